import fc from 'fast-check';
import { run } from '../../src/messmate/engine/commands.ts';
import type { Command } from '../../src/messmate/engine/events.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { sum } from '../../src/messmate/engine/lists.ts';
import type { MealId } from '../../src/messmate/engine/plan.ts';
import { createSampleState } from '../../src/messmate/engine/sample.ts';
import { type HostelState, startDay } from '../../src/messmate/engine/state.ts';
import { MAX_PER_ITEM } from '../../src/messmate/engine/tuckshop.ts';
import { plan } from './plan.ts';

export const midnight = startDay(createHostel(plan));
/** The state at 13:20, during lunch, which the pages show. */
export const atLunch = createSampleState(plan);
/** Returns the state at a later second, if no visitor acts in between. */
export const stateAt = (second: number, from = midnight): HostelState =>
  run(from, { type: 'move-time', to: second }).state;
/** Counts the logged check-ins to a meal, up to a second of the day. */
export const countCheckIns = ({ log }: HostelState, meal: MealId, until = Number.POSITIVE_INFINITY): number =>
  log.filter((event) => event.type === 'checked-in' && event.meal === meal && event.at <= until).length;
/** Returns the mean absolute error of forecasts, in plates. */
export const meanError = (days: readonly { forecast: number; eaten: number }[]): number =>
  sum(days.map(({ forecast, eaten }) => Math.abs(forecast - eaten))) / days.length;
/** Generates a state at midnight, at 13:20 or at 17:30 (63,000 seconds). */
export const startingStates = fc.constantFrom(midnight, atLunch, stateAt(63_000));

/** Makes a command from a state, because numbers of orders and later times depend on the state. */
export type MakeCommand = (state: HostelState) => Command;
/** Returns an option for `fc.oneof`: commands of one type, drawn in proportion to `weight`. */
function option<T>(
  weight: number,
  type: Command['type'],
  values: fc.Arbitrary<T>,
  toFields: (value: T, state: HostelState) => unknown = (value) => value,
) {
  const arbitrary = values.map((value) => {
    const makeCommand: MakeCommand = (state) => Object.assign({ type }, toFields(value, state)) as Command;
    return makeCommand;
  });
  return { weight, arbitrary };
}

// Only five residents, so that second scans and empty wallets occur. `Z999` and the empty ID do not exist.
const residents = ['A001', 'A002', 'B115', 'C214', 'D330'];
const resident = fc.constantFrom(...residents, ...residents, 'Z999', '');
// Some items with a low stock or a high price are drawn more often, so that shelves and wallets run empty.
const item = fc.constantFrom(
  ...plan.shop.items.map(({ id }) => id),
  ...['egg-puff', 'fruit-bowl', 'notebook', 'bread-omelette'],
);
const count = fc.integer({ min: 1, max: 5 });
const badCount = fc.constantFrom(0, -1, 1.5, Number.NaN, MAX_PER_ITEM + 1, 1e308, Number.POSITIVE_INFINITY);
const line = fc.record({ item, count });
const badLine = fc.oneof(
  fc.record({ item, count: badCount }),
  fc.record({ item: fc.constantFrom('gold', '__proto__'), count }),
);
const badLines = fc.tuple(fc.array(line, { maxLength: 2 }), badLine).map(([good, bad]) => [...good, bad]);
// Half of the scans draw from all residents, the others from the few IDs above.
const scan = fc.record({
  resident: fc.oneof(fc.constantFrom(...atLunch.hostel.residents.map(({ id }) => id)), resident),
  place: fc.constantFrom('door', 'counter'),
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
/** Counts back from the newest order; -1 is an order that does not exist yet. */
const ordersBack = fc.integer({ min: -1, max: 4 });
const paise = fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), badCount);
const deliveryCount = fc.oneof(fc.integer({ min: 1, max: 40 }), badCount);

const makeCommands: fc.Arbitrary<MakeCommand> = fc.oneof(
  option(3, 'move-time', fc.integer({ min: 0, max: 4000 }), (by, { second }) => ({ to: second + by })),
  option(7, 'scan', scan),
  option(6, 'place-order', order),
  option(3, 'collect-order', ordersBack, (back, { orders }) => ({ order: orders.length - back })),
  option(3, 'cancel-order', ordersBack, (back, { orders }) => ({ order: orders.length - back })),
  option(1, 'top-up', fc.record({ resident, paise })),
  option(2, 'receive-stock', fc.record({ item: fc.oneof(item, fc.constant('gold')), count: deliveryCount })),
  option(2, 'mark-leave', fc.record({ resident, isAway: fc.boolean() })),
);

/** Generates sequences of commands, of which some must be refused. */
export const commandSequences = fc.array(makeCommands, { minLength: 1, maxLength: 40, size: 'max' });

/** Runs commands, and returns the state at the start and after each of them. */
export function runSequence(start: HostelState, sequence: readonly MakeCommand[]): HostelState[] {
  const states = [start];
  for (const makeCommand of sequence) {
    const state = states.at(-1) ?? start;
    states.push(run(state, makeCommand(state)).state);
  }
  return states;
}
