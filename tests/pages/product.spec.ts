/** The product page says at once what the product is, and offers a demo wherever somebody may want one. */
import { expect } from '@playwright/test';
import { messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { benefits, hero, demo, questions } = messmate;
const FIRST_VIEWS = [
  { width: 360, height: 640 },
  { width: 390, height: 740 },
  { width: 1366, height: 641 },
];

for (const viewport of FIRST_VIEWS)
  test(`says its name, what it is and two ways on at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT);
    await expect(page.locator('html'), 'The type family has to come.').toHaveClass(/\banek\b/);
    const main = page.getByRole('main');
    const ways = [hero.tools, demo.button].map((name) => main.getByRole('link', { name }).first());
    const parts = [
      main.getByRole('heading', { level: 1 }),
      main.getByText(hero.kind, { exact: true }),
      main.getByText(hero.lead, { exact: true }),
      ...ways,
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    const [tryIt, request] = await Promise.all(ways.map((way) => way.boundingBox()));
    expect(tryIt?.y, 'Both ways on stand in one row.').toBe(request?.y);
  });

test('a phone shows two meals of the day, a laptop all of them', async ({ page }) => {
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
});

test('Request Demo stands after the demo and after the sliders, too', async ({ page }) => {
  await page.goto(PRODUCT);
  const of = (id: string) => page.getByRole('region', { name: messmate[id as 'features' | 'mess'].heading });
  for (const id of ['features', 'mess'])
    await expect(of(id).getByRole('link', { name: demo.button })).toHaveAttribute('href', /^mailto:/);
});

test('questions with a group are folded, and a link to one opens it', async ({ page }) => {
  const folded = questions.list.find(({ group }) => group);
  const open = questions.list.find(({ group }) => !group);
  await page.goto(PRODUCT);
  await expect(page.getByText(open?.answer ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: folded?.question ?? '' })).toBeHidden();
  await page.goto(`${PRODUCT}#${folded?.id}`);
  await expect(page.getByRole('link', { name: folded?.question ?? '' })).toBeInViewport();
});

test('the sources are folded, and the words beside a claim open them', async ({ page }) => {
  await page.goto(PRODUCT);
  const source = page.locator(`#source-${benefits.waste.claim}`);
  await expect(source).toBeHidden();
  await page.locator(`a[href="#source-${benefits.waste.claim}"]`).first().click();
  await expect(source).toBeInViewport();
});
