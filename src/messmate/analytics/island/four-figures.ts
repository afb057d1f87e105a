import { fill } from '../../../content/fill.ts';
import type { Hostel } from '../../engine/hostel.ts';
import type { BookedDay } from '../../engine/selectors/books.ts';
import type { MealCell } from '../../engine/selectors/period.ts';
import { type DayRow, offOf, savingOf } from '../../engine/selectors/period-sums.ts';
import { meanPlateCost } from '../../engine/selectors/plate-costs.ts';
import { sum } from '../../engine/sum.ts';
import { count, rupees, rupeesExact } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { mean, shortDay } from './days.ts';

/** The charts, by the figure that opens each. */
export const CHARTS = ['plates', 'cost', 'error', 'saved'] as const;
export type Chart = (typeof CHARTS)[number];

/** What the four figures are made of. */
export type Basis = {
  readonly hostel: Hostel;
  readonly past: readonly MealCell[];
  readonly today: readonly MealCell[];
  /** Days of which some meal is over. */
  readonly days: readonly DayRow[];
  readonly booked: readonly BookedDay[];
};

type Figure = { readonly value: string; readonly note: string };

/** The figure of each chart, and what is to be known of it; all of them are of the period that is chosen. */
export function useFourFigures(basis: Basis): Readonly<Record<Chart, Figure>> {
  const { hostel, past, today, days, booked } = basis;
  const { words, page } = useDemo().data;
  const { summary } = words.analytics;
  const { none } = page.analytics;
  const eatenToday = sum(today.map(({ eaten }) => eaten));
  const cost = meanPlateCost(hostel, booked, days);
  const cells = days.flatMap((day) => day.cells);
  const fair = offOf(cells.filter(({ isFair }) => isFair));
  const saving = savingOf(cells);
  const saved = saving.without.paise - saving.with.paise;
  return {
    plates: {
      value: count(sum(past.map(({ eaten }) => eaten)) + eatenToday),
      note: fill(summary.plates.note, { today: count(eatenToday) }),
    },
    cost: cost
      ? {
          value: rupeesExact(cost.paise),
          note: fill(summary.cost.note, { to: shortDay(cost.to) }),
        }
      : { value: none, note: '' },
    error: {
      value: fair.meals > 0 ? mean(fair.forecast) : none,
      note: fill(summary.error.note, { lastWeek: fair.lastWeek === null ? none : mean(fair.lastWeek) }),
    },
    saved: {
      value: saving.days > 0 ? rupees(Math.round((saved * 7) / saving.days / 100) * 100) : none,
      note: summary.saved.note,
    },
  };
}
