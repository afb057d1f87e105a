/** The link and the button that serve lunch, also while their code loads or after it has failed to load. */
import { expect, type Page } from '@playwright/test';
import { button, DEVICES, hero, meals, plate, readAt, serveButton, timePattern } from './demo-support.ts';
import { content, holdRequests, liveRegion, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { home } = content;
const HERO_CODE = '**/_astro/Hero.*.js';
const pauseButton = (page: Page) => button(hero(page), 'Pause');
/** The button that serves lunch, while its code loads, is late or is lost. */
const loadingButton = (page: Page) => hero(page).locator('[data-state]');
/** Matches the time of day at which the demo begins. */
const START_TIME = new RegExp(timePattern(readAt));

/** Expects the serving of lunch to have begun, and an address that does not begin it again on a reload. */
async function expectServed(page: Page): Promise<void> {
  await expect(pauseButton(page)).toBeVisible();
  await expect(page, 'expected an address without #serve').not.toHaveURL(/serve/);
}

test.use({ needsOwnContext: true, ...DEVICES.phone });

test('serves lunch once from the link on Home, with plate and Pause in view', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: home.plate.serve }).click();
  await expectServed(page);
  await expect(plate(page)).toBeInViewport({ ratio: 0.99 });
  await expect(pauseButton(page)).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(serveButton(page)).toBeVisible();
  await expect(hero(page)).toContainText(START_TIME);
  await page.goBack();
  await page.goForward();
  await expect(serveButton(page), 'expected no meal served by Back and Forward').toBeVisible();
});

test('serves lunch from #serve in the address, and keeps the figures of "Your mess"', async ({ page }) => {
  await page.goto(`${PRODUCT}#analytics&mess=480,36`);
  await expect(page.locator('#analytics [data-ready]')).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'serve&mess=480,36';
  });
  await expectServed(page);
  await expect(page).toHaveURL(/#mess=480,36$/);
});

test('serves one lunch after several presses while the code loads', async ({ page }) => {
  const release = await holdRequests(page, HERO_CODE);
  await page.goto(`${PRODUCT}#serve`);
  await expect(loadingButton(page)).toHaveAccessibleName(/Loading/);
  for (let presses = 0; presses < 2; presses++) await loadingButton(page).click({ force: true });
  await expect(loadingButton(page)).toHaveAttribute('aria-disabled', 'true');
  release();
  await expectServed(page);
  const readLabel = () => plate(page).getAttribute('aria-label');
  await expect.poll(readLabel, 'expected some students to have just eaten').not.toContain(' 0 of them');
  await expect(pauseButton(page)).toBeVisible();
});

test('offers to try again after 2 s without code, and serves when it arrives', async ({ page }) => {
  await page.clock.install();
  const release = await holdRequests(page, HERO_CODE);
  await page.goto(PRODUCT);
  await serveButton(page).click();
  await expect(loadingButton(page)).toHaveAccessibleName(/Loading/);
  await page.clock.runFor(2000);
  await expect(loadingButton(page)).toHaveAccessibleName(/Still loading. Try again/);
  await expect(loadingButton(page)).toBeEnabled();
  release();
  await expect(pauseButton(page), 'expected late code to serve the meal').toBeVisible();
});

for (const [fault, response] of Object.entries({
  'is lost': { status: 404, body: 'Not found' },
  'arrives empty': { contentType: 'text/javascript', body: '' },
}))
  test(`announces code that ${fault}, and loads it again on a press`, async ({ page }) => {
    await page.route(`${HERO_CODE}*`, (route) => route.fulfill(response));
    await page.goto(PRODUCT);
    await serveButton(page).click();
    await expect(liveRegion(page)).toContainText(content.interfaceWords.error.lost);
    await expect(plate(page)).toBeVisible();
    await expect(loadingButton(page)).toHaveAccessibleName(/Try again/);
    await expect(loadingButton(page)).toBeEnabled();
    await page.unroute(`${HERO_CODE}*`);
    await loadingButton(page).click();
    await expectServed(page);
  });

test('serves lunch in a background tab only when the visitor opens the tab', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true, writable: true }));
  await page.goto(`${PRODUCT}#serve`);
  await expect(hero(page).locator('[data-ready]')).toBeVisible();
  await expect(serveButton(page)).toBeVisible();
  await page.evaluate(() => {
    Reflect.set(document, 'hidden', false);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectServed(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a still of the plate with its time, and no button', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: home.plate.serve }).click();
    await expect(hero(page).locator('noscript')).toBeVisible();
    expect(await page.content()).toMatch(
      new RegExp(`<noscript><p>A still of ${timePattern(readAt).replace('\\s', '(\\s|&nbsp;)')}`),
    );
    // The forecast for lunch of the tests' company.
    await expect(hero(page)).toContainText(messmate.hero.will.lunch.replace('{count}', '432'));
    await expect(hero(page).getByRole('button')).toHaveCount(0);
    await expect(plate(page)).toBeInViewport();
    expect(meals.lunch.opens, 'expected the still during lunch').toBeLessThan(readAt);
  });
});
