/** Languages that browsers know by half: what the build wrote is what the reader sees, in the newest engine and in old ones. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { LAUNCH } from '../pages/launch.ts';
import { FEATURES, PRODUCT } from '../pages/support.ts';
import { PATIENCE_MS } from '../patience.ts';
import { runBuild } from '../site.ts';
import { isRunnable, openOld } from './old-chromium.ts';
import { folderFor } from './running-program.ts';

type Node = { attrs?: { name: string; value: string }[]; childNodes?: Node[]; value?: string };
const all = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(all)];
const textOf = (node: Node | undefined): string =>
  (node ? all(node) : []).map(({ value }) => value ?? '').join('');
const has = (id: string) => (node: Node) =>
  node.attrs?.some(({ name, value }) => name === 'id' && value === id) ?? false;

/** Opens every panel, and waits until it is live. @returns its text, and the page's errors */
async function live(page: Page, url: string): Promise<{ texts: string[]; errors: string[] }> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && /React|hydrat/i.test(message.text())) errors.push(message.text());
  });
  await page.goto(url + PRODUCT, { waitUntil: 'networkidle' });
  for (const id of [...FEATURES].reverse()) {
    const isLive = () =>
      page.evaluate((panel) => document.querySelector(`#${panel} [data-live]`) !== null, id);
    await page.evaluate((panel) => {
      const tab = document.querySelector<HTMLElement>(`#tab-${panel}`);
      tab?.scrollIntoView({ block: 'center', behavior: 'instant' });
      tab?.click();
    }, id);
    for (const until = Date.now() + PATIENCE_MS; !(await isLive()) && Date.now() < until; ) await pause(100);
    assert.ok(await isLive(), `${id} does not come to life.`);
  }
  const texts = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)?.textContent ?? ''),
    [...FEATURES],
  );
  return { texts, errors };
}

describe.each(['pa', 'or'])('%s', (language) => {
  const dir = folderFor(`half-known-${language}`);
  const site = join(dir, 'site');
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    const content = join(dir, 'content');
    cpSync('tests/fixtures/content', content, { recursive: true });
    const settings = join(content, 'site.yaml');
    writeFileSync(
      settings,
      readFileSync(settings, 'utf8').replace(/^language:.*$/m, `language: ${language}`),
    );
    const { status, said } = runBuild({ CONTENT_DIR: content, OUT_DIR: site });
    assert.equal(status, 0, said);
    server = await startServer(site);
  });
  afterAll(() => server?.close());

  /** The panels as the build wrote them. */
  const written = () => {
    const document = all(parse(readFileSync(join(site, `${PRODUCT}.html`), 'utf8')) as Node);
    return [...FEATURES].map((id) => textOf(document.find(has(id))));
  };

  test('in the newest engine', async () => {
    const browser = await chromium.launch(LAUNCH);
    const { texts, errors } = await live(await browser.newPage(), server.url);
    await browser.close();
    assert.deepEqual(errors, []);
    assert.deepEqual(texts, written());
  });

  test.runIf(isRunnable).each([90, 103])('in Chromium %s', async (version) => {
    const { page, close } = await openOld(version);
    const { texts, errors } = await live(page, server.url);
    await close();
    assert.deepEqual(errors, []);
    assert.deepEqual(texts, written());
  });
});
