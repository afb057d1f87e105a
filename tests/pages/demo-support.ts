/** What the tests of the live demo as a whole share. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { MEALS } from '../../src/messmate/engine/plan.ts';
import { clockSeconds } from '../../src/messmate/format.ts';
import { fill } from '../../src/text/fill.ts';
import { clockBar, content, demo, openLive } from './support.ts';

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
/** Expects the time that a clock shows, to the minute. */
export const expectTime = (panel: Locator, minute: number, why = 'The clock shows another time.') =>
  expect(clockBar(panel), why).toContainText(clockSeconds(minute * 60));
export const expectMinute = (panel: Locator, minute: number) =>
  expect(clockBar(panel), 'The clock shows another minute.').toContainText(
    new RegExp(clockSeconds(minute * 60).replace(/:00\s/, ':\\d\\d\\s')),
  );
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
  const panel = await openLive(page, 'attendance');
  await act(panel, clock.step).click();
  const { version } = JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEY));
  await page.evaluate(() => sessionStorage.clear());
  // What stands in the page would be kept when it is left.
  await page.goto('about:blank');
  return version;
}
export const openWithKept = (page: Page, kept: string) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [KEY, kept] as const);
