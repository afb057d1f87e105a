import { createHash } from 'node:crypto';

/**
 * The class name of a CSS module on a page: short, because it travels in styles, documents and scripts. It depends on the
 * file's last folders, not on where the project is, so that builds are alike.
 */
export function scopedName(name: string, file: string): string {
  const path = file.replace(/\?.*/, '').split('/').slice(-3).join('/');
  return `c${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 3)}`;
}
