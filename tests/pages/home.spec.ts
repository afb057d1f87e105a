/** The home page says at once who this is, what it does and where to go on; then the grains answer. */
import { expect, type Locator, type Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './shifts.ts';
import { content, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { field, lead, buttons } = content.home;
/** The smallest phones in use, and the laptop that most offices have, less what its browser and its system take. */
const LAPTOP = { width: 1366, height: 641 };
const FIRST_VIEWS = [{ width: 360, height: 640 }, { width: 390, height: 740 }, LAPTOP];
const DEMO = new RegExp(`${PRODUCT}#attendance$`);

/** Grains in a row of a wing (Field.tsx). */
const COLUMNS = 20;

const main = (page: Page) => page.getByRole('main');
const fieldLink = (page: Page) => main(page).getByRole('link').and(page.locator('[data-press]'));

/** Waits until the field answers: its script comes after the first paint. */
const answers = (page: Page) =>
  expect(fieldLink(page), 'The field never answers: see src/site/pages/index.astro.').toHaveAttribute(
    'data-ready',
  );

/** What a wing's drawing says: how many grains of each kind it has. */
const PICTURE =
  /^. wing: (\d+) plates served, (\d+) in the last five minutes, (\d+) still to come, (\d+) not coming$/;
const wings = (page: Page): Locator => main(page).getByRole('img', { name: PICTURE });

/** The places of drawings. */
const boxesOf = async (drawings: Locator) =>
  Promise.all(
    (await drawings.all()).map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0 }),
  );

/** How many grains of each kind a wing's sentence names, in the order of the key. */
async function countsOf(wing: Locator): Promise<number[]> {
  const [, ...counts] = PICTURE.exec((await wing.getAttribute('aria-label')) ?? '') ?? [];
  return counts.map(Number);
}

/** The counts of the key: where the error is beside one, it comes after it. */
const totals = async (page: Page) =>
  (await main(page).getByRole('definition').allInnerTexts()).map((text) => Number.parseInt(text, 10));

for (const viewport of FIRST_VIEWS)
  test(`says who, what for whom, the tagline and two ways on at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.locator('html'), 'The type family has to come.').toHaveClass(/\banek\b/);
    const parts = [
      main(page).getByRole('heading', { level: 1, name: content.company.name }),
      main(page).getByText(lead, { exact: true }),
      main(page).getByText(content.company.tagline, { exact: true }),
      main(page).getByRole('link', { name: buttons.more }).first(),
      main(page).getByRole('link', { name: buttons.contact }).first(),
    ];
    const places: { x: number; y: number }[] = [];
    for (const part of parts) {
      await expect(part, 'The first view has to hold it whole: see Hero.module.css.').toBeInViewport({
        ratio: 1,
      });
      places.push((await part.boundingBox()) ?? { x: 0, y: 0 });
    }
    const order = await Promise.all(
      parts
        .slice(1)
        .map(async (part, i) =>
          (await parts[i]?.elementHandle())?.evaluate(
            (one, other) => one.compareDocumentPosition(other as Node),
            await part.elementHandle(),
          ),
        ),
    );
    // Node.DOCUMENT_POSITION_FOLLOWING
    expect(order, 'They are read in this order, too.').toEqual([4, 4, 4, 4]);
    const [name, say, tagline, more, contact] = places.map(({ y }) => y);
    expect([name, more], 'The name comes first, the buttons last.').toEqual(
      [name, more].toSorted((a = 0, b = 0) => a - b),
    );
    expect(name, 'The sentence stands below the name.').toBeLessThan(say ?? 0);
    expect(tagline, 'The buttons stand below the tagline.').toBeLessThan(more ?? 0);
    expect(contact, 'Both buttons stand in one row.').toBe(more);
  });

test('fills the grain that is pressed', async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize(LAPTOP);
  await page.goto('/');
  await answers(page);
  for (const { x, width } of await boxesOf(wings(page)))
    expect(
      [(x - Math.floor(x)).toFixed(2), (width - Math.floor(width)).toFixed(2)],
      'A wing that begins between two pixels has grey outlines.',
    ).toEqual(['0.00', '0.00']);

  const lines = () =>
    main(page)
      .getByRole('heading', { level: 1 })
      .evaluate(
        (heading) =>
          new Set([...heading.children].map((word) => Math.round(word.getBoundingClientRect().top))).size,
      );
  for (const width of [768, 1920, LAPTOP.width]) {
    await page.setViewportSize({ ...LAPTOP, width });
    expect(await lines(), `At ${width} px the name of this company fills one line.`).toBe(1);
  }

  const [served = 0, live = 0, due = 0] = await totals(page);
  const wing = wings(page).nth(2);
  const [before = 0, late = 0, toCome = 0, skip = 0] = await countsOf(wing);
  // The second of the outlined grains, wherever it lies.
  const place = before + late + 1;
  const box = (await wing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const cell = box.width / COLUMNS;
  const at = [
    box.x + ((place % COLUMNS) + 0.5) * cell,
    box.y + (Math.floor(place / COLUMNS) + 0.5) * cell,
  ] as const;
  await page.mouse.click(...at);
  await expect
    .poll(() => countsOf(wing), 'A press on an outlined grain lets one more in, in that wing: see press.ts.')
    .toEqual([before, late + 1, toCome - 1, skip]);
  expect(await totals(page), 'The counts of the key follow.').toEqual([
    served,
    live + 1,
    due - 1,
    ...(await totals(page)).slice(3),
  ]);
  await expect(
    main(page).getByRole('definition').nth(2),
    'The error is said once beside the count.',
  ).toHaveText(new RegExp(`^${due - 1}\\s±\\s\\d+$`));
  await page.mouse.click(...at);
  await page.mouse.click(box.x + cell / 2, box.y + cell / 2);
  const said = (more: number) =>
    new RegExp(`^In this sample: ${served + live + more} in, ${due - more}\\s±\\s\\d+ still to come\\.$`);
  await expect(fieldLink(page), 'A grain that is filled cannot be pressed, and counts once.').toHaveText(
    said(1),
  );
  await expect(page, 'A press on a grain stays on the page.').toHaveURL(/\/$/);

  await fieldLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(fieldLink(page), 'By keyboard the next one comes in.').toHaveText(said(2));
  await expect(fieldLink(page), 'The focus stays, for the next press.').toBeFocused();
  expect(await shiftsOf(page), 'Nothing may jump when a grain fills.').toEqual([]);
  for (let left = due - 2; left > 0; left--) await page.keyboard.press('Enter');
  await expect(fieldLink(page)).toHaveText(said(due));
  await page.keyboard.press('Enter');
  await expect(page, 'Once all have come the demo goes on.').toHaveURL(DEMO);
});

test('the field says what a grain is above it, and the way to try it below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await answers(page);
  const [first] = await boxesOf(wings(page));
  for (const words of [main(page).getByText(field.caption.title), main(page).getByRole('definition').last()])
    expect((await words.boundingBox())?.y, 'It stands above the field.').toBeLessThan(first?.y ?? 0);
  const demo = main(page).getByRole('link', { name: field.tryIt });
  await demo.click();
  await expect(page, 'The field must not lie over the link below it.').toHaveURL(DEMO);
});
