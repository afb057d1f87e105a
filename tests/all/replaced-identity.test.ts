/**
 * A clone whose owner replaces the identity through content/ alone: launch-check comes to zero, the site is built, nothing of
 * the sample is left in any file of it (text, pictures, PDFs, contact card, structured data), and the tests of the code are
 * green whatever content/ says. The sample is the tests' own company, so that this holds in an owner's project too.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import type { Files } from '../../src/content/files.ts';
import { pdfText } from '../../src/owner/launch-check/pdf-text.ts';
import { SAMPLE_FILE, sampleFile, tracesOf } from '../../src/owner/launch-check/sample.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { CLEAN, SAMPLE, TODAY } from '../launched.ts';
import { cleanEnv } from '../site.ts';
import { cloneTo } from './clone.ts';

const root = mkdtempSync(join(tmpdir(), 'replaced-identity-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

const clone = cloneTo(join(root, 'site'));
const content = join(clone, 'content');
rmSync(content, { recursive: true });
cpSync('tests/fixtures/content', content, { recursive: true });
writeFileSync(join(clone, SAMPLE_FILE), sampleFile(SAMPLE));

/** Puts other words in the place of all that content/ says. */
function say(files: Files): void {
  rmSync(content, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
}

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
const values = Object.entries(SAMPLE)
  .filter(([rule]) => !/technologies|social|linkedin|\bproduct\b/.test(rule))
  .flatMap(([, all]) => all.filter((value) => value.length >= 12 && !/[{|<]/.test(value)));

test('launch-check comes to zero through content/ alone, before the build and after it', () => {
  const before = run('src/owner/launch-check/launch-check.ts', '--offline');
  expect(before.status, before.said).toBe(1);
  say(CLEAN);
  const words = run('src/owner/launch-check/launch-check.ts', '--offline');
  expect(words.said).toMatch(/Nothing is left to do/);
  expect(words.status).toBe(0);
  const build = run('src/publish/build/build.ts');
  expect(build.status, build.said).toBe(0);
  const built = run('src/owner/launch-check/launch-check.ts', '--offline');
  expect(built.said).toMatch(/Nothing is left to do/);
  expect(built.said).not.toMatch(/is not built|other words/);
  expect(built.status).toBe(0);
}, 300_000);

test('nothing of the sample is in any file of the built site', async () => {
  const dir = join(clone, 'dist');
  const wanted = [...new Set([...tracesOf(SAMPLE).map(({ words }) => words), ...values])];
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
  rmSync(content, { recursive: true });
  cpSync('tests/fixtures/content', content, { recursive: true });
  const build = run('src/publish/build/build.ts');
  expect(build.status, build.said).toBe(0);
  const hashes = new Set(
    pictures(readFileSync(join(clone, 'dist/build.json'), 'utf8')).map(([, hash]) => hash),
  );
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter(([, hash]) => hashes.has(hash)).map(([file]) => file)).toEqual([]);
}, 300_000);

/** What the site links to or chooses from, and what launch-check looks for: no words of the company's. */
const NO_WORDS = /^(id|link|to|claim|upTo|group)$/;

/** A file with another word in the place of each, and the names in braces as they are. */
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
  return document.toString({ lineWidth: 0 });
}

/** A company that has done everything, has words of its own on the home and product pages, and does other work. */
function anotherCompany(): Files {
  const { 'services/web-development.md': gone = '', ...files } = CLEAN;
  const another = gone
    .replace(/^title: .*$/m, 'title: Audits of kitchens')
    .replace(/^order: .*$/m, 'order: 9');
  const own = ['pages/home.yaml', 'products/messmate/page.yaml'].map((file) => [
    file,
    reworded(files[file] ?? ''),
  ]);
  return { ...files, ...Object.fromEntries(own), 'services/audits.md': another };
}

test('the tests of the code are green, whatever the company says', () => {
  say(anotherCompany());
  const check = run('src/publish/build/check-content.ts');
  expect(check.status, check.said).toBe(0);
  const tests = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'site');
  expect(tests.status, tests.said).toBe(0);
  expect(tests.said).toMatch(/Tests\s+\d{3,} passed/);
}, 900_000);
