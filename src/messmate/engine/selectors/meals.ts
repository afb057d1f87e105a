import type { Food } from '../../../content/schemas/hostel.ts';
import { computeLeftovers } from '../kitchen.ts';
import { type Diet, type HostelPlan, MEAL_INDEX, type MealId, WEEKDAYS } from '../plan.ts';
import { estimateNow } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { mealsInWeek, phaseOf } from '../time.ts';
import { computeHabitLeftovers } from './period.ts';

type Dish = { readonly name: string; readonly diet: Diet };

export type MealReadout = ReturnType<typeof readMeal>;

/** Reads the meals that the mess serves on some weekday. */
export const readMeals = (state: HostelState): readonly MealReadout[] =>
  mealsInWeek(state.hostel.plan).map((id) => readMeal(state, id));

/**
 * Reads a meal of the sample day. Times are minutes since midnight, counts are plates. `forecast` is all that are expected or,
 * once the meal is done, the forecast at its opening. `closed` is the reason why the meal is not served. The menu has
 * vegetarian dishes first.
 */
export function readMeal(state: HostelState, id: MealId) {
  const { plan, weekday } = state.hostel;
  const meal = plan.meals[id];
  const { forecast, error, plates, toCome } = estimateNow(state, id);
  const dishes = plan.menus[WEEKDAYS[weekday] ?? 'mon'][id];
  const menu: readonly Dish[] = (['veg', 'non'] as const).flatMap((diet) =>
    dishes[diet].map((name) => ({ name, diet })),
  );
  return {
    id,
    name: meal.name,
    opens: meal.opens,
    closes: meal.closes,
    menu,
    food: findFood(plan, id, menu),
    phase: phaseOf(meal, state.second),
    closed: meal.closed,
    plates,
    forecast,
    error,
    toCome,
  };
}

/** Finds the drawings of a menu's dishes. A menu without a staple gets rice or, for snacks, puffed rice. */
export function findFood(
  { dishes = [] }: Pick<HostelPlan, 'dishes'>,
  id: MealId,
  menu: readonly Pick<Dish, 'name'>[],
): Food {
  const drawings = menu.flatMap(({ name }) => dishes.find((dish) => dish.name === name) ?? []);
  const staples = drawings.flatMap(({ heap }) => heap ?? []);
  const defaultStaple = id === 'snacks' ? 'puffed rice' : 'rice';
  return {
    staple: staples.includes('rice') ? 'rice' : (staples[0] ?? defaultStaple),
    dishes: drawings.flatMap(({ mark, colour }) => (mark ? { drawing: mark, colour } : [])),
  };
}

/** Reads a finished meal. `leftByHabit`: leftovers if cooked by habit; null if it was cooked so, or if no past meal was. */
export function readClosing(state: HostelState, id: MealId) {
  const { plan, day, history } = state.hostel;
  const { forecast, plates } = estimateNow(state, id);
  const { leftOver, usesForecast } = computeLeftovers(plan, day, id);
  const habit = Math.round(computeHabitLeftovers(history[MEAL_INDEX[id]] ?? []));
  const leftByHabit = usesForecast && habit > 0 ? habit : null;
  return { forecast, plates, cooked: plates + leftOver, leftOver, leftByHabit };
}
