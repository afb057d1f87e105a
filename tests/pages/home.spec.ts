/** The home page's plate: its figures agree, and it leads to the demo. */
import { expect, type Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { button, hero } from './demo-support.ts';
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
  expect(drawn, 'Eaten, in the last five minutes, still to come ± error, not coming.').toHaveLength(5);
  expect(numbers(key)).toEqual(drawn);
  const [eaten = 0, lastFive = 0, expected = 0, error = 0, notComing = 0] = drawn;
  expect(error, 'A forecast states its error.').toBeGreaterThan(0);
  expect(eaten, 'Who came in the last five minutes has eaten too.').toBeGreaterThanOrEqual(lastFive);
  const residents = eaten + expected + notComing;
  const filled = { count: notComing, residents };
  await expect(main(page).getByText(fill(home.plate.notComing, filled))).toBeVisible();
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

test("the button beside the plate serves the meal in the product's first view", async ({ page }) => {
  await page.goto('/');
  await main(page).getByRole('link', { name: home.plate.serve }).click();
  await expect(button(hero(page), 'Pause')).toBeInViewport();
  await expect(page, 'The address forgets that it serves.').toHaveURL(PRODUCT);
});
