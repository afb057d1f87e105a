/** The store of the demo: the same commands make the same hostel, in this tab and in another. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fresh, START, told, topUp, use } from '../../../tests/demo/fresh.ts';
import { commandSequences } from '../../../tests/engine/commands.ts';
import type { Command } from '../engine/events.ts';
import { commandsOf } from './store.ts';

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
