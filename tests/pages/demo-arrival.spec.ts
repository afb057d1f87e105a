/** A link that serves a meal: the visitor arrives with ruler and plate below the header, and the meal is being served. */
import { expect, type Page } from '@playwright/test';
import { button, expectTime, liveOf, meals, openTab, readAt, ruler } from './demo-support.ts';
import { content, hold, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { home } = content;
const serveLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: messmate.hero.tools, exact: true });
const panelOf = (page: Page) => page.locator('#attendance');
const minutes = (page: Page) => ruler(panelOf(page)).inputValue().then(Number);
/** Where the demo begins on the ruler. */
const START = readAt - meals.lunch.opens;

async function expectServed(page: Page): Promise<void> {
  await liveOf(page, 'attendance');
  await expect(button(panelOf(page), 'Pause'), 'One press serves the meal.').toBeVisible();
  await expect
    .poll(() => minutes(page), 'Residents come from the minute that the pages show.')
    .toBeGreaterThan(START);
  await expect(page, 'The address keeps the tab alone.').toHaveURL(/#attendance/);
}

for (const [width, height] of [
  [360, 640],
  [1366, 768],
] as const)
  test.describe(`on ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, ownWindow: true });

    test(`from Home: plate, figure and pause are in view, directly below the header (${width} px)`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: home.plate.serve }).click();
      await expectServed(page);
      const panel = panelOf(page);
      const isWhole = { ratio: 0.99 };
      await expect(panel.getByRole('img', { name: /have eaten/ })).toBeInViewport(isWhole);
      await expect(button(panel, 'Pause')).toBeInViewport(isWhole);
      await expect(panel.getByText(/^in by/)).toBeInViewport(isWhole);
      const header = await page.getByRole('banner').boundingBox();
      const box = await ruler(panel).boundingBox();
      const below = (box?.y ?? Number.NaN) - ((header?.y ?? 0) + (header?.height ?? 0));
      expect(below, 'Nothing lies over the ruler.').toBeGreaterThanOrEqual(0);
      expect(below, 'And nothing stands above it.').toBeLessThan(48);
    });
  });

test.describe('on a page with a clock of its own', () => {
  test.use({ ownWindow: true, reducedMotion: 'reduce' });

  test('on the page, from another tab of the demo, with the figures of Your mess; a reload serves nothing', async ({
    page,
  }) => {
    await page.goto(`${PRODUCT}#analytics&mess=480,36`);
    await openTab(page, 'analytics');
    await expectTime(page.locator('#analytics'), readAt);
    await serveLink(page).click();
    await expectServed(page);
    await expect(page).toHaveURL(/#attendance&mess=480,36$/);
    await button(panelOf(page), 'Pause').click();
    await page.reload();
    await liveOf(page, 'attendance');
    await expect.poll(() => minutes(page), 'A reload begins anew.').toBe(START);
    await expect(button(panelOf(page), 'Pause'), 'The press has been used up.').toHaveCount(0);
    await ruler(panelOf(page)).press('End');
    await serveLink(page).click();
    await expect(button(panelOf(page), 'Pause'), 'A meal that is over begins again.').toBeVisible();
    await page.goto('/');
    await page.goBack();
    await liveOf(page, 'attendance');
    await expect(button(panelOf(page), 'Pause'), 'Nor does Back serve it.').toHaveCount(0);
  });

  test('a press before the code has come is kept', async ({ page }) => {
    const letGo = await hold(page, '**/_astro/*Panel.*.js');
    await page.goto(PRODUCT);
    await serveLink(page).click();
    await expect(panelOf(page).getByRole('img', { name: /have eaten/ })).toBeInViewport();
    letGo();
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
    await liveOf(page, 'attendance');
    await expect(button(panelOf(page), 'Serve lunch')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('test-look')));
    await expectServed(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the panel, which says what the plate shows', async ({ page }) => {
    await page.goto(PRODUCT);
    await serveLink(page).click();
    await expect(panelOf(page).getByRole('img', { name: /have eaten/ })).toBeInViewport();
    await expect(panelOf(page).getByText(/^in by/)).toBeVisible();
  });
});
