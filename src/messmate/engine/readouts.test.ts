import { describe, expect, it } from 'vitest';
import { countCheckIns, meanError, midnight, noon, stateAt } from '../../../tests/engine/commands.ts';
import { run } from './commands.ts';
import { sum } from './lists.ts';
import { MEALS, type MealId } from './plan.ts';
import { checkedInAt, estimateNow, isAway } from './presence.ts';
import { findBusiestMinutes, findLatestPass } from './selectors/checkins.ts';
import { findFood, readClosing, readMeals } from './selectors/meals.ts';
import { computePattern, readHistory } from './selectors/period.ts';
import { countStudents } from './selectors/plate.ts';
import { findSamplePayer } from './selectors/shop.ts';
import { walletOf } from './state.ts';

it('draws a heap of the menu’s rice, else of its first heaped dish, else of rice or, for snacks, puffed rice', () => {
  const dishes = [
    { name: 'Idli', heap: 'idli' },
    { name: 'Roti', mark: 'roti', heap: 'bread' },
    { name: 'Pulao', heap: 'rice' },
    { name: 'Palak paneer', mark: 'paneer', colour: 'green' },
  ] as const;
  const foodOf = (meal: MealId, ...names: string[]) => {
    const menu = names.map((name) => ({ name }));
    return findFood({ dishes: [...dishes] }, meal, menu);
  };
  expect(foodOf('breakfast', 'Idli', 'Sambar')).toEqual({ heap: 'idli', dishes: [] });
  expect(foodOf('dinner', 'Roti', 'Palak paneer', 'Pulao')).toEqual({
    heap: 'rice',
    dishes: [{ mark: 'roti' }, { mark: 'paneer', colour: 'green' }],
  });
  expect(foodOf('dinner', 'Roti', 'Idli').heap, 'The first heaped dish is expected.').toBe('bread');
  expect([foodOf('lunch', 'Dal').heap, foodOf('snacks', 'Chai').heap]).toEqual(['rice', 'puffed rice']);
  expect(findFood({}, 'lunch', [{ name: 'Dal' }])).toEqual({ heap: 'rice', dishes: [] });
});

it('estimates plates without counting the residents again', () => {
  const state = { ...noon, hostel: { ...noon.hostel, residents: [], absences: [] } };
  for (const meal of MEALS) expect(estimateNow(state, meal)).toEqual(estimateNow(noon, meal));
});

describe('the sample at 13:20', () => {
  const [, lunch, snacks, dinner] = readMeals(noon);

  it('is during lunch, of which all selectors give the same figures', () => {
    expect(readMeals(noon).map(({ phase }) => phase)).toEqual(['done', 'live', 'due', 'due']);
    const plates = countCheckIns(noon, 'lunch');
    const lastFive = plates - countCheckIns(noon, 'lunch', noon.second - 300);
    expect(lunch).toMatchObject({ plates, forecast: plates + (lunch?.toCome ?? 0) });
    expect(lunch?.bins[lunch.current]).toMatchObject({ plates: lastFive, toCome: 0 });
    const { forecast } = lunch ?? {};
    expect(countStudents(noon, 'lunch')).toMatchObject({ served: plates - lastFive, lastFive, forecast });
    expect(lunch?.menu.map(({ name }) => name)).toEqual(['Rajma chawal', 'Bhindi', 'Curd']);
    expect(dinner?.menu.at(-1)?.mark, 'Dishes that are not vegetarian must come last.').toBe('non');
    expect(snacks?.current).toBe(-1);
    expect(findSamplePayer(noon)).toBe(findLatestPass(noon).resident);
  });

  it('has the recent mean error before a meal, and a smaller one while it is served', () => {
    for (const { id, error, forecast, phase } of readMeals(noon)) {
      const mean = meanError(readHistory(noon, id, 28).days);
      if (phase === 'live') expect(error, `The error of ${id} must be smaller.`).toBeLessThan(mean);
      else expect(Math.abs(error - mean), `The error of ${id} must be the mean.`).toBeLessThanOrEqual(0.5);
      expect(readHistory(noon, id, 14).today).toMatchObject({ error, forecast });
    }
    expect(countStudents(noon, 'lunch').error).toBe(lunch?.error);
  });

  it('has the weekly pattern of a real hostel', () => {
    const rows = computePattern(noon);
    const plates = (weekday: number, meal: number) => rows[weekday]?.cells[meal]?.plates ?? 0;
    const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, weekday: row.weekday })));
    expect(cells.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ weekday: 1, meal: 'lunch' }]);
    // Residents go home for the weekend, skip Sunday's breakfast, and come to Wednesday's biryani.
    for (const meal of [0, 1, 2, 3]) expect(plates(5, meal)).toBeLessThan(plates(2, meal));
    expect(Math.min(...rows.map((_, weekday) => plates(weekday, 0)))).toBe(plates(6, 0));
    expect(Math.max(...rows.map((_, weekday) => plates(weekday, 3)))).toBe(plates(2, 3));
    const tuesdays = readHistory(noon, 'lunch', 28).days.filter(({ weekday }) => weekday === 1);
    const ordinary = tuesdays.filter(({ date }) => date !== '2026-10-20').map(({ eaten }) => eaten);
    expect(ordinary, 'Dussehra, on one of four Tuesdays, must not count.').toHaveLength(3);
    expect(plates(1, 1)).toBe(Math.round(sum(ordinary) / 3));
  });

  it('has a busiest five minutes in each meal, and the seconds that each of their plates may take', () => {
    for (const meal of readMeals(stateAt(24 * 60 * 60 - 1))) {
      const peak = findBusiestMinutes(noon, meal.id);
      expect(peak.plates).toBeGreaterThanOrEqual(Math.max(...meal.bins.map(({ plates }) => plates)));
      expect(peak.from).toBeGreaterThanOrEqual(meal.opens);
      expect(peak.seconds * peak.plates).toBeLessThanOrEqual(300);
    }
  });
});

