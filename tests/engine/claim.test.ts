import { describe, expect, it } from 'vitest';
import { MEALS } from '../../src/messmate/engine/plan.ts';
import { mealHistory } from '../../src/messmate/engine/readouts/past.ts';
import { waste } from '../../src/messmate/engine/readouts/waste.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { plan } from './plan.ts';

// The product says "up to 30%". No figure that a page can take from the sample may say or imply more, whatever the seed.
describe.each([plan.seed, 1, 2, 3, 5, 8, 13, 21, 34, 55])('waste with seed %i', (seed) => {
  const state = sampleHostel(plan, seed);
  const fell = (from: number, to: number) => 1 - to / from;
  const total = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

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
    const { byHabit, byForecast, fellBy } = waste(state);
    expect(byHabit.days + byForecast.days).toBe(plan.historyDays);
    for (const share of [
      fell(byHabit.grams / byHabit.days, byForecast.grams / byForecast.days),
      fell(byHabit.gramsPerDay, byForecast.gramsPerDay),
      fell(byHabit.plates / byHabit.days, byForecast.plates / byForecast.days),
      fellBy / 100,
    ]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(0.3);
    }
  });
});
