/** Milliseconds after which a run of presses, of letters or of choices has come to its end. */
const PAUSE = 700;

/**
 * Two ways to say something: at once, or once at the end of a run. What is said takes the place of what was to be said.
 * @param put where the words go
 */
export function announcer(put: (text: string) => void) {
  let soon = 0;
  const say = (text: string): void => {
    clearTimeout(soon);
    put(text);
  };
  const saySoon = (text: string): void => {
    clearTimeout(soon);
    soon = window.setTimeout(put, PAUSE, text);
  };
  return { say, saySoon };
}
