/** The timeout of a check, in milliseconds. A busy machine slowed a browser six times. */
export const TIMEOUT_MS = 20_000;
