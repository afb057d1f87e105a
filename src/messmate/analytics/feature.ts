import { fill } from '../../content/fill.ts';
import { monthCost } from '../engine/selectors/books.ts';
import { monthOf, rupeesExact } from '../format.ts';
import type { FigureOf } from '../tabs/feature-module.ts';

/** What a plate cost last month. The day does not change it, so it is worked out once. */
export const figureOf: FigureOf = (text, hostel) => {
  const { total, from } = monthCost(hostel);
  const figure = fill(text, { cost: rupeesExact(total.perPlate), month: monthOf(from) });
  return () => figure;
};
