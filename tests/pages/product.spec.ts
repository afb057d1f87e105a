/** The product page: its meals, its ways to ask for a demo, its questions and its sources. */
import { expect } from '@playwright/test';
import { messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { benefits, demo, questions, features, mess } = messmate;

test('a phone shows two meals of the day, a laptop all; a demo can be asked for after each way to try it', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const meals = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.locator('figcaption .num') });
  for (const [width, shown] of [
    [360, 2],
    [1366, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(meals.filter({ visible: true })).toHaveCount(shown);
  }
  for (const { heading } of [features, mess])
    await expect(
      page.getByRole('region', { name: heading }).getByRole('link', { name: demo.button }),
    ).toHaveAttribute('href', /^mailto:/);
});

test('questions with a group are folded, and a link to one opens it', async ({ page }) => {
  const folded = questions.list.find(({ group }) => group);
  const open = questions.list.find(({ group }) => !group);
  const link = page.getByRole('link', { name: folded?.question ?? '' });
  await page.goto(PRODUCT);
  await expect(page.getByText(open?.answer ?? '', { exact: true })).toBeVisible();
  await expect(link).toBeHidden();
  await page.goto(`${PRODUCT}#${folded?.id}`);
  await expect(link).toBeInViewport();
});

test('the sources are folded, and the words beside a claim open them', async ({ page }) => {
  await page.goto(PRODUCT);
  const source = page.locator(`#source-${benefits.waste.claim}`);
  await expect(source).toBeHidden();
  await page.locator(`a[href="#source-${benefits.waste.claim}"]`).first().click();
  await expect(source).toBeInViewport();
});
