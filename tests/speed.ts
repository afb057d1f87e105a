/**
 * `npm run test:speed`: the live demo on a processor slowed four times, as a trace of the browser shows it. While the
 * clock plays no task on the page's thread takes over 50 ms; what a visitor does is painted within 100 ms.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs';
import { fill } from '../src/content/fill.ts';
import { content, DESK, demo, FEATURES, openLive, PHONE } from './pages/support.ts';
import { median, openSite, startTally } from './site.ts';

const SLOWED = 4;
const TASK_LIMIT_MS = 50;
const PAINT_LIMIT_MS = 100;
/** A quick typist's pace, in milliseconds from key to key: both at once would wait for one another. */
const KEYS = { delay: 100 };
/** The name of what is measured while the clock plays. */
const PLAY = 'a task in play';
/** How long each part is watched while it plays, in milliseconds of the visitor. */
const PLAY_MS = 3000;
/** A story that is too slow is told again, up to so many times; the median of them counts. */
const MOST_TELLINGS = 7;
/** Where the last traces are kept, for about://tracing or the Performance panel. */
const TRACES = 'node_modules/.cache/traces';
/** Chromium reports no shorter event. */
const SHORTEST_EVENT_MS = 16;

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, as the next two: when it began, how long it took, and how long its thread was at work in that. */
  ts: number;
  dur?: number;
  tdur?: number;
};
type Feature = (typeof FEATURES)[number];
type Interaction = { event: string; ms: number };

type Act = (panel: Locator, page: Page) => Promise<unknown>;
const { shared, attendance, analytics, tuckshop } = demo;
const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true });
const press =
  (name: string): Act =>
  (panel) =>
    button(panel, name).first().click();
/** A touch on the slider: one change by pointer. */
const drag: Act = async (panel) => {
  const box = await panel.getByRole('slider', { name: shared.clock.slider }).boundingBox();
  if (!box) throw new Error('The slider of the day is not to be seen.');
  await panel.getByRole('slider', { name: shared.clock.slider }).click({
    position: { x: box.width * 0.8, y: box.height / 2 },
  });
};
const [drink] = content.hostel.shop.items;
/** What every part can do. */
const COMMON: [string, Act][] = [
  ['five minutes on', press(shared.clock.step)],
  ['jump to dinner', press(fill(shared.clock.jumpTo, { meal: content.hostel.meals.dinner.name }))],
  ['jump back to breakfast', press(fill(shared.clock.jumpTo, { meal: content.hostel.meals.breakfast.name }))],
  ['undo the jump back', press(fill(shared.undo.button, { what: shared.undo.what.back }))],
  ['drag through the day', drag],
  ['start over', press(shared.over.button)],
];
/** What a visitor does in each part, in this order. */
const INTERACTIONS: Record<Feature, [string, Act][]> = {
  attendance: [
    ['scan the pass', press(attendance.student.scan)],
    ['scan it again', press(attendance.student.scan)],
    ['search a resident', (panel) => panel.getByRole('combobox').first().pressSequentially('as', KEYS)],
    ['undo a scan', (panel) => panel.getByRole('button', { name: attendance.scans.undo }).first().click()],
    ...COMMON,
  ],
  analytics: [
    ['a month', (panel) => panel.getByRole('radio', { name: analytics.filters.periods.month }).click()],
    [
      'a point by key',
      async (panel, page) => {
        await panel.getByRole('listbox').first().focus();
        await page.keyboard.press('ArrowLeft');
      },
    ],
    ['a table', (panel) => panel.getByText(analytics.figures).first().click()],
    ['a week', (panel) => panel.getByRole('radio', { name: analytics.filters.periods.week }).click()],
    ...COMMON,
  ],
  tuckshop: [
    ['into the basket', press(fill(tuckshop.browse.add, { item: drink?.name ?? '' }))],
    ['search', (panel) => panel.getByRole('searchbox').pressSequentially('eg', KEYS)],
    ['veg only', (panel) => panel.getByRole('checkbox', { name: tuckshop.browse.vegOnly }).click()],
    ['pay', (panel) => panel.getByRole('button', { name: /^Pay / }).click()],
    ...COMMON,
  ],
};

const executablePath = findChromium();
if (!executablePath) {
  console.error('Chromium is missing. `npm test` installs it on Debian; elsewhere CHROMIUM names it.');
  process.exit(1);
}
const site = await openSite();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
mkdirSync(TRACES, { recursive: true });
const { demand, conclude } = startTally();

/**
 * The longest tasks of the page's thread between two marks of the page, in milliseconds, longest first. By the thread's
 * own clock: what else the machine does in between is not the page's.
 */
