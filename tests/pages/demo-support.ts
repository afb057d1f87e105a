/** What the tests of the live demo as a whole share. */
import { expect, type Locator, type Page } from '@playwright/test';
import { PATIENCE_MS } from '../patience.ts';
import { content, demo, type FEATURES, PRODUCT } from './support.ts';

export const { clock, over } = demo.shared;
export const { meals, readAt } = content.hostel;
export const KEY = 'messmate-demo';

/** The head of a live part: its clock, and all that moves it. */
export const clockBar = (panel: Locator): Locator =>
  panel.getByRole('region', { name: demo.shared.clock.label });

/** Opens what else moves the clock, where it is not open yet. */
export async function runTheDay(panel: Locator): Promise<void> {
  const button = clockBar(panel).getByRole('button', { name: demo.shared.clock.run });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** The second of the day that a live part's clock shows. */
export async function clockOf(panel: Locator): Promise<number> {
  const time = (await clockBar(panel).locator('time').getAttribute('datetime')) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** Waits until a feature's live part is in the place of its drawing; where it is offered, asks for it. */
export async function liveOf(page: Page, feature: (typeof FEATURES)[number]): Promise<Locator> {
  const panel = page.locator(`#${feature}`);
  const offer = panel.getByRole('button', { name: demo.shared.offer });
  const bar = clockBar(panel);
  await expect(
    offer.or(bar),
    'The live demo never came: look at src/messmate/island/start.tsx.',
  ).toBeVisible();
  // It may come by itself while the pointer is on its way to the offer: then there is nothing to press.
  const glance = { timeout: PATIENCE_MS / 5 };
  const arrives = async () => {
    if (await offer.isVisible()) await offer.click(glance);
    await expect(bar, 'The live part must stand where the drawing stood.').toBeVisible(glance);
  };
  await expect(arrives).toPass({ timeout: PATIENCE_MS });
  return panel;
}

/** Opens the page at a feature, live. */
export async function openLive(page: Page, feature: (typeof FEATURES)[number]): Promise<Locator> {
  await page.goto(`${PRODUCT}#${feature}`);
  return liveOf(page, feature);
}

export const act = (panel: Locator, name: string) =>
  clockBar(panel).getByRole('button', { name, exact: true });
export const slider = (panel: Locator) => panel.getByRole('slider', { name: clock.slider });
export const mealButton = (panel: Locator, meal: keyof typeof meals) => act(panel, meals[meal].name);
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
