/** A meal that a weekday does without: no plate, no forecast and no scan, on the sample day or before it. */
import { describe, expect, test } from 'vitest';
import { rawPlan, plan as usual } from '../../../tests/engine/plan.ts';
import { hostelSchema } from '../../content/schemas/hostel.ts';
import { readoutsOf } from '../sample-readouts.ts';
import { run } from './commands.ts';
import { forecastError, mealsBehindError } from './forecast-error.ts';
import { createHostel } from './hostel.ts';
import { MEAL_INDEX, MEALS, type MealId } from './plan.ts';
import { sampleHostel } from './sample.ts';
import { todayTotals } from './selectors/books.ts';
import { meals } from './selectors/meals.ts';
import { mealHistory, pattern } from './selectors/past.ts';
import { pastCells, todayCells } from './selectors/period.ts';
import { plateOf } from './selectors/plate.ts';
import { startOfDay } from './state.ts';
import { DAY_END, mealAt, servedMeal } from './time.ts';

const REASON = 'The cooks have the evening off';

/** The sample hostel without a meal on Sundays. @param day its sample day */
function without(meal: MealId, day: string, menu: object = { closed: REASON }) {
  const raw = rawPlan() as { menus: Record<string, object> };
  const menus = { ...raw.menus, sun: { ...raw.menus['sun'], [meal]: menu } };
  return hostelSchema.parse({ ...raw, day, menus, dishes: [] });
}

test('a mess with three meals has no column, plate or figure of a fourth', () => {
  const raw = rawPlan() as { menus: Record<string, object> };
  const menus = Object.fromEntries(
    Object.entries(raw.menus).map(([weekday, menu]) => [weekday, { ...menu, snacks: { closed: REASON } }]),
  );
  const state = sampleHostel(hostelSchema.parse({ ...raw, menus }));
  const THREE = ['breakfast', 'lunch', 'dinner'];
  expect(meals(state).map(({ id }) => id)).toEqual(THREE);
  for (const { cells } of pattern(state)) expect(cells.map(({ meal }) => meal)).toEqual(THREE);
  expect(todayCells(state, { period: 'week', meal: null }).map(({ meal }) => meal)).toEqual(THREE);
  expect(pastCells(state.hostel, { period: 'week', meal: null })).toHaveLength(18);
  const { breakfast, lunch, dinner } = state.hostel.plan.meals;
  expect(readoutsOf(state).plate).toMatchObject({
    meals: 3,
    grams: Math.round((breakfast.plateGrams + lunch.plateGrams + dinner.plateGrams) / 3),
  });
});

test('a week with 27 meals has 3.8 a day: not more than it has', () => {
  expect(readoutsOf(sampleHostel(without('dinner', usual.day))).plate.meals).toBe(3.8);
});

/** The first day from the usual one that is a Sunday. */
const tuesday = usual.day;
const sunday = Array.from({ length: 7 }, (_, i) => new Date(Date.parse(tuesday) + i * 86_400_000))
  .find((day) => day.getUTCDay() === 0)
  ?.toISOString()
  .slice(0, 10) as string;

test('a past Sunday without dinner has no plates, none left and none forecast, and blurs no error', () => {
  const hostel = createHostel(without('dinner', tuesday));
  const dinners = hostel.history[MEAL_INDEX.dinner] ?? [];
  const sundays = dinners.filter(({ weekday }) => weekday === 6);
  expect(sundays.length).toBeGreaterThan(7);
  for (const { eaten, cooked, wasted, forecast, groceries } of sundays)
    expect([eaten, cooked, wasted, forecast, groceries]).toEqual([0, 0, 0, 0, 0]);
  expect(dinners.filter(({ weekday, eaten }) => weekday !== 6 && eaten === 0)).toEqual([]);
  const others = dinners.slice(-28).filter(({ isServed }) => isServed);
  const mean =
    others.reduce((sum, { eaten, forecast }) => sum + Math.abs(eaten - forecast), 0) / others.length;
  expect(forecastError(hostel, 'dinner')).toBe(Math.max(1, Math.round(mean)));
  expect(mealsBehindError(hostel)).toBe(4 * 28 - 4);
  const shown = mealHistory(startOfDay(hostel), 'dinner', 28).days;
  expect(shown.filter(({ weekday }) => weekday === 6)).toEqual([]);
  expect(shown).toHaveLength(24);
  const past = pastCells(hostel, { period: 'month', meal: 'dinner' });
  expect(past.length, 'It has no column, and saves nothing.').toBeGreaterThan(10);
  expect(past.filter(({ weekday }) => weekday === 6)).toEqual([]);
  const cells = pattern(startOfDay(hostel)).find(({ weekday }) => weekday === 6)?.cells;
  expect(cells?.find(({ meal }) => meal === 'dinner')?.plates).toBeNull();
});

describe.each(MEALS)('on a Sunday without %s', (id) => {
  const hostel = createHostel(without(id, sunday));
  const start = startOfDay(hostel);
  const night = run(start, { type: 'move-time', to: DAY_END }).state;

  test('nobody is expected, comes or can be scanned, and the others eat', () => {
    for (const state of [start, night]) {
      expect(meals(state).find((meal) => meal.id === id)).toMatchObject({
        ...{ closed: REASON, phase: 'done', menu: [], plates: 0, forecast: 0, error: 0, toCome: 0 },
      });
      expect(plateOf(state, id)).toMatchObject({
        ...{ served: 0, lastFive: 0, expected: 0, notComing: hostel.residents.length },
      });
    }
    const { opens, closes } = hostel.plan.meals[id];
    expect(mealAt(hostel.plan, (opens + closes) * 30)).toBeNull();
    expect(night.log.filter((event) => 'meal' in event && event.meal === id)).toEqual([]);
    for (const other of meals(night).filter((meal) => meal.id !== id))
      expect(other.plates).toBeGreaterThan(50);
    expect(servedMeal(hostel.plan, DAY_END)).toBe(id === 'dinner' ? 'snacks' : 'dinner');
  });

  test('the day’s books and the pages hold', () => {
    const cell = todayCells(night, { period: 'week', meal: id })[0];
    expect(cell).toMatchObject({ eaten: 0, forecast: 0, cooked: 0, grams: 0, paise: 0, habit: { grams: 0 } });
    expect(todayTotals(start)).toBeNull();
    expect(todayTotals(night)?.eaten).toBe(meals(night).reduce((sum, { plates }) => sum + plates, 0));
    const { meal, dinner } = readoutsOf(sampleHostel(hostel.plan));
    expect([meal.closed, dinner.closed]).toEqual([undefined, undefined]);
  });
});

test('a meal is served with dishes or closed with a reason', () => {
  const faults = (menu: object) => {
    try {
      without('dinner', tuesday, menu);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(faults({ veg: ['Dal'], closed: REASON })).toMatch(/none, and why it is not served/);
  expect(faults({ veg: [], non: [] })).toMatch(/at least one vegetarian dish/);
  expect(faults({})).toMatch(/at least one vegetarian dish/);
  expect(faults({ closed: '' })).not.toBe('');
});

test('of a dinner that ends past midnight one problem is named, with what to write', () => {
  const raw = rawPlan() as { meals: { dinner: object } };
  const dinner = { ...raw.meals.dinner, opens: '21:30', closes: '00:30' };
  const { error } = hostelSchema.safeParse({ ...raw, meals: { ...raw.meals, dinner } });
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    expect.stringMatching(/^meals\.dinner\.closes: .*write 23:55$/),
  ]);
});
