/** Helpers for the tests of the live demo. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { TabId } from '../../src/content/features.ts';
import { content, messmate, PRODUCT } from './support.ts';

/** Playwright's options for the screens that the demo is designed for. */
export const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  laptop: { viewport: { width: 1366, height: 768 }, hasTouch: false },
};

/** `readAt` is the time, in minutes since midnight, at which the demo begins and that other pages show. */
export const { meals, readAt, wings, floors, roomsPerFloor } = content.hostel;
export const residentCount = wings.length * floors * roomsPerFloor;

/** The first section of the product page: the plate on which a meal is served, its texts and its buttons. */
export const hero = (page: Page): Locator => page.locator('#serve');
/** The plate. Its accessible name has the counts of students. */
export const plate = (page: Page): Locator => hero(page).getByRole('img');
export const serveButton = (page: Page, meal = 'lunch'): Locator => button(hero(page), `Serve ${meal}`);

/** Chooses another meal of the day. The demo's time is then its opening, and a button offers to serve it. */
export async function chooseMeal(page: Page, meal: keyof typeof meals): Promise<void> {
  await page.locator('#day').getByRole('button', { name: meals[meal].name }).click();
  await expect(serveButton(page, meal)).toBeVisible();
}

/** Waits until React has hydrated a feature's panel. */
export async function waitForPanel(page: Page, feature: TabId): Promise<Locator> {
  const panel = page.locator(`#${feature}`);
  const why = 'expected a live panel: see src/messmate/island/IslandRoot.tsx';
  await expect(panel.locator('[data-ready]'), why).toBeVisible();
  return panel;
}

/** Opens the page at a feature's live panel. The demo's time is then `readAt`. */
export async function openPanel(page: Page, feature: TabId): Promise<Locator> {
  await page.goto(`${PRODUCT}#${feature}`);
  return waitForPanel(page, feature);
}

/** Opens the page and sets the demo to the opening of lunch. */
export async function openAtLunch(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  // The demo begins in the middle of lunch, so another meal is chosen first.
  await chooseMeal(page, 'breakfast');
  await chooseMeal(page, 'lunch');
}

/** Presses a feature's tab and waits until its panel is live. */
export async function openTab(page: Page, feature: TabId): Promise<Locator> {
  await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
  return waitForPanel(page, feature);
}

/** Presses a key until the target has the focus. `check` runs at each focused element. */
export async function tabTo(target: Locator, key = 'Tab', check = async () => {}): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    await check();
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`expected ${key} to reach ${target} within 120 stops: find the focus trap`);
}

const timeFormat = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
/** Makes a pattern for minutes since midnight: "1:20 pm". Browsers put different spaces before "am" and "pm". */
export const timePattern = (minute: number, secondsPattern = ''): string =>
  timeFormat
    .format(minute * 60_000)
    .toLowerCase()
    .replace(/\s/, `${secondsPattern}\\s`);

export const button = (area: Locator, name: string) => area.getByRole('button', { name, exact: true });
export const scanDoorButton = (panel: Locator) => button(panel, 'Scan the door code');
export const lastScan = (panel: Locator) => panel.getByRole('region', { name: 'Your last scan' });
export const payButton = (panel: Locator) => panel.getByRole('button', { name: /^Pay .+ from the wallet$/ });
export const receipt = (panel: Locator) => panel.getByRole('heading', { name: 'Receipt' });
/** Reads the texts of the tabs. They contain figures of the hostel. */
export const readTabTexts = (page: Page) => page.getByRole('tab', { includeHidden: true }).allInnerTexts();
