/** The year in the copyright line: right at build, and right after New Year without a new build. */
import { statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { content, PAGES } from './support.ts';
import { test } from './test.ts';

test.use({ ownWindow: true });

const home = PAGES.find(({ route }) => route === '/');
const built = home ? statSync(home.file).mtime.getUTCFullYear() : 0;

const expectYear = (page: Page, year: number, sentence: string) =>
  expect(page.getByRole('contentinfo'), sentence).toContainText(`© ${year} ${content.company.name}`);

test('turns on 1 January without a new build', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2031, 0, 1, 0, 0, 1));
  for (const route of ['/', '/legal/privacy-policy', '/no/such/page']) {
    await page.goto(route);
    await expectYear(
      page,
      2031,
      `The footer of ${route} shows an old year: see src/site/layouts/page-script.ts.`,
    );
  }
});

test('is never earlier than the build, whatever the clock of the device says', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2015, 5, 1));
  await page.goto('/');
  await expectYear(page, built, 'A device whose clock is wrong must not turn the year back.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is the year of the build', async ({ page }) => {
    await page.goto('/');
    await expectYear(page, built, 'The document itself has to hold the year in which it was built.');
  });
});
