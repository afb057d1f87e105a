/** Helpers for tests of the live panel "Mess Analytics". */
import { expect, type Locator } from '@playwright/test';
import { content } from './support.ts';

/** The charts' names, which their radio buttons have too. */
export const CHARTS = { plates: 'Cooked and eaten', waste: 'Waste', pattern: 'Attendance pattern' };
export type ChartName = keyof typeof CHARTS;
export const PERIODS = { week: '7 days', month: 'This month' };
const TILES = {
  plates: 'Plates eaten',
  cost: 'Cost of a plate',
  error: 'Forecast error',
  saved: 'Saved on food',
};

export const tileOf = (panel: Locator, name: keyof typeof TILES) =>
  panel.getByRole('listitem').filter({ hasText: TILES[name] }).first();

/** Presses the summary of folded content. */
export const unfold = (panel: Locator, name: string) =>
  panel.locator('summary').filter({ hasText: name }).click();

export async function openChart(panel: Locator, chart: ChartName): Promise<void> {
  await panel.getByRole('radio', { name: CHARTS[chart] }).check();
  await expect(panel.getByRole('slider', { name: new RegExp(`^${CHARTS[chart]}`) }).first()).toBeVisible();
}

export const chartSlider = (panel: Locator, name: string) => panel.getByRole('slider', { name, exact: true });
export const mealSlider = (panel: Locator, meal: 'Lunch' | 'Dinner') =>
  chartSlider(panel, `${CHARTS.plates}: ${meal}`);
/** A chart is a slider with a step for each point. */
export const countPoints = async (slider: Locator) => Number(await slider.getAttribute('max')) + 1;
/** Moves a chart through all its points, and returns the label of each. */
export const readLabels = (slider: Locator): Promise<string[]> =>
  slider.evaluate(async (input: HTMLInputElement) => {
    const labels: string[] = [];
    const last = Number(input.max);
    input.stepDown(last);
    for (let point = 0; point <= last; point++) {
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // React updates the label in a microtask.
      await null;
      labels.push(input.getAttribute('aria-valuetext') ?? '');
      input.stepUp();
    }
    return labels;
  });

/** The number of days in the sample month, which ends with the sample day. */
export const dayCount = Number(content.hostel.day.slice(-2));
/** Parses all numbers in a text, also those with commas: 1,571. */
export const parseNumbers = (text: string) =>
  [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([n]) => Number(n.replaceAll(',', '')));

/** Reads a chart's table. @returns the cells of each row, by the names of their columns */
export async function readTable(panel: Locator, chart: ChartName): Promise<Record<string, string>[]> {
  await openChart(panel, chart);
  await panel.getByText('Figures as a table').click();
  const rows = panel.getByRole('region', { name: CHARTS[chart], exact: true }).getByRole('row');
  await expect(rows.first()).toBeVisible();
  const [columns = [], ...cells] = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
  );
  return cells.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i], cell])));
}
/** Sums a column of a chart's table. The text "unknown" counts as zero. */
export const sumColumn = (rows: Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + (parseNumbers(row[column] ?? '')[0] ?? 0), 0);

/** Finds texts smaller than 12 pixels on the screen, also those that are small because their SVG is scaled down. */
export const findSmallTexts = (area: Locator) =>
  area.evaluate((root) => {
    const smallTexts: string[] = [];
    for (const element of root.querySelectorAll('*')) {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = texts.map(({ textContent }) => textContent?.trim()).join('');
      if (!text || !element.checkVisibility()) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 12) smallTexts.push(`"${text}" has ${size} pixels`);
    }
    return smallTexts;
  });
