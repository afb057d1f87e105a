/** The month's report of the live Mess Analytics, and its charts on paper and in forced colours. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import papa from 'papaparse';
import { CHARTS, HEADINGS, mealField, report } from './demo-analytics-support.ts';
import { openLive } from './demo-support.ts';
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

test('each month’s report as CSV is the report on the page; it stands last', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const headings = panel.getByRole('heading', { level: 4 });
  await expect(headings.last(), 'The report stands below the charts.').toHaveText(report.title);
  await compare(page, panel, '2026-11');
  await panel.getByRole('radio', { name: 'October' }).click();
  await compare(page, panel, '2026-10');
});

test('a report that cannot be written is said; on paper and in forced colours all is drawn', async ({
  page,
}) => {
  await page.route('**/papaparse*', (route) => route.abort());
  const panel = await openLive(page, 'analytics');
  await panel.getByRole('button', { name: report.download }).click();
  await expect(liveRegion(page), 'A failure has to be said.').toContainText(report.failed);
  await expect(panel.getByRole('table', { name: report.title }), 'And the table stays.').toBeVisible();

  const tables = panel.getByRole('group').getByRole('table');
  await expect(tables).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const chart of CHARTS)
    await expect(
      panel.getByRole('figure', { name: HEADINGS[chart], exact: true }),
      'Who reads on paper cannot open charts.',
    ).toBeVisible();
  await expect(tables, 'Nor their tables.').toHaveCount(CHARTS.length);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(tables).toHaveCount(0);
  await expect(panel.getByRole('figure')).toHaveCount(1);

  const look = () =>
    mealField(panel, 'Lunch').evaluate((list) => {
      const bar = list.querySelector('svg > :not([role]) > rect') as Element;
      const probe = document.createElement('i');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return [getComputedStyle(bar).fill, wanted];
    });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const [forced, wanted] = await look();
  expect(forced, 'A bar does not follow the visitor’s colours: see AnalyticsLive.island.module.css.').toBe(
    wanted,
  );
  await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'dark' });
  expect((await look())[0], 'On paper bars are black.').toBe('rgb(0, 0, 0)');
  await expect(
    mealField(panel, 'Lunch').locator('svg > :not([role]) > rect').last(),
    'And what is eaten now is hatched.',
  ).toHaveCSS('fill', /#mess-live/);
  await expect(
    panel.getByRole('button', { name: report.download }),
    'What cannot be pressed is not printed.',
  ).toBeHidden();
});
