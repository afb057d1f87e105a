/**
 * How long a check waits, in milliseconds: far longer than it should take. A busy machine has slowed a browser six
 * times, and a failing test loses nothing by waiting.
 */
export const PATIENCE_MS = 20_000;
