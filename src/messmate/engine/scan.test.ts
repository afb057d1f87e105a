/** Passes and entrance codes, scans, and who comes to a meal. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noon, stateAt } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { DOOR_SECONDS, doorText, passText } from './codes.ts';
import { run } from './commands.ts';
import { MEALS } from './plan.ts';
import {
  attendanceOf,
  checkInAt,
  doorCodeOf,
  latestCheckIns,
  latestPass,
  nextPass,
  nextResident,
} from './selectors/checkins.ts';
import { DAY_END, mealAt } from './time.ts';
import { pickUpCode } from './tuckshop.ts';

const { residents } = noon.hostel;
const ids = residents.map(({ id }) => id);
const resident = fc.constantFrom(...ids);
const meal = fc.constantFrom(...MEALS);

describe('a code', () => {
  const hostel = fc.constantFrom(plan.code, 'OTHER');
  const day = fc.constantFrom(plan.day, '2026-11-16', '2027-01-01');
  // Objects without a prototype equal no others.
  const plain = { noNullPrototype: true };
  const window = fc.nat(DAY_END / DOOR_SECONDS - 1);
  const passes = fc.tuple(hostel, fc.record({ resident, day, meal }, plain));
  const doors = fc.tuple(hostel, fc.record({ day, meal, window }, plain));
  const codes = fc.oneof(
    passes.map((values) => ({ values, text: passText(...values) })),
    doors.map((values) => ({ values, text: doorText(...values) })),
  );

  it('fits the small mode of QR codes, and is unique', () => {
    fc.assert(
      fc.property(codes, codes, (first, second) => {
        expect(first.text).toMatch(/^[0-9A-Z.]{20,32}$/);
        expect(first.text === second.text).toBe(isDeepStrictEqual(first.values, second.values));
      }),
    );
    const pass = { resident: 'C214', day: '2026-11-17', meal: 'lunch' } as const;
    expect(passText('NIL', pass)).toBe('MM1.NIL.C214.20261117.L.HVNZ');
    expect(doorText('NIL', { ...pass, window: 1568 })).toBe('MM1D.NIL.20261117.L.1H0.8WXP');
  });

  it('of an order is unique that day', () => {
    const codes = Array.from({ length: 2000 }, (_, i) => pickUpCode(noon, i + 1));
    expect(new Set(codes).size).toBe(2000);
    expect(codes.join('')).toMatch(/^[2-9A-HJ-NP-Z]{6000}$/);
  });
});

describe('a scan', () => {
  it('gets the same answer at the door as at the counter, for anyone, and counts once', () => {
    const second = fc.integer({ min: noon.second + 1, max: DAY_END - 10 });
    fc.assert(
      fc.property(resident, second, (resident, to) => {
        const state = stateAt(to, noon);
        // The second scan comes a second later, when a counter may have closed.
        fc.pre(mealAt(plan, state.second + 1) === mealAt(plan, state.second + 2));
        const pass = { type: 'scan', resident, at: 'counter', isOld: false } as const;
        const atCounter = run(state, pass);
        const atDoor = run(state, { ...pass, at: 'door' });
        expect(atDoor.refused).toBe(atCounter.refused);
        expect(atDoor.state.log.at(-1)).toEqual(atCounter.state.log.at(-1));
        expect(run(atDoor.state, pass).refused).toBe(atDoor.refused ?? 'second-scan');
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['one who has not come', 'to-come', false, null],
    ['one who has eaten', 'in', false, 'second-scan'],
    ['one on leave', 'away', false, 'on-leave'],
    ['an old photograph, or yesterday’s pass', 'to-come', true, 'old-code'],
    ['nobody of the hostel', 'nobody', false, 'invalid'],
  ] as const)('lets in or gives a reason: %s', (_, attendance, isOld, refused) => {
    const resident = (attendance !== 'nobody' && nextResident(noon, 'lunch', attendance)?.id) || 'Z999';
    for (const at of ['door', 'counter'] as const)
      expect(run(noon, { type: 'scan', resident, at, isOld }).refused).toBe(refused);
  });

  it('accepts the pass on the phone, and nothing while the counter is closed', () => {
    const { resident } = nextPass(noon);
    const pass = { type: 'scan', resident, at: 'counter', isOld: false } as const;
    expect(run(noon, pass).refused).toBeNull();
    expect(run(stateAt(700 * 60), pass).refused).toBe('closed');
  });

  it('changes the code at the door, whose photograph is old ten minutes later', () => {
    fc.assert(
      fc.property(meal, fc.integer({ min: 600, max: DAY_END - 1 }), (meal, second) => {
        const { text, from, until } = doorCodeOf({ ...noon, second }, meal);
        expect(second + 1, 'A scan takes a second.').toBeGreaterThan(from);
        expect(second + 1).toBeLessThanOrEqual(until);
        expect(text).toBe(doorText(plan.code, { day: plan.day, meal, window: from / DOOR_SECONDS }));
        const later = { ...noon, second: second + 600 };
        if (later.second < DAY_END) expect(doorCodeOf(later, meal, true)).toEqual({ text, from, until });
      }),
    );
  });
});

describe('the residents at a meal', () => {
  it('finds every resident with an attendance, one after the other', () => {
    const attendance = fc.constantFrom('to-come' as const, 'in' as const, 'away' as const);
    fc.assert(
      fc.property(meal, attendance, resident, (meal, attendance, from) => {
        const all = ids.filter((_, index) => attendanceOf(noon, index, meal) === attendance);
        let id = from;
        const visited = all.map(() => {
          id = nextResident(noon, meal, attendance, id)?.id ?? '';
          return id;
        });
        expect([...visited].sort()).toEqual([...all].sort());
        if (all.length === 0) expect(nextResident(noon, meal, attendance)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it('lists scans newest first, repeated ones included, by their index in the log', () => {
    const rows = latestCheckIns(noon, 9);
    expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).sort((a, b) => b - a));
    expect(rows.map(({ result }) => result)).toContain('second-scan');
    expect(rows[0]).toMatchObject({ result: 'in', name: latestPass(noon).name, room: latestPass(noon).room });
    expect(rows.map(({ index }) => checkInAt(noon, index))).toEqual(rows);
    expect([0, -1, noon.log.length].map((index) => checkInAt(noon, index))).toEqual([null, null, null]);
  });
});
