import { sum } from './engine/lists.ts';
import { MEALS, type MealPlan, WEEKDAYS } from './engine/plan.ts';
import { findLatestPass } from './engine/selectors/checkins.ts';
import { type MealReadout, readMeals } from './engine/selectors/meals.ts';
import { readHistory } from './engine/selectors/period.ts';
import { countStudents } from './engine/selectors/plate.ts';
import { sortShelf } from './engine/selectors/shop.ts';
import type { HostelState } from './engine/state.ts';
import { currentMeal, lastMealOfDay } from './engine/time.ts';

/** The figures on the pages. They come from one state, so that they add up. */
export type Readouts = ReturnType<typeof computeReadouts>;

/** `meal` is the current one, `lastMeal` the day's last, `lastMealSlot` the minute when its second or only slot begins. */
export function computeReadouts(state: HostelState) {
  const { residents, plan } = state.hostel;
  const meals = readMeals(state);
  const findMeal = (id: string) => meals.find((meal) => meal.id === id) as MealReadout;
  const meal = findMeal(currentMeal(plan, state.second));
  const lastMealId = lastMealOfDay(plan);
  const { slots, opens } = plan.meals[lastMealId];
  return {
    state,
    residents: residents.length,
    second: state.second,
    meals,
    meal,
    studentCounts: countStudents(state, meal.id),
    lastMeal: findMeal(lastMealId),
    lastMealSlot: slots[1] ?? slots[0] ?? opens,
    pass: findLatestPass(state),
    lastMealHistory: readHistory(state, lastMealId, 14),
    shelf: sortShelf(state),
    meanPlate: computeMeanPlate(state),
  };
}

/** Computes the meals a day, rounded down to a tenth, and a plate's mean grams and cost (paise). */
function computeMeanPlate({ hostel: { plan } }: HostelState) {
  const meals = WEEKDAYS.flatMap((weekday) =>
    MEALS.filter((id) => !plan.menus[weekday][id].closed).map((id) => plan.meals[id]),
  );
  const mean = (select: (meal: MealPlan) => number) => Math.round(sum(meals.map(select)) / meals.length);
  return {
    meals: Math.floor((meals.length / WEEKDAYS.length) * 10) / 10,
    grams: mean(({ plateGrams }) => plateGrams),
    cost: mean((meal) => meal.groceries),
  };
}
