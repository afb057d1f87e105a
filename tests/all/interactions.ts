/** What a visitor does in each part of the live demo, for speed.test.ts to measure. */
import type { Locator, Page } from '@playwright/test';
import { escaped, type FEATURES } from '../pages/support.ts';

/** The tabs that are measured. */
export const MEASURED = [
  'attendance',
  'analytics',
  'tuckshop',
] as const satisfies readonly (typeof FEATURES)[number][];
export type Feature = (typeof MEASURED)[number];

/** Prepares an action; only the function that it returns is measured. */
export type Act = (panel: Locator, page: Page) => Promise<() => Promise<unknown>>;
type Find = (panel: Locator) => Locator;
/** A press of the pointer, in the middle unless it says where from left to right. */
const press =
  (find: Find, at = 0.5): Act =>
  async (panel, page) => {
    const target = find(panel).first();
    await target.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    // Playwright checks here that nothing covers it: at the press the check would delay the page.
    await target.hover({ position: { x: width * at, y: height / 2 } });
    return async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
  };
/** The name of a button that ends in a figure. */
const startOf = (name: string) => new RegExp(`^${escaped(name)}`);
const pressButton = (name: string | RegExp) =>
  press((panel) => panel.getByRole('button', { name, exact: true }));
/** A key press in a field. */
const pressKey =
  (find: Find, key: string): Act =>
  async (panel, page) => {
    const field = find(panel);
    // At the window's lower edge there is no room for suggestions, and headless Chromium shows no frame then.
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await field.focus();
    return () => page.keyboard.press(key);
  };
const pressText = (text: string) => press((panel) => panel.getByText(text, { exact: true }));
const pressRadio = (name: string) => press((panel) => panel.getByRole('radio', { name }));
const meals = (panel: Locator) => panel.getByRole('combobox', { name: 'Go to a meal' });
/** The buttons that play and pause a part. */
export const BUTTONS: Record<Feature, { go: string; pause: string }> = {
  attendance: { go: 'Serve lunch', pause: 'Pause' },
  analytics: { go: 'Play', pause: 'Pause' },
  tuckshop: { go: 'Play', pause: 'Pause' },
};
/** Actions of every part. */
const COMMON: [string, Act][] = [
  ['the next meal', pressKey(meals, 'ArrowDown')],
  ['the meal before', pressKey(meals, 'ArrowUp')],
  ['start over', pressButton('Start over')],
];
/** A visitor's actions in each part, in this order. */
export const INTERACTIONS: Record<Feature, [string, Act][]> = {
  attendance: [
    ['scan one pass', pressText('Scan one pass yourself')],
    ['scan at the door', pressButton('Scan the door code')],
    ['undo a scan', press((panel) => panel.getByRole('button', { name: startOf('Undo') }))],
    ['at the counter', pressRadio('At the counter')],
    ['scan the pass', pressButton('Scan this pass')],
    ['more to try', pressText('More to try')],
    ...COMMON,
  ],
  analytics: [
    ['a week', pressRadio('7 days')],
    ['a point by key', pressKey((panel) => panel.getByRole('slider').first(), 'ArrowLeft')],
    ['a table', press((panel) => panel.locator('summary', { hasText: 'Figures as a table' }))],
    ['another chart', pressRadio('Waste')],
    ['the first chart', pressRadio('Cooked and eaten')],
    ['a month', pressRadio('This month')],
    ...COMMON,
  ],
  tuckshop: [
    ['into the basket', pressButton('Add one Samosa')],
    ['all of the shelf', press((panel) => panel.getByRole('button', { name: startOf('All ') }))],
    ['pay', pressButton(/^Pay /)],
    ...COMMON,
  ],
};
