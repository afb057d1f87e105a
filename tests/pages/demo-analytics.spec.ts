/** The live Mess Analytics: what each visitor comes for, by keyboard, by touch and with a screen reader's words. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import papa from 'papaparse';
import { fill } from '../../src/text/fill.ts';
import { audit } from './audit.ts';
import {
  clockBar,
  content,
  DESK,
  demo,
  liveRegion,
  messmate,
  openLive,
  PHONE,
  runTheDay,
  test,
} from './support.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const { plan, words } = {
  plan: content.hostel as NonNullable<typeof content.hostel>,
  words: demo.analytics,
};
const { filters, plates, report } = words;

const chart = (panel: Locator, name: string) => panel.getByRole('listbox', { name, exact: true });
const mealChart = (panel: Locator, meal: keyof typeof plan.meals) =>
  chart(panel, `${plates.title}: ${plan.meals[meal].name}`);
const labelsOf = (list: Locator) =>
  list.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
/** Days of the month up to the sample day. */
const days = Number(plan.day.slice(-2));
/** The whole numbers of a text, 1,571 read as one. */
const numbersOf = (text: string) =>
  [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([n]) => Number(n.replaceAll(',', '')));
const labelled = (panel: Locator, label: string) => panel.getByLabel(label, { exact: true });
const isWithinScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('choosing month, meal and wing changes every chart, and is said', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  await expect(panel.getByRole('listbox')).toHaveCount(4 + 4);
  await expect(mealChart(panel, 'dinner').getByRole('option'), 'A week has seven days.').toHaveCount(7);
  await panel.getByRole('radio', { name: filters.periods.month }).click();
  await expect(mealChart(panel, 'dinner').getByRole('option'), 'The month so far.').toHaveCount(days);
  const whole = await labelsOf(mealChart(panel, 'dinner'));

  await labelled(panel, filters.meal).selectOption(plan.meals.dinner.name);
  await expect(panel.getByRole('listbox'), 'One meal is one field.').toHaveCount(1 + 4);
  await expect(
    panel.getByRole('table', { name: messmate.analytics.pattern }).getByRole('columnheader'),
  ).toHaveText([messmate.analytics.day, plan.meals.dinner.name]);

  // The wings sum to the hostel, on every day.
  const eaten = whole.map(() => 0);
  let before = whole;
  for (const wing of plan.wings) {
    await labelled(panel, filters.wing).selectOption(fill(filters.oneWing, { wing }));
    // The charts follow the filters when there is time for it.
    await expect
      .poll(() => labelsOf(mealChart(panel, 'dinner')), `The chart does not show wing ${wing}.`)
      .not.toEqual(before);
    const labels = await labelsOf(mealChart(panel, 'dinner'));
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
  await expect(panel, 'What is shown has to stand above the charts.').toContainText(shown);
  await expect(liveRegion(page), 'What was chosen has to be said.').toContainText(shown);
});

test('today’s bar grows as people are scanned, and the takings with what is sold', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const today = mealChart(panel, 'lunch').getByRole('option').last();
  const takings = panel
    .getByRole('table', { name: report.title })
    .getByRole('row', { name: `${report.takings} ₹` });
  /** Height of the bar of today, the last that is drawn. */
  const barOf = () =>
    mealChart(panel, 'lunch').evaluate(
      (list) =>
        [...list.querySelectorAll('svg > :not([role]) > rect')].at(-1)?.getBoundingClientRect().height ?? 0,
    );
  const before = {
    eaten: numbersOf((await today.getAttribute('aria-label')) ?? '')[1] ?? 0,
    takings: numbersOf(await takings.innerText())[0] ?? 0,
    bar: await barOf(),
    others: await labelsOf(mealChart(panel, 'breakfast')),
  };
  expect(before.eaten, 'The demo begins in the middle of lunch.').toBe(366);
  await runTheDay(panel);
  const step = panel.getByRole('button', { name: demo.shared.clock.step });
  for (let i = 0; i < 3; i++) await step.click();
  await expect(today, 'A scan has to move today’s bar.').not.toHaveAttribute('aria-label', /: 366 /);
  // The chart follows the clock a frame or two later, so what is compared is read once.
  const label = (await today.getAttribute('aria-label')) ?? '';
  const eaten = numbersOf(label)[1] ?? 0;
  expect(eaten).toBeGreaterThan(before.eaten);
  expect(await barOf(), 'The bar has to grow, not only its words.').toBeGreaterThan(before.bar);
  expect(numbersOf(await takings.innerText())[0], 'What is sold shows in the report.').toBeGreaterThan(
    before.takings,
  );
  expect(await labelsOf(mealChart(panel, 'breakfast')), 'A meal that is over stays.').toEqual(before.others);
  const { open } = plates;
  expect(label).toContain(
    fill(open, { day: 'Tue 17 Nov', meal: 'lunch', eaten, forecast: '' }).split(',').slice(0, 2).join(','),
  );
});

