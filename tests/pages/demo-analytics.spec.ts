/** The live Mess Analytics: what each visitor comes for, by pointer and with a screen reader's words. */
import { expect, type Locator } from '@playwright/test';
import {
  CHARTS,
  days,
  field,
  figureOf,
  filters,
  HEADINGS,
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
import { DESK, messmate, notices } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

/** Rows of the table of a chart, without its head. */
const rowsOf = (panel: Locator, name: string) =>
  panel
    .getByRole('region', { name, exact: true })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );

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

test('four figures open their charts, each under its heading, with its table; month, meal and wing change them all, and are said', async ({
  page,
}) => {
  const panel = await openLive(page, 'analytics');
  await expect(figureOf(panel, 'plates'), 'The first chart stands open.').toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(panel.getByRole('listbox'), 'One field for each meal, and no other chart.').toHaveCount(4);
  await expect(figureOf(panel, 'saved'), 'What the simulation has put in says so.').toContainText(
    summary.saved.note,
  );
  for (const chart of CHARTS) {
    const figure = await openChart(panel, chart);
    await expect(figureOf(panel, chart)).toHaveAttribute('aria-expanded', 'true');
    await expect(
      panel.getByRole('heading', { level: 4, name: HEADINGS[chart], exact: true }),
      'A chart stands under a heading of its own, below the panel’s.',
    ).toBeVisible();
    for (const other of CHARTS.filter((one) => one !== chart))
      await expect(figureOf(panel, other), 'One chart at a time.').toHaveAttribute('aria-expanded', 'false');
    await figure.getByText(words.figures).click();
    await expect(panel.getByRole('region', { name: HEADINGS[chart], exact: true })).toBeVisible();
    const rows = await rowsOf(panel, HEADINGS[chart]);
    if (chart === 'plates') {
      // The expected plates of an open meal are in the chart alone: the table says "not yet".
      const all = await Promise.all(
        (['Breakfast', 'Lunch', 'Snacks', 'Dinner'] as const).map((meal) => labelsOf(mealField(panel, meal))),
      );
      const points = all.flat().map((label) => label.replace(/(eaten so far), .*/, '$1'));
      agree(points, rows, plates.title);
      expect(rows.flat()).toContain(messmate.analytics.none);
    } else if (chart === 'error') {
      const { both, error } = words.forecast;
      const axis = await figure.getByText(/^plates, from/).innerText();
      expect(numbersOf(axis)[0], 'An axis that is cut off says where it begins.').toBeGreaterThan(0);
      await expect(figure.getByText(/^[\d.]+k$/), 'A mark says 1,500, not 1.5k.').toHaveCount(0);
      agree((await labelsOf(field(panel, both))).slice(0, rows.length), rows, both);
      agree(await labelsOf(field(panel, error)), rows, error);
      await expect(
        figure.locator('b').filter({ hasText: 'On the ordinary ones' }),
        'The fair comparison is the one that stands out.',
      ).toHaveText(
        'On the ordinary ones of the last 28 days: 9.9 plates off a meal; copying last week: 14.3 off.',
      );
      await expect(figure, 'A week after a festival is named as such.').toContainText(
        'That is no fair comparison: Diwali fell in these days or in the week before.',
      );
    } else agree(await labelsOf(field(panel, HEADINGS[chart])), rows, HEADINGS[chart]);
  }
  await expect(panel, 'Beside what was saved stands that the simulation has put it in.').toContainText(
    words.waste.set,
  );
  await page.reload();
  await expect(
    figureOf(await openLive(page, 'analytics'), 'saved'),
    'The chart that was open is kept.',
  ).toHaveAttribute('aria-expanded', 'true');
  await figureOf(panel, 'saved').click();
  await expect(panel.getByRole('listbox'), 'Pressed again, a figure closes its chart.').toHaveCount(0);

  await openChart(panel, 'plates');
  const title = { name: messmate.analytics.pattern };
  const pattern = panel.getByRole('table', title).getByRole('cell');
  const usual = await pattern.allInnerTexts();
  const key = panel.getByRole('figure', { name: plates.title }).getByRole('list').first();
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
    for (const [i, chart] of CHARTS.entries())
      await expect(figureOf(panel, chart), 'All four figures are of the period chosen.').toContainText(
        figures[i] ?? '–',
      );
    await expect(pattern, 'The pattern is of four weeks, whatever the chart above it shows.').toHaveText(
      usual,
    );
  }
  const whole = await labelsOf(mealField(panel, 'Dinner'));

  await labelled(panel, filters.meal).selectOption('Dinner');
  await expect(panel.getByRole('listbox'), 'One meal is one field.').toHaveCount(1);
  await expect(key, 'A key names what is drawn: tonight’s dinner has not begun.').not.toContainText(
    plates.today,
  );
  await expect(panel.getByRole('table', title).getByRole('columnheader')).toHaveText([
    messmate.analytics.day,
    'Dinner',
  ]);

  // The wings sum to the hostel, on every day.
  const eaten = whole.map(() => 0);
  let before = whole;
  for (const wing of ['A', 'B', 'C', 'D']) {
    await labelled(panel, filters.wing).selectOption(`Wing ${wing}`);
    // The charts follow the filters when there is time for it.
    await expect
      .poll(() => labelsOf(mealField(panel, 'Dinner')), `The chart does not show wing ${wing}.`)
      .not.toEqual(before);
    const labels = await labelsOf(mealField(panel, 'Dinner'));
    before = labels;
    labels.forEach((label, i) => {
      eaten[i] = (eaten[i] ?? 0) + (numbersOf(label)[1] ?? Number.NaN);
    });
  }
  expect(eaten, 'What the wings ate is not what all ate: look at selectors/period.ts.').toEqual(
    whole.map((label) => numbersOf(label)[1]),
  );
  const said = panel.getByText('1 Nov to 17 Nov, Dinner, Wing D.', { exact: false });
  await expect(said, 'What is shown has to stand with the figures.').toBeVisible();
  await expect(said, 'And it has to be said.').toHaveAttribute('aria-live', 'polite');
  await expect(notices(page), 'No notice repeats what the panel says.').toHaveCount(0);

  // The filters stay in view while the charts are read, and stay as they are when another chart is opened.
  await openChart(panel, 'error');
  await expect(labelled(panel, filters.meal).locator('option:checked')).toHaveText('Dinner');
  await panel.getByRole('figure', { name: HEADINGS.error }).getByText(words.figures).scrollIntoViewIfNeeded();
  await expect(labelled(panel, filters.meal), 'The filters have to stay in view.').toBeInViewport();
});
