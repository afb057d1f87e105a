import { announcer } from '../store/context.ts';

/** Where the words are put; the panel is in the page once. */
let region: HTMLElement | null = null;

/**
 * A live region that nobody sees. What the tuckshop answers stands in the panel, where it belongs; a notice would say
 * it again, and lie on the bill. Whoever listens to the page hears it from here.
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

/** Reads out what the panel shows now. A text of its own each time: the same words may be the answer once more. */
export const { say: speak, saySoon: speakSoon } = announcer((text) => region?.replaceChildren(text));
