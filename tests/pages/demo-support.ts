/** What the tests of the live demo as a whole share. */
import { expect, type Locator, type Page } from '@playwright/test';
import { content, demo, type FEATURES, PRODUCT } from './support.ts';

export const { clock, over } = demo.shared;
export const { meals, readAt } = content.hostel;
export const KEY = 'messmate-demo';

/** The head of a panel: its clock, and all that moves it. */
export const clockBar = (panel: Locator): Locator =>
  panel.getByRole('region', { name: demo.shared.clock.label });

/** The second of the day that a live part's clock shows. */
export async function clockOf(panel: Locator): Promise<number> {
  const time = (await clockBar(panel).locator('time').getAttribute('datetime')) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** Waits until a feature's panel is live. */
export async function liveOf(page: Page, feature: (typeof FEATURES)[number]): Promise<Locator> {
  const panel = page.locator(`#${feature}`);
  await expect(
    panel.locator('[data-live]'),
    'The live demo never came: look at src/messmate/island/start.tsx.',
  ).toBeVisible();
  return panel;
}

/** Opens the page at a feature, live. */
export async function openLive(page: Page, feature: (typeof FEATURES)[number]): Promise<Locator> {
  await page.goto(`${PRODUCT}#${feature}`);
  return liveOf(page, feature);
}

export const act = (panel: Locator, name: string) =>
  clockBar(panel).getByRole('button', { name, exact: true });
/** Goes to the opening of a meal. */
export const goTo = (panel: Locator, meal: keyof typeof meals) =>
  clockBar(panel).getByRole('combobox', { name: clock.jump }).selectOption(meals[meal].name);
/** Expects the time that a clock shows, to the second. */
export const expectTime = (panel: Locator, minute: number, why = 'The clock shows another time.') =>
  expect.poll(() => clockOf(panel), why).toBe(minute * 60);
/** What the tabs say of the features, all of which follow the one hostel. */
export const figures = (page: Page) => page.getByRole('tab', { includeHidden: true }).allInnerTexts();
/** Rupees as they are written: ₹3,265.00. */
export const rupeesOf = (text: string) => Number(text.replace(/[^\d.]/g, ''));
/** Controls that are too small for a finger; one in a label is as large as its label. */
export function tooSmall(panel: Locator): Promise<string[]> {
  return panel.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('button, input, select, summary')].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isSmall = height > 0 && (height < 43.9 || width < 43.9);
      return isSmall ? [`${control.ariaLabel ?? control.textContent}: ${width} × ${height}`] : [];
    }),
  );
}
