/**
 * A clone whose owner replaces the identity in the form only, by keyboard: launch-check comes to zero, the site builds, no
 * file of it (text, pictures, PDFs, contact card, structured data) has anything of the sample, and the tests of the code
 * pass whatever content/ says.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { parseDocument, stringify, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Files, filesOnDisk, isText } from '../../src/content/files.ts';
import { writtenIn } from '../../src/content/reading/written.ts';
import { readSample, SAMPLE_FILE, sampleOf, tracesOf } from '../../src/owner/launch-check/sample.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { launchedFrom, TODAY } from '../launched.ts';
import { LAUNCH } from '../pages/launch.ts';
import { PATIENCE_MS } from '../patience.ts';
import { pdfText } from '../pdf.ts';
import { git } from '../repository.ts';
import { cleanEnv } from '../site.ts';
import { cloneTo } from './clone.ts';
import { startForm } from './form.ts';
import { launchByKeyboard, NAME } from './launch-by-keyboard.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';

/** Whether this project's content is as delivered, where an owner begins; otherwise it belongs to somebody. */
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
git(clone, 'init');
git(clone, 'add', 'content');
git(clone, 'commit', '-m', 'Sample');

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

/** The launch in the form, with a picture of each step in `.cache/launch`. */
async function launch(): Promise<void> {
  const form = await startForm(content, env, clone);
  const browser = await chromium.launch(LAUNCH);
  const page = await browser.newPage({ locale: 'en-IN', viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(2 * PATIENCE_MS);
  const { seconds, keys, clicks, pastes } = await launchByKeyboard(page, form.url, '.cache/launch');
  console.info(`The launch took ${seconds} s: ${keys} keys, ${clicks} clicks, ${pastes} pasted texts.`);
  await browser.close();
  await form.end();
}

test.runIf(DELIVERED)(
  'launch-check comes to zero through the form only, before the build and after it',
  async () => {
    const before = run('src/owner/launch-check/launch-check.ts', ['--offline']);
    expect(before.status, before.said).toBe(1);
    await launch();
    const words = run('src/owner/launch-check/launch-check.ts', ['--offline']);
    expect(words.said).toMatch(/Nothing is left to do/);
    expect(words.status).toBe(0);
    const build = run('src/publish/build/build.ts');
    expect(build.status, build.said).toBe(0);
    const built = run('src/owner/launch-check/launch-check.ts', ['--offline']);
    expect(built.said).toMatch(/Nothing is left to do/);
    expect(built.status).toBe(0);
  },
  600_000,
);

test.runIf(DELIVERED)(
  'nothing of the sample is in any file of the built site',
  async () => {
    const dir = join(clone, 'dist');
    const wanted = tracesOf(SAMPLE).map(({ words }) => words);
    expect(wanted.length, 'Nothing was looked for: the check itself is broken.').toBeGreaterThan(6);
    const files = filesOf(dir).filter((file) => !/\.(br|gz)$/.test(file));
    for (const file of files) {
      const bytes = readFileSync(join(dir, file));
      const text = `${file} ${file.endsWith('.pdf') ? await pdfText(bytes) : plain(bytes.toString('utf8'))}`;
      // Files that no text can be read from.
      if (file.endsWith('.pdf')) expect(text).toContain(NAME);
      for (const words of wanted) expect(text.includes(words), `${file} holds “${words}”.`).toBe(false);
    }
  },
  120_000,
);

test.runIf(DELIVERED)(
  'no picture is one of the sample’s site',
  () => {
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
  },
  600_000,
);

/** What the site links to or chooses from, and what launch-check looks for: not the company's words. */
const NO_WORDS = /^(id|link|to|claim|cites|letter|upTo|group|icon|tab|color)$/;

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

/** Another company with other words and work, its questions in another order and one twice. */
function anotherCompany(): Files {
  const { 'services/web-development.md': gone = '', ...files } = launchedFrom(filesOnDisk(BASE));
  const another = gone
    .replace(/^title: .*$/m, 'title: Audits of kitchens')
    .replace(/^order: .*$/m, 'order: 99');
  const own = Object.entries(files)
    .filter(([file]) => /^(pages|products|interface).*yaml$/.test(file))
    .map(([file, text]) => [
      file,
      reworded(text).replaceAll('/services/web-development', '/services/audits'),
    ]);
  return { ...files, ...Object.fromEntries(own), 'services/audits.md': another };
}

test('the tests of the code are green, whatever the company says', async () => {
  rmSync(content, { recursive: true });
  cpSync(BASE, content, { recursive: true });
  const wanted = anotherCompany();
  for (const file of Object.keys(filesOnDisk(content))) if (!(file in wanted)) rmSync(join(content, file));
  for (const [file, text] of Object.entries(wanted))
    if (isText(file)) {
      mkdirSync(dirname(join(content, file)), { recursive: true });
      writeFileSync(join(content, file), text);
    }
  const check = run('src/publish/build/check-content.ts');
  expect(check.status, check.said).toBe(0);
  const tests = run(VITEST, ['run', '--project', 'unit', '--project', 'site']);
  expect(tests.status, tests.said).toBe(0);
  expect(tests.said).toMatch(/Tests\s+\d{3,} passed/);
}, 900_000);
