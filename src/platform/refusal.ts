/** Why nothing was written, for people: shown without a stack. */
export class Refusal extends Error {}

/** What the disk has refused, and what to do; other errors with their stack. */
export const diskMessage = ({ code, message, stack = message }: NodeJS.ErrnoException): string =>
  code
    ? `${message}. Is the disk full, a file read-only, or open in another program? Change that, then try again.`
    : stack;