function tasksBetween(trace: readonly TraceEvent[], from: string, to: string): number[] {
  const mark = (name: string) => {
    const found = trace.find((event) => event.name === name);
    if (!found)
      throw new Error(`The trace lacks the mark "${name}": look at the categories that it records.`);
    return found;
  };
  const [begun, ended] = [mark(from), mark(to)];
  const tasks = trace.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === begun.pid && tid === begun.tid && ts + dur > begun.ts && ts < ended.ts,
  );
  if (tasks.length === 0) throw new Error('The trace holds no task: look at the categories that it records.');
  return tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000).sort((a, b) => b - a);
}

/** Lets a part play at the fastest, and says how long its tasks were. */
async function play(page: Page, panel: Locator, browser: Browser, name: string): Promise<number[]> {
  const { clock } = demo.shared;
  await panel.getByRole('radio', { name: clock.speeds.meal }).check();
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'devtools.timeline'],
  });
  await panel.getByRole('button', { name: clock.play, exact: true }).click();
  await page.evaluate(async (ms) => {
    performance.mark('play-begins');
    await new Promise((done) => setTimeout(done, ms));
    performance.mark('play-ends');
  }, PLAY_MS);
  const trace = await browser.stopTracing();
  writeFileSync(`${TRACES}/${name}.json`, trace);
  await panel.getByRole('button', { name: clock.pause, exact: true }).click();
  return tasksBetween(JSON.parse(trace.toString()).traceEvents, 'play-begins', 'play-ends');
}

/** Begins to note how long what a visitor does takes until it is painted. */
const watchInteractions = (page: Page) =>
  page.addInitScript((shortest) => {
    const seen: Interaction[] = [];
    Reflect.set(window, 'interactions', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0) seen.push({ event: entry.name, ms: entry.duration });
    }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_EVENT_MS);

/** What was noted since the last time; once it is painted and reported. */
const noted = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return (Reflect.get(window, 'interactions') as Interaction[]).splice(0);
  });

const newContext = (viewport: typeof PHONE) =>
  browser.newContext({ serviceWorkers: 'block', viewport, baseURL: site.url, reducedMotion: 'reduce' });

/** What a visitor of one part has to wait for, in milliseconds by the name of the interaction. */
type Story = Record<string, number>;

/** Lets a part play, then does all that can be done in it, on a page of its own. */
async function tell(device: string, viewport: typeof PHONE, feature: Feature): Promise<Story> {
  const context = await newContext(viewport);
  const page = await context.newPage();
  await watchInteractions(page);
  const panel = await openLive(page, feature);
  // The parts behind the other tabs are drawn after this one, and the type family comes: that is the start, not play.
  const bars = page.getByRole('region', { name: shared.clock.label, includeHidden: true });
  await expect(bars, 'All three parts have to come alive.').toHaveCount(FEATURES.length);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const [longest = 0] = await play(page, panel, browser, `${device}-${feature}`);
  const story: Story = { [PLAY]: longest };
  await noted(page);
  for (const [what, act] of INTERACTIONS[feature]) {
    await act(panel, page);
    const took = await noted(page);
    story[what] = Math.max(0, ...took.map(({ ms }) => ms));
  }
  await context.close();
  return story;
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
const isQuick = (story: Story) => Object.entries(story).every(([what, ms]) => ms <= limitOf(what));

/** Judges a part and prints its lines of the table. */
async function judge(device: string, viewport: typeof PHONE, feature: Feature): Promise<void> {
  const again = () => tell(device, viewport, feature);
  const stories = [await again()];
  // Chromium slows a thread by keeping it busy from another one; when that one has to wait, a random task takes thrice
  // its time. What is too slow by itself is so most of the time.
  while (!isQuick(usualOf(stories)) && stories.length < MOST_TELLINGS)
    stories.push(await again(), await again());
  for (const [what, ms] of Object.entries(usualOf(stories))) {
    const of = `${limitOf(what)} ms${stories.length > 1 ? `  median of ${stories.length}` : ''}`;
    console.log(`${`${device}, ${feature}: ${what}`.padEnd(64)} ${ms.toFixed(0).padStart(4)} ms  ${of}`);
    demand(
      ms <= limitOf(what),
      what === PLAY
        ? `${feature} on a ${device} does ${ms.toFixed(0)} ms of work at once while it plays: do less with each ` +
            `step of the clock, or in pieces. ${TRACES}/${device}-${feature}.json shows where.`
        : `${feature} on a ${device}: "${what}" is painted after ${ms} ms: do less before the next frame.`,
    );
  }
}

try {
  console.log(`\n${'slowed four times'.padEnd(64)} longest   of`);
  for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
    for (const feature of FEATURES) await judge(device, viewport, feature);
} finally {
  await browser.close();
  await site.close();
}
conclude();
