import { announcer } from '../store/context.ts';

/** The live region's element: the panel is on the page once. */
let region: HTMLElement | null = null;

/**
 * A visually hidden live region. The tuckshop's answers are visible in the panel itself; a notice would repeat them and
 * cover the bill. Screen readers hear them from here.
 */
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

/** Announces what the panel shows now. Replacing the text node makes the same words heard again. */
export const { announce: speak, announceSoon: speakSoon } = announcer((text) =>
  region?.replaceChildren(text),
);
