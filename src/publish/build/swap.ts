/** The one place that changes a built site. It replaces and removes what a build has put there, and nothing else. */
import { hash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entriesIn } from '../../platform/entries.ts';
import { Refusal } from '../../platform/refusal.ts';
import { applyChanges, bytesOf, type Changes, PREPARED, undoChanges } from '../../platform/write.ts';
import { filesOf } from '../hosting/files.ts';
import { BUILD_RECORD } from './build-record.ts';

/** The hashes in a folder's record, by file; undefined where it has none of ours. */
function recordIn(dir: string): Map<string, string> | undefined {
  try {
    return new Map(Object.entries(JSON.parse(String(bytesOf(dir, BUILD_RECORD))).files));
  } catch {
    return undefined;
  }
}

/** @throws Refusal that names what is in the folder and not of a build, or was changed since */
function refuseStrangers(dir: string): void {
  if (!existsSync(dir)) return;
  const files = recordIn(dir);
  const found: string[] = [];
  for (const { path, entry } of entriesIn(dir)) {
    // A huge folder need not be read to its end.
    if (entry.isDirectory() || path.startsWith(`${PREPARED}/`) || found.length === 3) continue;
    const bytes =
      entry.isFile() && (path === BUILD_RECORD || files?.has(path)) && readFileSync(join(dir, path));
    const isOurs = bytes && (path === BUILD_RECORD ? files : files?.get(path) === hash('sha256', bytes));
    if (!isOurs) found.push(path);
  }
  if (found.length > 0)
    throw new Refusal(
      `${relative('', dir)}/ holds what no build has put there, or what was changed since: ${found.join(', ')}. Move it elsewhere, then build again. The last good site is untouched.`,
    );
}

/** Puts the last good site back where a build was killed while it replaced it. @throws Refusal where it must not be replaced */
export function makeReady(out: string): void {
  undoChanges(out);
  refuseStrangers(out);
}

/** Whether one name stands in the way of another: it is that of its folder or, on some disks, the same in other capitals. */
function clash(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((name) => `${name.normalize('NFC').toLowerCase()}/`);
  return one !== other && (a.startsWith(b) || b.startsWith(a));
}

/** Lets everybody read the site, also where an earlier build kept it to its user. */
function openToAll(out: string): void {
  for (const path of [out, ...[...entriesIn(out)].map(({ path }) => join(out, path))]) {
    const { mode } = statSync(path);
    const open = mode | (mode & 0o100 ? 0o055 : 0o044);
    try {
      if (open !== mode) chmodSync(path, open);
    } catch {
      // Another user's folder, or a disk that knows no such rights.
    }
  }
}

/**
 * Replaces the last good site by a finished one, file by file: the folder may be a mounted disk or a link. Documents come after
 * what they need, the record last, and nothing is removed before, unless it stands in the way.
 * @throws where that fails; the last good site is then what it was
 */
export function publish(made: string, out: string): void {
  // Somebody may have put something there meanwhile.
  refuseStrangers(out);
  const rank = (file: string) => ['.html', '.json'].indexOf(/\.(?:html|json)$/.exec(file)?.[0] ?? '');
  const files = filesOf(made).sort((a, b) => rank(a) - rank(b));
  const gone = (existsSync(out) ? filesOf(out) : []).filter((file) => !files.includes(file));
  const inTheWay = gone.filter((old) => files.some((file) => clash(old, file)));
  const changes: Changes = new Map(inTheWay.map((file) => [file, undefined]));
  for (const file of files) {
    const bytes = readFileSync(join(made, file));
    if (inTheWay.some((old) => clash(old, file)) || !bytesOf(out, file)?.equals(bytes))
      changes.set(file, bytes);
  }
  for (const file of gone) if (!changes.has(file)) changes.set(file, undefined);
  applyChanges(out, changes, () => refuseStrangers(out));
  openToAll(out);
}
