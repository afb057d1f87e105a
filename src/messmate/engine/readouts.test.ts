/** Figures of the sample day on the pages and in the demo, at 13:20 and at other times. */
import { describe, expect, it } from 'vitest';
import { countCheckIns, midnight, noon, stateAt } from '../../../tests/engine/commands.ts';
import { run } from './commands.ts';
import { sum } from './lists.ts';
import { MEALS, type MealId } from './plan.ts';
import { checkedInAt, expectationNow, isAway } from './presence.ts';
import { busiestMinutes, latestPass } from './selectors/checkins.ts';
import { closingResult, mealReadouts, menuFood } from './selectors/meals.ts';
import { mealHistory, weekdayPattern } from './selectors/period.ts';
import { countStudents } from './selectors/plate.ts';
import { samplePayer } from './selectors/shop.ts';
import { walletOf } from './state.ts';

it('heaps what the menu names, rice before anything else, and rice or with tea puffed rice where it names nothing', () => {
  const dishes = [
    { name: 'Idli', heap: 'idli' },
    { name: 'Roti', mark: 'roti', heap: 'bread' },
    { name: 'Pulao', heap: 'rice' },
    { name: 'Palak paneer', mark: 'paneer', colour: 'green' },
  ] as const;
  const food = (meal: MealId, ...names: string[]) => {
    const menu = names.map((name) => ({ name }));
    return menuFood({ dishes: [...dishes] }, meal, menu);
  };
  expect(food('breakfast', 'Idli', 'Sambar')).toEqual({ heap: 'idli', dishes: [] });
  expect(food('dinner', 'Roti', 'Palak paneer', 'Pulao')).toEqual({
    heap: 'rice',
    dishes: [{ mark: 'roti' }, { mark: 'paneer', colour: 'green' }],
  });
  expect(food('dinner', 'Roti', 'Idli').heap, 'The first of the menu.').toBe('bread');
  expect([food('lunch', 'Dal').heap, food('snacks', 'Chai').heap]).toEqual(['rice', 'puffed rice']);
  expect(menuFood({}, 'lunch', [{ name: 'Dal' }])).toEqual({ heap: 'rice', dishes: [] });
});

it('takes residents on leave from the morning, without counting at each step', () => {
  const state = { ...noon, hostel: { ...noon.hostel, residents: [], absences: [] } };
  for (const meal of MEALS) expect(expectationNow(state, meal)).toEqual(expectationNow(noon, meal));
});

describe('the sample at 13:20', () => {
  const [, lunch, snacks, dinner] = mealReadouts(noon);

  it('shows the middle of lunch, with the same figures everywhere', () => {
    expect(mealReadouts(noon).map(({ phase }) => phase)).toEqual(['done', 'live', 'due', 'due']);
    const plates = countCheckIns(noon, 'lunch');
    const lastFive = plates - countCheckIns(noon, 'lunch', noon.second - 300);
    expect(lunch).toMatchObject({ plates, forecast: plates + (lunch?.toCome ?? 0) });
    expect(lunch?.bins[lunch.current]).toMatchObject({ plates: lastFive, toCome: 0 });
    const { forecast } = lunch ?? {};
    expect(countStudents(noon, 'lunch')).toMatchObject({ served: plates - lastFive, lastFive, forecast });
    expect(lunch?.menu.map(({ name }) => name)).toEqual(['Rajma chawal', 'Bhindi', 'Curd']);
    expect(dinner?.menu.at(-1)?.mark, 'What is not vegetarian comes last.').toBe('non');
    expect(snacks?.current).toBe(-1);
    expect(samplePayer(noon)).toBe(latestPass(noon).resident);
  });

  it('gives the recent mean error before a meal, and less with every plate', () => {
    for (const { id, error, forecast, phase } of mealReadouts(noon)) {
      const past = mealHistory(noon, id, 28).days;
      const off = sum(past.map((day) => Math.abs(day.forecast - day.eaten))) / past.length;
      if (phase === 'live') expect(error, `The error shown for ${id}.`).toBeLessThan(off);
      else expect(Math.abs(error - off), `The error shown for ${id}.`).toBeLessThanOrEqual(0.5);
      expect(mealHistory(noon, id, 14).today).toMatchObject({ error, forecast });
    }
    expect(countStudents(noon, 'lunch').error).toBe(lunch?.error);
  });

  it('shows the week of a real hostel', () => {
    const rows = weekdayPattern(noon);
    const plates = (weekday: number, meal: number) => rows[weekday]?.cells[meal]?.plates ?? 0;
    const current = rows.flatMap(({ weekday, cells }) => cells.map((cell) => ({ ...cell, weekday })));
    expect(current.filter((cell) => cell.current)).toMatchObject([{ weekday: 1, meal: 'lunch' }]);
    // Home for the weekend, asleep at Sunday's breakfast, back for Wednesday's biryani.
    for (const meal of [0, 1, 2, 3]) expect(plates(5, meal)).toBeLessThan(plates(2, meal));
    expect(Math.min(...rows.map((_, weekday) => plates(weekday, 0)))).toBe(plates(6, 0));
    expect(Math.max(...rows.map((_, weekday) => plates(weekday, 3)))).toBe(plates(2, 3));
    const tuesdays = mealHistory(noon, 'lunch', 28).days.filter(({ weekday }) => weekday === 1);
    const ordinary = tuesdays.filter(({ date }) => date !== '2026-10-20').map(({ eaten }) => eaten);
    expect(ordinary, 'Dussehra fell on one of four Tuesdays.').toHaveLength(3);
    expect(plates(1, 1)).toBe(Math.round(sum(ordinary) / 3));
  });

  it('counts the busiest five minutes of the meal that was served, and the seconds each plate may take in them', () => {
    for (const meal of mealReadouts(stateAt(24 * 60 * 60 - 1))) {
      const peak = busiestMinutes(noon, meal.id);
      expect(peak.plates).toBeGreaterThanOrEqual(Math.max(...meal.bins.map(({ plates }) => plates)));
      expect(peak.from).toBeGreaterThanOrEqual(meal.opens);
      expect(peak.seconds * peak.plates).toBeLessThanOrEqual(300);
    }
  });
});

