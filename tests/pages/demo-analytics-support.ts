/** What the tests of the live Mess Analytics share. */
import { expect, type Locator } from '@playwright/test';
import { demo, escaped, messmate } from './support.ts';

export const words = demo.analytics;
export const { filters, plates, report, summary } = words;

/** The charts, in the order of their figures, and the headings that they are under. */
export const CHARTS = ['plates', 'cost', 'error', 'saved'] as const;
export type Chart = (typeof CHARTS)[number];
export const HEADINGS: Record<Chart, string> = {
  plates: plates.title,
  cost: messmate.analytics.cost,
  error: words.forecast.title,
  saved: words.waste.title,
};

/** The figure that opens a chart. */
export const figureOf = (panel: Locator, chart: Chart): Locator =>
  panel.getByRole('button', { name: new RegExp(`^${escaped(summary[chart].title)}`) });

/** Opens a chart by its figure, and waits for it. */
export async function openChart(panel: Locator, chart: Chart): Promise<Locator> {
  const button = figureOf(panel, chart);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  const figure = panel.getByRole('figure', { name: HEADINGS[chart], exact: true });
  await expect(figure, `The figure "${summary[chart].title}" has to open its chart.`).toBeVisible();
  return figure;
}

/** Field and points of a chart. */
export const field = (panel: Locator, name: string) => panel.getByRole('listbox', { name, exact: true });
export const mealField = (panel: Locator, meal: 'Breakfast' | 'Lunch' | 'Snacks' | 'Dinner') =>
  field(panel, `Cooked and eaten: ${meal}`);
export const labelsOf = (list: Locator) =>
  list.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

/** Days of the month up to the sample day, 17 November. */
export const days = 17;
/** The whole numbers of a text, 1,571 read as one. */
export const numbersOf = (text: string) =>
  [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([n]) => Number(n.replaceAll(',', '')));
export const labelled = (panel: Locator, label: string) => panel.getByLabel(label, { exact: true });

/** Texts of a part that are drawn smaller than 12 pixels, whatever their drawing is scaled to. */
export const smallTexts = (part: Locator) =>
  part.evaluate((root) => {
    const small: string[] = [];
    for (const element of root.querySelectorAll('*')) {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own
        .map(({ textContent }) => textContent?.trim())
        .join(' ')
        .trim();
      if (!text || !element.checkVisibility()) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 12) small.push(`"${text}" has ${size} pixels`);
    }
    return small;
  });
