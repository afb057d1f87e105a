/** The four figures of the live Mess Analytics: all of one period, and what the engine says of it. */
import { expect } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { mean } from '../../src/messmate/analytics/island/days.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { bookedDays, monthCost } from '../../src/messmate/engine/selectors/books.ts';
import { pastCells, todayCells } from '../../src/messmate/engine/selectors/period.ts';
import { daysOf, offOf, savingOf } from '../../src/messmate/engine/selectors/period-sums.ts';
import { meanPlateCost } from '../../src/messmate/engine/selectors/plate-costs.ts';
import { count, rupees, rupeesExact } from '../../src/messmate/format.ts';
import { figureOf, filters, plan, report, summary } from './demo-analytics-support.ts';
import { openLive } from './demo-support.ts';
import { DESK, messmate } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const sample = sampleHostel(plan);

test('the four figures are of the period chosen, and a plate costs the same in tab, figure and report', async ({
  page,
}) => {
  const panel = await openLive(page, 'analytics');
  const price = rupeesExact(monthCost(sample.hostel).total.perPlate);
  const total = panel.getByRole('table', { name: report.title }).getByRole('row', {
    name: messmate.analytics.total,
  });
  const tab = page.getByRole('tab', { name: messmate.features.tabs.analytics.tab });
  for (const place of [tab, figureOf(panel, 'cost'), total.first()])
    await expect(place, 'One cost, not three.').toContainText(price);
  for (const period of ['month', 'week'] as const) {
    await panel.getByRole('radio', { name: filters.periods[period] }).check();
    const choice = { period, meal: null, wing: null };
    const today = todayCells(sample, choice);
    const cells = [...pastCells(sample.hostel, choice), ...today];
    const over = cells.filter(({ cooked }) => cooked !== null);
    const { with: left, without, days: saved } = savingOf(over);
    const { forecast, lastWeek } = offOf(over.filter(({ isFair }) => isFair));
    const cost = meanPlateCost(sample.hostel, bookedDays(sample.hostel, null), daysOf(over));
    const off = fill(summary.error.note, { lastWeek: mean(lastWeek ?? Number.NaN) });
    for (const [chart, figure] of [
      ['plates', count(cells.reduce((sum, { eaten }) => sum + eaten, 0))],
      ['cost', rupeesExact(cost?.paise ?? 0)],
      ['error', `${mean(forecast)} ${off}`],
      ['saved', rupees(Math.round(((without.paise - left.paise) * 7) / saved / 100) * 100)],
    ] as const)
      await expect(figureOf(panel, chart), 'All four figures are of the period chosen.').toContainText(
        figure,
      );
  }
});