describe('a meal', () => {
  const { meals: plans } = noon.hostel.plan;

  it.each(MEALS)('never has a larger error than before, and has few plates to come at its end: %s', (id) => {
    const { opens, closes } = plans[id];
    const before = estimateNow(stateAt(opens * 60 - 60), id);
    let [state, previous] = [midnight, before];
    for (let second = opens * 60; second < closes * 60; second += 30) {
      state = stateAt(second, state);
      const now = estimateNow(state, id);
      expect(now.forecast).toBe(now.plates + now.toCome);
      expect(now.error).toBeLessThanOrEqual(previous.error);
      expect(now.error > 0).toBe(now.toCome > 0);
      // With usual attendance the forecast hardly moves: it stays within twice the morning's error.
      expect(Math.abs(now.forecast - before.forecast)).toBeLessThanOrEqual(2 * before.error);
      if (now.error > 0) previous = now;
    }
    expect(previous.toCome).toBeLessThanOrEqual(2);
    expect(previous.error).toBe(1);
  });

  it('ends with the forecast before cooking, and the plates cooked and left over', () => {
    const lunch = readClosing(stateAt(plans.lunch.closes * 60), 'lunch');
    expect(lunch).toEqual({ forecast: 432, plates: 431, cooked: 455, leftOver: 24, byHabit: 32 });
    const dinner = readClosing(stateAt(plans.dinner.closes * 60), 'dinner');
    expect(dinner.forecast).toBe(estimateNow(noon, 'dinner').forecast);
  });

  it('keeps the forecast before cooking when a resident marks leave during the meal', () => {
    const { residents } = noon.hostel;
    const absent = residents.find((_, i) => !checkedInAt(noon, i, 'lunch') && !isAway(noon, i, 'lunch'));
    const leave = { type: 'mark-leave', resident: absent?.id ?? '', isAway: true } as const;
    const afterLeave = run(noon, leave).state;
    expect(estimateNow(afterLeave, 'lunch').toCome).toBe(estimateNow(noon, 'lunch').toCome - 1);
    expect(readClosing(stateAt(plans.lunch.closes * 60, afterLeave), 'lunch').forecast).toBe(432);
    const [before, after] = [midnight, run(midnight, leave).state].map((now) =>
      estimateNow(now, 'breakfast'),
    );
    expect(after?.forecast).toBe((before?.forecast ?? 0) - 1);
  });
});

// Midnight, the minutes around openings and closings, and some in between.
it.each([0, 449, 450, 451, 570, 571, 735, 799, 854, 855, 1020, 1079, 1170, 1289, 1290, 1440])(
  'draws bars that add up to the forecast, and finds a resident who can pay the sample order, at minute %i',
  (minute) => {
    const now = minute === 0 ? midnight : stateAt(minute * 60);
    for (const { bins, plates, toCome, forecast, phase, current } of readMeals(now)) {
      const bars = [sum(bins.map((bin) => bin.plates)), sum(bins.map((bin) => bin.toCome))];
      expect(bars).toEqual([plates, toCome]);
      expect(phase === 'done' ? toCome : plates + toCome).toBe(phase === 'done' ? 0 : forecast);
      if (phase === 'live') expect(sum(bins.slice(0, current).map((bin) => bin.toCome))).toBe(0);
    }
    const balance = walletOf(now, findSamplePayer(now));
    expect(balance, 'The payer must have the order’s 82 rupees.').toBeGreaterThanOrEqual(8200);
  },
);