describe('while a meal is served', () => {
  const { meals: plans } = noon.hostel.plan;

  it.each(MEALS)('shrinks the error and the number still to come to nothing: %s', (id) => {
    const { opens, closes } = plans[id];
    const before = expectationNow(stateAt(opens * 60 - 60), id);
    let [state, last] = [midnight, before];
    for (let second = opens * 60; second < closes * 60; second += 30) {
      state = stateAt(second, state);
      const now = expectationNow(state, id);
      expect(now.forecast).toBe(now.plates + now.toCome);
      expect(now.error).toBeLessThanOrEqual(last.error);
      expect(now.error > 0).toBe(now.toCome > 0);
      // With usual attendance the forecast hardly moves: it stays within twice the morning's error.
      expect(Math.abs(now.forecast - before.forecast)).toBeLessThanOrEqual(2 * before.error);
      if (now.error > 0) last = now;
    }
    expect(last.toCome).toBeLessThanOrEqual(2);
    expect(last.error).toBe(1);
  });

  it('closes with the forecast before cooking, and the plates cooked and left', () => {
    const lunch = closingResult(stateAt(plans.lunch.closes * 60), 'lunch');
    expect(lunch).toEqual({ forecast: 432, came: 431, cooked: 455, left: 24, byHabit: 32 });
    const dinner = closingResult(stateAt(plans.dinner.closes * 60), 'dinner');
    expect(dinner.forecast).toBe(expectationNow(noon, 'dinner').forecast);
  });

  it('keeps the forecast before cooking when a resident marks leave during the meal', () => {
    const { residents } = noon.hostel;
    const absent = residents.find((_, i) => !checkedInAt(noon, i, 'lunch') && !isAway(noon, i, 'lunch'));
    const leave = { type: 'mark-leave', resident: absent?.id ?? '', isAway: true } as const;
    const during = run(noon, leave).state;
    expect(expectationNow(during, 'lunch').toCome).toBe(expectationNow(noon, 'lunch').toCome - 1);
    expect(closingResult(stateAt(plans.lunch.closes * 60, during), 'lunch').forecast).toBe(432);
    expect(expectationNow(run(midnight, leave).state, 'breakfast').forecast).toBe(
      expectationNow(midnight, 'breakfast').forecast - 1,
    );
  });
});

// Midnight, around each opening and closing, and some minutes in between.
it.each([0, 449, 450, 451, 570, 571, 735, 799, 854, 855, 1020, 1079, 1170, 1289, 1290, 1440])(
  'shows bars that agree with the forecast, and a resident who can pay, at minute %i',
  (minute) => {
    const now = minute === 0 ? midnight : stateAt(minute * 60);
    for (const { bins, plates, toCome, forecast, phase, current } of mealReadouts(now)) {
      const bars = [sum(bins.map((bin) => bin.plates)), sum(bins.map((bin) => bin.toCome))];
      expect(bars).toEqual([plates, toCome]);
      expect(phase === 'done' ? toCome : plates + toCome).toBe(phase === 'done' ? 0 : forecast);
      if (phase === 'live') expect(sum(bins.slice(0, current).map((bin) => bin.toCome))).toBe(0);
    }
    expect(walletOf(now, samplePayer(now)), 'The sample order can be paid.').toBeGreaterThanOrEqual(8200);
  },
);
