/**
 * How long a check waits, in milliseconds. Much longer than it should ever take: on a busy machine a
 * browser has been six times as slow as usual, and a failing test loses nothing by waiting.
 */
export const PATIENCE_MS = 20_000;
