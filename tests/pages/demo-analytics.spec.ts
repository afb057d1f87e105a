/** The live Mess Analytics, by pointer, by keyboard, by touch, and in a screen reader's words. */
import { expect, type Locator } from '@playwright/test';
import {
  CHARTS,
  days,
  field,
  figureOf,
  labelsOf,
  MEALS,
  mealField,
  numbersOf,
  openChart,
  PERIODS,
  pointsOf,
  tableOf,
  total,
  unfold,
} from './demo-analytics-support.ts';
import { openLive, SIZES, tabTo } from './demo-support.ts';
import { content, DESK, liveRegion, messmate, notices } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const month = new Date(content.hostel.day).toLocaleDateString('en', { month: 'short' });

/** Expects a row in the chart's table for each point or weekday, with all its figures. Returns the rows. */
async function expectAgreement(
  panel: Locator,
  labels: string[],
  name: string,
  count = labels.length,
): Promise<string[]> {
  await panel.getByText('Figures as a table').click();
  const region = panel.getByRole('region', { name, exact: true });
  const table = region.getByRole('row');
  await expect(table, `"${name}" has as many rows as points, and a head.`).toHaveCount(count + 1);
  const isCut = await region.evaluate((box) => box.scrollHeight > box.clientHeight);
  if (isCut) await expect(region, 'What scrolls can be reached by key.').toHaveAttribute('tabindex', '0');
  const rows = await table.allInnerTexts();
  for (const label of labels)
    expect(
      rows.some((row) => numbersOf(label).every((figure) => numbersOf(row).includes(figure))),
      `The table of "${name}" does not have what the chart says: ${label}`,
    ).toBe(true);
  return rows;
}

test('four figures, three charts with their tables; period and meal change them all, and are announced', async ({
  page,
}) => {
  const panel = await openLive(page, 'analytics');
  await expect(panel.getByRole('slider'), 'One field for each meal, and no other chart.').toHaveCount(4);
  await expect(figureOf(panel, 'saved').getByText('a week. Assumed, not measured')).toBeVisible();
  await openChart(panel, 'waste');
  await expectAgreement(panel, await labelsOf(field(panel, CHARTS.waste)), CHARTS.waste);
  await expect(
    panel.getByText('The saving is an assumption of this sample.'),
    'What is put in says so.',
  ).toBeVisible();
  await openChart(panel, 'plates');
  const points: string[][] = [];
  for (const meal of MEALS) points.push(await labelsOf(mealField(panel, meal)));
  // The expected plates of an open meal are in the chart alone: the table says "not yet".
  const eaten = points.flat().map((label) => label.replace(/(eaten so far) of .*/, '$1'));
  const rows = await expectAgreement(panel, eaten, CHARTS.plates);
  expect(rows.join()).toContain('not yet');

  await openChart(panel, 'pattern');
  const weekdays: string[][] = [];
  for (const meal of MEALS) weekdays.push(await labelsOf(mealField(panel, meal, 'pattern')));
  await expectAgreement(
    panel,
    weekdays.flat().map((label) => label.replace(/ on average over four weeks$/, '')),
    CHARTS.pattern,
    7,
  );
  await openChart(panel, 'plates');
  await unfold(panel, 'Monthly financial report');
  const key = panel.getByRole('list').filter({ hasText: 'Cooked' });
  await expect(key.getByRole('listitem')).toHaveText(['Eaten', 'Cooked', 'Today, so far', 'Expected today']);
  const inAll = panel
    .getByRole('table', { name: 'Monthly financial report' })
    .getByRole('row', { name: 'Total' });
  const tab = page.getByRole('tab', { name: messmate.features.tabs.analytics.tab });
  const cost = await inAll.first().getByRole('cell').last().innerText();
  for (const place of [tab, figureOf(panel, 'cost')])
    await expect(place, "Tab and tile must show the report's cost of a plate.").toContainText(cost);
  const errors = await figureOf(panel, 'error').innerText();
  const figure = async (name: 'plates' | 'saved') =>
    numbersOf(await figureOf(panel, name).innerText())[0] ?? Number.NaN;
  for (const [period, dates] of [
    ['week', 7],
    ['month', days],
  ] as const) {
    await panel.getByRole('radio', { name: PERIODS[period] }).click();
    await openChart(panel, 'plates');
    await expect.poll(() => pointsOf(mealField(panel, 'Dinner'))).toBe(dates);
    const waste = await tableOf(panel, 'waste');
    const less = panel.getByText(/^Left over in \d+ days: .*Less by /);
    const [over = 0, ...amounts] = numbersOf(await less.innerText());
    const saved = amounts.at(-1) ?? Number.NaN;
    // A row's two amounts are each rounded to rupees.
    expect(Math.abs(total(waste, 4) - total(waste, 2) - saved)).toBeLessThanOrEqual(2 * dates);
    expect(Math.abs((await figure('saved')) - (saved * 7) / over)).toBeLessThanOrEqual(1);
    expect(await figure('plates'), 'The figure is the sum of the table.').toBe(
      total(await tableOf(panel, 'plates'), 2),
    );
    const isSame = (await figureOf(panel, 'cost').innerText()).includes(cost);
    expect(isSame, 'The cost is of the period chosen.').toBe(period === 'month');
    await expect(
      figureOf(panel, 'error'),
      'The error must not follow the period: docs/decisions/one-error.md.',
    ).toHaveText(errors, { useInnerText: true });
  }

  await panel.getByLabel('Meal', { exact: true }).selectOption('Dinner');
  const shown = `Dinner, 1 ${month} to ${days} ${month}`;
  await expect(liveRegion(page), 'What is shown has to be said.').toContainText(shown);
  await expect(panel.getByRole('slider'), 'One meal is one field.').toHaveCount(1);
  await expect(key, 'A key names what is drawn: tonight’s dinner has not begun.').not.toContainText(
    'Today, so far',
  );
  await expect(
    panel.getByText(shown, { exact: true }),
    'What is shown has to stand with the figures.',
  ).toBeVisible();
  await expect(panel.locator('[aria-live], [role=status]'), "The site's live region says it.").toHaveCount(0);
  await expect(notices(page), 'A notice that is seen would repeat the panel.').toHaveCount(0);
});

