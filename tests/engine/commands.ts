/** What may be commanded, and where it may begin: the properties of the engine and the store are tried on these. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { run } from '../../src/messmate/engine/commands.ts';
import { doorText, windowOf } from '../../src/messmate/engine/door.ts';
import type { Command } from '../../src/messmate/engine/events.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { passText } from '../../src/messmate/engine/pass.ts';
import { MEALS } from '../../src/messmate/engine/plan.ts';
import { sampleHostel, startOfDay } from '../../src/messmate/engine/sample.ts';
import type { HostelState } from '../../src/messmate/engine/state.ts';
import { plan } from './plan.ts';

/** A command that is made in the state in which it is given. */
export type Step = (state: HostelState) => Command;

// Few residents, so that second scans and empty wallets come up; the last two are nobody.
const residents = ['A001', 'A002', 'B115', 'C214', 'D330'];
const anyone = fc.constantFrom(...residents, ...residents, 'Z999', '');
/** Any resident, for scans: most of them have not eaten yet. */
const someone = fc
  .tuple(
    fc.constantFrom(...plan.wings),
    fc.nat(plan.floors - 1),
    fc.integer({ min: 1, max: plan.roomsPerFloor }),
  )
  .map(([wing, floor, room]) => `${wing}${floor}${String(room).padStart(2, '0')}`);
const items = plan.shop.items.map(({ id }) => id);
// The few that are low or dear often, so that shelves run empty and wallets short.
const item = fc.constantFrom(...items, 'egg-puff', 'fruit-bowl', 'notebook', 'bread-omelette');
const count = fc.integer({ min: 1, max: 5 });
const badCount = fc.constantFrom(0, -1, 1.5, Number.NaN, 51, 1e308, Number.POSITIVE_INFINITY);
const day = fc.constantFrom(plan.day, plan.day, plan.day, '2026-11-16');
const lines = fc.array(fc.record({ item, count }), { minLength: 1, maxLength: 4 });
const badLine = fc.oneof(
  fc.record({ item, count: badCount }),
  fc.record({ item: fc.constantFrom('gold', '__proto__'), count }),
);
const badLines = fc
  .tuple(fc.array(fc.record({ item, count }), { maxLength: 2 }), badLine)
  .map(([good, bad]) => [...good, bad]);
const noLines = fc.constant([]);
/** How far back from the newest order; below zero there is none yet. */
const back = fc.integer({ min: -1, max: 4 });
const types = [
  'scan',
  'scan-door',
  'place-order',
  'collect-order',
  'cancel-order',
  'top-up',
  'receive-stock',
  'move-time',
];
const fields = ['pass', 'code', 'resident', 'lines', 'order', 'code', 'paise', 'item', 'count', 'to'];

const moves = fc.integer({ min: 0, max: 4000 }).map(
  (by): Step =>
    (s) => ({ type: 'move-time', to: s.second + by }),
);
const scans = fc
  .record({
    resident: fc.oneof(someone, anyone),
    day,
    meal: fc.constantFrom(...MEALS, 'lunch' as const, 'lunch' as const),
  })
  .map(
    (pass): Step =>
      () => ({ type: 'scan', pass: passText(plan.code, pass) }),
  );
/** How many windows ago the code stood at the door; below zero it has not yet. */
const doorScans = fc
  .record({
    resident: fc.oneof(someone, anyone),
    day,
    meal: fc.constantFrom(...MEALS, 'lunch' as const, 'lunch' as const),
    ago: fc.constantFrom(0, 0, 0, 1, 2, 40, -1),
  })
  .map(
    ({ resident, day, meal, ago }): Step =>
      (s) => ({
        type: 'scan-door',
        resident,
        code: doorText(plan.code, { day, meal, window: Math.max(0, windowOf(s.second + 1) - ago) }),
      }),
  );
const orders = fc
  .record({
    resident: anyone,
    lines: fc.oneof({ weight: 6, arbitrary: lines }, { weight: 2, arbitrary: badLines }, noLines),
  })
  .map(
    (order): Step =>
      () => ({ type: 'place-order', ...order }),
  );
const collections = back.map(
  (by): Step =>
    (s) => ({ type: 'collect-order', order: s.orders.length - by }),
);
const cancellations = back.map(
  (by): Step =>
    (s) => ({ type: 'cancel-order', order: s.orders.length - by }),
);
const topUps = fc
  .record({ resident: anyone, paise: fc.oneof(fc.integer({ min: 1, max: 1000000 }), badCount) })
  .map(
    (topUp): Step =>
      () => ({ type: 'top-up', ...topUp }),
  );
const deliveries = fc
  .record({
    item: fc.oneof(item, fc.constant('gold')),
    count: fc.oneof(fc.integer({ min: 1, max: 40 }), badCount),
  })
  .map(
    (delivery): Step =>
      () => ({ type: 'receive-stock', ...delivery }),
  );
// What no program of ours would send.
const junk = fc
  .oneof(
    fc.anything(),
    fc
      .tuple(fc.constantFrom(...types), fc.dictionary(fc.constantFrom(...fields), fc.anything()))
      .map(([type, rest]) => ({ ...rest, type })),
  )
  .map(
    (value): Step =>
      () =>
        value as Command,
  );

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: moves },
  { weight: 4, arbitrary: scans },
  { weight: 3, arbitrary: doorScans },
  { weight: 6, arbitrary: orders },
  { weight: 3, arbitrary: collections },
  { weight: 3, arbitrary: cancellations },
  { weight: 1, arbitrary: topUps },
  { weight: 2, arbitrary: deliveries },
  { weight: 2, arbitrary: junk },
);

/** Sequences of commands, good and bad. */
export const commandSequences = fc.array(steps, { minLength: 1, maxLength: 40, size: 'max' });

/** The sample day as it begins, and at its first moment. */
export const midnight = startOfDay(createHostel(plan));
export const noon = sampleHostel(plan);
/** Where a sequence may begin. */
export const starts = fc.constantFrom(midnight, noon, run(midnight, { type: 'move-time', to: 63000 }).state);

/** All states that a sequence goes through, the first included. */
export function walk(start: HostelState, sequence: readonly Step[]): HostelState[] {
  const states = [start];
  for (const step of sequence) {
    const state = states.at(-1) ?? start;
    states.push(run(state, step(state)).state);
  }
  return states;
}

/** What comes of commands, one after the other, of which none may be refused. */
export const done = (state: HostelState, ...commands: readonly Command[]): HostelState =>
  commands.reduce((now, command) => {
    const { state: next, refused } = run(now, command);
    expect(refused).toBeNull();
    return next;
  }, state);
