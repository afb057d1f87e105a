import { announce } from '../store/context.ts';

/** Milliseconds after which a run of presses is over. */
const PAUSE = 700;

let timer = 0;

/** Announces to screen readers only, because the panel shows the answer and a notice would cover the bill. */
export function speak(text: string): void {
  clearTimeout(timer);
  announce(text);
}

/** Announces once at the end of a run of presses: the newest text replaces a waiting one. */
export function speakSoon(text: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(speak, PAUSE, text);
}
