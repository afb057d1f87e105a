/** The live region's element: the panel is on the page once. */
let region: HTMLElement | null = null;

/** For screen readers: the answers are visible in the panel, and a notice would repeat them and cover the bill. */
export function Spoken() {
  return (
    <p
      ref={(element) => {
        region = element;
      }}
      className="visually-hidden"
      aria-live="polite"
    />
  );
}

/** Milliseconds after which a run of presses is over. */
const PAUSE = 700;

let soon = 0;

/** Replacing the text node makes the same words heard again. */
export function speak(text: string): void {
  clearTimeout(soon);
  region?.replaceChildren(text);
}

/** Speaks once at the end of a run of presses: the newest text replaces a waiting one. */
export function speakSoon(text: string): void {
  clearTimeout(soon);
  soon = window.setTimeout(speak, PAUSE, text);
}
