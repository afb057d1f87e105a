/** An error whose message is for people, and is shown without a stack. */
export class Refusal extends Error {}

const NOT_ALLOWED = 'this user may not read or change it. Give the right to, or use the user who owns it';
/** What is wrong and what to do, by the code of a disk error. */
const CURES = new Map([
  ['EACCES', NOT_ALLOWED],
  ['EPERM', NOT_ALLOWED],
  ['EROFS', 'this disk may only be read. Use a folder on another'],
  ['ENOSPC', 'the disk is full. Make room'],
  ['EDQUOT', 'the disk space of this user is used up. Make room'],
  ['EBUSY', 'another program has it open. Close it there'],
]);

/** Returns the message of a refusal, the cause and cure of a failed system call, or another error's stack. */
export function messageFor(error: NodeJS.ErrnoException): string {
  const { code = '', syscall, path = 'A file', message, stack = message } = error;
  if (error instanceof Refusal) return message;
  const cure = CURES.get(code);
  if (cure) return `${path}: ${cure}, then try again (${code}).`;
  return syscall ? `${message}.` : stack;
}
