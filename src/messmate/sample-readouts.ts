import { sum } from './engine/lists.ts';
import { MEALS, type MealPlan, WEEKDAYS } from './engine/plan.ts';
import { findLatestPass } from './engine/selectors/checkins.ts';
import { type MealReadout, readMeals } from './engine/selectors/meals.ts';
import { readHistory } from './engine/selectors/period.ts';
import { countStudents } from './engine/selectors/plate.ts';
import { sortShelf } from './engine/selectors/shop.ts';
import type { HostelState } from './engine/state.ts';
import { currentMeal, lastMealOfDay } from './engine/time.ts';

/** All figures on the pages come from one state, so that they add up. */
export type Readouts = ReturnType<typeof computeReadouts>;

export function computeReadouts(state: HostelState) {
  const { residents } = state.hostel;
  const day = readMeals(state);
  const findMeal = (id: string) => day.find((meal) => meal.id === id) as MealReadout;
  const meal = findMeal(currentMeal(state.hostel.plan, state.second));
  const lastMealId = lastMealOfDay(state.hostel.plan);
  return {
    state,
    residents: residents.length,
    second: state.second,
    meals: day,
    meal,
    students: countStudents(state, meal.id),
    dinner: findMeal(lastMealId),
    dinnerSlot: findDinnerSlot(state),
    pass: findLatestPass(state),
    dinners: readHistory(state, lastMealId, 14),
    shelf: sortShelf(state),
    meanPlate: computeMeanPlate(state),
  };
}

/** Meals a day, rounded down to a tenth, and a plate's mean grams and mean, min and max groceries in paise, over a week. */
function computeMeanPlate({ hostel: { plan } }: HostelState) {
  const meals = WEEKDAYS.flatMap((weekday) =>
    MEALS.filter((id) => !plan.menus[weekday][id].closed).map((id) => plan.meals[id]),
  );
  const mean = (select: (meal: MealPlan) => number) => Math.round(sum(meals.map(select)) / meals.length);
  const groceries = meals.map((meal) => meal.groceries);
  return {
    meals: Math.floor((meals.length / WEEKDAYS.length) * 10) / 10,
    grams: mean(({ plateGrams }) => plateGrams),
    cost: mean((meal) => meal.groceries),
    min: Math.min(...groceries),
    max: Math.max(...groceries),
  };
}

/** The start of dinner's second serving slot, in which most residents come, or of its only one. */
function findDinnerSlot({ hostel: { plan } }: HostelState): number {
  const { slots, opens } = plan.meals[lastMealOfDay(plan)];
  return slots[1] ?? slots[0] ?? opens;
}
