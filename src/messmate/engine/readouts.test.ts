/** What the pages and the demo read of the sample day: at 13:20, and at any minute. */
import { describe, expect, it } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { total } from '../../../tests/engine/total.ts';
import { run } from './commands.ts';
import { passText, readPass } from './pass.ts';
import { MEALS } from './plan.ts';
import { isAway } from './presence.ts';
import { sampleHostel, startOfDay } from './sample.ts';
import { bookedDays, monthReport } from './selectors/books.ts';
import { latestCheckIns, pass, passOf } from './selectors/checkins.ts';
import { dayClock, meals } from './selectors/meals.ts';
import { forecastError, forecastMethod } from './selectors/method.ts';
import { mealHistory, pattern } from './selectors/past.ts';
import { salesByHour, sampleOrder } from './selectors/shop.ts';
import { wings } from './selectors/wings.ts';
import type { HostelState } from './state.ts';

const state = sampleHostel(plan);

/** The sample day at a minute. */
function at(minute: number): HostelState {
  return run(startOfDay(state.hostel), { type: 'move-time', to: minute * 60 }).state;
}

describe('the sample at 13:20', () => {
  const [, lunch, snacks, dinner] = meals(state);

  it('shows a mess in the middle of lunch', () => {
    expect(meals(state).map(({ phase }) => phase)).toEqual(['done', 'live', 'due', 'due']);
    expect(lunch?.plates).toBe(366);
    expect(lunch?.forecast).toBe(432);
    expect(wings(state).total).toEqual({
      wing: '',
      residents: 480,
      served: 342,
      lastFive: 24,
      toCome: 66,
      notComing: 48,
    });
    expect(lunch?.line.map(({ name }) => name)).toEqual(['Rajma chawal', 'Bhindi', 'Curd']);
    expect(dinner?.line.map(({ mark }) => mark)).toEqual(['veg', 'veg', 'non']);
    expect(snacks?.current).toBe(-1);
  });

  it('says the same figure everywhere', () => {
    const count = wings(state).total;
    const inLog = state.log.filter((event) => event.type === 'checked-in' && event.meal === 'lunch').length;
    expect([count.served + count.lastFive, inLog]).toEqual([366, 366]);
    expect(lunch?.toCome).toBe(count.toCome);
    expect(lunch?.bins[lunch.current]).toEqual({ from: 795, plates: count.lastFive, toCome: 0 });
    expect(mealHistory(state, 'dinner', 14).today.forecast).toBe(dinner?.forecast);
    expect(sampleOrder(state).resident).toBe(pass(state).resident);
  });

  it('states with every forecast how far it was off of late', () => {
    for (const meal of MEALS) {
      const error = forecastError(state.hostel, meal);
      const past = mealHistory(state, meal, 28).days;
      const off = total(past.map(({ forecast, eaten }) => Math.abs(forecast - eaten))) / past.length;
      expect(Math.abs(error - off), `The error told of ${meal}.`).toBeLessThanOrEqual(0.5);
      expect(meals(state).find(({ id }) => id === meal)?.error).toBe(error);
      expect(mealHistory(state, meal, 14).today.error).toBe(error);
    }
    expect(wings(state).error).toBe(lunch?.error);
  });

  it('shows the latest scans, a second scan among them', () => {
    const rows = latestCheckIns(state, 9);
    expect(rows).toHaveLength(9);
    expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).sort((a, b) => b - a));
    const second = rows.find(({ result }) => result === 'second-scan');
    expect(rows.some(({ result, resident }) => result === 'in' && resident === second?.resident)).toBe(true);
    expect(rows[0]).toMatchObject({ result: 'in', name: pass(state).name, room: pass(state).room });
  });

  it('shows a pass that this counter reads, and refuses at its second scan', () => {
    const { text, resident } = pass(state);
    expect(text).toMatch(/^[0-9A-Z.]{20,32}$/);
    expect(readPass(plan.code, text)).toEqual({ resident, day: plan.day, meal: 'lunch' });
    expect(readPass(plan.code, text.replace('.L.', '.D.'))).toBeNull();
    expect(readPass('OTHER', text)).toBeNull();
    expect(run(state, { type: 'scan', pass: text }).refused).toBe('second-scan');
    const dinnerPass = passText(plan.code, { resident, day: plan.day, meal: 'dinner' });
    expect(run(state, { type: 'scan', pass: dinnerPass }).refused).toBe('wrong-meal');
    expect(() => passOf(state, 'Z999', 'lunch')).toThrow(RangeError);
  });

  it('adds up what October cost', () => {
    const cost = monthReport(state.hostel, bookedDays(state.hostel, null), 'last');
    expect(cost).toMatchObject({ from: '2026-10-01', to: '2026-10-31', days: 31 });
    expect(total(cost.heads.map(({ paise }) => paise))).toBe(cost.total.paise);
    expect(total(cost.heads.map(({ perPlate }) => perPlate))).toBe(cost.total.perPlate);
    expect(cost.heads.find(({ id }) => id === 'staff')?.paise, 'A full month has its whole price.').toBe(
      39600000,
    );
    expect(cost.total.perPlate).toBe(Math.round(cost.total.paise / cost.plates));
    for (const head of cost.heads) expect(Math.abs(head.perPlate - head.paise / cost.plates)).toBeLessThan(1);
    const october = MEALS.flatMap((meal) => mealHistory(state, meal, 60).days).filter(({ date }) =>
      date.startsWith('2026-10'),
    );
    expect(cost.plates).toBe(total(october.map(({ eaten }) => eaten)));
  });

  it('forecasts better than "the same as last week", on ordinary days', () => {
    const { ordinary } = forecastMethod(state.hostel);
    expect(ordinary.forecast).toBeLessThan(ordinary.lastWeek);
    expect(ordinary.forecast).toBeLessThan(15);
  });

  it('shows the week of a real hostel', () => {
    const rows = pattern(state);
    const plates = (weekday: number, meal: number) => rows[weekday]?.cells[meal]?.plates ?? 0;
    expect(rows.flatMap(({ cells }) => cells.filter(({ current }) => current))).toHaveLength(1);
    expect(rows[1]?.cells[1]?.current).toBe(true);
    // Home for the weekend, asleep at Sunday's breakfast, back for Wednesday's biryani.
    for (const meal of [0, 1, 2, 3]) expect(plates(5, meal)).toBeLessThan(plates(2, meal));
    expect(Math.min(...rows.map((_, weekday) => plates(weekday, 0)))).toBe(plates(6, 0));
    expect(Math.max(...rows.map((_, weekday) => plates(weekday, 3)))).toBe(plates(2, 3));
    const dinners = mealHistory(state, 'dinner', 60).days;
    const tuesdays = mealHistory(state, 'lunch', 28).days.filter(({ weekday }) => weekday === 1);
    const ordinary = tuesdays.filter(({ date }) => date !== '2026-10-20');
    expect(ordinary, 'Dussehra fell on one of four Tuesdays.').toHaveLength(3);
    expect(plates(1, 1)).toBe(Math.round(total(ordinary.map(({ eaten }) => eaten)) / 3));
    const diwali = dinners.find(({ date }) => date === '2026-11-08')?.eaten ?? 0;
    expect(diwali).toBeLessThan(0.75 * plates(6, 3));
  });
});

