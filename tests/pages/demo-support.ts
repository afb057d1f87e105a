/** Shared by the tests of the live demo. */
import { expect, type Locator, type Page } from '@playwright/test';
import { content, type FEATURES, messmate, PRODUCT } from './support.ts';

type Feature = (typeof FEATURES)[number];
/** The screens that the demo is designed for first. */
export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desk: { viewport: { width: 1366, height: 768 }, hasTouch: false },
};

export const { meals, readAt, wings, floors, roomsPerFloor } = content.hostel;
/** All residents are either coming to a meal or not. */
export const residents = wings.length * floors * roomsPerFloor;

/** The head of a panel with the clock and its controls. */
export const clockBar = (panel: Locator): Locator =>
  panel.getByRole('region', { name: 'Clock of the simulation' });

/** The second of the day on a live panel's clock. */
export async function clockOf(panel: Locator): Promise<number> {
  const time = (await clockBar(panel).locator('time').getAttribute('datetime')) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

export async function liveOf(page: Page, feature: Feature): Promise<Locator> {
  const panel = page.locator(`#${feature}`);
  await expect(
    panel.locator('[data-live]'),
    'The live demo never came: look at src/messmate/island/PanelRoot.tsx.',
  ).toBeVisible();
  return panel;
}

/** Opens the page at a live feature, at the minute that all pages show. */
export async function openLive(page: Page, feature: Feature): Promise<Locator> {
  await page.goto(`${PRODUCT}#${feature}`);
  return liveOf(page, feature);
}

/** Opens QR Attendance where its meal waits at the opening. */
export async function openWaiting(page: Page): Promise<Locator> {
  const panel = await openLive(page, 'attendance');
  await ruler(panel).press('Home');
  await expect(ruler(panel)).toHaveValue('0');
  return panel;
}

/** Unfolds what scans by hand. */
export const unfoldOwn = (panel: Locator) => panel.getByText('Scan one pass yourself').click();

/** Presses a feature's tab and waits until its panel is live. */
export async function openTab(page: Page, feature: Feature): Promise<Locator> {
  await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
  return liveOf(page, feature);
}

/** Presses a key until the target has the focus. `look` is called at each stop. */
export async function tabTo(target: Locator, key = 'Tab', look = async () => {}): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    await look();
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} never came to ${target}: see what takes the focus before it.`);
}

const hours = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
/** A pattern for a time of day: engines differ in the space, and in AM or am. */
export const saidTime = (minute: number, seconds = ''): string =>
  hours
    .format(minute * 60_000)
    .toLowerCase()
    .replace(/\s/, `${seconds}\\s`);

export const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true });
export const act = (panel: Locator, name: string) => button(clockBar(panel), name);
/** The slider on the ruler of QR Attendance, in minutes from the opening. */
export const ruler = (panel: Locator) => panel.getByRole('slider');
/** The main button, which scans what is shown, at the counter and at the door. */
export const scanButton = (panel: Locator) =>
  button(panel, 'Scan this pass').or(button(panel, 'Scan the door code'));
/** At the tuckshop, where a sample order waits to be paid, and what stands there afterwards. */
export const payButton = (panel: Locator) => panel.getByRole('button', { name: /^Pay .+ from the wallet$/ });
export const receipt = (panel: Locator) => panel.getByRole('heading', { name: 'Receipt' });
export const goTo = (panel: Locator, meal: keyof typeof meals) =>
  panel.getByRole('combobox', { name: 'Go to a meal' }).selectOption(meals[meal].name);
export const expectTime = (panel: Locator, minute: number, why = 'The clock shows another time.') =>
  expect.poll(() => clockOf(panel), why).toBe(minute * 60);
/** The texts of the tabs, whose figures follow the one hostel. */
export const figures = (page: Page) => page.getByRole('tab', { includeHidden: true }).allInnerTexts();
