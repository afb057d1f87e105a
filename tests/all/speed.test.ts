/**
 * The live demo on a processor slowed four times, from a trace of the browser. While the clock runs no task may take
 * over 50 ms, and a visitor's action must be painted within 100. On a weak phone, slowed six times and on a weak
 * network, the first tab must be live within 3 s of coming near. Every figure is printed; beyond twice the limit it
 * fails.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { afterEach, beforeAll, beforeEach, describe, test } from 'vitest';
import { button, liveOf, openLive } from '../pages/demo-support.ts';
import { LAUNCH_WHOLE } from '../pages/launch.ts';
import { DESK, PHONE, PRODUCT } from '../pages/support.ts';
import { median, siteUrl } from '../site.ts';
import { type Act, BUTTONS, type Feature, INTERACTIONS, MEASURED } from './interactions.ts';
import { CATEGORIES, longestPaint, longestTask, type TraceEvent, timeOf } from './trace.ts';

/** 1.6 Mbit/s. */
const WEAK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const WEAK_SLOWED = 6;
/** The names of what is measured there. */
const LIVE = 'the first tab is live';
const PRESS = 'the first press';
const LIVE_LIMIT_MS = 3000;
const SLOWED = 4;
const TASK_LIMIT_MS = 50;
const PAINT_LIMIT_MS = 100;
/** The name of what is measured while the clock runs. */
const PLAY = 'a task in play';
/** How long each part is watched while the clock runs, in the visitor's milliseconds. */
const PLAY_MS = 3000;
/** Runs of each story; the median counts. */
const TELLINGS = 3;
/** The last traces, for about://tracing or the Performance panel. */
const TRACES = '.cache/traces';
/** The mark of when something is over. */
const after = (what: string) => `after ${what}`;

let browser: Browser;
beforeAll(() => void mkdirSync(TRACES, { recursive: true }));
// A story that fails leaves its browser recording: the next one has its own.
beforeEach(async () => {
  browser = await chromium.launch(LAUNCH_WHOLE);
});
afterEach(() => browser.close());

/** How long a visitor of one part waits, in milliseconds by interaction. */
type Story = Record<string, number>;

const mark = (page: Page, name: string) => page.evaluate((name) => void performance.mark(name), name);

const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    await new Promise((done) => requestIdleCallback(done));
  });

/** What a visitor brings. */
const newContext = (viewport: typeof PHONE) =>
  browser.newContext({ viewport, baseURL: siteUrl(), reducedMotion: 'reduce' });

/** Starts a part's clock, then tries everything in it, on a page of its own. */
async function tell(device: string, viewport: typeof PHONE, feature: Feature): Promise<Story> {
  const context = await newContext(viewport);
  const page = await context.newPage();
  const panel = await openLive(page, feature);
  // The type family comes: that belongs to the start.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await idle(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await button(panel, BUTTONS[feature].go).click();
  await idle(page);
  await mark(page, PLAY);
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), PLAY_MS);
  await mark(page, after(PLAY));
  await button(panel, BUTTONS[feature].pause).click();
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

/** Brings the features near on a weak phone, and presses the first button as soon as it appears. */
async function tellWeak(feature: Feature): Promise<Story> {
  const context = await newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', WEAK);
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  await page.evaluate((id) => document.querySelector<HTMLElement>(`#tab-${id}`)?.click(), feature);
  await page.evaluate(() => document.fonts.ready);
  await idle(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(
    async ([id, live]) => {
      const place = document.querySelector(`#${id} [data-panel]`);
      const features = document.querySelector('#messmate');
      if (!place || !features) throw new Error('The features are not there.');
      performance.mark(live);
      const comes = new Promise<void>((done) => {
        new MutationObserver(() => done()).observe(place, { attributeFilter: ['data-live'] });
      });
      // Near, but below the screen.
      scrollBy({ top: features.getBoundingClientRect().top - innerHeight - 250, behavior: 'instant' });
      await comes;
      performance.mark(`after ${live}`);
    },
    [feature, LIVE] as const,
  );
  const panel = await liveOf(page, feature);
  const [[, act] = []] = INTERACTIONS[feature];
  const go = await act?.(panel, page);
  await mark(page, PRESS);
  await go?.();
  await idle(page);
  await mark(page, after(PRESS));
  const recorded = await browser.stopTracing();
  await context.close();
  writeFileSync(`${TRACES}/weak-${feature}.json`, recorded);
  const trace: TraceEvent[] = JSON.parse(recorded.toString()).traceEvents;
  return {
    [LIVE]: timeOf(trace, LIVE, after(LIVE), WEAK_SLOWED),
    [PRESS]: longestPaint(trace, PRESS, after(PRESS), WEAK_SLOWED),
  };
}

const LIMITS: Record<string, number> = { [PLAY]: TASK_LIMIT_MS, [LIVE]: LIVE_LIMIT_MS };
const limitOf = (what: string) => LIMITS[what] ?? PAINT_LIMIT_MS;

/** The medians of one story's runs. */
const usualOf = (stories: readonly Story[]): Story =>
  Object.fromEntries(
    Object.keys(stories[0] ?? {}).map((what) => [
      what,
      median(stories.map((story) => story[what] ?? Number.NaN)),
    ]),
  );

/** Repeats a visit, prints the median, and fails beyond twice the limit. */
async function expectInTime(name: string, tell: () => Promise<Story>): Promise<void> {
  const stories: Story[] = [];
  for (let telling = 0; telling < TELLINGS; telling++) stories.push(await tell());
  const broken: string[] = [];
  for (const [what, ms] of Object.entries(usualOf(stories))) {
    const figure = `${`${name}: ${what}`.padEnd(60)}${ms.toFixed(0).padStart(5)} of ${limitOf(what)} ms`;
    console.log(figure);
    if (!(ms <= 2 * limitOf(what))) broken.push(figure);
  }
  expect(
    broken,
    `Do less with each step of the clock, or before the next frame. ${TRACES} shows where.`,
  ).toEqual([]);
}

describe.each(Object.entries({ phone: PHONE, desk: DESK }))('on a %s', (device, viewport) => {
  test.each(MEASURED)('%s answers in time', (feature) =>
    expectInTime(`${device}, ${feature}`, () => tell(device, viewport, feature)),
  );
});

test.each(MEASURED)('%s is soon live on a weak phone', (feature) =>
  expectInTime(`weak phone, ${feature}`, () => tellWeak(feature)),
);
