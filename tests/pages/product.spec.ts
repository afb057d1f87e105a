/** The product page: its meals, its ways to ask for a demo, its questions and its sources. */
import { expect } from '@playwright/test';
import { messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { benefits, demo, questions, mess } = messmate;

test('shows a plate for each meal, and two links to request a demo', async ({ page }) => {
  await page.goto(PRODUCT);
  const meals = page.locator('#day > div > ol > li');
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(meals.locator('> svg').filter({ visible: true })).toHaveCount(4);
  }
  const lines = [/394 have eaten/, /432 expected/, /360 expected/, /447 expected/];
  await expect(meals, 'expected a line for each').toContainText(lines);
  await expect(
    page.getByRole('main').getByRole('link', { name: demo.button }),
    'expected a link at the beginning and one at the end',
  ).toHaveCount(2);
  await expect(
    page.getByRole('region', { name: mess.heading }).getByRole('link', { name: mess.send }),
  ).toHaveAttribute('href', /^mailto:/);
});

test('shows the benefits with a heading, an aim with its basis, and captions', async ({ page }) => {
  await page.goto(PRODUCT);
  const section = page.getByRole('region', { name: benefits.heading, exact: true });
  const heading = await section.getByRole('heading', { name: benefits.heading, exact: true }).boundingBox();
  expect(heading?.height, 'expected a visible heading').toBeGreaterThan(20);
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

test('folds questions with a group, and opens one by its link', async ({ page }) => {
  const folded = questions.list.find(({ group }) => group);
  const open = questions.list.find(({ group }) => !group);
  const link = page.getByRole('link', { name: folded?.question ?? '' });
  await page.goto(PRODUCT);
  await expect(page.getByText(open?.answer ?? '')).toBeVisible();
  await expect(link).toBeHidden();
  await page.goto(`${PRODUCT}#${folded?.id}`);
  await expect(link).toBeInViewport();
});

test('folds the sources, and opens them by the words beside a claim', async ({ page }) => {
  await page.goto(PRODUCT);
  const source = page.locator(`#source-${benefits.waste.claim}`);
  await expect(source).toBeHidden();
  await page.locator(`a[href="#source-${benefits.waste.claim}"]`).first().click();
  await expect(source).toBeInViewport();
});
