import type { DemoData } from '../../content/demo.ts';
import { fill } from '../../content/fill.ts';
import { monthCost } from '../engine/readouts/books.ts';
import { mealReadout } from '../engine/readouts/meals.ts';
import { salesByHour } from '../engine/readouts/shop.ts';
import type { HostelState } from '../engine/state.ts';
import { currentMeal } from '../engine/time.ts';
import { monthOf, rupees, rupeesExact } from '../format.ts';
import type { Figures } from '../tabs/figures.ts';

/** The figures on the tabs, as they are now. */
export function figuresOf({ page: { figures } }: DemoData, state: HostelState): Figures {
  const meal = mealReadout(state, currentMeal(state.hostel.plan, state.second));
  const cost = monthCost(state);
  return {
    attendance: fill(figures.attendance, { plates: meal.plates, meal: meal.name.toLowerCase() }),
    analytics: fill(figures.analytics, {
      cost: rupeesExact(cost.total.perPlate),
      month: monthOf(cost.from),
    }),
    tuckshop: fill(figures.tuckshop, { sales: rupees(salesByHour(state).total) }),
  };
}
