import { announce } from '../store/context.ts';

/** Milliseconds after which a run of presses is over. */
const PAUSE = 700;

let soon = 0;

/** For screen readers: the panel shows the answer, and a notice would repeat it and cover the bill. */
export function speak(text: string): void {
  clearTimeout(soon);
  announce(text);
}

/** Speaks once at the end of a run of presses: the newest text replaces a waiting one. */
export function speakSoon(text: string): void {
  clearTimeout(soon);
  soon = window.setTimeout(speak, PAUSE, text);
}
