import { fill } from '../../content/fill.ts';
import type { Hostel } from '../engine/hostel.ts';
import { monthCost } from '../engine/selectors/books.ts';
import { mealReadout } from '../engine/selectors/meals.ts';
import { salesByHour } from '../engine/selectors/shop.ts';
import type { HostelState } from '../engine/state.ts';
import { currentMeal } from '../engine/time.ts';
import { monthOf, rupees, rupeesExact } from '../format.ts';
import type { DemoData } from '../store/demo-data.ts';
import type { Figures } from '../tabs/figure-texts.ts';

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
