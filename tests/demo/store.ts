import type { Command } from '../../src/messmate/engine/events.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { findSampleSecond } from '../../src/messmate/engine/sample.ts';
import type { HostelState } from '../../src/messmate/engine/state.ts';
import { createStore, type Store } from '../../src/messmate/store/store.ts';
import { plan } from '../engine/plan.ts';

const hostel = createHostel(plan);
/** The second of the day at which the demo begins. */
export const START = findSampleSecond(plan);
export const createTestStore = (): Store => createStore(hostel, START);

export const topUp = { type: 'top-up', resident: 'A001', paise: 5000 } as const;
export const scan = { type: 'scan', resident: 'B115', place: 'counter', isOld: false } as const;

/** Returns a state's second and its events without `time-moved`, whose number depends on the steps of the clock. */
export const omitTimeMoves = ({ log, second }: HostelState) => ({
  log: log.filter(({ type }) => type !== 'time-moved'),
  second,
});

/** Runs commands as the demo does: by `goTo` if they move the time (finite times only), else by `dispatch`. */
export function runAll(store: Store, makeCommands: readonly ((state: HostelState) => Command)[]): void {
  for (const makeCommand of makeCommands) {
    const command = makeCommand(store.get().state);
    if (command.type !== 'move-time') store.dispatch(command);
    else if (Number.isFinite(command.to)) store.goTo(command.to);
  }
}
