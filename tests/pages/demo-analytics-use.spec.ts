/** The live Mess Analytics by keyboard, by touch, and on a small screen. */
import { expect, type Locator } from '@playwright/test';
import { audit } from './audit.ts';
import {
  CHARTS,
  type Chart,
  days,
  filters,
  labelsOf,
  mealField,
  openChart,
  plates,
  report,
  smallTexts,
} from './demo-analytics-support.ts';
import { clockBar, openLive } from './demo-support.ts';
import { addStyles, DESK, demo, liveRegion } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('by keyboard alone: filters, charts, points, table and download', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const tabTo = async (target: Locator, what: string) => {
    for (let i = 0; i < 40; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not come to ${what}.`);
  };
  await clockBar(panel).getByRole('button').first().focus();
  const period = (which: 'week' | 'month') => panel.getByRole('radio', { name: filters.periods[which] });
  await tabTo(period('month'), 'the period');
  await page.keyboard.press('ArrowLeft');
  await expect(period('week')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(period('month')).toBeChecked();

  const chart = (which: Chart) => panel.getByRole('radio', { name: CHARTS[which] });
  await tabTo(chart('plates'), 'the choice of the chart');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('heading', { level: 4, name: CHARTS.waste, exact: true })).toBeVisible();
  await expect(chart('waste'), 'Who opens a chart by keyboard keeps the place.').toBeFocused();
  await page.keyboard.press('ArrowLeft');

  const list = mealField(panel, 'Lunch');
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
  for (const other of ['Alt', 'Control', 'Meta', 'Shift']) {
    await list.evaluate((element, key) => {
      const [modifier, init] = [`${key.toLowerCase()}Key`.replace('control', 'ctrl'), { bubbles: true }];
      element.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'ArrowLeft', [modifier]: true }));
    }, other);
    await says(-1);
  }

  await tabTo(panel.locator('summary').filter({ hasText: plates.title }), 'the table’s button');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('region', { name: plates.title, exact: true })).toBeVisible();
  await tabTo(panel.getByRole('button', { name: report.download }), 'the download');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;
  await expect(liveRegion(page)).toContainText('Report saved: messmate-sample-2026-11.csv');
});

test.describe('on a phone', () => {
  const SCREEN = { width: 360, height: 740 };
  test.use({ viewport: SCREEN, hasTouch: true });

  test('all of it within four screens, and a tap reads a point', async ({ page }) => {
    const panel = await openLive(page, 'analytics');
    const { height = Number.NaN } = (await panel.boundingBox()) ?? {};
    expect(
      height,
      'Before anything is pressed Mess Analytics takes no more than four screens.',
    ).toBeLessThanOrEqual(4 * SCREEN.height);

    for (const chart of ['waste', 'plates'] as const) {
      await openChart(panel, chart);
      expect(await smallTexts(panel), 'Labels have at least 12 pixels.').toEqual([]);
    }

    await panel.getByRole('radio', { name: filters.periods.month }).tap();
    const list = mealField(panel, 'Dinner');
    await expect(list.getByRole('option')).toHaveCount(days);
    await list.scrollIntoViewIfNeeded();
    const labels = await labelsOf(list);
    for (const at of [0, 8, labels.length - 1]) {
      const { width = 0, height = 0 } = (await list.boundingBox()) ?? {};
      await list.tap({ position: { x: ((at + 0.5) / labels.length) * width, y: height / 2 } });
      await expect(
        panel.getByText(labels[at] ?? '–', { exact: true }),
        'The tap did not find its day.',
      ).toBeVisible();
    }

    for (const chart of ['waste', 'plates'] as const) {
      await openChart(panel, chart);
      await panel.getByText(demo.shared.chart.figures).tap();
      await audit(page, `${chart} and its table, small`, '#analytics');
    }
    const outside = () =>
      panel.evaluate((part) =>
        Math.max(0, part.scrollWidth - part.clientWidth, part.clientWidth - innerWidth),
      );
    /** Tables of which a column is cut off until somebody finds out that they scroll. */
    const cut = () =>
      panel
        .getByRole('region')
        .filter({ has: page.getByRole('table') })
        .evaluateAll((all) =>
          all.flatMap(({ ariaLabel, scrollWidth, clientWidth }) =>
            scrollWidth > clientWidth ? [`${ariaLabel}: ${scrollWidth} of ${clientWidth}`] : [],
          ),
        );
    expect(await cut(), 'Every column has to be in sight.').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await cut(), 'Every column has to be in sight at 320 pixels.').toEqual([]);
    expect(await outside(), 'Something sticks out at 320 pixels.').toBe(0);
    await page.setViewportSize(SCREEN);
    await addStyles(page, ':root { font-size: 200% }');
    expect(await outside(), 'Something sticks out in letters of twice the size.').toBe(0);
  });
});
