import { fill } from '../../content/fill.ts';
import { monthCost, todayTotals } from '../engine/selectors/books.ts';
import { monthOf, rupeesExact } from '../format.ts';
import type { FigureOf } from '../tabs/feature-module.ts';

/** Worked out once, and again when today has been booked. */
export const figureOf: FigureOf = (text, hostel) => {
  const write = (today: ReturnType<typeof todayTotals>) => {
    const { total, from } = monthCost(hostel, today);
    return fill(text, { cost: rupeesExact(total.perPlate), month: monthOf(from) });
  };
  const before = write(null);
  return (state) => {
    const today = todayTotals(state);
    return today ? write(today) : before;
  };
};
