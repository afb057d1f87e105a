import { describe, expect, it } from 'vitest';
import { atLunch, countCheckIns, meanError, midnight, stateAt } from '../../../tests/engine/commands.ts';
import { run } from './commands.ts';
import { sum } from './lists.ts';
import { MEALS, type MealId } from './plan.ts';
import { checkedInAt, estimateNow, isAway } from './presence.ts';
import { findBusiestFiveMinutes, findLatestPass } from './selectors/checkins.ts';
import { findFood, readClosing, readMeals } from './selectors/meals.ts';
import { computePattern, readHistory } from './selectors/period.ts';
import { countStudents } from './selectors/plate.ts';
import { findSamplePayer } from './selectors/shop.ts';
import { walletOf } from './state.ts';

it('chooses the menu’s rice as the staple, else its first staple, else plain rice (for snacks puffed rice)', () => {
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
  expect(foodOf('breakfast', 'Idli', 'Sambar')).toEqual({ staple: 'idli', dishes: [] });
  expect(foodOf('dinner', 'Roti', 'Palak paneer', 'Pulao')).toEqual({
    staple: 'rice',
    dishes: [{ drawing: 'roti' }, { drawing: 'paneer', colour: 'green' }],
  });
  expect(foodOf('dinner', 'Roti', 'Idli').staple, 'The first staple is expected.').toBe('bread');
  expect([foodOf('lunch', 'Dal').staple, foodOf('snacks', 'Chai').staple]).toEqual(['rice', 'puffed rice']);
  expect(findFood({}, 'lunch', [{ name: 'Dal' }])).toEqual({ staple: 'rice', dishes: [] });
});

it('estimates plates from the morning’s counts, without going through the residents', () => {
  const state = { ...atLunch, hostel: { ...atLunch.hostel, residents: [], absences: [] } };
  for (const meal of MEALS) expect(estimateNow(state, meal)).toEqual(estimateNow(atLunch, meal));
});

describe('the sample at 13:20', () => {
  const [, lunch, , dinner] = readMeals(atLunch);

  it('is during lunch, with the same figures in readMeals and countStudents', () => {
    expect(readMeals(atLunch).map(({ phase }) => phase)).toEqual(['done', 'live', 'due', 'due']);
    const plates = countCheckIns(atLunch, 'lunch');
    const justServed = plates - countCheckIns(atLunch, 'lunch', atLunch.second - 300);
    expect(lunch).toMatchObject({ plates, forecast: plates + (lunch?.toCome ?? 0) });
    const { forecast } = lunch ?? {};
    expect(countStudents(atLunch, 'lunch')).toMatchObject({
      served: plates - justServed,
      justServed,
      forecast,
    });
    expect(lunch?.menu.map(({ name }) => name)).toEqual(['Rajma chawal', 'Bhindi', 'Curd']);
    expect(dinner?.menu.at(-1)?.diet, 'Dishes that are not vegetarian must come last.').toBe('non');
    expect(findSamplePayer(atLunch)).toBe(findLatestPass(atLunch).resident);
  });

  it('has the recent mean error before and after a meal, and a smaller one while it is served', () => {
    for (const { id, error, forecast, phase } of readMeals(atLunch)) {
      const mean = meanError(readHistory(atLunch, id, 28).days);
      if (phase === 'live') expect(error, `The error of ${id} must be smaller.`).toBeLessThan(mean);
      else expect(Math.abs(error - mean), `The error of ${id} must be the mean.`).toBeLessThanOrEqual(0.5);
      expect(readHistory(atLunch, id, 14).today).toMatchObject({ error, forecast });
    }
    expect(countStudents(atLunch, 'lunch').error).toBe(lunch?.error);
  });

  it('has fewer plates on Saturday than on Wednesday, the fewest breakfasts on Sunday, and the most dinners on Wednesday', () => {
    const rows = computePattern(atLunch);
    const plates = (weekday: number, meal: number) => rows[weekday]?.cells[meal]?.plates ?? 0;
    const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, weekday: row.weekday })));
    expect(cells.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ weekday: 1, meal: 'lunch' }]);
    // Residents go home for the weekend, skip Sunday's breakfast, and come to Wednesday's biryani.
    for (const meal of [0, 1, 2, 3]) expect(plates(5, meal)).toBeLessThan(plates(2, meal));
    expect(Math.min(...rows.map((_, weekday) => plates(weekday, 0)))).toBe(plates(6, 0));
    expect(Math.max(...rows.map((_, weekday) => plates(weekday, 3)))).toBe(plates(2, 3));
    const tuesdays = readHistory(atLunch, 'lunch', 28).days.filter(({ weekday }) => weekday === 1);
    const ordinary = tuesdays.filter(({ date }) => date !== '2026-10-20').map(({ eaten }) => eaten);
    expect(ordinary, 'Dussehra, on one of four Tuesdays, must not count.').toHaveLength(3);
    expect(plates(1, 1)).toBe(Math.round(sum(ordinary) / 3));
  });

  it('finds each meal’s busiest five minutes, and the seconds that a plate may take in them', () => {
    const atEnd = stateAt(24 * 60 * 60 - 1);
    for (const meal of readMeals(atEnd)) {
      const peak = findBusiestFiveMinutes(atLunch, meal.id);
      const countUntil = (minute: number) => countCheckIns(atEnd, meal.id, minute * 60);
      for (let minute = meal.opens; minute < meal.closes; minute += 5)
        expect(peak.plates).toBeGreaterThanOrEqual(countUntil(minute + 5) - countUntil(minute));
      expect(peak.from).toBeGreaterThanOrEqual(meal.opens);
      expect(peak.secondsPerPlate * peak.plates).toBeLessThanOrEqual(300);
    }
  });
});

