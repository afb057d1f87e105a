/** Every page comes to rest: five seconds after the last touch no frame may be drawn. */
import { type Browser, chromium, expect } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { LAUNCH_WHOLE } from '../pages/launch.ts';
import { PHONE } from '../pages/support.ts';
import { pagesOf, siteDir, siteUrl } from '../site.ts';

/** An entry of a recording; `ts` in microseconds. */
type TraceEvent = { name: string; pid: number; ts: number };
const CATEGORIES = [
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];
/** When after the last touch a page is at rest, and how long it is watched then. */
const [REST_MS, WATCHED_MS] = [5000, 1000];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(LAUNCH_WHOLE);
});
afterAll(() => browser.close());

/** Frames that a page has drawn between two of its marks, by any of its threads. */
function framesIn(trace: readonly TraceEvent[], from: string, to: string): number {
  const [begun, ended] = [from, to].map((name) => trace.find((event) => event.name === name));
  if (!begun || !ended) throw new Error('The trace lacks a mark: look at the categories that it records.');
  return trace.filter(
    ({ name, pid, ts }) => name === 'DrawFrame' && pid === begun.pid && ts >= begun.ts && ts < ended.ts,
  ).length;
}

test.each(pagesOf(siteDir()).map(({ route }) => route))('%s comes to rest', async (route) => {
  const context = await browser.newContext({ viewport: PHONE, baseURL: siteUrl() });
  const page = await context.newPage();
  const mark = (name: string) => page.evaluate((text) => void performance.mark(text), name);
  const pass = (ms: number) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(route, { waitUntil: 'networkidle' });
  await mark('loaded');
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 200);
  await pass(REST_MS);
  await mark('at rest');
  await pass(WATCHED_MS);
  await mark('watched');
  const trace: TraceEvent[] = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  await context.close();
  expect(framesIn(trace, 'loaded', 'at rest'), 'A touch draws frames.').toBeGreaterThan(0);
  expect(framesIn(trace, 'at rest', 'watched'), 'Let what moves end within five seconds.').toBe(0);
});
