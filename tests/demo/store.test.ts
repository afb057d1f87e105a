import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/messmate/engine/events.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { passText } from '../../src/messmate/engine/pass.ts';
import type { HostelState } from '../../src/messmate/engine/state.ts';
import { commandsOf, createStore, type Store, undoableOf } from '../../src/messmate/store/store.ts';
import { commandSequences } from '../engine/commands.ts';
import { plan } from '../engine/plan.ts';

const hostel = createHostel(plan);
const START = plan.readAt * 60;
const fresh = () => createStore(hostel, START);

const topUp: Command & { type: 'top-up' } = { type: 'top-up', resident: 'A001', paise: 5000 };
const scanOf = (resident: string): Command & { type: 'scan' } => ({
  type: 'scan',
  pass: passText(plan.code, { resident, day: plan.day, meal: 'lunch' }),
});

/** What a hostel has been through, to be compared; in how many steps the time went does not matter. */
const told = ({ log, second }: HostelState) => ({
  log: log.filter(({ type }) => type !== 'time-moved'),
  second,
});

/** Does what commands do, in the ways of a visitor: moves forward by the clock, all else by a press. */
function use(store: Store, sequence: readonly ((state: HostelState) => Command)[]): void {
  for (const step of sequence) {
    const command = step(store.get().state);
    if (command?.type !== 'move-time') store.act(command);
    else if (Number.isFinite(command.to)) store.goTo(command.to);
  }
}

