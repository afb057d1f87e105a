/** The month's report of the live Mess Analytics. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { rowsOf } from '../csv.ts';
import { audit } from './audit.ts';
import { unfold } from './demo-analytics-support.ts';
import { openLive } from './demo-support.ts';
import { DESK, liveRegion } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('the CSV of a month says what the page says', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const headings = panel.getByRole('heading', { level: 4 });
  await expect(headings.last(), 'The report stands below the charts.').toHaveText('Monthly financial report');
  await unfold(panel, 'Monthly financial report');
  await panel.getByRole('radio', { name: 'October' }).click();
  const month = '2026-10';
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`tiffinwise-sample-${month}.csv`);
  await expect(liveRegion(page)).toContainText(`Report saved: tiffinwise-sample-${month}.csv`);
  const text = (await readFile(await download.path())).toString();
  const [columns = [], ...rows] = rowsOf(text);
  const data = rows.map((row) => {
    expect(row).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((column, i) => [column, row[i]]));
  });
  const shown = await panel
    .getByRole('table', { name: 'Monthly financial report' })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')));
  const heads = shown.filter((row) => row.length === 3).slice(1);
  expect(
    data.map((row) =>
      [row['Head'], row['Amount (₹)'], row['A plate (₹)']].map((cell) => Number(cell) || cell),
    ),
    'The file has other figures than the page; amounts are plain decimals.',
  ).toEqual(heads.map((row) => row.map((cell) => Number(cell.replace(/[₹,]/g, '')) || cell)));
  for (const row of data) {
    expect(row['From']).toMatch(new RegExp(`^${month}-\\d\\d$`));
    expect(row['Note'], 'Every line says that it is invented.').toBe('Sample figures of an invented hostel.');
  }
  await audit(page, 'another month', '#analytics');
});
