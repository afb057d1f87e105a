import { basename, dirname } from 'node:path';

/**
 * The class name of a CSS module on a page: `Button_primary`, `home-Hero_field`. File and folder make it unique, and say
 * where its rules are.
 */
export function scopedName(name: string, file: string): string {
  const folder = basename(dirname(file));
  const stem = basename(file)
    .replace(/\.module\.css.*/, '')
    .replaceAll('.', '-');
  return `${stem.startsWith(folder) ? stem : `${folder}-${stem}`}_${name}`;
}
