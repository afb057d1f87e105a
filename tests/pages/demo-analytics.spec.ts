/** The live Mess Analytics: what each visitor comes for, by pointer and with a screen reader's words. */
import { expect, type Locator } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { mean } from '../../src/messmate/analytics/island/days.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { forecastMethod } from '../../src/messmate/engine/selectors/method.ts';
import { pattern } from '../../src/messmate/engine/selectors/past.ts';
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
  plan,
  plates,
  summary,
  words,
} from './demo-analytics-support.ts';
import { openLive } from './demo-support.ts';
import { DESK, messmate, notices } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const sample = sampleHostel(plan);
const usual = forecastMethod(sample);
/** The last one before the sample day: it fell in the week before. */
const festival = plan.calendar.filter(({ kind }) => kind === 'festival').at(-1);

/** Rows of the table of a chart, without its head. */
const rowsOf = (panel: Locator, name: string) =>
  panel
    .getByRole('region', { name, exact: true })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );

/** Each figure of a point stands in its row. */
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

test('four figures open their charts, each under its heading, with its table', async ({ page }) => {
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
      // The expected plates of an open meal stand in the chart alone: the table says "not yet".
      const [, now = ''] = fill(plates.open, { day: '', meal: '', eaten: '', forecast: '', error: '' }).split(
        ':',
      );
      const open = now.split(',')[0]?.trim() ?? '';
      const all = await Promise.all(
        (['breakfast', 'lunch', 'snacks', 'dinner'] as const).map((meal) => labelsOf(mealField(panel, meal))),
      );
      const points = all
        .flat()
        .map((label) => (label.includes(open) ? (label.split(/, (?=\d)/)[0] ?? '') : label));
      agree(points, rows, plates.title);
      expect(rows.flat()).toContain(messmate.analytics.none);
    } else if (chart === 'error') {
      const { both, error, fair } = words.forecast;
      const axis = await figure
        .getByText(fill(words.cut, { unit: messmate.analytics.unit, least: '' }))
        .innerText();
      expect(numbersOf(axis)[0], 'An axis that is cut off says where it begins.').toBeGreaterThan(0);
      await expect(figure.getByText(/^[\d.]+k$/), 'A mark says 1,500, not 1.5k.').toHaveCount(0);
      agree((await labelsOf(field(panel, both))).slice(0, rows.length), rows, both);
      agree(await labelsOf(field(panel, error)), rows, error);
      await expect(
        figure.locator('b').filter({ hasText: fair.split('{')[0] ?? '' }),
        'The fair comparison is the one that stands out.',
      ).toHaveText(
        fill(fair, {
          days: usual.days,
          off: mean(usual.ordinary.forecast),
          lastWeek: mean(usual.ordinary.lastWeek),
        }),
      );
      await expect(figure, 'A week after a festival is named as such.').toContainText(
        fill(words.forecast.unfair, { names: festival?.name ?? '' }),
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
});

test('choosing month, meal and wing changes figures and charts, and is said', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const title = { name: messmate.analytics.pattern };
  const usual = pattern(sample).flatMap(({ cells }) => cells.map(({ plates }) => String(plates)));
  const key = panel.getByRole('figure', { name: plates.title }).getByRole('list').first();
  await expect(key.getByRole('listitem')).toHaveText([
    messmate.analytics.eaten,
    messmate.analytics.cooked,
    plates.today,
    plates.expected,
  ]);
  await panel.getByRole('radio', { name: filters.periods.week }).click();
  await expect(mealField(panel, 'dinner').getByRole('option'), 'A week has seven days.').toHaveCount(7);
  await expect(
    panel.getByRole('table', title).getByRole('cell'),
    'The pattern is of four weeks, whatever the chart above it shows.',
  ).toHaveText(usual);
  const week = await figureOf(panel, 'plates').innerText();
  await panel.getByRole('radio', { name: filters.periods.month }).click();
  await expect(mealField(panel, 'dinner').getByRole('option'), 'The month so far.').toHaveCount(days);
  await expect(figureOf(panel, 'plates'), 'The figures are of what is chosen.').not.toHaveText(week);
  const whole = await labelsOf(mealField(panel, 'dinner'));

  await labelled(panel, filters.meal).selectOption(plan.meals.dinner.name);
  await expect(panel.getByRole('listbox'), 'One meal is one field.').toHaveCount(1);
  await expect(key, 'A key names what is drawn: tonight’s dinner has not begun.').not.toContainText(
    plates.today,
  );
  await expect(panel.getByRole('table', title).getByRole('columnheader')).toHaveText([
    messmate.analytics.day,
    plan.meals.dinner.name,
  ]);

  // The wings sum to the hostel, on every day.
  const eaten = whole.map(() => 0);
  let before = whole;
  for (const wing of plan.wings) {
    await labelled(panel, filters.wing).selectOption(fill(filters.oneWing, { wing }));
    // The charts follow the filters when there is time for it.
    await expect
      .poll(() => labelsOf(mealField(panel, 'dinner')), `The chart does not show wing ${wing}.`)
      .not.toEqual(before);
    const labels = await labelsOf(mealField(panel, 'dinner'));
    before = labels;
    labels.forEach((label, i) => {
      eaten[i] = (eaten[i] ?? 0) + (numbersOf(label)[1] ?? Number.NaN);
    });
  }
  expect(eaten, 'What the wings ate is not what all ate: look at selectors/period.ts.').toEqual(
    whole.map((label) => numbersOf(label)[1]),
  );
  const shown = fill(filters.shown, {
    from: '1 Nov',
    to: '17 Nov',
    meal: plan.meals.dinner.name,
    wing: fill(filters.oneWing, { wing: plan.wings.at(-1) ?? '' }),
  });
  const said = panel.getByText(shown, { exact: true });
  await expect(said, 'What is shown has to stand with the figures.').toBeVisible();
  await expect(said, 'And it has to be said.').toHaveAttribute('aria-live', 'polite');
  await expect(notices(page), 'No notice repeats what the panel says.').toHaveCount(0);

  // The filters stay in view while the charts are read, and stay as they are when another chart is opened.
  await openChart(panel, 'error');
  await expect(labelled(panel, filters.meal).locator('option:checked')).toHaveText(plan.meals.dinner.name);
  await panel.getByRole('figure', { name: HEADINGS.error }).getByText(words.figures).scrollIntoViewIfNeeded();
  await expect(labelled(panel, filters.meal), 'The filters have to stay in view.').toBeInViewport();
});
