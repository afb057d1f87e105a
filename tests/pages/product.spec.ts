/** The product page's meals, benefits, questions and sources. */
import { expect } from '@playwright/test';
import { boxOf, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { benefits, demo, questions, mess } = messmate;

test('shows a plate and count for each meal, two links for a demo, and one for a mail', async ({ page }) => {
  await page.goto(PRODUCT);
  const meals = page.locator('#day > div > ol > li');
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(meals.locator('> svg').filter({ visible: true })).toHaveCount(4);
  }
  const counts = [/394 have eaten/, /432 expected/, /360 expected/, /447 expected/];
  await expect(meals, 'expected a count for each meal').toContainText(counts);
  await expect(
    page.getByRole('main').getByRole('link', { name: demo.button }),
    'expected a link at the beginning and one at the end',
  ).toHaveCount(2);
  const mailLink = page.getByRole('region', { name: mess.heading }).getByRole('link', { name: mess.send });
  await expect(mailLink).toHaveAttribute('href', /^mailto:/);
});

test('shows the benefits: heading, possible saving with an explanation, captions', async ({ page }) => {
  await page.goto(PRODUCT);
  const section = page.getByRole('region', { name: benefits.heading, exact: true });
  const heading = section.getByRole('heading', { name: benefits.heading, exact: true });
  expect((await boxOf(heading)).height, 'expected a visible heading').toBeGreaterThan(20);
  const { upTo, percent, basis, drawing } = benefits.waste;
  await expect(section.getByText(`${upTo} ${percent}%`)).toBeVisible();
  await expect(section.getByText(basis)).toBeVisible();
  await expect(section.getByRole('img', { name: drawing })).toBeVisible();
  await expect(section.getByRole('img').filter({ visible: true })).toHaveCount(1);
  await expect(section.getByRole('figure'), 'expected a caption for each picture').toContainText([
    `${percent}%`,
    /\d+ have eaten/,
    /\d+:\d+/,
  ]);
});

test('folds grouped questions, and unfolds the group of the question in the address', async ({ page }) => {
  const folded = questions.list.find(({ group }) => group);
  const unfolded = questions.list.find(({ group }) => !group);
  const questionLink = page.getByRole('link', { name: folded?.question ?? '' });
  await page.goto(PRODUCT);
  await expect(page.getByText(unfolded?.answer ?? '')).toBeVisible();
  await expect(questionLink).toBeHidden();
  await page.goto(`${PRODUCT}#${folded?.id}`);
  await expect(questionLink).toBeInViewport();
});

test('folds the sources, and unfolds them by the link beside a claim', async ({ page }) => {
  await page.goto(PRODUCT);
  const source = page.locator(`#source-${benefits.waste.claim}`);
  await expect(source).toBeHidden();
  await page.locator(`a[href="#source-${benefits.waste.claim}"]`).first().click();
  await expect(source).toBeInViewport();
});
