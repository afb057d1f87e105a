/** Addresses that lead nowhere. */
import { expect } from '@playwright/test';
import { content } from './support.ts';
import { test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

// The second cannot be decoded.
const PATHS = ['/services/web-development/more?a=1&b=2', '/%E0%A4%A'];

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
