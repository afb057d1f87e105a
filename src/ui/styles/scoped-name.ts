import { readdirSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';

const slashes = (path: string) => path.replaceAll('\\', '/');

const MODULES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map(slashes)
  .sort();

/**
 * The class name of a CSS module while the site is worked on: `Button_primary`, `home-Hero_field`. File and folder make
 * it unique, and say where its rules are.
 */
export function scopedName(name: string, file: string): string {
  const folder = basename(dirname(file));
  const stem = basename(file)
    .replace(/\.module\.css.*/, '')
    .replaceAll('.', '-');
  return `${stem.startsWith(folder) ? stem : `${folder}-${stem}`}_${name}`;
}

/**
 * The same on a built page, `b53`: the module's number and the name's number in it. The product page is 900 bytes
 * shorter than with words, compressed.
 * @param css the module's text
 */
export function shortName(name: string, file: string, css: string): string {
  const path = slashes(relative('src', file)).replace(/\.module\.css.*/, '.module.css');
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  // From 360 on, two signs of which the first is a letter.
  return `${(360 + MODULES.indexOf(path)).toString(36)}${names.indexOf(name).toString(36)}`;
}
