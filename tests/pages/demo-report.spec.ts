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
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)], 'Without its mark a spreadsheet reads ₹ as something else.').toEqual([
    0xef, 0xbb, 0xbf,
  ]);
  const text = bytes.toString().slice(1);
  expect(text.replaceAll('\r\n', ''), 'Lines end in CR LF.').not.toMatch(/[\r\n]/);
  const { data, errors } = papa.parse<Record<string, string>>(text, { header: true });
  expect(errors).toEqual([]);
  const { columns } = report;
  const shown = await panel
    .getByRole('table', { name: report.title })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
        .filter((row) => row.length === 3)
        .slice(1),
    );
  const value = (cell = '') => (cell ? Number(cell.replace(/[₹,]/g, '')) : null);
  const number = (cell = '') => (cell ? Number(cell) : null);
  expect(
    data.map((row) => [
      row[messmate.analytics.head],
      number(row[columns.amount]),
      number(row[columns.perPlate]),
    ]),
    'The file has other figures than the page.',
  ).toEqual(shown.map(([head, amount, plate]) => [head, value(amount), value(plate)]));
  for (const row of data) {
    expect(row[columns.from]).toMatch(new RegExp(`^${month}-\\d\\d$`));
    expect(row[columns.to]).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row[columns.amount], 'Amounts are plain decimals.').toMatch(/^-?\d+(\.\d{1,2})?$/);
    expect(row[columns.note], 'Every line says that it is invented.').toBe(report.note);
  }
}

test('today’s bar grows as people are scanned, the takings with what is sold, and the CSV says what the page says', async ({
  page,
}) => {
  const panel = await openLive(page, 'analytics');
  const today = mealField(panel, 'Lunch').getByRole('option').last();
  const takings = panel
    .getByRole('table', { name: report.title })
    .getByRole('row', { name: `${report.takings} ₹` });
  /** The bars as they are drawn. */
  const drawn = () =>
    mealField(panel, 'Lunch').evaluate((list) =>
      [...list.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
    );
  const before = {
    eaten: numbersOf((await today.getAttribute('aria-label')) ?? '')[1] ?? 0,
    figure: await figureOf(panel, 'plates').innerText(),
    takings: numbersOf(await takings.innerText())[0] ?? 0,
    drawn: await drawn(),
    others: await labelsOf(mealField(panel, 'Breakfast')),
  };
  expect(before.eaten, 'The demo begins in the middle of lunch.').toBe(366);
  await goTo(panel, 'snacks');
  await expect(today, 'A scan has to move today’s bar.').not.toHaveAttribute('aria-label', /: 366 /);
  await expect(figureOf(panel, 'plates'), 'And the figure of the plates.').not.toHaveText(before.figure);
  // The chart follows the clock a frame or two later, so what is compared is read once.
  const label = (await today.getAttribute('aria-label')) ?? '';
  const eaten = numbersOf(label)[1] ?? 0;
  expect(eaten).toBeGreaterThan(before.eaten);
  expect(await drawn(), 'The bar has to grow, not only its words.').not.toBe(before.drawn);
  expect(numbersOf(await takings.innerText())[0], 'What is sold shows in the report.').toBeGreaterThan(
    before.takings,
  );
  expect(await labelsOf(mealField(panel, 'Breakfast')), 'A meal that is over stays.').toEqual(before.others);
  expect(label).toContain(`Lunch, Tue, 17 Nov: ${eaten} eaten`);

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
  await expect(served, 'A bar does not follow the visitor’s colours.').toHaveCSS(
    'fill',
    'rgb(255, 255, 255)',
  );
  await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'dark' });
  await expect(served, 'On paper bars are black.').toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(now, 'And what is eaten now is hatched.').toHaveCSS('mask-image', /repeating-linear-gradient/);
  await expect(
    panel.getByRole('button', { name: report.download }),
    'What cannot be pressed is not printed.',
  ).toBeHidden();
});
