/**
 * Every page as Lighthouse sees it on a simulated slow phone: all points for accessibility, best practices and search
 * engines, nothing that shifts, and how much sooner an empty page from the same kind of server is painted and at rest.
 * Times are printed; one beyond twice its limit fails.
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS } from '../../scripts/chromium.mjs';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { LAUNCH_WHOLE } from '../pages/launch.ts';
import { PRODUCT } from '../pages/support.ts';
import { type PictureHost, startPictureHost } from '../picture-host.ts';
import { median, pagesOf, siteDir, siteUrl } from '../site.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const [PAINT, THREAD, SHIFT] = [
  'largest-contentful-paint',
  'mainthread-work-breakdown',
  'cumulative-layout-shift',
] as const;
/** So often is each page visited for its times; the median counts. */
const VISITS = 5;
const VISIT_MS = 60_000;
const EMPTY =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Empty</title><link rel="icon" href="data:,"><p>Empty</p></html>';

/** How many times an empty page's largest paint a page may take. */
const limitOf = (route: string): number => (route === PRODUCT ? 1.6 : 1.25);

const PAGES = pagesOf(siteDir());
const ROUTES = PAGES.map(({ route }) => route);

let pictures: PictureHost;
let chrome: Awaited<ReturnType<typeof launch>>;
beforeAll(async () => {
  pictures = await startPictureHost();
  chrome = await launch({
    chromePath: LAUNCH_WHOLE.executablePath,
    chromeFlags: [...CHROMIUM_FLAGS, ...pictures.chromiumFlags],
  });
});
afterAll(() => {
  chrome?.kill();
  pictures?.close();
});

/** One visit with Lighthouse's own defaults: a phone, throttling simulated. */
async function visit(url: string, wanted: Flags): Promise<Result> {
  const options = { port: chrome.port, logLevel: 'error', disableFullPageScreenshot: true } as const;
  const run = await lighthouse(url, { ...options, ...wanted });
  if (!run) throw new Error(`Lighthouse had nothing to say of ${url}`);
  return run.lhr;
}

const measureOf = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;

/**
 * One visit for its times. Pictures of people are left out where they come from another host, by https: they appear over
 * initials, and whether the recording still sees that is chance. Chromium sometimes loses a paint from its recording;
 * nothing has been measured then.
 */
async function timesOf(url: string, tries = 3): Promise<Result> {
  const result = await visit(url, { onlyAudits: [PAINT, THREAD], blockedUrlPatterns: ['https://*'] });
  return Number.isNaN(measureOf(result, PAINT)) && tries > 1 ? timesOf(url, tries - 1) : result;
}

/** The audits of a category that lost points, with the first places they name. */
function lostPoints(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    const places =
      JSON.stringify(audit.details ?? {}).match(/"(snippet|url|description)":"(\\.|[^"\\])*"/g) ?? [];
    return [`${category}, ${id}: ${audit.title}`, ...places.slice(0, 3)];
  });
}

describe('points', () => {
  for (const { route } of PAGES) {
    test(`${route} has all of them, and does not shift`, { timeout: 2 * VISIT_MS }, async () => {
      // Which pages ask not to be listed, drafts alone, is for the tests of what others find.
      const result = await visit(siteUrl() + route, {
        onlyCategories: CATEGORIES,
        onlyAudits: [SHIFT],
        skipAudits: ['is-crawlable'],
      });
      expect(result.runtimeError, `Lighthouse could not open ${route}`).toBeUndefined();
      for (const category of CATEGORIES) {
        expect(result.categories[category]?.score, lostPoints(result, category).join('\n')).toBe(1);
      }
      // Less is the type family's last hundredth of a letter, which nobody sees.
      expect(measureOf(result, SHIFT), 'Give what arrives late its room beforehand.').toBeLessThan(0.001);
    });
  }
});

test('times beside an empty page', { timeout: (ROUTES.length + 1) * VISITS * VISIT_MS }, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'empty-'));
  writeFileSync(join(dir, 'index.html'), EMPTY);
  // With the site's own headers: a page without a policy lets Lighthouse's benchmark run in it, and looks busy.
  copyFileSync(join(siteDir(), '_headers'), join(dir, '_headers'));
  const empty = await startServer(dir);
  const addresses = [empty.url, ...ROUTES.map((route) => siteUrl() + route)];
  const results = addresses.map((): Result[] => []);
  // In turn, so that a busy minute of the machine falls on all of them.
  for (let n = 0; n < VISITS; n++)
    for (const [i, url] of addresses.entries()) results[i]?.push(await timesOf(url));
  await empty.close();
  rmSync(dir, { recursive: true });

  const medianOf = (i: number, audit: string) =>
    median((results[i] ?? []).map((result) => measureOf(result, audit)).filter((ms) => !Number.isNaN(ms)));
  const rows = ROUTES.map((route, i) => {
    const [paint, thread] = [medianOf(i + 1, PAINT), medianOf(i + 1, THREAD)];
    return {
      route,
      paint,
      thread,
      limit: limitOf(route),
      paints: paint / medianOf(0, PAINT),
      threads: thread / medianOf(0, THREAD),
    };
  });
  console.log(
    `An empty page: painted after ${medianOf(0, PAINT)} ms, main thread ${medianOf(0, THREAD)} ms.`,
  );
  console.table(
    rows.map(({ route, paint, thread, limit, paints, threads }) => ({
      route,
      'paint, ms': Math.round(paint),
      'times empty': `${paints.toFixed(2)} of ${limit}`,
      'main thread, ms': Math.round(thread),
      'times empty ': threads.toFixed(2),
    })),
  );
  // What keeps the main thread busy is judged by what a visitor has of it: rest.test.ts.
  for (const { route, paints, limit } of rows)
    expect(paints, `${route} is painted late: let its first view need less.`).toBeLessThan(2 * limit);
});
