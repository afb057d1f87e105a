/**
 * The site in a pseudo-locale (pseudo.ts): text outside « and » is typed in the code; longer words show what has no
 * room.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { eachFeature } from '../../src/content/features.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { tooWide } from '../pages/measures.ts';
import { PRODUCT, settled } from '../pages/support.ts';
import { test } from '../pages/test.ts';
import { readPdf } from '../pdf.ts';
import { cleanEnv, pagesOf } from '../site.ts';

const FOLDER = '.cache/pseudo';
const WIDTHS = [360, 1366];

test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const options = { env: cleanEnv({ CONTENT_DIR: 'tests/fixtures/content' }), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/all/pseudo.ts'], options);
  expect(status, stdout + stderr).toBe(0);
  server = await startServer(join(FOLDER, 'site'));
});
test.afterAll(() => server.close());

/** What `Intl` writes: months, weekdays, and what joins a list. */
const INTL = (['long', 'short'] as const).flatMap((as) => {
  const format = new Intl.DateTimeFormat('en-IN', { month: as, weekday: as, timeZone: 'UTC' });
  const days = Array.from({ length: 365 }, (_, day) => format.formatToParts(Date.UTC(2026, 0, day + 1)));
  return [...days.flat().flatMap(({ type, value }) => (type === 'literal' ? [] : value)), 'and'];
});
const NO_WORDS = new RegExp(
  `https?://\\S+|[\\w.+\\-]+@[\\w.\\-]+|\\S+\\.example\\S*|(?<=^|\\s)/[\\w/\\-]+|(?<!\\p{L})(?:${[...new Set(INTL)].join('|')}|am|pm)(?!\\p{L})`,
  'gu',
);

/** Texts with words outside « and ». */
function typed(texts: readonly string[]): string[] {
  let depth = 0;
  return texts.flatMap((text) => {
    let outside = '';
    for (const letter of text) {
      if (letter === '«') depth++;
      else if (letter === '»') depth--;
      else outside += depth === 0 ? letter : ' ';
    }
    return /\p{Ll}/u.test(outside.replace(NO_WORDS, '')) ? [text.trim().slice(0, 120)] : [];
  });
}

/** All texts of a page, then all labels and titles. */
function textsOf(): { text: string[]; told: string[] } {
  const text: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last: Element | null | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript, template')) continue;
    // An address may be in pieces, so that its line can break.
    const link = node.parentElement?.closest('a');
    if (!link) text.push(node.textContent ?? '');
    else if (link !== last) text.push(link.textContent ?? '');
    last = link;
  }
  const names = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  const told = [...document.body.querySelectorAll('*')].flatMap((element) =>
    names.flatMap((name) => element.getAttribute(name) ?? []),
  );
  const heads = [...document.querySelectorAll('meta[name="description"], meta[property^="og:"]')];
  const isAddress = (element: Element) =>
    /^og:(type|url|image)$/.test(element.getAttribute('property') ?? '');
  told.push(
    document.title,
    ...heads.filter((head) => !isAddress(head)).map((head) => head.getAttribute('content') ?? ''),
  );
  return { text, told };
}

async function typedOn(page: Page): Promise<string[]> {
  const { text, told } = await page.evaluate(textsOf);
  return [...typed(text), ...told.flatMap((one) => typed([one]))];
}

test('no page has a word typed in the code, or is wider than its window', async ({ page }) => {
  test.slow();
  const routes = [...pagesOf(join(FOLDER, 'site')).map(({ route }) => route), '/no/such/page'];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of routes) {
      await page.goto(server.url + route);
      await expect(page.locator('html.anek')).toBeAttached();
      await settled(page);
      expect.soft(await page.evaluate(tooWide), `${route} at ${width} px`).toEqual([]);
      expect.soft(await typedOn(page), `${route}: words that are typed in the code`).toEqual([]);
    }
  }
});

for (const feature of Object.keys(eachFeature((id) => id)))
  test(`whatever is pressed in the live demo, ${feature} says no word typed in the code`, async ({
    page,
  }) => {
    test.slow();
    const saved: string[] = [];
    page.on('download', async (download) => saved.push(readFileSync(await download.path(), 'utf8')));
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(`${server.url}${PRODUCT}#${feature}`);
    const panel = page.locator(`#${feature}`);
    await expect(panel.locator('[data-live]')).toBeVisible();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const faults = new Set(await typedOn(page));
    const pressed = new Set<string>();
    // Presses bring other buttons: each is pressed once, by its name.
    for (let round = 0; round < 150; round++) {
      const buttons = await panel.getByRole('button').all();
      let next: (typeof buttons)[number] | undefined;
      for (const button of buttons) {
        const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
        if (pressed.has(name) || !(await button.isEnabled()) || !(await button.isVisible())) continue;
        pressed.add(name);
        next = button;
        break;
      }
      if (!next) break;
      await next.dispatchEvent('click');
      for (const fault of await typedOn(page)) faults.add(fault);
    }
    expect(pressed.size, 'Nothing was pressed: the test itself is broken.').toBeGreaterThan(2);
    expect([...faults]).toEqual([]);
    expect(await page.evaluate(tooWide)).toEqual([]);
    for (const csv of saved) expect(typed(csv.split('\n'))).toEqual([]);
    if (feature === 'analytics') expect(saved).not.toEqual([]);
  });

test('no other file has a word typed in the code', async () => {
  const site = join(FOLDER, 'site');
  for (const file of filesOf(site)) {
    const bytes = readFileSync(join(site, file));
    if (file.endsWith('.pdf')) {
      const { pages, alternatives, bookmarks, title } = await readPdf(bytes);
      expect.soft(typed([...pages, title]), file).toEqual([]);
      expect
        .soft(
          [...alternatives, ...bookmarks].flatMap((one) => typed([one])),
          file,
        )
        .toEqual([]);
    } else if (/legal\/.*\.txt$/.test(file)) {
      const text = bytes.toString().replace(/\]\([^)]*\)|\{#[\w-]+\}|^\S+: http\S+$/gm, '');
      expect.soft(typed(text.split('\n')), file).toEqual([]);
    }
  }
});
