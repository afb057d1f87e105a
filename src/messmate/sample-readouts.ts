import { fill } from '../content/fill.ts';
import type { ProductPageWords } from '../content/schemas/product.ts';
import { MEALS, type MealPlan } from './engine/plan.ts';
import { monthCost } from './engine/selectors/books.ts';
import { latestCheckIns, pass } from './engine/selectors/checkins.ts';
import { dayClock, type MealReadout, meals } from './engine/selectors/meals.ts';
import { mealHistory } from './engine/selectors/past.ts';
import { plateOf as thaliOf } from './engine/selectors/plate.ts';
import { salesByHour, shelf } from './engine/selectors/shop.ts';
import { wings } from './engine/selectors/wings.ts';
import type { HostelState } from './engine/state.ts';
import { sum } from './engine/sum.ts';
import { clock } from './format.ts';

/** Rows of the check-in list that fit beside the counter. */
const CHECK_INS = 9;

/** Everything that the pages draw, so that all of it adds up. */
export type Readouts = ReturnType<typeof read>;

/** Reads what the pages show from one state of the hostel. */
export function read(state: HostelState) {
  const { residents, weekday } = state.hostel;
  const day = meals(state);
  const byWing = wings(state);
  const find = (id: string) => day.find((meal) => meal.id === id) as MealReadout;
  // The meal that is live, or else the next.
  const meal = find(byWing.meal);
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
    dinnerSlot: secondSlot(state),
    wings: byWing,
    clock: dayClock(state),
    pass: pass(state),
    checkIns: latestCheckIns(state, CHECK_INS),
    dinners: mealHistory(state, 'dinner', 14),
    lunches: mealHistory(state, 'lunch', 60),
    cost: monthCost(state.hostel),
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

/**
 * The serving slot that the slip on the page is for, by number from 1, and its minute: most residents come in the
 * second; a meal with one slot has only the first.
 */
function secondSlot({ hostel: { plan } }: HostelState) {
  const { slots, opens } = plan.meals.dinner;
  return { slot: Math.min(2, slots.length), at: slots[1] ?? slots[0] ?? opens };
}

type ClockWords = ProductPageWords['benefits']['operations']['clock'];

/** What happens at each step of a meal's clock, in words, by the step's id. */
export const clockWords = (words: ClockWords, meal: Readouts['meal']) => ({
  'forecast-ready': words.forecast,
  now: fill(words.now, { in: meal.plates, toCome: meal.toCome, error: meal.error }),
  'sheet-filed': words.filed,
});

/** What is said of a meal: its hours, the count so far or the forecast, what stands beside that, and its chart in words. */
export function mealWords(words: ProductPageWords['meal'], meal: MealReadout) {
  const { name, opens, closes, phase, plates, forecast, error } = meal;
  const note = {
    done: words.served,
    live: fill(words.live, { forecast, error }),
    due: fill(words.due, { error }),
  }[phase];
  const figure = String(phase === 'due' ? forecast : plates);
  return {
    hours: fill(words.hours, { opens: clock(opens), closes: clock(closes) }),
    figure,
    note,
    alt: fill(words.chart, { meal: name, plates: `${figure} ${note}` }),
  };
}
