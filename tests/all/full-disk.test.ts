/** Real small disks, of nine sizes: what does not fit changes nothing, and it is said what to do. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refusalOf } from '../../src/owner/edit/server.ts';
import { sessionIn } from '../../src/owner/edit/session.ts';
import { writeBuildRecords } from '../../src/publish/build/build-record.ts';
import { makeReady, publish } from '../../src/publish/build/swap.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'full-'));
const disk = join(folder, 'disk');
const made = join(folder, 'made');
const mount = (size: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
const unmount = () => spawnSync('umount', [disk]);
cpSync('tests/fixtures/content', join(folder, 'content'), { recursive: true });
cpSync(process.env['SITE_DIR'] ?? 'dist', made, { recursive: true });
execFileSync('mkdir', [disk]);
const missing = mount('1m').status === 0 ? '' : 'this user cannot mount a disk';
unmount();
afterAll(() => rmSync(folder, { recursive: true }));

const stateOf = (root: string) =>
  filesOf(root)
    .map((file) => `${file} ${readFileSync(join(root, file), 'base64')}`)
    .join();
const KB_FREE = [0, 8, 20, 60, 200, 700, 1500, 2200, 9000];

/** Runs work on a disk with a folder on it, and so much space left. */
function withRoom<T>(from: string, kilobytes: number, work: (root: string) => T): T {
  mount('50m');
  cpSync(from, join(disk, 'it'), { recursive: true });
  const used = Number(execFileSync('df', ['-k', '--output=used', disk], { encoding: 'utf8' }).split('\n')[1]);
  execFileSync('mount', ['-o', `remount,size=${used + kilobytes}k`, disk]);
  try {
    return work(join(disk, 'it'));
  } finally {
    unmount();
  }
}

test.skipIf(missing)(
  missing ? `is left out: ${missing}` : 'the last good site stands, or the new one',
  () => {
    const before = stateOf(made);
    const old = join(folder, 'old');
    cpSync(made, old, { recursive: true });
    for (const file of filesOf(made).filter((one) => /\.(?:html|css|txt)$/.test(one)))
      writeFileSync(join(made, file), `${readFileSync(join(made, file), 'utf8')}<!-- new -->`);
    writeBuildRecords(made);
    const after = stateOf(made);
    const ends = KB_FREE.map((free) =>
      withRoom(old, free, (out) => {
        makeReady(out);
        let said = '';
        try {
          publish(made, out);
        } catch (error) {
          said = String(error);
        }
        expect(said, `${free} KB`).toMatch(/^$|ENOSPC/);
        expect(stateOf(out) === (said ? before : after), `${free} KB: one of the two, whole`).toBe(true);
        return said === '';
      }),
    );
    expect(new Set(ends)).toEqual(new Set([true, false]));
  },
);

test.skipIf(missing)(missing ? `is left out: ${missing}` : 'a save is whole or not at all', () => {
  const ends = KB_FREE.map((free) =>
    withRoom(join(folder, 'content'), free, (root) => {
      const form = sessionIn(root);
      const before = stateOf(root);
      const { hash, data } = form.open('company.yaml');
      let said = '';
      try {
        form.save({ file: 'company.yaml', hash, data: { ...data, tagline: 'Ours.' }, by: 'Leela' });
      } catch (error) {
        said = refusalOf(error).message;
      }
      expect(said, `${free} KB`).toMatch(
        /^$|^Nothing was written: ENOSPC.* Is the disk full.*Change that, then try again/,
      );
      expect(stateOf(root) === before, `${free} KB`).toBe(said !== '');
      expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
      return said === '';
    }),
  );
  expect(new Set(ends)).toEqual(new Set([true, false]));
});
