import { MEALS, type MealPlan } from './engine/plan.ts';
import { pass } from './engine/selectors/checkins.ts';
import { type MealReadout, meals } from './engine/selectors/meals.ts';
import { mealHistory } from './engine/selectors/past.ts';
import { plateOf as thaliOf } from './engine/selectors/plate.ts';
import { salesByHour, shelf } from './engine/selectors/shop.ts';
import type { HostelState } from './engine/state.ts';
import { sum } from './engine/sum.ts';
import { currentMeal } from './engine/time.ts';

/** Everything that the pages draw, so that all of it adds up. */
export type Readouts = ReturnType<typeof readoutsOf>;

/** Reads what the pages show from one state of the hostel. */
export function readoutsOf(state: HostelState) {
  const { residents, weekday } = state.hostel;
  const day = meals(state);
  const find = (id: string) => day.find((meal) => meal.id === id) as MealReadout;
  // The meal that is live, or else the next.
  const meal = find(currentMeal(state.hostel.plan, state.second));
  const { plates, forecast, error, toCome } = meal;
  return {
    /** The state itself, for views that take more from it. */
    state,
    residents: residents.length,
    /** Seconds since midnight. */
    second: state.second,
    /** 0 is Monday. */
    weekday,
    meals: day,
    meal,
    /** What the counter at the entrance shows of it: `in` is how many have been served. */
    counts: { in: plates, forecast, error, toCome, residents: residents.length },
    thali: thaliOf(state, meal.id),
    dinner: find('dinner'),
    dinnerSlot: dinnerSlotOf(state),
    pass: pass(state),
    dinners: mealHistory(state, 'dinner', 14),
    shelf: shelf(state),
    plate: plateOf(state),
    sales: salesByHour(state),
  };
}

/** The plates of the day's meals: how many meals, mean weight in grams, mean, least and most groceries in paise. */
function plateOf({ hostel: { plan } }: HostelState) {
  const meals = MEALS.map((id) => plan.meals[id]);
  const mean = (of: (meal: MealPlan) => number) => Math.round(sum(meals.map(of)) / meals.length);
  const groceries = meals.map((meal) => meal.groceries);
  return {
    meals: meals.length,
    grams: mean(({ plateGrams }) => plateGrams),
    cost: mean((meal) => meal.groceries),
    least: Math.min(...groceries),
    most: Math.max(...groceries),
  };
}

/** The minute of a serving slot of the evening: most residents come in the second. A meal with one slot has only the first. */
function dinnerSlotOf({ hostel: { plan } }: HostelState): number {
  const { slots, opens } = plan.meals.dinner;
  return slots[1] ?? slots[0] ?? opens;
}
