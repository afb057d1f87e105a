/**
 * A clone whose owner replaces the identity in the form only: launch-check comes to zero, the site builds, no file of
 * it (text, pictures, PDFs, contact card, structured data) has anything of the sample, and the tests of the code pass
 * whatever content/ says.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { parseDocument, stringify, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Files, filesOnDisk } from '../../src/content/files.ts';
import { writtenIn } from '../../src/content/reading/written.ts';
import { readSample, SAMPLE_FILE, sampleOf, tracesOf } from '../../src/owner/launch-check/sample.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { launchedFrom, TODAY } from '../launched.ts';
import { pdfText } from '../pdf.ts';
import { cleanEnv } from '../site.ts';
import { makeByForm } from './by-form.ts';
import { cloneTo } from './clone.ts';
import { startForm } from './form.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';

/** Where the owner begins: this project's content if it is as delivered; otherwise it belongs to somebody. */
const DELIVERED = isDeepStrictEqual(
  JSON.parse(JSON.stringify(sampleOf(writtenIn(filesOnDisk('content')).texts))),
  readSample(),
);
const BASE = DELIVERED ? 'content' : 'tests/fixtures/content';
const SAMPLE = sampleOf(writtenIn(filesOnDisk(BASE)).texts);

const root = mkdtempSync(join(tmpdir(), 'replaced-identity-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

const clone = cloneTo(join(root, 'site'));
const content = join(clone, 'content');
rmSync(content, { recursive: true });
cpSync(BASE, content, { recursive: true });
writeFileSync(join(clone, SAMPLE_FILE), stringify(SAMPLE));

const env = cleanEnv({
  SOURCE_DATE_EPOCH: String(Date.parse(`${TODAY}T00:00:00Z`) / 1000),
  SITE_DIR: '',
  CONTENT_DIR: '',
});
const run = (program: string, args: string[] = [], more: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: clone,
    env: { ...env, ...more },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

/** What a page shows, characters decoded. */
const plain = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** Has the owner bring the folder to the wanted content, by the form only. */
async function makeIt(wanted: Files): Promise<void> {
  const form = await startForm(content, env, clone);
  await makeByForm({ url: form.url, root: content, wanted });
  await form.end();
}

/** The owner's company: people by the names that the form gives their files, one with a picture. */
function company(): Files {
  const { 'team/leela.yaml': leela, 'team/tariq.yaml': tariq, ...files } = launchedFrom(filesOnDisk(BASE));
  const hostel = (files['hostel.yaml'] ?? '')
    .replace(/^day: .*$/m, "day: '2026-11-19'")
    .replace(/^readAt: .*$/m, "readAt: '13:05'");
  return {
    ...files,
    'hostel.yaml': hostel,
    'team/leela-gaikwad.yaml': `${leela}image: leela-gaikwad.jpg\n`,
    'team/leela-gaikwad.jpg': '',
    'team/tariq-momin.yaml': tariq ?? '',
  };
}

test('launch-check comes to zero through the form only, before the build and after it', async () => {
  const before = run('src/owner/launch-check/launch-check.ts', ['--offline']);
  expect(before.status, before.said).toBe(1);
  await makeIt(company());
  const words = run('src/owner/launch-check/launch-check.ts', ['--offline']);
  expect(words.said).toMatch(/Nothing is left to do/);
  expect(words.status).toBe(0);
  const build = run('src/publish/build/build.ts');
  expect(build.status, build.said).toBe(0);
  const built = run('src/owner/launch-check/launch-check.ts', ['--offline']);
  expect(built.said).toMatch(/Nothing is left to do/);
  expect(built.status).toBe(0);
}, 600_000);

test('nothing of the sample is in any file of the built site', async () => {
  const dir = join(clone, 'dist');
  const wanted = tracesOf(SAMPLE).map(({ words }) => words);
  expect(wanted.length, 'Nothing was looked for: the check itself is broken.').toBeGreaterThan(6);
  const files = filesOf(dir).filter((file) => !/\.(br|gz)$/.test(file));
  for (const file of files) {
    const bytes = readFileSync(join(dir, file));
    const text = `${file} ${file.endsWith('.pdf') ? await pdfText(bytes) : plain(bytes.toString('utf8'))}`;
    // Files that no text can be read from.
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
  const build = run('src/publish/build/build.ts', ['.cache/sample-site'], { CONTENT_DIR: resolve(BASE) });
  expect(build.status, build.said).toBe(0);
  const hashes = new Set(
    pictures(readFileSync(join(clone, '.cache/sample-site/build.json'), 'utf8')).map(([, hash]) => hash),
  );
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter(([, hash]) => hashes.has(hash)).map(([file]) => file)).toEqual([]);
}, 600_000);

/** What the site links to or chooses from, and what launch-check looks for: not the company's words. */
const NO_WORDS = /^(id|link|to|claim|upTo|group|icon|tab|color)$/;

/** A file with every word replaced, and names in braces kept. */
function reworded(text: string): string {
  const document = parseDocument(text);
  visit(document, {
    Scalar(key, node, path) {
      const pair = path.findLast((one) => 'key' in one);
      if (key === 'key' || typeof node.value !== 'string' || NO_WORDS.test(String(pair?.key))) return;
      node.value = node.value.replace(/\{[^}]*\}|[a-z]/gi, (part) =>
        part.length > 1 ? part : String.fromCharCode(part.charCodeAt(0) + (/[n-z]/i.test(part) ? -13 : 13)),
      );
    },
  });
  const questions = document.getIn(['questions', 'list']) as YAMLSeq<YAMLMap> | undefined;
  const copy = questions?.items.reverse()[0]?.clone() as YAMLMap | undefined;
  copy?.set('id', 'a-copy');
  if (copy) questions?.add(copy);
  return document.toString({ lineWidth: 0 });
}

/** The same company with other words and work, its questions in another order and one twice. */
function anotherCompany(): Files {
  const { 'services/web-development.md': gone = '', ...files } = company();
  const another = gone
    .replace(/^title: .*$/m, 'title: Audits of kitchens')
    .replace(/^order: .*$/m, 'order: 0');
  const own = Object.entries(files)
    .filter(([file]) => /^(pages|products|interface).*yaml$/.test(file))
    .map(([file, text]) => [
      file,
      reworded(text).replaceAll('/services/web-development', '/services/audits'),
    ]);
  return { ...files, ...Object.fromEntries(own), 'services/audits.md': another };
}

test('the tests of the code are green, whatever the company says', async () => {
  await makeIt(anotherCompany());
  const check = run('src/publish/build/check-content.ts');
  expect(check.status, check.said).toBe(0);
  const tests = run(VITEST, ['run', '--project', 'unit', '--project', 'site']);
  expect(tests.status, tests.said).toBe(0);
  expect(tests.said).toMatch(/Tests\s+\d{3,} passed/);
}, 900_000);
