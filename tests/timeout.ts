/** How long an expectation of a browser test may take. On a busy machine a browser can be six times slower. */
export const TIMEOUT_MS = 20_000;
