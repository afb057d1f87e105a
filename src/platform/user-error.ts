/** An error whose message is for people, and is shown without a stack. */
export class UserError extends Error {}

const NOT_ALLOWED = 'this user may not read or change it. Allow it, or use the user who owns it';
/** The cause of a failed system call and what to do about it, by the error's code. */
const REMEDIES = new Map([
  ['EACCES', NOT_ALLOWED],
  ['EPERM', NOT_ALLOWED],
  ['EROFS', 'this disk is read-only. Use a folder on another disk'],
  ['ENOSPC', 'the disk is full. Free some space'],
  ['EDQUOT', 'the disk space of this user is used up. Free some space'],
  ['EBUSY', 'another program has it open. Close it there'],
]);

/** Returns a UserError's message, a system call's cause and remedy (or just its message), or another error's stack. */
export function messageFor(error: NodeJS.ErrnoException): string {
  const { code = '', syscall, path = 'A file', message, stack = message } = error;
  if (error instanceof UserError) return message;
  const remedy = REMEDIES.get(code);
  if (remedy) return `${path}: ${remedy}, then try again (${code}).`;
  return syscall ? `${message}.` : stack;
}
