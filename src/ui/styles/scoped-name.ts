import { basename, dirname } from 'node:path';

/**
 * What a class of a CSS module is called on a page: `Button_primary`, `home-Hero_field`. Its file and folder make it the
 * only one of that name, and say where its rules are.
 */
export function scopedName(name: string, file: string): string {
  const folder = basename(dirname(file));
  const stem = basename(file)
    .replace(/\.module\.css.*/, '')
    .replaceAll('.', '-');
  return `${stem.startsWith(folder) ? stem : `${folder}-${stem}`}_${name}`;
}
