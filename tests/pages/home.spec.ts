/** The grains of the home page answer: a press serves one student, and the counts follow. */
import { expect, type Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './shifts.ts';
import { content, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { field } = content.home;
const DEMO = new RegExp(`${PRODUCT}#attendance$`);
/** Grains in a row of a wing (Field.tsx). */
const COLUMNS = 20;
/** What a wing's drawing says: how many grains of each kind it has. */
const PICTURE =
  /^. wing: (\d+) plates served, (\d+) in the last five minutes, (\d+) still to come, (\d+) not coming$/;

const main = (page: Page) => page.getByRole('main');
const wings = (page: Page) => main(page).getByRole('img', { name: PICTURE });
const fieldLink = (page: Page) => main(page).getByRole('link').and(page.locator('[data-press]'));

/** Opens the page, and waits until the field answers: its script comes after the first paint. */
async function open(page: Page, width: number): Promise<void> {
  await watchShifts(page);
  await page.setViewportSize({ width, height: 740 });
  await page.goto('/');
  await expect(fieldLink(page), 'The field never answers: see src/site/pages/index.astro.').toHaveAttribute(
    'data-ready',
  );
}

test('fills the grain that is pressed, and leads to the demo once all have come', async ({ page }) => {
  await open(page, 1366);
  const wing = wings(page).nth(2);
  const counts = async () =>
    PICTURE.exec((await wing.getAttribute('aria-label')) ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  const totals = async () =>
    (await main(page).getByRole('definition').allInnerTexts()).map((text) => Number.parseInt(text, 10));
  const [served = 0, live = 0, due = 0, ...others] = await totals();
  const [before = 0, late = 0, toCome = 0, skip = 0] = await counts();
  const box = (await wing.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const press = (grain: number) => {
    const at = (n: number) => ((n + 0.5) * box.width) / COLUMNS;
    return page.mouse.click(box.x + at(grain % COLUMNS), box.y + at(Math.floor(grain / COLUMNS)));
  };
  // The second of the outlined grains, wherever it lies.
  const outlined = before + late + 1;
  await press(outlined);
  await expect
    .poll(counts, 'A press on an outlined grain lets one more in, in that wing: see serve-grain.ts.')
    .toEqual([before, late + 1, toCome - 1, skip]);
  expect(await totals(), 'The counts of the key follow.').toEqual([served, live + 1, due - 1, ...others]);
  await press(outlined);
  await press(0);
  const said = (more: number) =>
    new RegExp(`^In this sample: ${served + live + more} in, ${due - more}\\s±\\s\\d+ still to come\\.$`);
  await expect(fieldLink(page), 'A grain that is filled counts once.').toHaveText(said(1));
  await expect(page, 'A press on a grain stays on the page.').toHaveURL(/\/$/);

  await fieldLink(page).press('Enter');
  await expect(fieldLink(page), 'By keyboard the next one comes in.').toHaveText(said(2));
  await expect(fieldLink(page), 'The focus stays, for the next press.').toBeFocused();
  expect(await shiftsOf(page), 'Nothing may jump when a grain fills.').toEqual([]);
  for (let left = due - 2; left > 0; left--) await page.keyboard.press('Enter');
  await expect(fieldLink(page)).toHaveText(said(due));
  await page.keyboard.press('Enter');
  await expect(page, 'Once all have come the demo goes on.').toHaveURL(DEMO);
});

test('on a phone the field says what a grain is above it, and the way to try it below', async ({ page }) => {
  await open(page, 360);
  const first = await wings(page).first().boundingBox();
  for (const words of [main(page).getByText(field.caption.title), main(page).getByRole('definition').last()])
    expect((await words.boundingBox())?.y, 'It stands above the field.').toBeLessThan(first?.y ?? 0);
  await main(page).getByRole('link', { name: field.tryIt }).click();
  await expect(page, 'The field must not lie over the link below it.').toHaveURL(DEMO);
});
