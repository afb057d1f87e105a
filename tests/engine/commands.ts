/** Random commands and starting states, for the properties of engine and store. */
import fc from 'fast-check';
import { run } from '../../src/messmate/engine/commands.ts';
import type { Command } from '../../src/messmate/engine/events.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import type { MealId } from '../../src/messmate/engine/plan.ts';
import { createSampleState } from '../../src/messmate/engine/sample.ts';
import { type HostelState, startDay } from '../../src/messmate/engine/state.ts';
import { plan } from './plan.ts';

export const midnight = startDay(createHostel(plan));
/** The minute of the sample day that the pages show. */
export const noon = createSampleState(plan);
/** Returns the state at a later second, without commands. */
export const stateAt = (second: number, from = midnight): HostelState =>
  run(from, { type: 'move-time', to: second }).state;
/** Counts the logged check-ins to a meal, up to a second of the day. */
export const countCheckIns = ({ log }: HostelState, meal: MealId, until = Number.POSITIVE_INFINITY): number =>
  log.filter((event) => event.type === 'checked-in' && event.meal === meal && event.at <= until).length;
export const startingStates = fc.constantFrom(midnight, noon, stateAt(63_000));

/** A command that depends on the state in which it is given. */
export type Step = (state: HostelState) => Command;
/** Returns a kind of command with its weight. */
const weightedCommand = <T>(
  weight: number,
  values: fc.Arbitrary<T>,
  make: (value: T, state: HostelState) => unknown,
) => ({
  weight,
  arbitrary: values.map(
    (value): Step =>
      (state) =>
        make(value, state) as Command,
  ),
});

// Few residents, so that second scans and empty wallets occur. The last two IDs do not exist.
const residents = ['A001', 'A002', 'B115', 'C214', 'D330'];
const resident = fc.constantFrom(...residents, ...residents, 'Z999', '');
// Some low or dear items are more frequent, so that shelves and wallets run empty.
const item = fc.constantFrom(
  ...plan.shop.items.map(({ id }) => id),
  ...['egg-puff', 'fruit-bowl', 'notebook', 'bread-omelette'],
);
const count = fc.integer({ min: 1, max: 5 });
const badCount = fc.constantFrom(0, -1, 1.5, Number.NaN, 51, 1e308, Number.POSITIVE_INFINITY);
const line = fc.record({ item, count });
const badLine = fc.oneof(
  fc.record({ item, count: badCount }),
  fc.record({ item: fc.constantFrom('gold', '__proto__'), count }),
);
const badLines = fc.tuple(fc.array(line, { maxLength: 2 }), badLine).map(([good, bad]) => [...good, bad]);
/** Most residents have not eaten yet. */
const scan = fc.record({
  resident: fc.oneof(fc.constantFrom(...noon.hostel.residents.map(({ id }) => id)), resident),
  at: fc.constantFrom('door', 'counter'),
  isOld: fc.constantFrom(false, false, false, true),
});
const order = fc.record({
  resident,
  lines: fc.oneof(
    { weight: 6, arbitrary: fc.array(line, { minLength: 1, maxLength: 4 }) },
    { weight: 2, arbitrary: badLines },
    fc.constant([]),
  ),
});
/** Distance from the newest order; negative for one that does not exist yet. */
const ordersBack = fc.integer({ min: -1, max: 4 });
const paise = fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), badCount);
const deliveryCount = fc.oneof(fc.integer({ min: 1, max: 40 }), badCount);

const steps: fc.Arbitrary<Step> = fc.oneof(
  weightedCommand(3, fc.integer({ min: 0, max: 4000 }), (by, { second }) => ({
    type: 'move-time',
    to: second + by,
  })),
  weightedCommand(7, scan, (fields) => ({ type: 'scan', ...fields })),
  weightedCommand(6, order, (fields) => ({ type: 'place-order', ...fields })),
  weightedCommand(3, ordersBack, (by, { orders }) => ({ type: 'collect-order', order: orders.length - by })),
  weightedCommand(3, ordersBack, (by, { orders }) => ({ type: 'cancel-order', order: orders.length - by })),
  weightedCommand(1, fc.record({ resident, paise }), (topUp) => ({ type: 'top-up', ...topUp })),
  weightedCommand(
    2,
    fc.record({ item: fc.oneof(item, fc.constant('gold')), count: deliveryCount }),
    (delivery) => ({
      type: 'receive-stock',
      ...delivery,
    }),
  ),
  weightedCommand(2, fc.record({ resident, isAway: fc.boolean() }), (leave) => ({
    type: 'mark-leave',
    ...leave,
  })),
);

/** Sequences of commands, good and bad. */
export const commandSequences = fc.array(steps, { minLength: 1, maxLength: 40, size: 'max' });

/** Returns all states of a sequence, including the first. */
export function runSequence(start: HostelState, sequence: readonly Step[]): HostelState[] {
  const states = [start];
  for (const step of sequence) {
    const state = states.at(-1) ?? start;
    states.push(run(state, step(state)).state);
  }
  return states;
}
