/** The live Mess Analytics, by pointer, keyboard and touch, with its announcements. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { parseRows } from '../csv.ts';
import { audit } from './audit.ts';
import {
  CHARTS,
  type ChartName,
  countPoints,
  days,
  field,
  figureOf,
  mealField,
  numbersOf,
  openChart,
  PERIODS,
  readLabels,
  readTable,
  total,
  unfold,
} from './demo-analytics-support.ts';
import { openLive, SIZES, tabTo } from './demo-support.ts';
import { content, LAPTOP, liveRegion, messmate, notices } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

const month = new Date(content.hostel.day).toLocaleDateString('en', { month: 'short' });

/** Expects the chart's table to have a number of rows, and in one row all figures of each label. Returns the rows. */
async function expectTable(panel: Locator, chart: ChartName, count: number, ending = /$/): Promise<string[]> {
  await openChart(panel, chart);
  const labels: string[] = [];
  for (const slider of await panel.getByRole('slider').all()) labels.push(...(await readLabels(slider)));
  const rows = (await readTable(panel, chart)).map((cells) => cells.join(' '));
  expect(rows, `The table of "${chart}"`).toHaveLength(count);
  for (const label of labels) {
    const figures = numbersOf(label.replace(ending, ''));
    const row = rows.find((text) => figures.every((figure) => numbersOf(text).includes(figure)));
    expect(row, `The table of "${chart}" lacks a row with the figures of: ${label}`).toBeDefined();
  }
  return rows;
}

test('shows the same figures in tiles, charts, tables and report, for each period and meal', async ({
  page,
}) => {
  const panel = await openLive(page, 'analytics');
  await expect(panel.getByRole('slider'), 'expected one chart for each meal').toHaveCount(4);
  await expect(figureOf(panel, 'saved').getByText('a week. Assumed, not measured')).toBeVisible();
  await expectTable(panel, 'waste', days);
  await expect(panel.getByText('The saving is an assumption of this sample.')).toBeVisible();
  await expectTable(panel, 'pattern', 7, / on average over four weeks$/);
  // The table says "not yet" for the expected plates of an open meal.
  const rows = await expectTable(panel, 'plates', 4 * days, /(?<=eaten so far) of .*/);
  expect(rows.join()).toContain('not yet');
  const region = panel.getByRole('region', { name: CHARTS.plates, exact: true });
  await expect(region, 'A table that scrolls must be focusable.').toHaveAttribute('tabindex', '0');
  await unfold(panel, 'Monthly financial report');
  const key = panel.getByRole('list').filter({ hasText: 'Cooked' });
  await expect(key.getByRole('listitem')).toHaveText(['Eaten', 'Cooked', 'Today, so far', 'Expected today']);
  const report = panel.getByRole('table', { name: 'Monthly financial report' });
  const cost = await report.getByRole('row', { name: 'Total' }).first().getByRole('cell').last().innerText();
  const tab = page.getByRole('tab', { name: messmate.features.tabs.analytics.tab });
  for (const element of [tab, figureOf(panel, 'cost')])
    await expect(element, "Tab and tile must show the report's cost of a plate.").toContainText(cost);
  const errors = await figureOf(panel, 'error').innerText();
  const figure = async (name: 'plates' | 'saved') =>
    numbersOf(await figureOf(panel, name).innerText())[0] ?? Number.NaN;
  for (const [period, dates] of [
    ['week', 7],
    ['month', days],
  ] as const) {
    await panel.getByRole('radio', { name: PERIODS[period] }).click();
    await openChart(panel, 'plates');
    await expect.poll(() => countPoints(mealField(panel, 'Dinner'))).toBe(dates);
    const waste = await readTable(panel, 'waste');
    const result = await panel.getByText(/^Left over in \d+ days: .*Less by /).innerText();
    const [span = 0, ...amounts] = numbersOf(result);
    const saved = amounts.at(-1) ?? Number.NaN;
    // A row's two amounts are each rounded to rupees.
    expect(Math.abs(total(waste, 4) - total(waste, 2) - saved)).toBeLessThanOrEqual(2 * dates);
    expect(Math.abs((await figure('saved')) - (saved * 7) / span)).toBeLessThanOrEqual(1);
    expect(await figure('plates')).toBe(total(await readTable(panel, 'plates'), 2));
    const hasCost = (await figureOf(panel, 'cost').innerText()).includes(cost);
    expect(hasCost, 'The cost must be of the chosen period.').toBe(period === 'month');
    const why = 'The error must not follow the period: docs/decisions/one-error.md.';
    await expect(figureOf(panel, 'error'), why).toHaveText(errors, { useInnerText: true });
  }

  await panel.getByLabel('Meal', { exact: true }).selectOption('Dinner');
  const scope = `Dinner, 1 ${month} to ${days} ${month}`;
  await expect(liveRegion(page), 'The choice must be announced.').toContainText(scope);
  await expect(panel.getByRole('slider')).toHaveCount(1);
  await expect(key, 'The key must list only what the chart has.').not.toContainText('Today, so far');
  await expect(panel.getByText(scope, { exact: true })).toBeVisible();
  await expect(panel.locator('[aria-live], [role=status]')).toHaveCount(0);
  await expect(notices(page), 'A visible notice would repeat the panel.').toHaveCount(0);
});

