/** The code at the mess entrance: bound to its hostel, day, meal and moment, and the same to the count as a pass. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { run } from './commands.ts';
import { DOOR_SECONDS, type DoorCode, doorText, isOld, readDoor, windowOf } from './door.ts';
import { passText, readPass } from './pass.ts';
import { MEALS } from './plan.ts';
import { sampleHostel } from './sample.ts';
import { doorOf } from './selectors/checkins.ts';
import { nextWho, type Standing } from './selectors/people.ts';
import { DAY_END, mealAt } from './time.ts';

const noon = sampleHostel(plan);
const resident = (standing: Standing) => nextWho(noon, 'lunch', standing)?.id ?? '';
const lastWindow = windowOf(DAY_END);
const codes: fc.Arbitrary<DoorCode> = fc.record({
  day: fc.constantFrom(plan.day, '2026-11-16', '2027-01-01'),
  meal: fc.constantFrom(...MEALS),
  window: fc.nat(lastWindow),
});
const scanAtDoor = (id: string, code: string, state = noon) =>
  run(state, { type: 'scan-door', resident: id, code });
/** The window of a scan that is made next. */
const now = windowOf(noon.second + 1);
const lunchAt = (window: number) => doorText(plan.code, { day: plan.day, meal: 'lunch', window });

describe('the code at the door', () => {
  it('says for which day, meal and window it is, and fits the small mode of QR codes', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const text = doorText(plan.code, code);
        expect(readDoor(plan.code, text)).toEqual(code);
        expect(text).toMatch(/^[0-9A-Z.]+$/);
      }),
    );
  });

  it('is no other hostel’s, no pass, and nothing that is misread', () => {
    fc.assert(
      fc.property(
        codes,
        fc.nat(),
        fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ.'),
        (code, at, other) => {
          const text = doorText(plan.code, code);
          expect(readDoor('OTHER', text)).toBeNull();
          expect(readPass(plan.code, text)).toBeNull();
          const place = at % text.length;
          const misread = text.slice(0, place) + other + text.slice(place + 1);
          if (misread !== text) expect(readDoor(plan.code, misread)).toBeNull();
        },
      ),
      // A check of 20 bits lets one misreading in a million through: the same ones each time.
      { seed: 1 },
    );
    const pass = passText(plan.code, { resident: resident('due'), day: plan.day, meal: 'lunch' });
    expect(readDoor(plan.code, pass)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readDoor(plan.code, text)).toBeNull();
      }),
    );
  });

  it('counts in its window and in the next one, and at no other moment or day', () => {
    fc.assert(
      fc.property(codes, fc.integer({ min: 1, max: DAY_END }), (code, second) => {
        const age = windowOf(second) - code.window;
        expect(isOld(code, code.day, second)).toBe(age !== 0 && age !== 1);
        expect(isOld(code, '1999-12-31', second)).toBe(true);
      }),
    );
  });

  it('stands there for its seconds, and the one that stands there counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: DAY_END - 1 }), fc.constantFrom(...MEALS), (second, meal) => {
        const state = { ...noon, second };
        const { text, from, until } = doorOf(state, meal);
        const code = readDoor(plan.code, text) as DoorCode;
        expect(until - from).toBe(DOOR_SECONDS);
        expect(second + 1).toBeGreaterThan(from);
        expect(second + 1).toBeLessThanOrEqual(until);
        expect(isOld(code, plan.day, second + 1)).toBe(false);
      }),
    );
  });
});

describe('a scan at the door', () => {
  it('is answered as a scan of the pass at the counter, whoever comes, and counts once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...noon.hostel.residents),
        fc.constantFrom(...MEALS),
        fc.integer({ min: plan.meals.breakfast.opens * 60, max: DAY_END - 10 }),
        ({ id }, meal, second) => {
          const { state } = run(noon, { type: 'move-time', to: Math.max(second, noon.second + 1) });
          const pass = passText(plan.code, { resident: id, day: plan.day, meal });
          const atCounter = run(state, { type: 'scan', pass });
          const atDoor = scanAtDoor(id, doorOf(state, meal).text, state);
          expect(atDoor.refused).toBe(atCounter.refused);
          expect(atDoor.state.log.at(-1), 'Nobody sees in the list how it was scanned.').toEqual(
            atCounter.state.log.at(-1),
          );
          // The other way after it is a second scan, or was refused before.
          const again = run(atDoor.state, { type: 'scan', pass });
          expect(again.refused).not.toBeNull();
          if (atDoor.refused === null && mealAt(plan, again.state.second))
            expect(again.refused).toBe('second-scan');
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['one who has not come', 'due', lunchAt(now), null],
    ['one who has not come, with the code of the window before', 'due', lunchAt(now - 1), null],
    ['one who has eaten', 'in', lunchAt(now), 'second-scan'],
    ['one on leave', 'away', lunchAt(now), 'on-leave'],
    ['a photograph from a minute ago', 'due', lunchAt(now - 2), 'old-code'],
    ['a code that has not stood there yet', 'due', lunchAt(now + 1), 'old-code'],
    [
      'yesterday’s code',
      'due',
      doorText(plan.code, { day: '2026-11-16', meal: 'lunch', window: now }),
      'old-code',
    ],
    [
      'another meal',
      'due',
      doorText(plan.code, { day: plan.day, meal: 'dinner', window: now }),
      'wrong-meal',
    ],
    [
      'another hostel',
      'due',
      doorText('OTHER', { day: plan.day, meal: 'lunch', window: now }),
      'unknown-pass',
    ],
    ['no code', 'due', 'hello', 'unknown-pass'],
  ] as const)('lets in or says why not: %s', (_, standing, code, refused) => {
    expect(scanAtDoor(resident(standing), code).refused).toBe(refused);
  });

  it('knows nobody whom the hostel does not know, and is closed between meals', () => {
    expect(scanAtDoor('Z999', lunchAt(now)).refused).toBe('unknown-pass');
    const { state } = run(noon, { type: 'move-time', to: plan.meals.lunch.closes * 60 + 60 });
    expect(scanAtDoor(resident('due'), doorOf(state, 'lunch').text, state).refused).toBe('closed');
    expect(scanAtDoor(resident('due'), doorOf(noon, 'lunch', true).text).refused).toBe('old-code');
  });

  it('refuses yesterday’s pass at the counter as old, too', () => {
    const pass = passText(plan.code, { resident: resident('due'), day: '2026-11-16', meal: 'lunch' });
    expect(run(noon, { type: 'scan', pass }).refused).toBe('old-code');
  });
});
