import { announcer } from '../store/context.ts';

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

/** Replacing the text node makes the same words heard again. */
export const { announce: speak, announceSoon: speakSoon } = announcer((text) =>
  region?.replaceChildren(text),
);
