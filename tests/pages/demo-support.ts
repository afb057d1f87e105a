/** What the tests of the live demo as a whole share. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { MEALS } from '../../src/messmate/engine/plan.ts';
import { fill } from '../../src/text/fill.ts';
import { clockBar, clockOf, content, demo, type FEATURES, openLive, runTheDay } from './support.ts';

export const { clock, over, undo } = demo.shared;
export const { meals, readAt } = content.hostel;
export const KEY = 'messmate-demo';

export const act = (panel: Locator, name: string) =>
  clockBar(panel).getByRole('button', { name, exact: true });
export const slider = (panel: Locator) => panel.getByRole('slider', { name: clock.slider });
export const undoButton = (panel: Locator, what: keyof typeof undo.what) =>
  act(panel, fill(undo.button, { what: undo.what[what] }));
export const mealButton = (panel: Locator, meal: (typeof MEALS)[number]) =>
  act(panel, fill(clock.jumpTo, { meal: meals[meal].name }));
/** Expects the time that a clock shows, to the second. */
export const expectTime = (panel: Locator, minute: number, why = 'The clock shows another time.') =>
  expect.poll(() => clockOf(panel), why).toBe(minute * 60);
export const expectMinute = (panel: Locator, minute: number) =>
  expect
    .poll(async () => Math.floor((await clockOf(panel)) / 60), 'The clock shows another minute.')
    .toBe(minute);
/** Opens a feature live, with all that moves the clock. */
export async function openRun(page: Page, feature: (typeof FEATURES)[number]): Promise<Locator> {
  const panel = await openLive(page, feature);
  await runTheDay(panel);
  return panel;
}
/** What the tabs say of the features, all of which follow the one hostel. */
export const figures = (page: Page) => page.getByRole('tab', { includeHidden: true }).allInnerTexts();
/** Rupees as they are written: ₹3,265.00. */
export const rupeesOf = (text: string) => Number(text.replace(/[^\d.]/g, ''));
/** What a tab would keep after commands. */
export const kept = (version: string, commands: readonly object[]) =>
  JSON.stringify({
    version,
    revision: 1,
    by: 'a',
    commands,
    playing: false,
    speed: 'fast',
    driver: null,
    round: 0,
  });
/** Which hostel the built page holds: only that one's states are taken. */
export async function versionOf(page: Page): Promise<string> {
  const panel = await openRun(page, 'attendance');
  await act(panel, clock.step).click();
  const { version } = JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEY));
  await page.evaluate(() => sessionStorage.clear());
  // What stands in the page would be kept when it is left.
  await page.goto('about:blank');
  return version;
}
export const openWithKept = (page: Page, kept: string) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [KEY, kept] as const);
