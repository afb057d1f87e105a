import { createHash } from 'node:crypto';

/**
 * Returns the published name of a CSS module's class. It is short, because styles, documents and scripts repeat it. It
 * depends on the file's name and last two folders, not on the project's folder, so that builds are identical.
 */
export function scopedName(name: string, file: string): string {
  const path = file.replace(/\?.*/, '').split('/').slice(-3).join('/');
  return `c${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 3)}`;
}
