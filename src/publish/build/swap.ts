/** The one place that removes a built site, and only what a build has put there. */
import { hash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { entriesIn } from '../../content/files.ts';
import { Refusal } from '../../content/problems.ts';
import { BUILD_RECORD } from './build-record.ts';

/** The folder of a site (where a link leads) and, beside it, where the next one waits and the last one is kept meanwhile. */
function placesOf(out: string) {
  const isLink = lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink();
  const site = isLink ? resolve(dirname(out), readlinkSync(out)) : out;
  return { site, next: `${site}.next`, last: `${site}.last` };
}

/** The hashes in a folder's record, by file: none of one that was cut short, undefined where there is none of ours. */
function recordIn(dir: string): Map<string, string> | undefined {
  const path = join(dir, BUILD_RECORD);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const text = readFileSync(path, 'utf8');
  try {
    return new Map(Object.entries(JSON.parse(text).files));
  } catch {
    return '{\n  "commit": '.startsWith(text.slice(0, 14)) ? new Map() : undefined;
  }
}

/** Up to three things in a folder that no build has put there, or that have changed since. */
function strangersIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const files = recordIn(dir);
  const found: string[] = [];
  for (const { path, entry } of entriesIn(dir)) {
    const isOurs = entry.isDirectory()
      ? [...(files?.keys() ?? [])].some((file) => file.startsWith(`${path}/`))
      : entry.isFile() &&
        (path === BUILD_RECORD
          ? files !== undefined
          : files?.get(path) === hash('sha256', readFileSync(join(dir, path))));
    if (!isOurs) found.push(path);
    if (found.length === 3) break;
  }
  return found;
}

/** @throws Refusal that names what is in the folder and not of a build */
function refuseStrangers(dir: string): void {
  const found = strangersIn(dir);
  if (found.length > 0)
    throw new Refusal(
      `${relative('', dir)}/ holds what no build has put there, or what was changed since: ${found.join(', ')}. Move it elsewhere, then build again. The last good site is untouched.`,
    );
}

/** Removes the files that a folder's record lists, and then the empty folders. @throws where something is left */
function removeBuild(dir: string): void {
  if (!existsSync(dir)) return;
  const files = recordIn(dir);
  const all = [...entriesIn(dir)].reverse().filter(({ path }) => path !== BUILD_RECORD);
  for (const { path, entry } of all)
    if (entry.isDirectory()) rmdirSync(join(dir, path));
    else if (entry.isFile() && files?.has(path)) unlinkSync(join(dir, path));
    else refuseStrangers(dir);
  // The last, so that what is left of a removal cut short is still known.
  if (files) unlinkSync(join(dir, BUILD_RECORD));
  rmdirSync(dir);
}

/** Whether a folder holds all files of a build, and nothing else. */
function isWhole(dir: string): boolean {
  const files = recordIn(dir);
  return (
    strangersIn(dir).length === 0 &&
    [...(files?.keys() ?? [])].every((file) => existsSync(join(dir, file))) &&
    files !== undefined
  );
}

/**
 * Puts right what a killed build has left, and sees whether the site's folder may be replaced.
 * @throws Refusal if it may not
 */
export function makeReady(out: string): void {
  const { site, next, last } = placesOf(out);
  const name = relative('', out);
  try {
    // Removes an empty folder, and finds out whether the system would let go of it.
    rmdirSync(site);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR')
      throw new Refusal(`${name} is not a folder: move it elsewhere, then build again.`);
    if (code === 'EBUSY')
      throw new Refusal(
        `${name}/ is a disk mounted there, which cannot be replaced as a whole. Mount it elsewhere, build, then copy the site to it.`,
      );
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw new Refusal(message);
  }
  if (existsSync(last) && !existsSync(site)) {
    renameSync(last, site);
    console.log(`${name}/ is the last good site again: a build was killed while it replaced it.`);
  }
  if (existsSync(last) && !isWhole(site))
    throw new Refusal(
      `${name}/ is not whole, and the last good site is in ${relative('', last)}/: a build was killed, or another program has made ${name}/ again. Move ${name}/ elsewhere, then build again.`,
    );
  for (const dir of [site, last]) refuseStrangers(dir);
  for (const dir of [last, next]) removeBuild(dir);
}

/** New files, for everybody to read; the record first, so that a copy cut short is known. */
function copy(from: string, to: string): void {
  mkdirSync(to);
  const put = (path: string) => writeFileSync(join(to, path), readFileSync(join(from, path)));
  put(BUILD_RECORD);
  for (const { path, entry } of entriesIn(from))
    if (entry.isDirectory()) mkdirSync(join(to, path));
    else if (path !== BUILD_RECORD) put(path);
}

/**
 * Replaces the last good site by a finished one, which is copied beside it first, since it may be on another disk. The last
 * one is removed only when the new one stands. A link stays, and its target is replaced.
 * @throws where that fails; the last good site is then where it was, or where the message says
 */
export function publish(made: string, out: string): void {
  const { site, next, last } = placesOf(out);
  mkdirSync(dirname(site), { recursive: true });
  try {
    copy(made, next);
    // Somebody may have put something there meanwhile.
    refuseStrangers(site);
    if (existsSync(site)) renameSync(site, last);
    renameSync(next, site);
  } catch (error) {
    try {
      if (existsSync(last)) renameSync(last, site);
      removeBuild(next);
    } catch {
      const [where, message] = [existsSync(last) ? last : site, (error as Error).message];
      throw new Refusal(`${message}\nThe last good site is in ${where}, and the new one in ${next}.`);
    }
    throw error;
  }
  try {
    removeBuild(last);
  } catch {
    // The site stands. The next build names what is in the way.
  }
}
