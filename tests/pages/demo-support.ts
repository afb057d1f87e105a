/** Shared by the tests of the live demo. */
import { expect, type Locator, type Page } from '@playwright/test';
import { content, type FEATURES, messmate, PRODUCT } from './support.ts';

type Feature = (typeof FEATURES)[number];
/** The main screens of the demo's design. */
export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desk: { viewport: { width: 1366, height: 768 }, hasTouch: false },
};

export const { meals, readAt, wings, floors, roomsPerFloor } = content.hostel;
/** The number of residents. */
export const residents = wings.length * floors * roomsPerFloor;

/** The first view of the product page: the plate on which a meal is served, its words and its buttons. */
export const hero = (page: Page): Locator => page.locator('#serve');
/** The plate: its name has the counts. */
export const plate = (page: Page): Locator => hero(page).getByRole('img');
export const serveButton = (page: Page, meal = 'lunch'): Locator => button(hero(page), `Serve ${meal}`);

/** Chooses a meal of the day, which then waits at its opening. */
export async function chooseMeal(page: Page, meal: keyof typeof meals): Promise<void> {
  await page.locator('#day').getByRole('button', { name: meals[meal].name }).click();
  await expect(serveButton(page, meal)).toBeVisible();
}

export async function waitForLive(page: Page, feature: Feature): Promise<Locator> {
  const panel = page.locator(`#${feature}`);
  await expect(
    panel.locator('[data-live]'),
    'expected a live panel: see src/messmate/island/PanelRoot.tsx',
  ).toBeVisible();
  return panel;
}

/** Opens the page at a live feature, at the minute that all pages show. */
export async function openLive(page: Page, feature: Feature): Promise<Locator> {
  await page.goto(`${PRODUCT}#${feature}`);
  return waitForLive(page, feature);
}

/** Opens the page where lunch waits at its opening. */
export async function openWaiting(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  // Lunch is the meal with which the demo begins, a while after its opening.
  await chooseMeal(page, 'breakfast');
  await chooseMeal(page, 'lunch');
}

/** Presses a feature's tab and waits until its panel is live. */
export async function openTab(page: Page, feature: Feature): Promise<Locator> {
  await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
  return waitForLive(page, feature);
}

/** Presses a key until the target has the focus. `check` is called at each stop. */
export async function tabTo(target: Locator, key = 'Tab', check = async () => {}): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    await check();
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} never came to ${target}: see what takes the focus before it.`);
}

const timeFormat = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
/** A pattern for a time of day: engines differ in the space, and in AM or am. */
export const timePattern = (minute: number, seconds = ''): string =>
  timeFormat
    .format(minute * 60_000)
    .toLowerCase()
    .replace(/\s/, `${seconds}\\s`);

export const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true });
/** The main button, which scans the code at the door. */
export const scanButton = (panel: Locator) => button(panel, 'Scan the door code');
/** The button that pays the sample order of the tuckshop. */
export const payButton = (panel: Locator) => panel.getByRole('button', { name: /^Pay .+ from the wallet$/ });
export const receipt = (panel: Locator) => panel.getByRole('heading', { name: 'Receipt' });
/** Reads the texts of the tabs, which have figures of the hostel. */
export const figures = (page: Page) => page.getByRole('tab', { includeHidden: true }).allInnerTexts();