test('by keyboard alone: filters, charts, points, table and download', async ({ page }) => {
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
  const waste = panel.getByRole('radio', { name: CHARTS.waste });
  await expect(waste, 'Who opens a chart by keyboard keeps the place.').toBeFocused();
  await press('ArrowLeft');

  const list = mealField(panel, 'Lunch');
  const labels = await labelsOf(list);
  expect(labels).toHaveLength(days);
  await tabTo(list);
  const says = async (at: number) => {
    const label = labels.at(at) as string;
    await expect(list, 'The slider has to announce this point.').toHaveAttribute('aria-valuetext', label);
    await expect(panel.getByText(label, { exact: true }), 'It has to stand below the chart.').toBeVisible();
  };
  await says(-1);
  for (const [key, at] of [
    ['ArrowLeft', -2],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['End', -1],
  ] as const) {
    await press(key);
    await says(at);
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
  await expect(liveRegion(page)).toContainText(
    `Report saved: tiffinwise-sample-${content.hostel.day.slice(0, 7)}.csv`,
  );
});

test('a choice moves nothing, the first one too', async ({ page }) => {
  for (const { width, height } of [SIZES.desk.viewport, { width: 390, height: 844 }]) {
    await page.setViewportSize({ width, height });
    const panel = await openLive(page, 'analytics');
    const meal = panel.getByRole('combobox', { name: 'Meal', exact: true });
    const places = async () =>
      [
        (await panel.boundingBox())?.height,
        (await meal.boundingBox())?.y,
        (await panel.getByRole('radio', { name: CHARTS.waste }).boundingBox())?.y,
      ].map((pixels = Number.NaN) => Math.round(pixels));
    await meal.scrollIntoViewIfNeeded();
    const [whole, ...pressed] = await places();
    await meal.selectOption('Lunch');
    expect((await places())[1], `What is pressed stays under the finger, ${width} px wide.`).toBe(pressed[0]);
    await meal.selectOption('All meals');
    await openChart(panel, 'waste');
    expect(await places(), `Both charts take the same place, ${width} px wide.`).toEqual([whole, ...pressed]);
    await openChart(panel, 'plates');
  }
});

test.describe('on a phone', () => {
  test.use(SIZES.phone);

  test('a tap reads a point', async ({ page }) => {
    const panel = await openLive(page, 'analytics');
    await expect(
      panel.getByRole('table', { name: 'Monthly financial report' }),
      'The report is folded.',
    ).toBeHidden();
    const list = mealField(panel, 'Dinner');
    const labels = await labelsOf(list);
    expect(labels).toHaveLength(days);
    await list.scrollIntoViewIfNeeded();
    for (const at of [0, 8, days - 1]) {
      const { width = 0, height = 0 } = (await list.boundingBox()) ?? {};
      await list.tap({ position: { x: ((at + 0.5) / days) * width, y: height / 2 } });
      const read = panel.getByText(labels[at] ?? '–', { exact: true });
      await expect(read, 'The tap did not find its day.').toBeVisible();
    }
  });
});
