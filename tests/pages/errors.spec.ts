/** What goes wrong: addresses that lead nowhere, and code of one tab that is lost. The rest is in spoilt-scripts.spec.ts. */
import { expect } from '@playwright/test';
import { liveOf } from './demo-support.ts';
import { content, messmate, PRODUCT, wakeTabs } from './support.ts';
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

test.describe('with a clock of its own', () => {
  test.use({ ownWindow: true });

  test('code of another tab that is lost: its panel can still be read, and the code comes by itself when the server answers', async ({
    page,
  }) => {
    await page.clock.install();
    const lost = /_astro\/TuckshopPanel\./;
    await page.route(lost, (route) => route.abort());
    await page.route(/_astro\/AnalyticsPanel\./, () => {});
    await page.goto(PRODUCT);
    await wakeTabs(page);
    await liveOf(page, 'attendance');
    const screen = page.getByRole('alert');
    await expect(screen, 'Nobody has asked for the other tab yet.').toHaveCount(0);
    const { tab, text } = messmate.features.tabs.tuckshop;
    await page.getByRole('tab', { name: tab }).click();
    await expect(screen).toContainText(content.words.error.lost);
    await expect(page.getByText(text), 'The panel stays.').toBeVisible();
    await page.unroute(lost);
    await page.clock.fastForward(5_000);
    await liveOf(page, 'tuckshop');
    await expect(screen, 'What has come needs no error screen.').toHaveCount(0);
    await page.getByRole('tab', { name: messmate.features.tabs.analytics.tab }).click();
    await page.clock.runFor(9_000);
    await expect(screen, 'Code may also get no answer at all.').toBeVisible();
  });
});
