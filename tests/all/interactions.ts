/** What a visitor does in each part of the live demo, for speed.test.ts to measure. */
import type { Locator, Page } from '@playwright/test';
import { demo, escaped, type FEATURES } from '../pages/support.ts';

/** A quick typist's pace, in milliseconds from key to key: both at once would wait for one another. */
const KEYS = { delay: 100 };

export type Feature = (typeof FEATURES)[number];

/** Aims at something; what that gives does it, and it alone is measured. */
export type Act = (panel: Locator, page: Page) => Promise<() => Promise<unknown>>;
type Find = (panel: Locator) => Locator;
const { shared, attendance, analytics, tuckshop } = demo;
/** A press of the pointer, in the middle unless it says where from left to right. */
const press =
  (find: Find, at = 0.5): Act =>
  async (panel, page) => {
    const target = find(panel).first();
    await target.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    // Playwright sees to it that nothing lies over it; while it does so by itself at a press, the page has to wait.
    await target.hover({ position: { x: width * at, y: height / 2 } });
    return async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
  };
/** The name of a button that goes on with a figure. */
const startOf = (name: string) => new RegExp(`^${escaped(name)}`);
const pressButton = (name: string | RegExp) =>
  press((panel) => panel.getByRole('button', { name, exact: true }));
const byKeyboard =
  (find: Find, go: (keyboard: Page['keyboard']) => Promise<void>): Act =>
  async (panel, page) => {
    // At the window's lower edge there is no room for a field's proposals, and headless Chromium shows no frame then.
    await find(panel)
      .first()
      .evaluate((field: HTMLElement) => field.scrollIntoView({ block: 'center' }));
    await find(panel).first().focus();
    return () => go(page.keyboard);
  };
/** What every part can do. */
const COMMON: [string, Act][] = [
  ['five minutes on', pressButton(shared.clock.step)],
  ['jump to dinner', pressButton('Dinner')],
  ['jump back to breakfast', pressButton('Breakfast')],
  ['undo the jump back', pressButton('Undo the jump back')],
  ['drag through the day', press((panel) => panel.getByRole('slider', { name: shared.clock.slider }), 0.8)],
  ['start over', pressButton(shared.over.button)],
];
/** What a visitor does in each part, in this order. */
export const INTERACTIONS: Record<Feature, [string, Act][]> = {
  attendance: [
    ['scan the pass', pressButton(attendance.student.scan)],
    ['scan it again', pressButton(attendance.student.scan)],
    ['more ways', press((panel) => panel.getByText(attendance.counter.title, { exact: true }))],
    [
      'search a resident',
      byKeyboard(
        (panel) => panel.getByRole('combobox', { name: attendance.student.search }),
        (keyboard) => keyboard.type('as', KEYS),
      ),
    ],
    ['undo a scan', press((panel) => panel.getByRole('button', { name: attendance.scans.undo }))],
    ...COMMON,
  ],
  analytics: [
    ['a month', press((panel) => panel.getByRole('radio', { name: analytics.filters.periods.month }))],
    [
      'a point by key',
      byKeyboard(
        (panel) => panel.getByRole('listbox'),
        (keyboard) => keyboard.press('ArrowLeft'),
      ),
    ],
    ['a table', press((panel) => panel.getByText(analytics.figures))],
    ['another chart', pressButton(startOf(analytics.summary.error.title))],
    ['the first chart', pressButton(startOf(analytics.summary.plates.title))],
    ['a week', press((panel) => panel.getByRole('radio', { name: analytics.filters.periods.week }))],
    ...COMMON,
  ],
  tuckshop: [
    ['into the basket', pressButton('Add one Samosa')],
    ['all of the shelf', press((panel) => panel.locator('summary').first())],
    [
      'search',
      byKeyboard(
        (panel) => panel.getByRole('searchbox'),
        (keyboard) => keyboard.type('eg', KEYS),
      ),
    ],
    ['veg only', press((panel) => panel.getByRole('checkbox', { name: tuckshop.browse.vegOnly }))],
    ['pay', pressButton(/^Pay /)],
    ...COMMON,
  ],
};
