/** The timeout of an expectation in a browser; most others are multiples. A busy machine can be six times slower. */
export const TIMEOUT_MS = 20_000;
