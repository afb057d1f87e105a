/** The one place that changes a built site. It replaces and removes what a build has put there, and nothing else. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entriesIn } from '../../content/files.ts';
import { Refusal } from '../../content/problems.ts';
import { applyChanges, bytesOf, type Changes, undoChanges } from '../../content/write.ts';
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
    if (entry.isDirectory() || found.length === 3) continue;
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

/** What builds made in `dist.hosts/` before there was a record of it. */
const UNRECORDED = /^(?:nginx\.conf|site-(?:maps|server)\.conf|wrangler\.json)$/;

/** Puts the last good site back where a build was killed while it replaced it. @throws Refusal where it must not be replaced */
export function makeReady(out: string): void {
  undoChanges(out);
  const files = existsSync(out) ? filesOf(out) : [];
  // Nothing tells whether somebody has changed them since.
  if (files.length > 0 && files.every((file) => UNRECORDED.test(file)) && !existsSync(`${out}.old`))
    renameSync(out, `${out}.old`);
  refuseStrangers(out);
}

/**
 * Replaces the last good site by a finished one, file by file: the folder may be a mounted disk or a link. Documents come after
 * what they need, the record last, and nothing is removed before.
 * @throws where that fails; the last good site is then what it was
 */
export function publish(made: string, out: string): void {
  // Somebody may have put something there meanwhile.
  refuseStrangers(out);
  const rank = (file: string) => ['.html', '.json'].indexOf(/\.(?:html|json)$/.exec(file)?.[0] ?? '');
  const files = filesOf(made).sort((a, b) => rank(a) - rank(b));
  const changes: Changes = new Map();
  for (const file of files) {
    const bytes = readFileSync(join(made, file));
    if (!bytesOf(out, file)?.equals(bytes)) changes.set(file, bytes);
  }
  for (const file of existsSync(out) ? filesOf(out) : [])
    if (!files.includes(file)) changes.set(file, undefined);
  applyChanges(out, changes);
}
