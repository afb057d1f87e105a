/** One press serves one lunch, whichever way one comes and however late the code is. */
import { expect, type Page } from '@playwright/test';
import { hero, meals, plate, readAt, SIZES, saidTime, serveButton } from './demo-support.ts';
import { content, hold, liveRegion, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { home } = content;
const CODE = '**/_astro/Hero.*.js';
const pause = (page: Page) => hero(page).getByRole('button', { name: 'Pause', exact: true });
/** The button while its code loads, and once that is late. */
const waiting = (page: Page) => hero(page).locator('[data-state]');
/** Where the demo begins. */
const START = new RegExp(saidTime(readAt));

async function expectServed(page: Page): Promise<void> {
  await expect(pause(page), 'One press serves the meal.').toBeVisible();
  await expect(page, 'The address forgets it, so that a reload serves nothing.').not.toHaveURL(/serve/);
}

test.use({ ownWindow: true, ...SIZES.phone });

test('from Home: the plate and Pause are in view, and nothing is scrolled', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: home.plate.serve }).click();
  await expectServed(page);
  await expect(plate(page)).toBeInViewport({ ratio: 0.99 });
  await expect(pause(page)).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(serveButton(page), 'A reload begins anew.').toBeVisible();
  await expect(hero(page)).toContainText(START);
  await page.goBack();
  await page.goForward();
  await expect(serveButton(page), 'Nor do Back and Forward serve it.').toBeVisible();
});

test('a link on the page serves it too, and keeps the figures of Your mess', async ({ page }) => {
  await page.goto(`${PRODUCT}#analytics&mess=480,36`);
  await expect(page.locator('#analytics [data-live]')).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'serve&mess=480,36';
  });
  await expectServed(page);
  await expect(page).toHaveURL(/#mess=480,36$/);
});

test('presses while the code loads serve one lunch, and none of them stops it', async ({ page }) => {
  const letGo = await hold(page, CODE);
  await page.goto(`${PRODUCT}#serve`);
  await expect(waiting(page)).toHaveAccessibleName(/Loading/);
  for (let presses = 0; presses < 2; presses++) await waiting(page).click({ force: true });
  await expect(waiting(page)).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expectServed(page);
  await expect.poll(() => plate(page).getAttribute('aria-label')).not.toContain(' 0 of them');
  await expect(pause(page)).toBeVisible();
});

test('code that hangs: the button says so within two seconds, and a press loads the page again', async ({
  page,
}) => {
  await page.clock.install();
  const letGo = await hold(page, CODE);
  await page.goto(PRODUCT);
  await serveButton(page).click();
  await expect(waiting(page)).toHaveAccessibleName(/Loading/);
  await page.clock.runFor(2000);
  await expect(waiting(page)).toHaveAccessibleName(/Still loading. Try again/);
  await expect(waiting(page)).toBeEnabled();
  letGo();
  await expect(pause(page), 'Code that comes late serves the meal all the same.').toBeVisible();
});

for (const [way, answer] of Object.entries({
  'is lost': { status: 404, body: 'Not found' },
  'arrives empty': { contentType: 'text/javascript', body: '' },
}))
  test(`code that ${way}: the page says so, and a press tries again`, async ({ page }) => {
    await page.route(`${CODE}*`, (route) => route.fulfill(answer));
    await page.goto(PRODUCT);
    await serveButton(page).click();
    await expect(liveRegion(page)).toContainText(content.interfaceWords.error.lost);
    await expect(plate(page), 'The page stays as it is.').toBeVisible();
    await expect(waiting(page)).toHaveAccessibleName(/Try again/);
    await expect(waiting(page)).toBeEnabled();
    await page.unroute(`${CODE}*`);
    await waiting(page).click();
    await expectServed(page);
  });

test('a tab in the background waits until somebody looks', async ({ page }) => {
  await page.addInitScript(() => {
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    addEventListener('test-look', () => {
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  await page.goto(`${PRODUCT}#serve`);
  await expect(hero(page).locator('[data-live]')).toBeVisible();
  await expect(serveButton(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('test-look')));
  await expectServed(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the plate says that it is a still, and of which minute', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: home.plate.serve }).click();
    await expect(hero(page).locator('noscript')).toBeVisible();
    expect(await page.content()).toMatch(
      new RegExp(`<noscript><p>A still of ${saidTime(readAt).replace('\\s', '(\\s|&nbsp;)')}`),
    );
    await expect(hero(page)).toContainText(messmate.hero.will.lunch.replace('{count}', '432'));
    await expect(hero(page).getByRole('button')).toHaveCount(0);
    await expect(plate(page)).toBeInViewport();
    expect(meals.lunch.opens).toBeLessThan(readAt);
  });
});
