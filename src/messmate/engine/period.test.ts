/** What the figures of a week and a month say: by day, by meal, and what the forecast saves. */
import { describe, expect, it } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { total } from '../../../tests/engine/total.ts';
import { run } from './commands.ts';
import { MEALS, type MealId } from './plan.ts';
import { sampleHostel } from './sample.ts';
import { bookedDays, monthReport } from './selectors/books.ts';
import { forecastMethod } from './selectors/method.ts';
import { mealHistory } from './selectors/past.ts';
import { type Choice, type Period, pastCells, todayCells } from './selectors/period.ts';
import { daysOf, meanPlateCost, offOf, savingOf } from './selectors/period-sums.ts';
import type { HostelState } from './state.ts';

const state = sampleHostel(plan);
const evening = run(state, { type: 'move-time', to: 23 * 3600 }).state;
const all = (period: Period, meal: MealId | null = null): Choice => ({ period, meal });
const cellsOf = (at: HostelState, choice: Choice) => [
  ...pastCells(at.hostel, choice),
  ...todayCells(at, choice),
];
describe('a period', () => {
  it('ends with the sample day: seven days, or the month so far', () => {
    const dates = (period: Period) => daysOf(cellsOf(state, all(period))).map(({ date }) => date);
    expect(dates('week')).toHaveLength(7);
    expect([dates('week')[0], dates('week').at(-1)]).toEqual(['2026-11-11', '2026-11-17']);
    expect([dates('month')[0], dates('month').at(-1), dates('month').length]).toEqual([
      '2026-11-01',
      '2026-11-17',
      17,
    ]);
  });

  it('agrees with the history, and with the day', () => {
    const { days, today } = mealHistory(evening, 'dinner', 6);
    const cells = cellsOf(evening, all('week', 'dinner'));
    expect(
      cells.slice(0, -1).map(({ date, eaten, cooked, forecast }) => [date, eaten, cooked, forecast]),
    ).toEqual(days.map(({ date, eaten, cooked, forecast }) => [date, eaten, cooked, forecast]));
    expect(cells.at(-1)?.forecast).toBe(today.forecast);
  });

  it('meals sum to the days', () => {
    for (const period of ['week', 'month'] as const) {
      const days = daysOf(cellsOf(evening, all(period)));
      const byMeal = MEALS.map((meal) => daysOf(cellsOf(evening, all(period, meal))));
      days.forEach((day, i) => {
        for (const key of ['eaten', 'forecast', 'grams', 'paise'] as const)
          expect(total(byMeal.map((rows) => rows[i]?.[key] ?? 0))).toBe(day[key]);
      });
    }
  });

  it('counts what is left only when the counter has closed', () => {
    const [breakfast, lunch, snacks] = todayCells(state, all('week'));
    expect(breakfast?.cooked).toBeGreaterThan(breakfast?.eaten ?? 0);
    expect([lunch?.cooked, lunch?.grams, lunch?.habit.grams]).toEqual([null, 0, 0]);
    expect([lunch?.eaten, snacks?.eaten]).toEqual([366, 0]);
  });

  it('grows by a plate with a check-in, today alone', () => {
    const later = run(state, { type: 'move-time', to: state.second + 300 }).state;
    const came = later.log.slice(state.log.length).filter(({ type }) => type === 'checked-in').length;
    const eaten = (at: HostelState) => total(todayCells(at, all('week')).map((cell) => cell.eaten));
    expect(came).toBeGreaterThan(0);
    expect(eaten(later) - eaten(state)).toBe(came);
  });
});

describe('the forecast and what it saves', () => {
  it('never saves more than the product says, whatever is chosen', () => {
    for (const period of ['week', 'month'] as const)
      for (const meal of [null, ...MEALS]) {
        const cells = cellsOf(evening, { period, meal });
        const saving = savingOf(cells);
        for (const key of ['grams', 'paise'] as const) {
          const share = 1 - saving.with[key] / saving.without[key];
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThanOrEqual(0.3);
        }
        // As it is shown: kilograms with one decimal, whole rupees.
        for (const { grams, paise, habit } of daysOf(cells)) {
          expect(1 - Math.round(grams / 100) / Math.round(habit.grams / 100)).toBeLessThan(0.3001);
          expect(1 - Math.round(paise / 100) / Math.round(habit.paise / 100)).toBeLessThan(0.3001);
        }
      }
  });

  it('is judged by the meals that are over', () => {
    const cells = cellsOf(state, all('week'));
    const off = offOf(cells);
    expect(off.meals).toBe(6 * 4 + 1);
    expect(off.forecast).toBeGreaterThan(0);
    expect(off.lastWeek).toBeGreaterThan(0);
    expect(offOf([])).toEqual({ meals: 0, forecast: 0, lastWeek: 0 });
  });

  it('is compared fairly: meals make up the whole', () => {
    const { ordinary, ordinaryByMeal } = forecastMethod(state.hostel);
    const plates = (key: 'forecast' | 'lastWeek') =>
      total(ordinaryByMeal.map((errors) => errors[key] * errors.meals)) / ordinary.meals;
    expect(plates('forecast')).toBeCloseTo(ordinary.forecast);
    expect(plates('lastWeek')).toBeCloseTo(ordinary.lastWeek);
  });

  it('gives a plate in the month so far the price that the month’s report gives it', () => {
    const { hostel } = state;
    const month = daysOf(pastCells(hostel, all('month')));
    const booked = bookedDays(hostel, null);
    const { to, total: whole } = monthReport(hostel, booked, 'this');
    expect(meanPlateCost(hostel, booked, month)).toEqual({ to, paise: whole.perPlate });
    expect(meanPlateCost(hostel, [], month), 'Where nothing is booked there is no price.').toBeNull();
  });
});