test('offers filters, charts, points, table and download by keyboard', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole('tab', { selected: true }).focus();
  const period = (which: 'week' | 'month') => panel.getByRole('radio', { name: PERIODS[which] });
  await tabTo(period('month'));
  await press('ArrowLeft');
  await expect(period('week')).toBeChecked();
  await press('ArrowRight');
  await expect(period('month')).toBeChecked();
  await tabTo(panel.getByRole('radio', { name: CHARTS.plates }));
  await press('ArrowRight');
  await expect(field(panel, CHARTS.waste)).toBeVisible();
  await expect(panel.getByRole('radio', { name: CHARTS.waste })).toBeFocused();
  await press('ArrowLeft');

  const slider = mealField(panel, 'Lunch');
  const labels = await readLabels(slider);
  expect(labels).toHaveLength(days);
  await tabTo(slider);
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

test('keeps its controls in place when a chart or a meal is chosen', async ({ page }) => {
  for (const { width, height } of [SIZES.desk.viewport, { width: 390, height: 844 }]) {
    await page.setViewportSize({ width, height });
    const panel = await openLive(page, 'analytics');
    const meal = panel.getByRole('combobox', { name: 'Meal', exact: true });
    const readTops = async () =>
      [
        (await panel.boundingBox())?.height,
        (await meal.boundingBox())?.y,
        (await panel.getByRole('radio', { name: CHARTS.waste }).boundingBox())?.y,
      ].map((pixels = Number.NaN) => Math.round(pixels));
    await meal.scrollIntoViewIfNeeded();
    const [panelHeight, ...controls] = await readTops();
    await meal.selectOption('Lunch');
    expect((await readTops())[1], `The select must stay under the finger, ${width} px wide.`).toBe(
      controls[0],
    );
    await meal.selectOption('All meals');
    await openChart(panel, 'waste');
    expect(await readTops(), `All charts must have one height, ${width} px wide.`).toEqual([
      panelHeight,
      ...controls,
    ]);
    await openChart(panel, 'plates');
  }
});

test('saves the CSV of a month with the figures of the page', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  await unfold(panel, 'Monthly financial report');
  await panel.getByRole('radio', { name: 'October' }).click();
  const file = 'tiffinwise-sample-2026-10.csv';
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(file);
  await expect(liveRegion(page)).toContainText(`Report saved: ${file}`);
  const [columns = [], ...rows] = parseRows(await readFile(await download.path(), 'utf8'));
  const data = rows.map((row) => {
    expect(row).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((column, i) => [column, row[i]]));
  });
  const rowsOnPage = await panel
    .getByRole('table', { name: 'Monthly financial report' })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')));
  const heads = rowsOnPage.filter((row) => row.length === 3).slice(1);
  const figures = data.map((row) => [row['Head'], row['Amount (₹)'], row['A plate (₹)']]);
  expect(
    figures.map((cells) => cells.map((cell) => Number(cell) || cell)),
    'The file must have the figures of the page, as plain decimals.',
  ).toEqual(heads.map((cells) => cells.map((cell) => Number(cell.replace(/[₹,]/g, '')) || cell)));
  for (const row of data) {
    expect(row['From']).toMatch(/^2026-10-\d\d$/);
    expect(row['Note']).toBe('Sample figures of an invented hostel.');
  }
  await audit(page, 'another month', '#analytics');
});

test.describe('on a phone', () => {
  test.use(SIZES.phone);

  test('shows the label of a tapped point', async ({ page }) => {
    const panel = await openLive(page, 'analytics');
    await expect(panel.getByRole('table', { name: 'Monthly financial report' })).toBeHidden();
    const slider = mealField(panel, 'Dinner');
    const labels = await readLabels(slider);
    await slider.scrollIntoViewIfNeeded();
    for (const index of [0, 8, days - 1]) {
      const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
      await slider.tap({ position: { x: ((index + 0.5) / days) * width, y: height / 2 } });
      await expect(panel.getByText(labels[index] ?? '–', { exact: true })).toBeVisible();
    }
  });
});
