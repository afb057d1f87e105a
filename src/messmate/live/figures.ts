import type { DemoData } from '../../content/demo.ts';
import { fill } from '../../content/fill.ts';
import type { Hostel } from '../engine/hostel.ts';
import { monthCost } from '../engine/readouts/books.ts';
import { mealReadout } from '../engine/readouts/meals.ts';
import { salesByHour } from '../engine/readouts/shop.ts';
import type { HostelState } from '../engine/state.ts';
import { currentMeal } from '../engine/time.ts';
import { monthOf, rupees, rupeesExact } from '../format.ts';
import type { Figures } from '../tabs/figures.ts';

/** What gives the figures on the tabs, state by state. What the last month cost stands, and is reckoned once. */
export function figuresOf({ page: { figures } }: DemoData, hostel: Hostel): (state: HostelState) => Figures {
  const { total, from } = monthCost(hostel);
  const analytics = fill(figures.analytics, { cost: rupeesExact(total.perPlate), month: monthOf(from) });
  return (state) => {
    const meal = mealReadout(state, currentMeal(hostel.plan, state.second));
    return {
      attendance: fill(figures.attendance, { plates: meal.plates, meal: meal.name.toLowerCase() }),
      analytics,
      tuckshop: fill(figures.tuckshop, { sales: rupees(salesByHour(state).total) }),
    };
  };
}
