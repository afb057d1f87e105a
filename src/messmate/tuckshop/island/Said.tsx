/** Where the words are put; the panel stands in the page once. */
let region: HTMLElement | null = null;

/** Milliseconds after which a run of presses, or of letters, has come to its end. */
const PAUSE = 700;
let soon = 0;

/**
 * A live region that nobody sees. What the tuckshop answers stands in the panel, where it belongs; a notice would say
 * it again, and lie on the bill. Whoever listens to the page hears it from here.
 */
export function Said() {
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

/** Reads out what the panel shows now. */
export function tell(text: string): void {
  clearTimeout(soon);
  // A text of its own each time: the same words may be the answer once more.
  region?.replaceChildren(text);
}

/** Reads out what a run of presses has led to, once, at its end. */
export function tellSoon(text: string): void {
  clearTimeout(soon);
  soon = window.setTimeout(() => tell(text), PAUSE);
}
