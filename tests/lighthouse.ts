/**
 * `npm run test:lighthouse`: every page as Lighthouse sees it on a simulated slow phone. 100 in all four
 * categories, no layout shift, and a home page that paints nearly as soon as an empty one.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { CHROMIUM_FLAGS } from '../scripts/chromium.mjs';
import { brotliOf } from '../src/publishing/precompress.ts';
import { startServer } from '../src/publishing/serve.ts';
import { LAUNCH } from './pages/launch.ts';
import { startPictureHost } from './picture-host.ts';
import { median, openSite, pagesOf, startTally } from './site.ts';
import { slownessOf, whyUnsure } from './slowness.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The home page's largest paint, as a multiple of an empty page's. */
const PAINT_LIMIT = 1.25;
/** Without an icon of its own a page is asked for one. */
const NO_ICON = '<link rel="icon" href="data:,">';
const EMPTY =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>Empty</title>${NO_ICON}<p>Empty</p></html>`;

const pictures = await startPictureHost();
const chrome = await launch({
  chromePath: LAUNCH.executablePath,
  chromeFlags: [...CHROMIUM_FLAGS, ...pictures.chromiumFlags],
});
const site = await openSite();
const { demand, failures, conclude } = startTally();

// Which pages ask not to be listed, drafts alone, is for `npm run test:found`.
const WHOLE: Flags = { onlyCategories: CATEGORIES, skipAudits: ['is-crawlable'] };

/** One visit with Lighthouse's own defaults: a phone, throttling simulated. */
async function visit(url: string, wanted = WHOLE, tries = 3): Promise<Result> {
  const options = { port: chrome.port, logLevel: 'error', disableFullPageScreenshot: true } as const;
  const run = await lighthouse(url, { ...options, ...wanted });
  if (!run) throw new Error(`Lighthouse had nothing to say of ${url}`);
  // Chromium sometimes loses the beginning of its own recording, or the paint; nothing has been measured then.
  if (Number.isNaN(measureOf(run.lhr, PAINT)) && tries > 1) return visit(url, wanted, tries - 1);
  return run.lhr;
}

const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const PAINT = 'largest-contentful-paint';
const measureOf = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;

/** The audits of a category that lost points, with the first places they name. */
function lostPoints(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    const places =
      JSON.stringify(audit.details ?? {}).match(/"(snippet|url|description)":"(\\.|[^"\\])*"/g) ?? [];
    const value = audit.displayValue ? ` (${audit.displayValue})` : '';
    return [`    ${id}: ${audit.title}${value}`, ...places.slice(0, 3).map((place) => `      ${place}`)];
  });
}

/**
 * The home page without its icon and its manifest. The browser asks for them by itself, when the page has loaded; on a
 * slow machine it is chance whether that is before the paint, and the simulation then counts two journeys more.
 */
function bareHome(): string {
  const home = readFileSync(join(site.dir, 'index.html'), 'utf8');
  const bare = home.replace(/<link rel="?icon\b[^>]*>/, NO_ICON).replace(/<link rel="?manifest\b[^>]*>/, '');
  if (bare.split('<link').length !== home.split('<link').length - 1 || !bare.includes(NO_ICON))
    throw new Error('The home page names its icon and its manifest otherwise: mend bareHome.');
  return bare;
}

/** The soonest largest paint of five visits of a first page: what the machine does beside can only add to a visit. */
async function soonestPaint(html: string): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'paint-'));
  cpSync(site.dir, dir, { recursive: true });
  writeFileSync(join(dir, 'index.html'), html);
  writeFileSync(join(dir, 'index.html.br'), await brotliOf(Buffer.from(html)));
  const server = await startServer({ dir });
  const paints: number[] = [];
  for (let n = 0; n < 5; n++) paints.push(measureOf(await visit(server.url, { onlyAudits: [PAINT] }), PAINT));
  await server.close();
  rmSync(dir, { recursive: true });
  return Math.min(...paints);
}

/** Compares the home page with a page that holds nothing, from the same kind of server, in the same minute. */
async function judgeHomePaint(): Promise<void> {
  const empty = await soonestPaint(EMPTY);
  const home = await soonestPaint(bareHome());
  const times = home / empty;
  console.log(
    `\nLargest paint, the soonest of five: home ${Math.round(home)} ms, an empty page ${Math.round(empty)} ms; ` +
      `${times.toFixed(2)} times, of ${PAINT_LIMIT} at most.`,
  );
  demand(
    times <= PAINT_LIMIT,
    '/ paints too late: let it load less before its first view is drawn (fonts, pictures, text).',
  );
}

/** How slow the machine is just now, by a browser that is open for no longer than that. */
async function slownessNow(): Promise<number> {
  const browser = await chromium.launch(LAUNCH);
  const slowness = await slownessOf(browser);
  await browser.close();
  return slowness;
}

const performanceOf = (results: readonly Result[]) =>
  median(results.map((result) => scoreOf(result, 'performance')));

/** Whether a page has all points once the machine's own slowness is taken off that of the simulated phone. */
async function explains(slowness: number, url: string): Promise<boolean> {
  const { mobileSlow4G } = throttling;
  const cpuSlowdownMultiplier = mobileSlow4G.cpuSlowdownMultiplier / slowness;
  const wanted = { ...WHOLE, throttling: { ...mobileSlow4G, cpuSlowdownMultiplier } };
  const results = [await visit(url, wanted), await visit(url, wanted), await visit(url, wanted)];
  return performanceOf(results) === 100;
}

/** Judges a page and prints its line of the table. */
async function judge(route: string): Promise<void> {
  const url = site.url + route;
  const first = await visit(url);
  const results = [first];
  // Only time varies from visit to visit: where performance alone falls short, the median of three counts.
  if (scoreOf(first, 'performance') < 100) results.push(await visit(url), await visit(url));
  const scores = CATEGORIES.map((category) =>
    category === 'performance' ? performanceOf(results) : scoreOf(first, category),
  );
  const paint = median(results.map((result) => measureOf(result, PAINT)));
  const shift = Math.max(...results.map((result) => measureOf(result, 'cumulative-layout-shift')));
  const visits = results.length > 1 ? `  median of ${results.length}` : '';
  const cells = scores.map((score) => String(score).padStart(6)).join('');
  console.log(`${route.padEnd(34)}${cells}   ${String(shift).padEnd(5)} ${Math.round(paint)} ms${visits}`);

  if (first.runtimeError) failures.push(`${route}: ${first.runtimeError.message}`);
  const slowness = performanceOf(results) < 100 ? await slownessNow() : 1;
  for (const [index, category] of CATEGORIES.entries()) {
    if (category === 'performance' && slowness > 1 && (await explains(slowness, url))) {
      console.log(`- The performance of ${route} is left out: ${whyUnsure(slowness)}`);
      continue;
    }
    demand(
      scores[index] === 100,
      [`${route} has ${scores[index]} of 100 in ${category}:`, ...lostPoints(first, category)].join('\n'),
    );
  }
  demand(
    shift === 0,
    `${route} shifts by ${shift} while it loads: give what arrives late its room beforehand.`,
  );
}

try {
  console.log(`\n${'page'.padEnd(34)}  perf  a11y  best   seo   shift largest paint`);
  for (const { route } of pagesOf(site.dir)) await judge(route);
  await judgeHomePaint();
} finally {
  chrome.kill();
  pictures.close();
  await site.close();
}
conclude();
