import { say } from '../../demo/context.ts';

/** Milliseconds after which a run of presses, or of keys, has come to its end. */
const PAUSE = 700;
let timer = 0;

/** Says what a run of presses has led to, once, at its end. */
export function saySoon(text: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => say(text), PAUSE);
}

/** Says something now; what was to be said of the presses before it is out of date. */
export function sayNow(text: string): void {
  clearTimeout(timer);
  say(text);
}
