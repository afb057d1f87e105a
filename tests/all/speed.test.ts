/**
 * The live demo on a processor slowed four times, as a trace of the browser shows it. While the
 * clock plays no task on the page's thread is to take over 50 ms, and what a visitor does is to be painted within 100.
 * Every figure is printed; one beyond twice its limit fails.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openLive } from '../pages/demo-support.ts';
import { LAUNCH_WHOLE } from '../pages/launch.ts';
import { DESK, demo, FEATURES, PHONE } from '../pages/support.ts';
import { median, siteUrl } from '../site.ts';
import { CATEGORIES, longestPaint, longestTask, type TraceEvent } from '../trace.ts';
import { type Act, type Feature, INTERACTIONS } from './interactions.ts';

const { shared } = demo;
const SLOWED = 4;
const TASK_LIMIT_MS = 50;
const PAINT_LIMIT_MS = 100;
/** The name of what is measured while the clock plays. */
const PLAY = 'a task in play';
/** How long each part is watched while it plays, in milliseconds of the visitor. */
const PLAY_MS = 3000;
/** So often is each story told; the median of them counts. */
const TELLINGS = 3;
/** Where the last traces are kept, for about://tracing or the Performance panel. */
const TRACES = '.cache/traces';
/** The mark of when something is over. */
const after = (what: string) => `after ${what}`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(LAUNCH_WHOLE);
  mkdirSync(TRACES, { recursive: true });
});
afterAll(() => browser.close());

/** What a visitor of one part has to wait for, in milliseconds by the name of the interaction. */
type Story = Record<string, number>;

const mark = (page: Page, name: string) => page.evaluate((name) => void performance.mark(name), name);

/** Waits until all that was to be drawn is drawn, and the page has nothing to do. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    await new Promise((done) => requestIdleCallback(done));
  });

/** Lets a part play at the fastest, then does all that can be done in it, on a page of its own. */
async function tell(device: string, viewport: typeof PHONE, feature: Feature): Promise<Story> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport,
    baseURL: siteUrl(),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const panel = await openLive(page, feature);
  // The parts behind the other tabs are drawn after this one, and the type family comes: that is the start, not play.
  const bars = page.getByRole('region', { name: shared.clock.label, includeHidden: true });
  await expect(bars, 'All three parts have to come alive.').toHaveCount(FEATURES.length);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await idle(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await panel.getByRole('button', { name: shared.clock.run }).click();
  await panel.getByRole('radio', { name: shared.clock.speeds.meal }).check();
  await panel.getByRole('button', { name: shared.clock.play, exact: true }).click();
  await idle(page);
  await mark(page, PLAY);
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), PLAY_MS);
  await mark(page, after(PLAY));
  await panel.getByRole('button', { name: shared.clock.pause, exact: true }).click();
  for (const [what, act] of INTERACTIONS[feature]) {
    const go = await act(panel, page);
    await idle(page);
    await mark(page, what);
    await go();
    await idle(page);
    await mark(page, after(what));
  }
  const recorded = await browser.stopTracing();
  await context.close();
  writeFileSync(`${TRACES}/${device}-${feature}.json`, recorded);
  const trace: TraceEvent[] = JSON.parse(recorded.toString()).traceEvents;
  const took = ([what]: [string, Act]) => [what, longestPaint(trace, what, after(what), SLOWED)] as const;
  return {
    [PLAY]: longestTask(trace, PLAY, after(PLAY), SLOWED),
    ...Object.fromEntries(INTERACTIONS[feature].map(took)),
  };
}

const limitOf = (what: string) => (what === PLAY ? TASK_LIMIT_MS : PAINT_LIMIT_MS);

/** What is usual of several tellings of one story. */
const usualOf = (stories: readonly Story[]): Story =>
  Object.fromEntries(
    Object.keys(stories[0] ?? {}).map((what) => [
      what,
      median(stories.map((story) => story[what] ?? Number.NaN)),
    ]),
  );

describe.each(Object.entries({ phone: PHONE, desk: DESK }))('on a %s', (device, viewport) => {
  test.each(FEATURES)('%s answers in time', async (feature) => {
    const stories: Story[] = [];
    for (let telling = 0; telling < TELLINGS; telling++) stories.push(await tell(device, viewport, feature));
    const broken: string[] = [];
    for (const [what, ms] of Object.entries(usualOf(stories))) {
      const figure = `${`${device}, ${feature}: ${what}`.padEnd(60)}${ms.toFixed(0).padStart(5)} of ${limitOf(what)} ms`;
      console.log(figure);
      if (!(ms <= 2 * limitOf(what))) broken.push(figure);
    }
    expect(
      broken,
      `Do less with each step of the clock, or before the next frame. ${TRACES}/${device}-${feature}.json shows where.`,
    ).toEqual([]);
  });
});
