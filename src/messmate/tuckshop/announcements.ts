import { announce } from '../store/context.ts';

/** A run of presses is over after this pause. */
const PAUSE_MS = 700;

let timer = 0;

/** Announces a text to screen readers only, because the panel shows the result and a notice would cover the bill. */
export function announceNow(text: string): void {
  clearTimeout(timer);
  announce(text);
}

/** Announces only the last text of a run of presses. */
export function announceSoon(text: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(announceNow, PAUSE_MS, text);
}