describe('the store of the demo', () => {
  it('comes to the same hostel from its commands', () => {
    fc.assert(
      fc.property(commandSequences, (sequence) => {
        const [first, second] = [fresh(), fresh()];
        use(first, sequence);
        expect(second.load(JSON.parse(JSON.stringify(commandsOf(first.get()))))).toBe(true);
        expect(told(second.get().state)).toEqual(told(first.get().state));
      }),
      { numRuns: 40 },
    );
  });

  it('undoes the last command and nothing else', () => {
    fc.assert(
      fc.property(commandSequences, fc.integer({ min: 0, max: 600 }), (sequence, later) => {
        const store = fresh();
        use(store, sequence);
        const before = store.get();
        const { events } = store.act(topUp);
        if (events.length === 0) return;
        store.goTo(store.get().state.second + later);
        const { second } = store.get().state;
        expect(store.undo()).toBe('top-up');
        const alone = fresh();
        alone.load(commandsOf(before));
        alone.goTo(second);
        expect(told(store.get().state)).toEqual(told(alone.get().state));
      }),
      { numRuns: 40 },
    );
  });

  it('undoes all commands one by one, and then says that there are none', () => {
    const store = fresh();
    store.act(topUp);
    store.goTo(START + 900);
    store.act(scanOf('B115'));
    expect([store.undo(), store.undo(), store.undo()]).toEqual(['scan', 'top-up', null]);
    const alone = fresh();
    alone.goTo(store.get().state.second);
    expect(told(store.get().state)).toEqual(told(alone.get().state));
  });

  it('takes away what came after, when it jumps back, and brings it back on undo', () => {
    const store = fresh();
    store.goTo(START + 600);
    store.act(topUp);
    const before = store.get();
    store.goTo(START);
    expect(store.get().lost?.commands).toBe(1);
    expect(store.get().state.log.some(({ type }) => type === 'wallet-topped-up')).toBe(false);
    expect(undoableOf(store.get())).toBe('back');
    store.undo();
    expect(store.get().state).toBe(before.state);
    expect(store.get().entries).toBe(before.entries);
  });

  it('keeps what was entered before the second that it jumps back to', () => {
    const store = fresh();
    store.act(topUp);
    store.goTo(START + 3600);
    store.goTo(START + 1800);
    expect(store.get().lost?.commands).toBe(0);
    expect(commandsOf(store.get())).toContainEqual(topUp);
    expect(store.get().state.second).toBe(START + 1800);
  });

  it('loses nothing while the slider is dragged to and fro', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 86_400 }), { maxLength: 8 }), (seconds) => {
        const store = fresh();
        store.act(topUp);
        const from = store.get();
        for (const second of seconds) store.goTo(second, from);
        store.goTo(from.state.second, from);
        expect(told(store.get().state)).toEqual(told(from.state));
        expect(store.get().lost).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('starts over, and brings back what that took away', () => {
    const store = fresh();
    store.act(topUp);
    const before = store.get().state;
    store.startOver();
    expect(told(store.get().state)).toEqual(told(fresh().get().state));
    expect(store.undo()).toBe('over');
    expect(store.get().state).toBe(before);
  });

  it('starts over with what was chosen too, in a round of its own', () => {
    const store = fresh();
    const shown = { resident: 'A001', meal: 'dinner', at: 'door', isOld: true } as const;
    store.set({ shown });
    const { round } = store.get();
    store.goTo(START - 600);
    store.startOver();
    const other = store.get().round;
    expect([store.get().shown, other === round]).toEqual([undefined, false]);
    store.startOver();
    expect(store.undo(), 'Pressed twice, it is undone at once.').toBe('over');
    expect(store.get()).toMatchObject({ shown, round });
    expect(store.undo(), 'What a jump back has taken away is still to be had.').toBe('back');
    expect(store.get().state.second).toBe(START);
    store.startOver();
    expect(store.get().round, 'No round comes again.').not.toBe(other);
  });

  it('brings back all that several jumps back have taken away', () => {
    const store = fresh();
    store.goTo(START + 600);
    store.act(topUp);
    store.goTo(START + 1200);
    store.act(scanOf('B115'));
    const { state } = store.get();
    store.goTo(START + 900);
    expect(store.get().lost?.commands).toBe(1);
    store.goTo(START + 1000);
    const { lost } = store.get();
    store.goTo(START + 800);
    expect(store.get().lost, 'Nothing more is taken away.').toBe(lost);
    store.goTo(START);
    expect(store.get().lost?.commands).toBe(2);
    store.undo();
    expect(store.get().state).toBe(state);
  });

  it('undoes an entry that was made anew since it was looked at', () => {
    const store = fresh();
    store.act(scanOf('B115'));
    store.act(topUp);
    const [, scan, paid] = store.get().entries;
    store.undo(scan);
    expect(store.undo(paid)).toBe('top-up');
    const alone = fresh();
    alone.goTo(store.get().state.second);
    expect(told(store.get().state), 'What was undone before does not come back.').toEqual(
      told(alone.get().state),
    );
    expect(store.undo()).toBeNull();
  });

  it('keeps one entry for moves in a row, so that a day of play is small', () => {
    const store = fresh();
    for (let second = START; second < START + 500; second++) store.goTo(second);
    store.act(topUp);
    for (let second = 1; second < 50; second++) store.goTo(store.get().state.second + 1);
    expect(commandsOf(store.get()).map(({ type }) => type)).toEqual(['move-time', 'top-up', 'move-time']);
  });

  it('tells why a command is refused, and changes nothing', () => {
    const store = fresh();
    const before = store.get();
    expect(store.act({ ...topUp, paise: -1 })).toEqual({ refused: 'bad-amount', events: [] });
    expect(store.get()).toBe(before);
  });

  it('takes no commands over that cannot all be done', () => {
    const store = fresh();
    store.act(topUp);
    const before = store.get();
    fc.assert(
      fc.property(
        fc.array(fc.anything(), { maxLength: 3 }),
        fc.constantFrom({ type: 'top-up', resident: 'Z999', paise: 100 }, { type: 'gold' }, {}, null, 5),
        (rest, bad) => {
          expect(store.load([topUp, bad, ...rest] as Command[])).toBe(false);
          expect(store.get()).toBe(before);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('takes over the grown last move of another tab', () => {
    const [here, there] = [fresh(), fresh()];
    for (const second of [10, 20, 30]) {
      there.goTo(START + second);
      expect(here.load(commandsOf(there.get()))).toBe(true);
      expect(told(here.get().state)).toEqual(told(there.get().state));
    }
    there.goTo(START);
    expect(here.load(commandsOf(there.get()))).toBe(true);
    expect(told(here.get().state)).toEqual(told(there.get().state));
  });
});
