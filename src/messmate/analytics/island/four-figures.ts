import { useMemo } from 'react';
import { fill } from '../../../content/fill.ts';
import type { Hostel } from '../../engine/hostel.ts';
import type { BookedDay } from '../../engine/selectors/books.ts';
import { fairOff } from '../../engine/selectors/method.ts';
import type { Choice, MealCell } from '../../engine/selectors/period.ts';
import { type DayRow, savingOf } from '../../engine/selectors/period-sums.ts';
import { meanPlateCost } from '../../engine/selectors/plate-costs.ts';
import { sum } from '../../engine/sum.ts';
import { count, rupeesExact } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { kilos, mean, shortDay } from './days.ts';

/** The charts, by the figure that opens each. */
export const CHARTS = ['plates', 'cost', 'error', 'saved'] as const;
export type Chart = (typeof CHARTS)[number];

/** What the four figures are made of. */
export type Basis = {
  readonly hostel: Hostel;
  readonly choice: Choice;
  readonly past: readonly MealCell[];
  readonly today: readonly MealCell[];
  /** Days of which some meal is over. */
  readonly days: readonly DayRow[];
  readonly booked: readonly BookedDay[];
};

type Figure = { readonly value: string; readonly note: string };

/** The figure of each chart, and what is to be known of it. */
export function useFourFigures(basis: Basis): Readonly<Record<Chart, Figure>> {
  const { hostel, choice, past, today, days, booked } = basis;
  const { summary, waste, none } = useDemo().data.words.analytics;
  const { meal, wing } = choice;
  const fair = useMemo(() => fairOff(hostel, { meal, wing }), [hostel, meal, wing]);
  const eatenToday = sum(today.map(({ eaten }) => eaten));
  const cost = meanPlateCost(hostel, booked, days);
  const saving = savingOf(days.flatMap(({ cells }) => cells));
  const saved = saving.without.grams - saving.with.grams;
  return {
    plates: {
      value: count(sum(past.map(({ eaten }) => eaten)) + eatenToday),
      note: fill(summary.plates.note, { today: count(eatenToday) }),
    },
    cost: cost
      ? {
          value: rupeesExact(cost.paise),
          note: fill(summary.cost.note, { from: shortDay(cost.from), to: shortDay(cost.to) }),
        }
      : { value: none, note: '' },
    error: {
      value: fair.meals > 0 ? mean(fair.forecast) : none,
      note: fill(summary.error.note, { lastWeek: fair.lastWeek === null ? none : mean(fair.lastWeek) }),
    },
    saved: {
      value: saving.days > 0 ? fill(waste.kg, { kg: kilos(saved) }) : none,
      note: summary.saved.note,
    },
  };
}
