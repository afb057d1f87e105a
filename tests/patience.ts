/**
 * How long a check waits, in milliseconds: far longer than it should take. A busy machine has slowed a browser six
 * times, and a failing test loses nothing by waiting.
 */
export const TIMEOUT_MS = 20_000;
