import { createHash } from 'node:crypto';

/**
 * Returns the class name of a CSS module on a page. It is short, because styles, documents and scripts contain it. It depends
 * on the file's last folders, not on the project's folder, so that builds are identical.
 */
export function scopedName(name: string, file: string): string {
  const path = file.replace(/\?.*/, '').split('/').slice(-3).join('/');
  return `c${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 3)}`;
}
