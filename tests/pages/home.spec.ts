/** The home page's plate: its figures agree, and it leads to the demo. */
import { expect, type Page } from '@playwright/test';
import { content, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { home } = content;
const main = (page: Page) => page.getByRole('main');
const plate = (page: Page) => main(page).getByRole('img').first();

test('the picture, its key and the sentence below it have the same figures', async ({ page }) => {
  await page.goto('/');
  const numbers = (text: string | null) => [...(text ?? '').matchAll(/\d+/g)].map(([n]) => Number(n));
  const drawn = numbers(await plate(page).getAttribute('aria-label'));
  const key = await main(page).getByRole('list').filter({ hasText: 'not coming' }).innerText();
  expect(drawn, 'Served, in the last five minutes, still to come, not coming.').toHaveLength(4);
  const [served, lastFive, expected, error, notComing] = numbers(key);
  expect([served, lastFive, expected, notComing]).toEqual(drawn);
  expect(error, 'A forecast states its error.').toBeGreaterThan(0);
  const [before = '', after = ''] = home.plate.notComing.split('{count}');
  await expect(main(page).getByText(`${before}${notComing}${after}`)).toBeVisible();
  const residents = drawn.reduce((sum, n) => sum + n, 0);
  expect(
    numbers(
      await main(page)
        .getByText(home.plate.text.split('{')[0] ?? '')
        .first()
        .innerText(),
    ),
    'Grains on and beside the plate are the residents.',
  ).toContain(residents);
});

test('the button below the plate leads to the demo', async ({ page }) => {
  await page.goto('/');
  await main(page).getByRole('link', { name: home.plate.serve }).click();
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}#(serve|attendance)$`));
});
