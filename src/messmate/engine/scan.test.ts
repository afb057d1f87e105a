/** Passes and entrance codes: valid for a hostel, day, meal and moment, and counted alike. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, noon } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { run } from './commands.ts';
import { doorText, readDoor, windowOf } from './door.ts';
import type { Command } from './events.ts';
import { passText, readPass } from './pass.ts';
import { MEALS } from './plan.ts';
import { checkInAt, doorOf, latestCheckIns, pass, passToCome } from './selectors/checkins.ts';
import { nextWithStanding, standingOf } from './selectors/people.ts';
import { DAY_END, mealAt } from './time.ts';
import { pickUpCode } from './tuckshop.ts';

const { residents } = noon.hostel;
const ids = residents.map(({ id }) => id);
const YESTERDAY = '2026-11-16';
const day = fc.constantFrom(plan.day, YESTERDAY, '2027-01-01');
const meal = fc.constantFrom(...MEALS);

describe('a code', () => {
  const passes = fc
    .record({ resident: fc.constantFrom(...ids), day, meal })
    .map((code) => ({ code, write: () => passText(plan.code, code), read: readPass, misread: readDoor }));
  const doors = fc
    .record({ day, meal, window: fc.nat(windowOf(DAY_END)) })
    .map((code) => ({ code, write: () => doorText(plan.code, code), read: readDoor, misread: readPass }));

  it('can be read back only by its own hostel, and not with one character changed', () => {
    const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ.');
    fc.assert(
      fc.property(fc.oneof(passes, doors), fc.nat(), letter, ({ code, write, read, misread }, n, other) => {
        const text = write();
        expect(text, 'It fits the small mode of QR codes.').toMatch(/^[0-9A-Z.]{20,32}$/);
        expect(read(plan.code, text)).toEqual(code);
        expect([read('OTHER', text), misread(plan.code, text)]).toEqual([null, null]);
        const place = n % text.length;
        const changed = text.slice(0, place) + other + text.slice(place + 1);
        if (changed !== text) expect(read(plan.code, changed)).toBeNull();
      }),
      // A 20-bit check lets one misreading in a million through, so the seed is fixed.
      { seed: 1, numRuns: 200 },
    );
  });

  it('of an order is unique that day', () => {
    const codes = Array.from({ length: 2000 }, (_, i) => pickUpCode(noon, i + 1));
    expect(new Set(codes).size).toBe(2000);
    expect(codes.join(''), 'Nobody is to mistake O for 0, or I for 1.').toMatch(/^[2-9A-HJ-NP-Z]{6000}$/);
  });
});

describe('a scan', () => {
  it('gets the same answer at the door as at the counter, for anyone, and counts once', () => {
    const second = fc.integer({ min: noon.second + 1, max: DAY_END - 10 });
    fc.assert(
      fc.property(fc.constantFrom(...ids), meal, second, (resident, asked, to) => {
        const state = at(to, noon);
        // The second scan comes a second later, when a counter may have closed.
        fc.pre(mealAt(plan, state.second + 1) === mealAt(plan, state.second + 2));
        const text = passText(plan.code, { resident, day: plan.day, meal: asked });
        const atCounter = run(state, { type: 'scan', pass: text });
        const atDoor = run(state, { type: 'scan-door', resident, code: doorOf(state, asked).text });
        expect(atDoor.refused).toBe(atCounter.refused);
        expect(atDoor.state.log.at(-1)).toEqual(atCounter.state.log.at(-1));
        const { refused } = run(atDoor.state, { type: 'scan', pass: text });
        expect(refused).toBe(atDoor.refused ?? 'second-scan');
      }),
      { numRuns: 60 },
    );
  });

  const now = windowOf(noon.second + 1);
  const lunch = { day: plan.day, meal: 'lunch' as const, window: now };
  it.each([
    ['one who has not come', 'due', lunch, null],
    ['the code of the window before', 'due', { ...lunch, window: now - 1 }, null],
    ['one who has eaten', 'in', lunch, 'second-scan'],
    ['one on leave', 'away', lunch, 'on-leave'],
    ['a photograph from a minute ago', 'due', { ...lunch, window: now - 2 }, 'old-code'],
    ['a code that has not stood there yet', 'due', { ...lunch, window: now + 1 }, 'old-code'],
    ['yesterday’s code', 'due', { ...lunch, day: YESTERDAY }, 'old-code'],
    ['another meal', 'due', { ...lunch, meal: 'dinner' as const }, 'wrong-meal'],
    ['nobody of the hostel', 'nobody', lunch, 'unknown-pass'],
  ] as const)('lets in or says why not: %s', (_, who, code, refused) => {
    const resident = (who !== 'nobody' && nextWithStanding(noon, 'lunch', who)?.id) || 'Z999';
    const scans: Command[] = [{ type: 'scan-door', resident, code: doorText(plan.code, code) }];
    if (code.window === now) scans.push({ type: 'scan', pass: passText(plan.code, { ...code, resident }) });
    for (const scan of scans) expect(run(noon, scan).refused).toBe(refused);
  });

  it('accepts the pass on the phone, but no other text, and nothing while the counter is closed', () => {
    const { text } = passToCome(noon);
    expect(run(noon, { type: 'scan', pass: text }).refused).toBeNull();
    expect(run(noon, { type: 'scan', pass: 'hello' }).refused).toBe('unknown-pass');
    expect(run(at(700 * 60), { type: 'scan', pass: text }).refused).toBe('closed');
  });
});

describe('who comes to a meal', () => {
  it('is found by going round the residents: everyone with that standing, and nobody else', () => {
    const standing = fc.constantFrom('due' as const, 'in' as const, 'away' as const);
    fc.assert(
      fc.property(meal, standing, fc.constantFrom(...ids), (asked, how, from) => {
        const all = ids.filter((_, place) => standingOf(noon, place, asked) === how);
        let one = from;
        const met = all.map(() => {
          one = nextWithStanding(noon, asked, how, one)?.id ?? '';
          return one;
        });
        expect([...met].sort()).toEqual([...all].sort());
        if (all.length === 0) expect(nextWithStanding(noon, asked, how)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it('is listed newest first, repeated scans included, and identified by its place in the log', () => {
    const rows = latestCheckIns(noon, 9);
    expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).sort((a, b) => b - a));
    expect(rows.map(({ result }) => result)).toContain('second-scan');
    expect(rows[0]).toMatchObject({ result: 'in', name: pass(noon).name, room: pass(noon).room });
    expect(rows.map(({ index }) => checkInAt(noon, index))).toEqual(rows);
    expect([0, -1, noon.log.length].map((index) => checkInAt(noon, index))).toEqual([null, null, null]);
  });
});
