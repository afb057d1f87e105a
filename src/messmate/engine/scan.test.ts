import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLunch, stateAt } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { DOOR_CODE_SECONDS, doorCodeText, passText } from './codes.ts';
import { run } from './commands.ts';
import { MEALS } from './plan.ts';
import {
  attendanceOf,
  doorCodeAt,
  findLatestNames,
  findLatestPass,
  findLatestScans,
  findNextPass,
  findNextResident,
  scanAt,
} from './selectors/checkins.ts';
import { LAST_SECOND, openMealAt } from './time.ts';
import { pickUpCode } from './tuckshop.ts';

const { residents } = atLunch.hostel;
const ids = residents.map(({ id }) => id);
const resident = fc.constantFrom(...ids);
const meal = fc.constantFrom(...MEALS);

describe('a code', () => {
  const hostel = fc.constantFrom(plan.code, 'OTHER');
  const day = fc.constantFrom(plan.day, '2026-11-16', '2027-01-01');
  // isDeepStrictEqual compares prototypes too.
  const options = { noNullPrototype: true };
  const window = fc.nat(LAST_SECOND / DOOR_CODE_SECONDS - 1);
  const passes = fc.tuple(hostel, fc.record({ resident, day, meal }, options));
  const doorCodes = fc.tuple(hostel, fc.record({ day, meal, window }, options));
  const codes = fc.oneof(
    passes.map((values) => ({ values, text: passText(...values) })),
    doorCodes.map((values) => ({ values, text: doorCodeText(...values) })),
  );

  it('has only characters of QR codes’ alphanumeric mode, and differs for each resident, day, meal and window', () => {
    fc.assert(
      fc.property(codes, codes, (a, b) => {
        expect(a.text).toMatch(/^[0-9A-Z.]{20,32}$/);
        expect(a.text === b.text).toBe(isDeepStrictEqual(a.values, b.values));
      }),
    );
    const pass = { resident: 'C214', day: '2026-11-17', meal: 'lunch' } as const;
    expect(passText('NIL', pass)).toBe('MM1.NIL.C214.20261117.L.HVNZ');
    expect(doorCodeText('NIL', { ...pass, window: 1568 })).toBe('MM1D.NIL.20261117.L.1H0.8WXP');
  });

  it('for pick-up is different for each order of a day', () => {
    const codes = Array.from({ length: 2000 }, (_, i) => pickUpCode(atLunch, i + 1));
    expect(new Set(codes).size).toBe(2000);
    expect(codes.join('')).toMatch(/^[2-9A-HJ-NP-Z]{6000}$/);
  });
});

describe('a scan', () => {
  it('has the same result at the door as at the counter, and counts once', () => {
    const second = fc.integer({ min: atLunch.second + 1, max: LAST_SECOND - 10 });
    fc.assert(
      fc.property(resident, second, (resident, to) => {
        const state = stateAt(to, atLunch);
        // The counter may close between the two scans, which are a second apart.
        fc.pre(openMealAt(plan, state.second + 1) === openMealAt(plan, state.second + 2));
        const pass = { type: 'scan', resident, place: 'counter', isOld: false } as const;
        const atCounter = run(state, pass);
        const atDoor = run(state, { ...pass, place: 'door' });
        expect(atDoor.refused).toBe(atCounter.refused);
        expect(atDoor.state.log.at(-1)).toEqual(atCounter.state.log.at(-1));
        expect(run(atDoor.state, pass).refused).toBe(atDoor.refused ?? 'already-eaten');
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['a resident who has not come', null, 'to-come', false],
    ['a resident who has eaten', 'already-eaten', 'in', false],
    ['a resident on leave', 'on-leave', 'away', false],
    ['an old photograph, or yesterday’s pass', 'old-code', 'to-come', true],
    ['an unknown resident', 'invalid', 'unknown', false],
  ] as const)('of %s has the refusal %s (null: none)', (_, refused, attendance, isOld) => {
    const resident = (attendance !== 'unknown' && findNextResident(atLunch, 'lunch', attendance)?.id) || 'Z9';
    for (const place of ['door', 'counter'] as const)
      expect(run(atLunch, { type: 'scan', resident, place, isOld }).refused).toBe(refused);
  });

  it('suggests a pass of the meal that opens now, and names nobody of the meal before', () => {
    const atOpening = stateAt(plan.meals.lunch.opens * 60);
    expect(findNextPass(atOpening)).toMatchObject({ meal: 'lunch', checkedInAt: null });
    expect(findLatestNames(atOpening, 9, 'lunch')).toEqual([]);
  });

  it('admits the pass suggested next, but not while the counter is closed', () => {
    const { resident } = findNextPass(atLunch);
    const pass = { type: 'scan', resident, place: 'counter', isOld: false } as const;
    expect(run(atLunch, pass).refused).toBeNull();
    expect(run(stateAt(700 * 60), pass).refused).toBe('closed');
  });

  it('uses a door code that changes every 30 seconds; an old photograph has the code of ten minutes earlier', () => {
    fc.assert(
      fc.property(meal, fc.integer({ min: 600, max: LAST_SECOND - 1 }), (meal, second) => {
        const { text, from, until } = doorCodeAt({ ...atLunch, second }, meal);
        expect(second + 1, 'The scan takes place a second later.').toBeGreaterThan(from);
        expect(second + 1).toBeLessThanOrEqual(until);
        expect(text).toBe(doorCodeText(plan.code, { day: plan.day, meal, window: from / DOOR_CODE_SECONDS }));
        const later = { ...atLunch, second: second + 600 };
        if (later.second < LAST_SECOND) expect(doorCodeAt(later, meal, true)).toEqual({ text, from, until });
      }),
    );
  });
});

describe('the list of residents', () => {
  it('is searched in turn for the next resident with a given attendance', () => {
    const attendance = fc.constantFrom('to-come' as const, 'in' as const, 'away' as const);
    fc.assert(
      fc.property(meal, attendance, resident, (meal, attendance, from) => {
        const matchingIds = ids.filter((_, index) => attendanceOf(atLunch, index, meal) === attendance);
        let id = from;
        const foundIds = matchingIds.map(() => {
          id = findNextResident(atLunch, meal, attendance, id)?.id ?? '';
          return id;
        });
        expect([...foundIds].sort()).toEqual([...matchingIds].sort());
        if (matchingIds.length === 0) expect(findNextResident(atLunch, meal, attendance)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });
});

describe('the list of scans', () => {
  it('has the newest scan first, refused repeats too, and the index of each in the log', () => {
    const rows = findLatestScans(atLunch, 9);
    expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).sort((a, b) => b - a));
    expect(rows.map(({ result }) => result)).toContain('already-eaten');
    const { name, room } = findLatestPass(atLunch);
    expect(rows[0]).toMatchObject({ result: 'in', name, room });
    expect(rows.map(({ index }) => scanAt(atLunch, index))).toEqual(rows);
    expect([0, -1, atLunch.log.length].map((index) => scanAt(atLunch, index))).toEqual([null, null, null]);
  });
});
