/** The product page: its meals, its ways to ask for a demo, its questions and its sources. */
import { expect } from '@playwright/test';
import { messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { benefits, demo, questions, mess } = messmate;

test('each meal of the day has a plate, on a phone too; a demo can be asked for twice', async ({ page }) => {
  await page.goto(PRODUCT);
  const meals = page.locator('#day > div > ol > li');
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(meals.locator('> svg').filter({ visible: true })).toHaveCount(4);
  }
  const lines = [/394 have eaten/, /432 expected/, /360 expected/, /447 expected/];
  await expect(meals, 'Each has a line in words.').toContainText(lines);
  await expect(
    page.getByRole('main').getByRole('link', { name: demo.button }),
    'Two ways to ask for a demo: at the beginning and at the end.',
  ).toHaveCount(2);
  await expect(
    page.getByRole('region', { name: mess.heading }).getByRole('link', { name: mess.send }),
  ).toHaveAttribute('href', /^mailto:/);
});

test('the benefits have a heading, an aim with its basis beside it, and pictures with words', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const part = page.getByRole('region', { name: benefits.heading, exact: true });
  const heading = await part.getByRole('heading', { name: benefits.heading, exact: true }).boundingBox();
  expect(heading?.height, 'The heading has to be seen, not only heard.').toBeGreaterThan(20);
  const { upTo, percent, basis, drawing } = benefits.waste;
  await expect(part.getByText(`${upTo} ${percent}%`)).toBeVisible();
  await expect(part.getByText(basis)).toBeVisible();
  await expect(part.getByRole('img', { name: drawing })).toBeVisible();
  await expect(part.getByRole('img').filter({ visible: true })).toHaveCount(1);
  await expect(part.getByRole('figure'), 'Each picture says what is drawn.').toContainText([
    `${percent}%`,
    /\d+ have eaten/,
    /\d+:\d+/,
  ]);
});

test('questions with a group are folded, and a link to one opens it', async ({ page }) => {
  const folded = questions.list.find(({ group }) => group);
  const open = questions.list.find(({ group }) => !group);
  const link = page.getByRole('link', { name: folded?.question ?? '' });
  await page.goto(PRODUCT);
  await expect(page.getByText(open?.answer ?? '')).toBeVisible();
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
