/**
 * How long a check waits for what has to come, in milliseconds. Much longer than it ever takes: on a busy machine a
 * browser has been six times as slow as usual, and whoever waits for what does not come learns no less for it.
 */
export const PATIENCE_MS = 20_000;
