import { describe, expect, it } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { total } from '../../../tests/engine/total.ts';
import type { MealDay } from './history.ts';
import { MEALS } from './plan.ts';
import { sampleHostel } from './sample.ts';
import { mealHistory } from './selectors/past.ts';

// The product says "up to 30%". No figure that a page can take from the sample may say or imply more, whatever the seed.
describe.each([plan.seed, 1, 2, 3, 5, 8, 13, 21, 34, 55])('waste with seed %i', (seed) => {
  const state = sampleHostel(plan, seed);
  const fell = (from: number, to: number) => 1 - to / from;

  it.each(MEALS)('%s: falls, and between no two days by more than 30%%', (meal) => {
    const days = mealHistory(state, meal, plan.historyDays).days;
    const wasted = days.map((day) => day.wasted);
    expect(fell(Math.max(...wasted), Math.min(...wasted))).toBeLessThanOrEqual(0.3);
    const shown = wasted.slice(-14);
    expect(fell(shown[0] ?? 0, shown.at(-1) ?? 0)).toBeGreaterThan(0);
    expect(fell(total(wasted.slice(0, 14)), total(shown))).toBeGreaterThan(0);
    for (const day of days) expect(day.cooked - day.eaten).toBe(day.wasted);
  });

  it('falls in kilograms too, by at most 30%', () => {
    const all = state.hostel.history.flat();
    const aDay = (byForecast: boolean, of: (meal: MealDay) => number) => {
      const meals = all.filter((meal) => meal.byForecast === byForecast);
      return total(meals.map(of)) / new Set(meals.map(({ day }) => day)).size;
    };
    for (const of of [(meal: MealDay) => meal.leftGrams, (meal: MealDay) => meal.wasted]) {
      const share = fell(aDay(false, of), aDay(true, of));
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(0.3);
    }
  });
});
