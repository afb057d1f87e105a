/** Undo, jumps back and starting over: what they take away, and that it can be brought back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fresh, START, scanOf, told, topUp, use } from '../../../tests/demo/fresh.ts';
import { commandSequences } from '../../../tests/engine/commands.ts';
import { commandsOf, undoableOf } from './store.ts';

describe('the store of the demo', () => {
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
});