test('by keyboard alone: filters, points, table and download', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const tabTo = async (target: Locator, what: string) => {
    for (let i = 0; i < 40; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not come to ${what}.`);
  };
  await clockBar(panel).getByRole('button').first().focus();
  await tabTo(panel.getByRole('radio', { name: filters.periods.week }), 'the period');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: filters.periods.month })).toBeChecked();

  const list = mealChart(panel, 'lunch');
  await expect(list.getByRole('option')).toHaveCount(days);
  await tabTo(list, 'the chart of lunch');
  const labels = await labelsOf(list);
  const says = async (at: number) => {
    const label = labels.at(at) as string;
    await expect(
      panel.getByRole('option', { name: label }),
      'The point is not the chosen one.',
    ).toHaveAttribute('aria-selected', 'true');
    await expect(
      panel.getByText(label, { exact: true }),
      'What the point says has to stand below the chart.',
    ).toBeVisible();
    const active = await list.getAttribute('aria-activedescendant');
    expect(
      await page.evaluate((id) => document.getElementById(id ?? '')?.getAttribute('aria-label'), active),
    ).toBe(label);
  };
  await says(-1);
  await page.keyboard.press('ArrowLeft');
  await says(-2);
  await page.keyboard.press('Home');
  await says(0);
  await page.keyboard.press('ArrowLeft');
  await says(0);
  await page.keyboard.press('ArrowRight');
  await says(1);
  await page.keyboard.press('End');
  await says(-1);

  await tabTo(panel.locator('summary').filter({ hasText: plates.title }), 'the table’s button');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('region', { name: plates.title, exact: true })).toBeVisible();
  const button = panel.getByRole('button', { name: report.download });
  await tabTo(button, 'the download');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;
  await expect(liveRegion(page)).toContainText(fill(report.saved, { file: 'messmate-sample-2026-11.csv' }));
});

test('each chart’s table has the figures of its points', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  for (const summary of await panel.locator('summary').all()) await summary.click();
  const rowsOf = (name: string) =>
    panel
      .getByRole('region', { name, exact: true })
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      );
  /** Each figure of a point stands in its row. */
  const agree = (labels: string[], rows: string[][], name: string) => {
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
  };
  const meals = await Promise.all(
    (['breakfast', 'lunch', 'snacks', 'dinner'] as const).map((meal) => labelsOf(mealChart(panel, meal))),
  );
  const isOver = (label: string) =>
    !label.includes(
      fill(plates.open, { day: '', meal: '', eaten: '', forecast: '' })
        .split(':')[1]
        ?.split(',')[0]
        ?.trim() ?? '',
    );
  const points = meals.flat();
  const rows = await rowsOf(plates.title);
  // The expected plates of an open meal stand in the chart alone: the table says "not yet".
  agree(
    points.map((label) => (isOver(label) ? label : (label.split(/, (?=\d)/)[0] ?? ''))),
    rows,
    plates.title,
  );
  expect(rows.flat()).toContain(words.none);
  agree(await labelsOf(chart(panel, words.waste.title)), await rowsOf(words.waste.title), words.waste.title);
  agree(
    await labelsOf(chart(panel, messmate.analytics.cost)),
    await rowsOf(messmate.analytics.cost),
    messmate.analytics.cost,
  );
  const forecasts = await rowsOf(words.forecast.title);
  const over = (await labelsOf(chart(panel, words.forecast.both))).slice(0, forecasts.length);
  agree(over, forecasts, words.forecast.both);
  agree(await labelsOf(chart(panel, words.forecast.error)), forecasts, words.forecast.error);
});

for (const [which, month] of [
  ['November', '2026-11'],
  ['October', '2026-10'],
] as const) {
  test(`the report of ${which} as CSV is the report on the page`, async ({ page }) => {
    const panel = await openLive(page, 'analytics');
    await panel.getByRole('radio', { name: which }).click();
    const saving = page.waitForEvent('download');
    await panel.getByRole('button', { name: report.download }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`messmate-sample-${month}.csv`);
    await expect(liveRegion(page)).toContainText(
      fill(report.saved, { file: `messmate-sample-${month}.csv` }),
    );
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
  });
}

test('a report that cannot be written is said, and the table stays', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  await page.route('**/papaparse*', (route) => route.abort());
  await panel.getByRole('button', { name: report.download }).click();
  await expect(liveRegion(page), 'A failure has to be said.').toContainText(report.failed);
  await expect(panel.getByRole('table', { name: report.title })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a tap on a chart reads the nearest point', async ({ page }) => {
    const panel = await openLive(page, 'analytics');
    await panel.getByRole('radio', { name: filters.periods.month }).tap();
    const list = mealChart(panel, 'dinner');
    await expect(list.getByRole('option')).toHaveCount(days);
    await list.scrollIntoViewIfNeeded();
    const labels = await labelsOf(list);
    const { width = 0, height = 0 } = (await list.boundingBox()) ?? {};
    for (const at of [0, 8, labels.length - 1]) {
      await list.tap({ position: { x: ((at + 0.5) / labels.length) * width, y: height / 2 } });
      await expect(
        panel.getByText(labels[at] ?? '–', { exact: true }),
        'The tap did not find its day.',
      ).toBeVisible();
    }
    expect(await isWithinScreen(page), 'The page scrolls sideways.').toBe(true);
  });

  test('nothing sticks out at 320 pixels, tables open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const panel = await openLive(page, 'analytics');
    for (const summary of await panel.locator('summary').all()) await summary.click();
    expect(await isWithinScreen(page), 'The page scrolls sideways at 320 pixels.').toBe(true);
  });
});

test('axe finds nothing, the week with its tables open, small', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const panel = await openLive(page, 'analytics');
  await labelled(panel, filters.meal).selectOption(plan.meals.dinner.name);
  await expect(panel.getByRole('listbox')).toHaveCount(1 + 4);
  for (const summary of await panel.locator('summary').all()) await summary.click();
  await audit(page, 'tables open', '#analytics');
});

test('axe finds nothing, the month with a point chosen, large', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  await panel.getByRole('radio', { name: filters.periods.month }).click();
  await expect(mealChart(panel, 'lunch').getByRole('option')).toHaveCount(days);
  await mealChart(panel, 'lunch').focus();
  await page.keyboard.press('Home');
  await audit(page, 'month', '#analytics');
});

test('on paper every chart’s figures stand open, and are closed again afterwards', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const tables = panel.getByRole('group').getByRole('table');
  await expect(tables).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(tables, 'Who reads on paper cannot open them.').toHaveCount(
    await panel.locator('summary').filter({ hasText: words.figures }).count(),
  );
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(tables).toHaveCount(0);
});

test('in forced colours and in print, bars are drawn in colours that show', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const fill = () =>
    mealChart(panel, 'lunch').evaluate((list) => {
      const bar = list.querySelector('svg > :not([role]) > rect') as Element;
      const probe = document.createElement('i');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return [getComputedStyle(bar).fill, wanted];
    });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const [forced, wanted] = await fill();
  expect(forced, 'A bar does not follow the visitor’s colours: see charts.island.module.css.').toBe(wanted);
  await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'dark' });
  expect((await fill())[0], 'On paper bars are black.').toBe('rgb(0, 0, 0)');
  await expect(
    panel.getByRole('button', { name: report.download }),
    'What cannot be pressed is not printed.',
  ).toBeHidden();
});
