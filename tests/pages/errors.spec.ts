/** What goes wrong: addresses that lead nowhere, and interactive parts that fail. */
import { expect, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import { liveOf } from './demo-support.ts';
import { content, DESK, FEATURES, messmate, PHONE, PRODUCT, tryAgain, wakeTabs } from './support.ts';
import { test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const PATHS = [
  '/services/web-development/more?a=1&b=2',
  // It cannot be decoded.
  '/%E0%A4%A',
  '/%3Cimg%20src=x%20onerror=alert(1)%3E',
  `/${encodeURIComponent('भोजन')}`,
  `/${'long/'.repeat(400)}`,
];

test('any address that leads nowhere shows the not-found page, which leads home', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of PATHS) {
    expect((await page.goto(path))?.status(), `The host has to answer 404 (${path}).`).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Oops! Page not found');
    const attempted = await page.evaluate(() => location.pathname);
    expect(
      errors.some((text) => text.includes(attempted)),
      `The attempted path has to be logged with console.error (${path}).`,
    ).toBe(true);
  }
  await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.company.name);
});

/** Expects the default error screen, with everything around it as it was. */
async function expectErrorScreen(page: Page, message: string): Promise<void> {
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screen, "The screen shows the error's own message.").toContainText(message);
  for (const id of FEATURES) {
    const { tab, text } = messmate.features.tabs[id];
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(text), `The panel "${id}" has to stay readable.`).toBeVisible();
  }
  await page.getByRole('tab').first().click();
}

const scrollToTabs = (page: Page) =>
  page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();

test('code that never arrives: the screen, the page around it, and another try', async ({ page }) => {
  await page.goto(PRODUCT);
  // Not what the new page begins with: another try is to bring the rest, which comes by itself as well.
  await page.route(/_astro\/start\./, (route) => route.abort());
  await scrollToTabs(page);
  await expectErrorScreen(page, content.words.error.lost);
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.getByRole('alert').evaluate((screen) => screen.scrollIntoView({ block: 'center' }));
    await audit(page, `error screen, ${viewport.width} px`, '[role=alert]');
  }
  await tryAgain(page);
  await page.unrouteAll();
  await wakeTabs(page);
  await expect(page.getByRole('alert'), 'After a try that works the screen is gone.').toHaveCount(0);
});

test('code that throws while it loads: its message, and the way home', async ({ page }) => {
  await page.goto(PRODUCT);
  await page.route(/_astro\/start\./, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The rice is out <b>")' }),
  );
  await scrollToTabs(page);
  await expectErrorScreen(page, 'The rice is out <b>');
  await page.getByRole('alert').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('with a clock of its own', () => {
  test.use({ ownWindow: true });

  test('code of another tab that is lost: its panel can be read, and it comes by itself when the server answers', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(/_astro\/TuckshopPanel\./, (route) => route.abort());
    await page.goto(PRODUCT);
    await wakeTabs(page);
    await liveOf(page, 'attendance');
    const screen = page.getByRole('alert');
    await expect(screen, 'Nobody has asked for the other tab yet.').toHaveCount(0);
    const { tab, text } = messmate.features.tabs.tuckshop;
    await page.getByRole('tab', { name: tab }).click();
    await expect(screen).toContainText(content.words.error.lost);
    await expect(page.getByText(text), 'The panel stays.').toBeVisible();
    await page.unrouteAll();
    await page.clock.fastForward(5_000);
    await liveOf(page, 'tuckshop');
    await expect(screen, 'What has come needs no error screen.').toHaveCount(0);
  });
});
