/**
 * A fresh clone whose owner replaces the identity through content/ alone: launch-check comes to zero, the site is built, and
 * nothing of the sample is left in any file of it: text, pictures, PDFs, contact card, structured data.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOnDisk } from '../../src/content/files.ts';
import { filesOf } from '../../src/hosting/files.ts';
import { pdfText } from '../../src/launch-check/pdf-text.ts';
import { readSample, sampleOf, tracesOf } from '../../src/launch-check/sample.ts';
import { writtenIn } from '../../src/launch-check/written.ts';
import { launchedFrom, TODAY } from '../launched.ts';
import { cleanEnv } from '../site.ts';
import { cloneTo } from './clone.ts';

const root = mkdtempSync(join(tmpdir(), 'replaced-identity-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

const delivered = filesOnDisk('content');
// While content/ is the sample both are the same; an owner’s own content is a sample to whoever comes after.
const list = sampleOf(writtenIn(delivered));
const isDelivered = readSample()['company.yaml: name']?.some((name) =>
  delivered['company.yaml']?.includes(name),
);
const clone = cloneTo(join(root, 'site'));
const env = cleanEnv({
  SOURCE_DATE_EPOCH: String(Date.parse(`${TODAY}T00:00:00Z`) / 1000),
  OUT_DIR: '',
  SITE_DIR: '',
  CONTENT_DIR: '',
});
const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

/** What a page shows, with its characters as they are read. */
const plain = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** The values of the sample that are long enough to tell, without those that take others in. */
const values = Object.entries(list)
  .filter(([rule]) => !/technologies|social|linkedin|\bproduct\b/.test(rule))
  .flatMap(([, all]) => all.filter((value) => value.length >= 12 && !/[{|<]/.test(value)));

test('launch-check comes to zero through content/ alone, before the build and after it', () => {
  const before = run('src/launch-check/launch-check.ts', '--offline');
  if (isDelivered) expect(before.status, before.said).toBe(1);
  rmSync(join(clone, 'content'), { recursive: true });
  for (const [file, text] of Object.entries(launchedFrom(delivered, readSample()))) {
    mkdirSync(dirname(join(clone, 'content', file)), { recursive: true });
    writeFileSync(join(clone, 'content', file), text);
  }
  const words = run('src/launch-check/launch-check.ts', '--offline');
  expect(words.said).toMatch(/Nothing is left to do/);
  expect(words.status).toBe(0);
  const build = run('src/build/build.ts');
  expect(build.status, build.said).toBe(0);
  expect(build.said).toMatch(/Nothing is left to do: the site can be launched/);
  const built = run('src/launch-check/launch-check.ts', '--offline');
  expect(built.said).toMatch(/Nothing is left to do/);
  expect(built.said).not.toMatch(/is not built|other words/);
  expect(built.status).toBe(0);
}, 300_000);

test('nothing of the sample is in any file of the built site', async () => {
  const dir = join(clone, 'dist');
  const wanted = [...new Set([...tracesOf(list).map(({ words }) => words), ...values])];
  expect(wanted.length, 'Nothing was looked for: the check itself is broken.').toBeGreaterThan(20);
  const files = filesOf(dir).filter((file) => !/\.(br|gz)$/.test(file));
  for (const file of files) {
    const bytes = readFileSync(join(dir, file));
    const text = `${file} ${file.endsWith('.pdf') ? await pdfText(bytes) : plain(bytes.toString('utf8'))}`;
    // What nothing can be read in, nothing can be found in.
    if (file.endsWith('.pdf')) expect(text).toContain('Sonchiraiya Kitchens');
    for (const words of wanted) expect(text.includes(words), `${file} holds “${words}”.`).toBe(false);
  }
}, 120_000);

test('no picture is one of the sample’s site', () => {
  const pictures = (record: string) =>
    Object.entries(JSON.parse(record).files as Record<string, string>).filter(([file]) =>
      /\.(?:png|svg|ico|webp|avif|jpg)$/.test(file),
    );
  const own = pictures(readFileSync(join(clone, 'dist/build.json'), 'utf8'));
  rmSync(join(clone, 'content'), { recursive: true });
  for (const [file, text] of Object.entries(delivered)) {
    mkdirSync(dirname(join(clone, 'content', file)), { recursive: true });
    writeFileSync(join(clone, 'content', file), text);
  }
  const build = run('src/build/build.ts');
  expect(build.status, build.said).toBe(0);
  const hashes = new Set(
    pictures(readFileSync(join(clone, 'dist/build.json'), 'utf8')).map(([, hash]) => hash),
  );
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter(([, hash]) => hashes.has(hash)).map(([file]) => file)).toEqual([]);
}, 300_000);
