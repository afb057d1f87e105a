/**
 * Every page comes to rest: five seconds after the last touch no frame may be drawn. How long its tasks keep a visitor
 * waiting, on a processor slowed four times, is printed, and fails beyond twice the limit.
 */
import { type Browser, chromium, expect } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { LAUNCH_WHOLE } from '../pages/launch.ts';
import { PHONE, PRODUCT } from '../pages/support.ts';
import { median, pagesOf, siteDir, siteUrl } from '../site.ts';
import { blockingTime, CATEGORIES, framesIn, type TraceEvent } from './trace.ts';

const SLOWED = 4;
/** The product page is the longest: most of the time goes into laying out its text anew in the family. */
const limitOf = (route: string) => (route === PRODUCT ? 100 : 50);
/** When after the last touch a page is at rest, and how long it is watched then. */
const [REST_MS, WATCHED_MS] = [5000, 1000];
/** Visits to each page; the median counts. */
const VISITS = 3;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(LAUNCH_WHOLE);
});
afterAll(() => browser.close());

async function visit(route: string): Promise<{ blocking: number; touched: number; frames: number }> {
  const context = await browser.newContext({ viewport: PHONE, baseURL: siteUrl() });
  const page = await context.newPage();
  const mark = (name: string) => page.evaluate((text) => void performance.mark(text), name);
  const pass = (ms: number) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(route, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    performance.mark('painted', { startTime: paint?.startTime ?? Number.NaN });
  });
  await mark('loaded');
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 200);
  await pass(REST_MS);
  await mark('at rest');
  await pass(WATCHED_MS);
  await mark('watched');
  const recorded: TraceEvent[] = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  await context.close();
  return {
    blocking: blockingTime(recorded, 'painted', 'loaded', SLOWED),
    touched: framesIn(recorded, 'loaded', 'at rest'),
    frames: framesIn(recorded, 'at rest', 'watched'),
  };
}

test.each(pagesOf(siteDir()).map(({ route }) => route))('%s comes to rest', async (route) => {
  const visits = [];
  for (let n = 0; n < VISITS; n++) visits.push(await visit(route));
  const [blocking, frames] = [
    median(visits.map((one) => one.blocking)),
    median(visits.map((one) => one.frames)),
  ];
  console.log(
    `${route.padEnd(40)} blocks for ${blocking.toFixed(0).padStart(3)} of ${limitOf(route)} ms, ` +
      `${frames} frames after ${REST_MS / 1000} s`,
  );
  expect(
    median(visits.map((one) => one.touched)),
    'No frame was seen at a touch: fix this test.',
  ).toBeGreaterThan(0);
  expect(blocking, 'Divide the work, or do it later: its trace shows where.').toBeLessThanOrEqual(
    2 * limitOf(route),
  );
  expect(frames, 'Something moves on and on: let it end within five seconds.').toBe(0);
});
