import { fill } from '../content/fill.ts';
import type { ProductPageWords } from '../content/schemas/product.ts';
import { MEALS, type MealPlan } from './engine/plan.ts';
import { type MonthReport, monthCost } from './engine/selectors/books.ts';
import { type CheckInRow, latestCheckIns, type PassReadout, pass } from './engine/selectors/checkins.ts';
import { type DayClock, dayClock, type MealReadout, meals } from './engine/selectors/meals.ts';
import { type MealHistory, mealHistory } from './engine/selectors/past.ts';
import { type Sales, type ShelfItem, salesByHour, shelf } from './engine/selectors/shop.ts';
import { type WingsReadout, wings } from './engine/selectors/wings.ts';
import type { HostelState } from './engine/state.ts';
import { sum } from './engine/sum.ts';
import { clock } from './format.ts';

/** Rows of the check-in list that fit beside the counter. */
const CHECK_INS = 9;

/** Everything that the pages draw, read from one state of the hostel, so that all of it adds up. */
export type Readouts = {
  /** The state itself, for what reads it live too. */
  state: HostelState;
  residents: number;
  /** Seconds since midnight. */
  second: number;
  /** 0 is Monday. */
  weekday: number;
  meals: readonly MealReadout[];
  /** The meal that is live, or else the next. */
  meal: MealReadout;
  /** What the counter at the entrance shows of it: `in` is how many have been served. */
  counts: { in: number; forecast: number; error: number; toCome: number; residents: number };
  dinner: MealReadout;
  /** The serving slot that the slip on the page is for: number from 1, and minutes since midnight. */
  dinnerSlot: { slot: number; at: number };
  wings: WingsReadout;
  clock: DayClock;
  pass: PassReadout;
  checkIns: readonly CheckInRow[];
  dinners: MealHistory;
  lunches: MealHistory;
  cost: MonthReport;
  /** The shelf, what is low first. */
  shelf: readonly ShelfItem[];
  /** The plates of the day's meals: how many meals, mean weight in grams, mean, least and most groceries in paise. */
  plate: { meals: number; grams: number; cost: number; least: number; most: number };
  sales: Sales;
};

/** Reads a hostel. */
export function read(state: HostelState): Readouts {
  const day = meals(state);
  const byWing = wings(state);
  const find = (id: string) => day.find((meal) => meal.id === id) as MealReadout;
  const meal = find(byWing.meal);
  return {
    state,
    residents: state.hostel.residents.length,
    second: state.second,
    weekday: state.hostel.weekday,
    meals: day,
    meal,
    counts: { ...meal, in: meal.plates, residents: state.hostel.residents.length },
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

function plateOf({ hostel: { plan } }: HostelState): Readouts['plate'] {
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

/** Most residents come in the second slot; a meal with one slot has only the first. */
function secondSlot({ hostel: { plan } }: HostelState): { slot: number; at: number } {
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
