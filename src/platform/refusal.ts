/** Why nothing was written, for people: shown without a stack. */
export class Refusal extends Error {}

const NOT_ALLOWED = 'this user may not read or change it. Give the right to, or use the user who owns it';
/** Why the disk refuses something and what a person can do, by the error's code. */
const CURES = new Map([
  ['EACCES', NOT_ALLOWED],
  ['EPERM', NOT_ALLOWED],
  ['EROFS', 'this disk may only be read. Use a folder on another'],
  ['ENOSPC', 'the disk is full. Make room'],
  ['EDQUOT', 'the disk space of this user is used up. Make room'],
  ['EBUSY', 'another program has it open. Close it there'],
]);

/** A refusal's message; why a system call failed, and what to do; other errors with their stack. */
export function messageFor(error: NodeJS.ErrnoException): string {
  const { code = '', syscall, path = 'A file', message, stack = message } = error;
  if (error instanceof Refusal) return message;
  const cure = CURES.get(code);
  if (cure) return `${path}: ${cure}, then try again (${code}).`;
  return syscall ? `${message}.` : stack;
}
