/** The live panel "Mess Analytics" by pointer, keyboard and touch, and its announcements. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { parseRows } from '../csv.ts';
import { expectAccessible } from './accessibility.ts';
import {
  CHARTS,
  type ChartName,
  chartSlider,
  countPoints,
  dayCount,
  mealSlider,
  openChart,
  PERIODS,
  parseNumbers,
  readLabels,
  readTable,
  sumColumn,
  tileOf,
  unfold,
} from './demo-analytics-support.ts';
import { DEVICES, openPanel, tabTo } from './demo-support.ts';
import { boxOf, content, LAPTOP, liveRegion, messmate, notices, PHONE } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

const monthName = new Date(content.hostel.day).toLocaleDateString('en', { month: 'short' });

/**
 * Expects a chart's table to have `rowCount` rows, and for each point a row with the figures of the point's label.
 * @param ignoredPart matches the part of a label whose figures the table does not have
 * @returns the text of each row
 */
async function expectTable(
  panel: Locator,
  chart: ChartName,
  rowCount: number,
  ignoredPart = /$/,
): Promise<string[]> {
  await openChart(panel, chart);
  const labels: string[] = [];
  for (const slider of await panel.getByRole('slider').all()) labels.push(...(await readLabels(slider)));
  const rows = (await readTable(panel, chart)).map((row) => Object.values(row).join(' '));
  expect(rows, `expected ${rowCount} rows in the table of "${chart}"`).toHaveLength(rowCount);
  for (const label of labels) {
    const figures = parseNumbers(label.replace(ignoredPart, ''));
    const row = rows.find((text) => figures.every((figure) => parseNumbers(text).includes(figure)));
    expect(row, `expected a row in the table of "${chart}" with the figures of: ${label}`).toBeDefined();
  }
  return rows;
}

test('shows the same figures in tiles, charts, tables and report, by period and meal', async ({ page }) => {
  const panel = await openPanel(page, 'analytics');
  await expect(panel.getByRole('slider'), 'expected one chart for each meal').toHaveCount(4);
  await expect(tileOf(panel, 'saved').getByText('a week. Assumed, not measured')).toBeVisible();
  await expectTable(panel, 'waste', dayCount);
  await expect(panel.getByText('The saving is an assumption of this sample.')).toBeVisible();
  await expectTable(panel, 'pattern', 7, / on average over four weeks$/);
  // The label of an open meal also has the plates expected, for which the table has no column.
  const rows = await expectTable(panel, 'plates', 4 * dayCount, /(?<=eaten so far) of .*/);
  expect(rows.join()).toContain('unknown');
  const region = panel.getByRole('region', { name: CHARTS.plates, exact: true });
  await expect(region, 'expected a focusable table, because it scrolls').toHaveAttribute('tabindex', '0');
  await unfold(panel, 'Monthly financial report');
  const legend = panel.getByRole('list').filter({ hasText: 'Cooked' });
  const entries = legend.getByRole('listitem');
  await expect(entries).toHaveText(['Eaten', 'Cooked', 'Today, so far', 'Expected today']);
  const report = panel.getByRole('table', { name: 'Monthly financial report' });
  const cost = await report.getByRole('row', { name: 'Total' }).first().getByRole('cell').last().innerText();
  const tab = page.getByRole('tab', { name: messmate.features.tabs.analytics.tab });
  for (const element of [tab, tileOf(panel, 'cost')])
    await expect(element, "expected the report's cost of a plate").toContainText(cost);
  const errorText = await tileOf(panel, 'error').innerText();
  const readFigure = async (name: 'plates' | 'saved') =>
    parseNumbers(await tileOf(panel, name).innerText())[0] ?? Number.NaN;
  for (const [period, dateCount] of [
    ['week', 7],
    ['month', dayCount],
  ] as const) {
    await panel.getByRole('radio', { name: PERIODS[period] }).click();
    await openChart(panel, 'plates');
    await expect.poll(() => countPoints(mealSlider(panel, 'Dinner'))).toBe(dateCount);
    const waste = await readTable(panel, 'waste');
    const sentence = await panel.getByText(/^Left over in \d+ days: .*Less by /).innerText();
    const [days = 0, ...amounts] = parseNumbers(sentence);
    const savedRupees = amounts.at(-1) ?? Number.NaN;
    const savedInTable = sumColumn(waste, 'Without forecast, Rupees') - sumColumn(waste, 'Rupees');
    // The table rounds two amounts of each date to rupees.
    expect(Math.abs(savedInTable - savedRupees)).toBeLessThanOrEqual(2 * dateCount);
    expect(Math.abs((await readFigure('saved')) - (savedRupees * 7) / days)).toBeLessThanOrEqual(1);
    expect(await readFigure('plates')).toBe(sumColumn(await readTable(panel, 'plates'), 'Eaten'));
    const hasCost = (await tileOf(panel, 'cost').innerText()).includes(cost);
    expect(hasCost, 'expected the report’s cost in the tile for "This month" only').toBe(period === 'month');
    const why = 'expected the same error in each period: docs/decisions/one-error.md';
    await expect(tileOf(panel, 'error'), why).toHaveText(errorText, { useInnerText: true });
  }

  await panel.getByLabel('Meal', { exact: true }).selectOption('Dinner');
  const scope = `Dinner, 1 ${monthName} to ${dayCount} ${monthName}`;
  await expect(liveRegion(page), 'expected an announcement of the choice').toContainText(scope);
  await expect(panel.getByRole('slider')).toHaveCount(1);
  await expect(legend, 'expected no such entry before dinner').not.toContainText('Today, so far');
  await expect(panel.getByText(scope, { exact: true })).toBeVisible();
  await expect(panel.locator('[aria-live], [role=status]')).toHaveCount(0);
  await expect(notices(page), 'expected no notice: it would repeat the panel').toHaveCount(0);
});

