/**
 * Lighthouse on a simulated slow phone: full marks for accessibility, best practices and search engines, hardly any shift,
 * and paints compared with an empty page. Times are printed; beyond twice the limit they fail.
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { PIXEL } from '../owners.ts';
import { LAUNCH_WHOLE } from '../pages/launch.ts';
import { MAX_SHIFT, SHIFT_LIMIT } from '../pages/shifts.ts';
import { PRODUCT, ROUTES } from '../pages/support.ts';
import { median, siteDir, siteUrl } from '../site.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const SHIFT = 'cumulative-layout-shift';
const PAINT = 'largest-contentful-paint';
/** Visits to each page; the median counts. */
const VISITS = 3;
const VISIT_MS = 60_000;
const EMPTY =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Empty</title><link rel="icon" href="data:,"><p>Empty</p></html>';

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch(LAUNCH_WHOLE);
});
afterAll(() => browser.close());

/**
 * One visit with Lighthouse's own defaults: a phone, simulated throttling.
 * @param audit must have a value: Chromium sometimes loses a paint or a shift from its recording
 */
async function visit(url: string, flags: Flags, audit: string, tries = 3): Promise<Result> {
  const page = await browser.newPage();
  // No request leaves this machine: other hosts answer with a picture.
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().startsWith('https:')
      ? request.respond({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') })
      : request.continue(),
  );
  const options = { logLevel: 'error', disableFullPageScreenshot: true } as const;
  const run = await lighthouse(url, { ...options, ...flags }, undefined, page);
  await page.close();
  if (!run) throw new Error(`Lighthouse returned nothing for ${url}`);
  const isMeasured = run.lhr.audits[audit]?.numericValue !== undefined;
  return isMeasured || tries === 1 ? run.lhr : visit(url, flags, audit, tries - 1);
}

/**
 * The largest paint of one visit. Pictures of people from other hosts are left out: they appear over initials, and
 * whether the recording catches them is chance.
 */
async function paintOf(url: string): Promise<number> {
  const result = await visit(url, { onlyAudits: [PAINT], blockedUrlPatterns: ['https://*'] }, PAINT);
  return result.audits[PAINT]?.numericValue ?? Number.NaN;
}

function lostPoints(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    const snippets =
      JSON.stringify(audit.details ?? {}).match(/"(snippet|url|description)":"(\\.|[^"\\])*"/g) ?? [];
    return [`${category}, ${id}: ${audit.title}`, ...snippets.slice(0, 3)];
  });
}

test.each(ROUTES)(
  'gives %s full marks, and finds hardly any shift',
  { timeout: 2 * VISIT_MS },
  async (route) => {
    // Drafts ask not to be listed: tests/site/seo.test.ts checks which.
    const wanted = { onlyCategories: CATEGORIES, onlyAudits: [SHIFT], skipAudits: ['is-crawlable'] };
    const result = await visit(siteUrl() + route, wanted, SHIFT);
    expect(result.runtimeError, `Lighthouse could not open ${route}`).toBeUndefined();
    expect(CATEGORIES.flatMap((category) => lostPoints(result, category))).toEqual([]);
    for (const category of CATEGORIES) expect(result.categories[category]?.score, category).toBe(1);
    const shift = result.audits[SHIFT]?.numericValue;
    expect(shift, 'expected no shift: reserve space for what arrives late').toBeLessThan(
      // A line of the first paragraph of the tests' company is nearly full.
      route === PRODUCT ? MAX_SHIFT : SHIFT_LIMIT,
    );
  },
);

test('paints pages almost as early as an empty page', {
  timeout: (ROUTES.length + 1) * VISITS * VISIT_MS,
}, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'empty-'));
  writeFileSync(join(dir, 'index.html'), EMPTY);
  // The site's headers: without a policy Lighthouse's benchmark runs in the page and makes it look busy.
  copyFileSync(join(siteDir(), '_headers'), join(dir, '_headers'));
  const empty = await startServer(dir);
  const addresses = [empty.url, ...ROUTES.map((route) => siteUrl() + route)];
  const paints = addresses.map((): number[] => []);
  // In turn, so that a busy minute of the machine affects all pages.
  for (let n = 0; n < VISITS; n++)
    for (const [i, url] of addresses.entries()) paints[i]?.push(await paintOf(url));
  await empty.close();
  rmSync(dir, { recursive: true });
  const [none = Number.NaN, ...own] = paints.map((all) => median(all));
  const rows = ROUTES.map((route, i) => {
    const limit = route === PRODUCT ? 1.6 : 1.25;
    return { route, ms: Math.round(own[i] ?? 0), times: (own[i] ?? Number.NaN) / none, limit };
  });
  console.log(`An empty page is painted after ${Math.round(none)} ms.`);
  console.table(rows);
  for (const { route, times, limit } of rows)
    expect(times, `expected an earlier paint of ${route}: its first view needs too much`).toBeLessThan(
      2 * limit,
    );
});
