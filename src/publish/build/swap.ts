/** The one place that changes a built site. It replaces and removes what a build has put there, and nothing else. */
import { hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entriesIn } from '../../platform/entries.ts';
import { messageFor, Refusal } from '../../platform/refusal.ts';
import { bytesOf, removeFile, STALE_MS } from '../../platform/write.ts';
import { filesOf } from '../hosting/files.ts';
import { BUILD_RECORD } from './build-record.ts';

/** What the folder within the site is called that holds the next one until its files are renamed. */
const NEXT = '.next-site-';
const nextIn = (out: string) => readdirSync(out).filter((name) => name.startsWith(NEXT));

/** The hashes in a folder's record, by file; undefined where it has none of ours. */
function recordIn(dir: string): Map<string, string> | undefined {
  try {
    return new Map(Object.entries(JSON.parse(String(bytesOf(dir, BUILD_RECORD))).files));
  } catch {
    return undefined;
  }
}

/**
 * A build that was killed while it replaced the site has left files of both, and the rest of the next one with its record.
 * @throws Refusal that names what is in the folder and not of a build, or was changed since
 */
export function refuseStrangers(dir: string): void {
  if (!existsSync(dir)) return;
  const record = recordIn(dir);
  const next = new Map(nextIn(dir).map((name) => [name, recordIn(join(dir, name))]));
  const isOurs = (path: string) => {
    const [folder = '', ...below] = path.split('/');
    const name = below.join('/');
    // A file may be half written.
    if (next.has(folder)) return name === BUILD_RECORD || next.get(folder)?.has(name);
    if (path === BUILD_RECORD) return record !== undefined;
    const own = hash('sha256', readFileSync(join(dir, path)));
    return [record, ...next.values()].some((files) => files?.get(path) === own);
  };
  const found: string[] = [];
  for (const { path, entry } of entriesIn(dir)) {
    // A huge folder need not be read to its end.
    if (entry.isDirectory() || found.length === 3) continue;
    if (!entry.isFile() || !isOurs(path)) found.push(path);
  }
  if (found.length > 0)
    throw new Refusal(
      `${relative('', dir)}/ holds what no build has put there, or what was changed since: ${found.join(', ')}. Move it elsewhere, then build again. The last good site is untouched.`,
    );
}

/** Whether one name stands in the way of another: it is that of its folder or, on some disks, the same in other capitals. */
function clash(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((name) => `${name.normalize('NFC').toLowerCase()}/`);
  return one !== other && (a.startsWith(b) || b.startsWith(a));
}

/** The record goes last, by which a later build knows the rest. */
function removeNext(next: string): void {
  for (const file of filesOf(next)) if (file !== BUILD_RECORD) rmSync(join(next, file));
  rmSync(next, { recursive: true });
}

/**
 * Copies a finished site into a folder of its own within the last one, the last file first. @returns that folder
 * @throws Refusal where another program does the same, or has put something else there; what the disk throws
 */
function stage(made: string, out: string, files: readonly string[]): string {
  const next = mkdtempSync(join(out, NEXT));
  try {
    for (const file of [...files].reverse()) {
      mkdirSync(dirname(join(next, file)), { recursive: true });
      copyFileSync(join(made, file), join(next, file));
    }
    const others = nextIn(out).map((name) => join(out, name));
    if (others.some((path) => path !== next && Date.now() - statSync(path).mtimeMs < STALE_MS))
      throw new Refusal(
        `Another program is replacing ${relative('', out)}/, or was ended while it did. Build again in a minute.`,
      );
    refuseStrangers(out);
  } catch (error) {
    removeNext(next);
    throw error;
  }
  return next;
}

/**
 * Replaces the last good site by a finished one, file by file: the folder may be a mounted disk or a link. Documents come after
 * what they need; old files go once the new ones stand, unless their names are in the way; the record is the last.
 * @throws Refusal where something else is in the folder; what the disk throws
 */
export function publish(made: string, out: string): void {
  refuseStrangers(out);
  mkdirSync(out, { recursive: true });
  const rank = (file: string) => (file === BUILD_RECORD ? 2 : Number(file.endsWith('.html')));
  const files = filesOf(made).sort((a, b) => rank(a) - rank(b));
  const next = stage(made, out, files);
  const gone = filesOf(out).filter((file) => !files.includes(file) && !file.startsWith(NEXT));
  const [inTheWay = [], later = []] = [true, false].map((is) =>
    gone.filter((old) => files.some((file) => clash(old, file)) === is),
  );
  try {
    for (const file of [...inTheWay, ...files.slice(0, -1), ...later, BUILD_RECORD])
      if (gone.includes(file)) removeFile(out, file);
      else {
        mkdirSync(dirname(join(out, file)), { recursive: true });
        renameSync(join(next, file), join(out, file));
      }
    for (const name of nextIn(out)) removeNext(join(out, name));
  } catch (error) {
    throw new Refusal(
      `${relative('', out)}/ holds files of the last site and of the new one. ${messageFor(error as Error)} Then build again.`,
    );
  }
}