test('lets the keyboard choose period, chart and point, and download the report', async ({ page }) => {
  const panel = await openPanel(page, 'analytics');
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole('tab', { selected: true }).focus();
  const week = panel.getByRole('radio', { name: PERIODS.week });
  const month = panel.getByRole('radio', { name: PERIODS.month });
  await tabTo(month);
  await press('ArrowLeft');
  await expect(week).toBeChecked();
  await press('ArrowRight');
  await expect(month).toBeChecked();
  await tabTo(panel.getByRole('radio', { name: CHARTS.plates }));
  await press('ArrowRight');
  await expect(chartSlider(panel, CHARTS.waste)).toBeVisible();
  await expect(panel.getByRole('radio', { name: CHARTS.waste })).toBeFocused();
  await press('ArrowLeft');

  const slider = mealSlider(panel, 'Lunch');
  const labels = await readLabels(slider);
  expect(labels).toHaveLength(dayCount);
  await tabTo(slider);
  // The slider begins at its last point.
  for (const [key, index] of [
    ['ArrowLeft', -2],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['End', -1],
  ] as const) {
    await press(key);
    const label = labels.at(index) as string;
    await expect(slider).toHaveAttribute('aria-valuetext', label);
    await expect(panel.getByText(label, { exact: true })).toBeVisible();
  }
  await tabTo(panel.locator('summary').filter({ hasText: 'Cooked and eaten' }));
  await press('Enter');
  await expect(panel.getByRole('region', { name: 'Cooked and eaten', exact: true })).toBeVisible();
  await tabTo(panel.locator('summary').filter({ hasText: 'Monthly financial report' }));
  await press('Enter');
  await tabTo(panel.getByRole('button', { name: 'Download as CSV' }));
  const download = page.waitForEvent('download');
  await press('Enter');
  await download;
  const file = `tiffinwise-sample-${content.hostel.day.slice(0, 7)}.csv`;
  await expect(liveRegion(page)).toContainText(`Report saved: ${file}`);
});

test('keeps the controls in place when a visitor chooses a chart or meal', async ({ page }) => {
  for (const { width, height } of [DEVICES.laptop.viewport, PHONE]) {
    await page.setViewportSize({ width, height });
    const panel = await openPanel(page, 'analytics');
    const meal = panel.getByRole('combobox', { name: 'Meal', exact: true });
    const readLayout = async () => ({
      panelHeight: Math.round((await boxOf(panel)).height),
      mealTop: Math.round((await boxOf(meal)).y),
      radioTop: Math.round((await boxOf(panel.getByRole('radio', { name: CHARTS.waste }))).y),
    });
    await meal.scrollIntoViewIfNeeded();
    const before = await readLayout();
    await meal.selectOption('Lunch');
    const { mealTop } = await readLayout();
    expect(mealTop, `expected the select to stay in place at ${width} px`).toBe(before.mealTop);
    await meal.selectOption('All meals');
    await openChart(panel, 'waste');
    expect(await readLayout(), `expected the chart to keep the controls in place at ${width} px`).toEqual(
      before,
    );
    await openChart(panel, 'plates');
  }
});

test('saves a month’s report as CSV with the figures of the page', async ({ page }) => {
  const panel = await openPanel(page, 'analytics');
  await unfold(panel, 'Monthly financial report');
  await panel.getByRole('radio', { name: 'October' }).click();
  const file = 'tiffinwise-sample-2026-10.csv';
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(file);
  await expect(liveRegion(page)).toContainText(`Report saved: ${file}`);
  const [columns = [], ...rows] = parseRows(await readFile(await download.path(), 'utf8'));
  const records = rows.map((row) => {
    expect(row).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((column, i) => [column, row[i]]));
  });
  const rowsOnPage = await panel
    .getByRole('table', { name: 'Monthly financial report' })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')));
  // The first row of three cells names the columns. Shorter rows are titles of groups.
  const expectedRows = rowsOnPage.filter((row) => row.length === 3).slice(1);
  const figures = records.map((row) => [row['Head'], row['Amount (₹)'], row['A plate (₹)']]);
  expect(
    figures.map((cells) => cells.map((cell) => Number(cell) || cell)),
    'expected the figures of the page in the file, as plain decimals',
  ).toEqual(expectedRows.map((cells) => cells.map((cell) => Number(cell.replace(/[₹,]/g, '')) || cell)));
  for (const row of records) {
    expect(row['From']).toMatch(/^2026-10-\d\d$/);
    expect(row['Note']).toBe('Sample figures of an invented hostel.');
  }
  await expectAccessible(page, 'another month', '#analytics');
});

test.describe('on a phone', () => {
  test.use(DEVICES.phone);

  test('shows the label of a tapped point', async ({ page }) => {
    const panel = await openPanel(page, 'analytics');
    await expect(panel.getByRole('table', { name: 'Monthly financial report' })).toBeHidden();
    const slider = mealSlider(panel, 'Dinner');
    const labels = await readLabels(slider);
    await slider.scrollIntoViewIfNeeded();
    for (const index of [0, 8, dayCount - 1]) {
      const { width, height } = await boxOf(slider);
      await slider.tap({ position: { x: ((index + 0.5) / dayCount) * width, y: height / 2 } });
      await expect(panel.getByText(labels[index] ?? '–', { exact: true })).toBeVisible();
    }
  });
});