describe('at any minute of the day', () => {
  it.each([0, 449, 450, 451, 500, 570, 571, 735, 799, 854, 855, 1000, 1020, 1079, 1170, 1289, 1290, 1440])(
    'bars, wings and clock agree (minute %i)',
    (minute) => {
      const now = minute === 0 ? startOfDay(state.hostel) : at(minute);
      for (const meal of meals(now)) {
        const plates = total(meal.bins.map((bin) => bin.plates));
        const toCome = total(meal.bins.map((bin) => bin.toCome));
        expect([plates, toCome]).toEqual([meal.plates, meal.toCome]);
        if (meal.phase === 'done') expect(toCome).toBe(0);
        else expect(plates + toCome).toBe(meal.forecast);
        if (meal.phase === 'live')
          expect(meal.bins.slice(0, meal.current).every((bin) => bin.toCome === 0)).toBe(true);
      }
      expect(dayClock(now).steps.find(({ id }) => id === 'now')?.minute).toBe(minute);
      expect(pass(now).meal).toMatch(/./);
      expect(sampleOrder(now).total).toBe(8200);
      expect(salesByHour(now).hours).toHaveLength(16);
    },
  );

  it('refuses who is on leave, who comes when the counter is closed, and what is no pass', () => {
    const away = state.hostel.residents.find((_, place) => isAway(state, place, 'lunch'))?.id ?? '';
    const text = passText(plan.code, { resident: away, day: plan.day, meal: 'lunch' });
    expect(run(state, { type: 'scan', pass: text }).refused).toBe('on-leave');
    expect(run(at(700), { type: 'scan', pass: text }).refused).toBe('closed');
    expect(run(state, { type: 'scan', pass: 'hello' }).refused).toBe('unknown-pass');
  });
});
