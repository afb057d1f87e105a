/** The live Mess Analytics: what each visitor comes for, by pointer and with a screen reader's words. */
import { expect, type Locator } from '@playwright/test';
import {
  CHARTS,
  days,
  field,
  figureOf,
  filters,
  labelled,
  labelsOf,
  mealField,
  numbersOf,
  openChart,
  plates,
  report,
  summary,
  words,
} from './demo-analytics-support.ts';
import { openLive } from './demo-support.ts';
import { DESK, demo, messmate, notices } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

/** Rows of the table of a chart, without its head. The table is drawn once it has been unfolded. */
async function rowsOf(panel: Locator, name: string) {
  const rows = panel.getByRole('region', { name, exact: true }).getByRole('row');
  await expect(rows.first(), `The table of "${name}" has to unfold.`).toBeVisible();
  return rows.evaluateAll((all) =>
    all.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
}

/** Each figure of a point is in its row. */
function agree(labels: string[], rows: string[][], name: string) {
  expect(rows.length, `"${name}" has as many rows as points.`).toBe(labels.length);
  labels.forEach((label, i) => {
    const row = rows[i] ?? [];
    expect(label, `The row of "${name}" is that of another day.`).toContain(row[0] ?? '–');
    for (const figure of numbersOf(label.replace(row[0] ?? '', '')))
      expect(
        row.flatMap(numbersOf),
        `The table of "${name}" does not have ${figure}, which its chart says.`,
      ).toContain(figure);
  });
}

test('four figures, two charts with their tables; month and meal change them all, and are said', async ({
  page,
}) => {
  const panel = await openLive(page, 'analytics');
  await expect(panel.getByRole('listbox'), 'One field for each meal, and no other chart.').toHaveCount(4);
  await expect(figureOf(panel, 'saved'), 'What the simulation has put in says so.').toContainText(
    summary.saved.note,
  );
  for (const chart of ['waste', 'plates'] as const) {
    await openChart(panel, chart);
    await panel.getByText(demo.shared.chart.figures).click();
    const rows = await rowsOf(panel, CHARTS[chart]);
    if (chart === 'waste') {
      agree(await labelsOf(field(panel, CHARTS.waste)), rows, CHARTS.waste);
      await expect(panel, 'Beside what was saved stands that the simulation has put it in.').toContainText(
        words.waste.set,
      );
    } else {
      // The expected plates of an open meal are in the chart alone: the table says "not yet".
      const all = await Promise.all(
        (['Breakfast', 'Lunch', 'Snacks', 'Dinner'] as const).map((meal) => labelsOf(mealField(panel, meal))),
      );
      const points = all.flat().map((label) => label.replace(/(eaten so far), .*/, '$1'));
      expect(rows).toHaveLength(points.length);
      for (const label of points)
        expect(
          rows.some((row) => numbersOf(label).every((figure) => row.flatMap(numbersOf).includes(figure))),
          `The table does not have what the chart says: ${label}`,
        ).toBe(true);
      expect(rows.flat()).toContain(messmate.analytics.none);
    }
  }
  await openChart(panel, 'waste');
  await page.reload();
  await openLive(page, 'analytics');
  await expect(
    panel.getByRole('radio', { name: CHARTS.waste }),
    'The chart that was open is kept.',
  ).toBeChecked();
  await openChart(panel, 'plates');

  const title = { name: messmate.analytics.pattern };
  const pattern = panel.getByRole('table', title).getByRole('cell');
  const usual = await pattern.allInnerTexts();
  const key = panel.getByRole('list').filter({ hasText: messmate.analytics.cooked });
  await expect(key.getByRole('listitem')).toHaveText([
    messmate.analytics.eaten,
    messmate.analytics.cooked,
    plates.today,
    plates.expected,
  ]);
  const total = panel.getByRole('table', { name: report.title }).getByRole('row', {
    name: messmate.analytics.total,
  });
  const tab = page.getByRole('tab', { name: messmate.features.tabs.analytics.tab });
  for (const place of [tab, figureOf(panel, 'cost'), total.first()])
    await expect(place, 'One cost, not three.').toContainText('₹42.15');
  for (const [period, dates, figures] of [
    ['week', 7, ['9,810', '₹41.08', '13.2 plates off a meal; copying last week: 19.2 off', '₹3,836']],
    ['month', days, ['23,343', '₹42.15', '10.5 plates off a meal; copying last week: 14.8 off', '₹2,670']],
  ] as const) {
    await panel.getByRole('radio', { name: filters.periods[period] }).click();
    await expect(mealField(panel, 'Dinner').getByRole('option')).toHaveCount(dates);
    for (const [i, name] of (['plates', 'cost', 'error', 'saved'] as const).entries())
      await expect(figureOf(panel, name), 'All four figures are of the period chosen.').toContainText(
        figures[i] ?? '–',
      );
    await expect(pattern, 'The pattern is of four weeks, whatever the chart above it shows.').toHaveText(
      usual,
    );
  }

  await labelled(panel, filters.meal).selectOption('Dinner');
  await expect(panel.getByRole('listbox'), 'One meal is one field.').toHaveCount(1);
  await expect(key, 'A key names what is drawn: tonight’s dinner has not begun.').not.toContainText(
    plates.today,
  );
  await expect(panel.getByRole('table', title).getByRole('columnheader')).toHaveText([
    messmate.analytics.day,
    'Dinner',
  ]);
  const said = panel.getByText('1 Nov to 17 Nov, Dinner.', { exact: false });
  await expect(said, 'What is shown has to stand with the figures.').toBeVisible();
  await expect(said, 'And it has to be said.').toHaveAttribute('aria-live', 'polite');
  await expect(notices(page), 'No notice repeats what the panel says.').toHaveCount(0);
});
