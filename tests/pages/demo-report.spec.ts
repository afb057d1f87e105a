/** The live Mess Analytics while people are scanned; its month's report; its charts on paper and in forced colours. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import papa from 'papaparse';
import { audit } from './audit.ts';
import { figureOf, labelsOf, mealField, numbersOf, report } from './demo-analytics-support.ts';
import { goTo, openLive } from './demo-support.ts';
import { DESK, liveRegion, messmate } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

/** Saves the report that is shown, and compares it with the page. */
async function compare(page: Page, panel: Locator, month: string) {
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: report.download }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`messmate-sample-${month}.csv`);
  await expect(liveRegion(page)).toContainText(`Report saved: messmate-sample-${month}.csv`);
  const text = (await readFile(await download.path())).toString();
  expect(text.codePointAt(0), 'Without its mark a spreadsheet reads ₹ as something else.').toBe(0xfeff);
  const { data, errors } = papa.parse<Record<string, string>>(text.slice(1), { header: true });
  expect(errors).toEqual([]);
  const { from, to, amount, perPlate, note } = report.columns;
  const shown = await panel
    .getByRole('table', { name: report.title })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')));
  const heads = shown.filter((row) => row.length === 3).slice(1);
  expect(
    data.map((row) =>
      [row[messmate.analytics.head], row[amount], row[perPlate]].map((cell) => Number(cell) || cell),
    ),
    'The file has other figures than the page; amounts are plain decimals.',
  ).toEqual(heads.map((row) => row.map((cell) => Number(cell.replace(/[₹,]/g, '')) || cell)));
  for (const row of data) {
    expect(row[from]).toMatch(new RegExp(`^${month}-\\d\\d$`));
    expect(row[to]).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row[note], 'Every line says that it is invented.').toBe(report.note);
  }
}

test('today’s bar grows as people are scanned, the takings with what is sold, and the CSV says what the page says', async ({
  page,
}) => {
  const panel = await openLive(page, 'analytics');
  const lunch = mealField(panel, 'Lunch');
  const today = lunch.getByRole('option').last();
  const takings = panel.getByRole('row', { name: `${report.takings} ₹` });
  const look = async () => ({
    eaten: numbersOf((await today.getAttribute('aria-label')) ?? '')[1] ?? 0,
    figure: await figureOf(panel, 'plates').innerText(),
    takings: numbersOf(await takings.innerText())[0] ?? 0,
    /** The bars as they are drawn. */
    drawn: await lunch.locator('path').evaluateAll((all) => all.map((path) => path.getAttribute('d')).join()),
  });
  const others = await labelsOf(mealField(panel, 'Breakfast'));
  const before = await look();
  expect(before.eaten, 'The demo begins in the middle of lunch.').toBe(366);
  await goTo(panel, 'snacks');
  // The panel follows the clock a frame or two later.
  await expect(today, 'A scan has to move today’s bar.').toHaveAccessibleName(
    /^Lunch, Tue, 17 Nov: (?!366 )\d+ eaten/,
  );
  const after = await look();
  expect(after.eaten).toBeGreaterThan(before.eaten);
  expect(after.takings, 'What is sold shows in the report.').toBeGreaterThan(before.takings);
  expect(after.figure, 'The plates have a figure.').not.toBe(before.figure);
  expect(after.drawn, 'The bar has to grow, not only its words.').not.toBe(before.drawn);
  expect(await labelsOf(mealField(panel, 'Breakfast')), 'A meal that is over stays.').toEqual(others);

  const headings = panel.getByRole('heading', { level: 4 });
  await expect(headings.last(), 'The report stands below the charts.').toHaveText(report.title);
  await compare(page, panel, '2026-11');
  await panel.getByRole('radio', { name: 'October' }).click();
  await compare(page, panel, '2026-10');
  await audit(page, 'another month', '#analytics');
});

test('a report that cannot be written is said; on paper and in forced colours bars can be told apart', async ({
  page,
}) => {
  await page.route('**/papaparse*', (route) => route.abort());
  const panel = await openLive(page, 'analytics');
  await panel.getByRole('button', { name: report.download }).click();
  await expect(liveRegion(page), 'A failure has to be said.').toContainText(report.failed);
  await expect(panel.getByRole('table', { name: report.title }), 'And the table stays.').toBeVisible();

  const served = mealField(panel, 'Lunch').locator('path').nth(1);
  const now = mealField(panel, 'Lunch').locator('path').nth(2);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(served, 'A bar follows the visitor’s colours.').toHaveCSS('fill', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'dark' });
  await expect(served, 'On paper bars are black.').toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(now, 'And what is eaten now is hatched.').toHaveCSS('mask-image', /repeating-linear-gradient/);
});
