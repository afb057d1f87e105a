/** A clone of the project whose owner replaces the sample company by another in the form, by keyboard. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readFiles } from '../../src/content/files.ts';
import { readSourceTexts } from '../../src/content/reading/source-texts.ts';
import {
  collectSample,
  listSampleValues,
  readSample,
  SAMPLE_FILE,
} from '../../src/owner/launch-check/sample.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { git } from '../git.ts';
import { TODAY } from '../launched.ts';
import { LAUNCH } from '../pages/launch.ts';
import { readPdfText } from '../pdf.ts';
import { cleanEnv } from '../site.ts';
import { TIMEOUT_MS } from '../timeout.ts';
import { cloneProject } from './clone.ts';
import { startForm } from './edit-support.ts';
import { NAME, replaceSample } from './replace-sample.ts';

/** True if `content/` is still the sample. If not, the clone begins with the fixtures in its place. */
const IS_SAMPLE = isDeepStrictEqual(
  JSON.parse(JSON.stringify(collectSample(readSourceTexts(readFiles('content')).texts))),
  readSample(),
);
const SOURCE = IS_SAMPLE ? 'content' : 'tests/fixtures/content';
const SAMPLE = collectSample(readSourceTexts(readFiles(SOURCE)).texts);

const root = mkdtempSync(join(tmpdir(), 'replaced-identity-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

const clone = cloneProject(join(root, 'site'));
const content = join(clone, 'content');
rmSync(content, { recursive: true });
cpSync(SOURCE, content, { recursive: true });
writeFileSync(join(clone, SAMPLE_FILE), stringify(SAMPLE));
git(clone, 'init');
git(clone, 'add', 'content');
git(clone, 'commit', '-m', 'Sample');

const env = cleanEnv({
  SOURCE_DATE_EPOCH: String(Date.parse(`${TODAY}T00:00:00Z`) / 1000),
  SITE_DIR: '',
  CONTENT_DIR: '',
});
const runProgram = (program: string, args: string[] = [], extraEnv: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: clone,
    env: { ...env, ...extraEnv },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

const runLaunchCheck = () => runProgram('src/owner/launch-check/launch-check.ts', ['--offline']);
const expectNothingLeft = () => {
  const { status, output } = runLaunchCheck();
  expect(output).toMatch(/Nothing is left to do/);
  expect(status).toBe(0);
};

/** Decodes character references, and joins white space. */
const decode = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

async function replaceCompany(): Promise<void> {
  const form = await startForm(content, env, clone);
  const browser = await chromium.launch(LAUNCH);
  const page = await browser.newPage({ locale: 'en-IN', viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(2 * TIMEOUT_MS);
  await replaceSample(page, form.url);
  await browser.close();
  await form.end();
}

test.runIf(IS_SAMPLE)(
  'leaves nothing to do for launch-check after work in the form only, with and without a built site',
  async () => {
    const beforeLaunch = runLaunchCheck();
    expect(beforeLaunch.status, beforeLaunch.output).toBe(1);
    await replaceCompany();
    expectNothingLeft();
    const build = runProgram('src/publish/build/build.ts');
    expect(build.status, build.output).toBe(0);
    expectNothingLeft();
  },
  600_000,
);

test.runIf(IS_SAMPLE)(
  'leaves no identifying value of the sample in any file of the built site',
  async () => {
    const dir = join(clone, 'dist');
    const sampleWords = listSampleValues(SAMPLE).map(({ words }) => words);
    expect(sampleWords.length, 'expected values to look for').toBeGreaterThan(6);
    const files = filesOf(dir).filter((file) => !/\.(br|gz)$/.test(file));
    for (const file of files) {
      const bytes = readFileSync(join(dir, file));
      const text = `${file} ${file.endsWith('.pdf') ? await readPdfText(bytes) : decode(bytes.toString('utf8'))}`;
      // Otherwise the test would pass on a PDF without readable text.
      if (file.endsWith('.pdf')) expect(text).toContain(NAME);
      for (const words of sampleWords)
        expect(text.includes(words), `expected no “${words}” in ${file}`).toBe(false);
    }
  },
  120_000,
);

test.runIf(IS_SAMPLE)(
  'shares no picture with the site of the sample',
  () => {
    /** Returns the names and hashes of a site's pictures. */
    const readPictures = (site: string) => {
      const { files } = JSON.parse(readFileSync(join(clone, site, 'build.json'), 'utf8'));
      return Object.entries(files).filter(([file]) => /\.(?:png|svg|ico|webp|avif|jpg)$/.test(file));
    };
    const sampleSite = '.cache/sample-site';
    const build = runProgram('src/publish/build/build.ts', [sampleSite], { CONTENT_DIR: resolve(SOURCE) });
    expect(build.status, build.output).toBe(0);
    const launched = readPictures('dist');
    const sampleHashes = new Set(readPictures(sampleSite).map(([, hash]) => hash));
    expect(launched.length).toBeGreaterThan(5);
    expect(launched.filter(([, hash]) => sampleHashes.has(hash)).map(([file]) => file)).toEqual([]);
  },
  600_000,
);

test('passes unit and site tests with the content of another company', () => {
  const args = ['run', '--project', 'unit', '--project', 'site'];
  const tests = runProgram('node_modules/vitest/vitest.mjs', args);
  expect(tests.status, tests.output).toBe(0);
  expect(tests.output).toMatch(/Tests\s+\d{3,} passed/);
}, 900_000);