describe('a meal', () => {
  const { meals: plans } = atLunch.hostel.plan;

  it.each(MEALS)('never raises its error, and has few plates to come just before closing: %s', (id) => {
    const { opens, closes } = plans[id];
    const before = estimateNow(stateAt(opens * 60 - 60), id);
    let [state, lastWithError] = [midnight, before];
    for (let second = opens * 60; second < closes * 60; second += 30) {
      state = stateAt(second, state);
      const now = estimateNow(state, id);
      expect(now.forecast).toBe(now.plates + now.toCome);
      expect(now.error).toBeLessThanOrEqual(lastWithError.error);
      expect(now.error > 0).toBe(now.toCome > 0);
      // On the sample day attendance is usual, so the forecast stays within twice its error before the meal.
      expect(Math.abs(now.forecast - before.forecast)).toBeLessThanOrEqual(2 * before.error);
      if (now.error > 0) lastWithError = now;
    }
    expect(lastWithError.toCome).toBeLessThanOrEqual(2);
    expect(lastWithError.error).toBe(1);
  });

  it('reports at its end the forecast before cooking, and the plates cooked and left over', () => {
    const lunch = readClosing(stateAt(plans.lunch.closes * 60), 'lunch');
    expect(lunch).toEqual({ forecast: 432, plates: 431, cooked: 455, leftOver: 24, leftByHabit: 32 });
    const dinner = readClosing(stateAt(plans.dinner.closes * 60), 'dinner');
    expect(dinner.forecast).toBe(estimateNow(atLunch, 'dinner').forecast);
  });

  it('subtracts leave before a meal from its forecast, and leave during it from the current one only', () => {
    const { residents } = atLunch.hostel;
    const student = residents.find(
      (_, i) => !checkedInAt(atLunch, i, 'lunch') && !isAway(atLunch, i, 'lunch'),
    );
    const leave = { type: 'mark-leave', resident: student?.id ?? '', isAway: true } as const;
    const afterLeave = run(atLunch, leave).state;
    expect(estimateNow(afterLeave, 'lunch').toCome).toBe(estimateNow(atLunch, 'lunch').toCome - 1);
    expect(readClosing(stateAt(plans.lunch.closes * 60, afterLeave), 'lunch').forecast).toBe(432);
    const [before, after] = [midnight, run(midnight, leave).state].map((now) =>
      estimateNow(now, 'breakfast'),
    );
    expect(after?.forecast).toBe((before?.forecast ?? 0) - 1);
  });
});

// Midnight, the minutes around openings and closings, and some in between.
it.each([0, 449, 450, 451, 570, 571, 735, 799, 854, 855, 1020, 1079, 1170, 1289, 1290, 1440])(
  'at minute %i, each meal’s plates add up to its forecast, and a resident can pay for the sample order',
  (minute) => {
    const now = minute === 0 ? midnight : stateAt(minute * 60);
    for (const { plates, toCome, forecast, phase } of readMeals(now))
      expect(phase === 'done' ? toCome : plates + toCome).toBe(phase === 'done' ? 0 : forecast);
    const balance = walletOf(now, findSamplePayer(now));
    expect(balance, 'The payer must have the order’s 82 rupees.').toBeGreaterThanOrEqual(8200);
  },
);
