import { describe, expect, it } from 'vitest';
import { meanError } from '../../../tests/engine/commands.ts';
import { rawPlan, plan as usualPlan } from '../../../tests/engine/plan.ts';
import { hostelSchema } from '../../content/schemas/hostel.ts';
import { computeReadouts } from '../sample-readouts.ts';
import { dayNumber, isoDay } from './calendar.ts';
import { run } from './commands.ts';
import { countAveragedMeals, forecastError } from './forecast-error.ts';
import { createHostel } from './hostel.ts';
import { sum } from './lists.ts';
import { MEAL_INDEX, MEALS, type MealId, WEEKDAYS } from './plan.ts';
import { createSampleState } from './sample.ts';
import { sumToday } from './selectors/books.ts';
import { readMeals } from './selectors/meals.ts';
import { computePastResults, computePattern, computeTodayResults, readHistory } from './selectors/period.ts';
import { countStudents } from './selectors/plate.ts';
import { startDay } from './state.ts';
import { LAST_SECOND, lastOpenedMeal, openMealAt } from './time.ts';

const REASON = 'The cooks have the evening off';

/** Returns the fixtures' plan with this sample day, without dishes, and without a meal on some weekdays. */
function planWithout(meal: MealId, day: string, weekdays: readonly string[] = ['sun']) {
  const raw = rawPlan() as { menus: Record<string, object> };
  const menus = { ...raw.menus };
  for (const weekday of weekdays) menus[weekday] = { ...menus[weekday], [meal]: { closed: REASON } };
  return hostelSchema.parse({ ...raw, day, menus, dishes: [] });
}

it('shows no column, plate or figure of a meal that is never served', () => {
  const state = createSampleState(planWithout('snacks', usualPlan.day, WEEKDAYS));
  const servedMeals = ['breakfast', 'lunch', 'dinner'];
  expect(readMeals(state).map(({ id }) => id)).toEqual(servedMeals);
  for (const { cells } of computePattern(state)) expect(cells.map(({ meal }) => meal)).toEqual(servedMeals);
  expect(computeTodayResults(state, null).map(({ meal }) => meal)).toEqual(servedMeals);
  expect(computePastResults(state.hostel, { period: 'week', meal: null })).toHaveLength(3 * 6);
  const { breakfast, lunch, dinner } = state.hostel.plan.meals;
  expect(computeReadouts(state).meanPlate).toMatchObject({
    meals: 3,
    grams: Math.round((breakfast.plateGrams + lunch.plateGrams + dinner.plateGrams) / 3),
  });
});

it('rounds 27 meals a week down to 3.8 a day', () => {
  expect(computeReadouts(createSampleState(planWithout('dinner', usualPlan.day))).meanPlate.meals).toBe(3.8);
});

/** The fixtures' sample day is a Tuesday. */
const sunday = isoDay(dayNumber(usualPlan.day) + 5);

it('counts no plates on Sundays without dinner, and leaves them out of the error and the pattern', () => {
  const hostel = createHostel(planWithout('dinner', usualPlan.day));
  const dinners = hostel.history[MEAL_INDEX.dinner] ?? [];
  const sundays = dinners.filter(({ weekday }) => weekday === 6);
  expect(sundays.length).toBeGreaterThan(7);
  for (const day of sundays)
    expect(day).toMatchObject({ eaten: 0, cooked: 0, leftOver: 0, forecast: 0, groceries: 0 });
  expect(dinners.filter(({ weekday, eaten }) => weekday !== 6 && eaten === 0)).toEqual([]);
  const served = dinners.slice(-28).filter(({ isServed }) => isServed);
  expect(forecastError(hostel, 'dinner')).toBe(Math.round(meanError(served)));
  expect(countAveragedMeals(hostel), 'Four Sundays have no dinner.').toBe(4 * 28 - 4);
  const dinnerDays = readHistory(startDay(hostel), 'dinner', 28).days;
  expect(dinnerDays.filter(({ weekday }) => weekday === 6)).toEqual([]);
  expect(dinnerDays).toHaveLength(24);
  const past = computePastResults(hostel, { period: 'month', meal: 'dinner' });
  expect(past.length).toBeGreaterThan(10);
  expect(past.filter(({ weekday }) => weekday === 6)).toEqual([]);
  const cells = computePattern(startDay(hostel)).find(({ weekday }) => weekday === 6)?.cells;
  expect(cells?.find(({ meal }) => meal === 'dinner')?.plates).toBeNull();
});

describe.each(MEALS)('a Sunday without %s', (id) => {
  const hostel = createHostel(planWithout(id, sunday));
  const start = startDay(hostel);
  const night = run(start, { type: 'move-time', to: LAST_SECOND }).state;

  it('has no forecast, plates or scans of that meal, but has plates of the others', () => {
    const noPlates = { closed: REASON, phase: 'done', menu: [], plates: 0, forecast: 0, error: 0, toCome: 0 };
    const noStudents = { served: 0, justServed: 0, expected: 0, notComing: hostel.residents.length };
    for (const state of [start, night]) {
      expect(readMeals(state).find((meal) => meal.id === id)).toMatchObject(noPlates);
      expect(countStudents(state, id)).toMatchObject(noStudents);
    }
    const { opens, closes } = hostel.plan.meals[id];
    expect(openMealAt(hostel.plan, ((opens + closes) / 2) * 60)).toBeNull();
    expect(night.log.filter((event) => 'meal' in event && event.meal === id)).toEqual([]);
    for (const meal of readMeals(night)) if (meal.id !== id) expect(meal.plates).toBeGreaterThan(50);
    expect(lastOpenedMeal(hostel.plan, LAST_SECOND)).toBe(id === 'dinner' ? 'snacks' : 'dinner');
  });

  it('has no plates of the meal in its results, and shows another meal on the pages', () => {
    const [row] = computeTodayResults(night, id);
    const noLeftovers = { grams: 0, paise: 0 };
    expect(row).toMatchObject({ eaten: 0, forecast: 0, cooked: 0, ...noLeftovers, byHabit: noLeftovers });
    expect(sumToday(start)).toBeNull();
    expect(sumToday(night)?.eaten).toBe(sum(readMeals(night).map(({ plates }) => plates)));
    const { meal, lastMeal } = computeReadouts(createSampleState(hostel.plan));
    expect([meal.closed, lastMeal.closed]).toEqual([undefined, undefined]);
  });
});
