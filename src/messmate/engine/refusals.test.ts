/** What the hostel does not do: it refuses with a reason, throws nothing, and stays as it was. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandSequences, midnight, noon, starts } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { decide, run } from './commands.ts';
import type { Command } from './events.ts';
import { applyAll } from './state.ts';

describe('whatever is commanded', () => {
  it('comes across every event and every refusal in these tests', () => {
    const seen = new Set<string>();
    for (const [i, sequence] of fc.sample(commandSequences, { numRuns: 400, seed: 1 }).entries()) {
      let state = i % 3 === 0 ? midnight : noon;
      for (const step of sequence) {
        const decision = decide(state, step(state));
        for (const { type } of decision.events) seen.add(type);
        if (decision.refused) seen.add(decision.refused);
        state = applyAll(state, decision.events);
      }
    }
    expect([...seen].sort().join(' ')).toMatchInlineSnapshot(
      `"bad-amount bad-count bad-time checked-in closed empty-order not-open old-code on-leave order-cancelled order-collected order-placed out-of-stock scan-refused second-scan shelf-full shop-closed stock-received time-moved unknown-command unknown-item unknown-order unknown-pass unknown-resident wallet-full wallet-short wallet-topped-up wrong-meal"`,
    );
  });

  it('never throws, refuses with a reason, and leaves the state it was given as it was', () => {
    fc.assert(
      fc.property(starts, commandSequences, (start, sequence) => {
        let state = start;
        for (const step of sequence) {
          const before = { ...state, stock: state.stock.slice(), wallets: state.wallets.slice() };
          const command = step(state);
          const { events, refused } = decide(state, command);
          expect(state).toMatchObject({ second: before.second, movedTo: before.movedTo });
          expect(state.stock).toEqual(before.stock);
          expect(state.wallets).toEqual(before.wallets);
          if (events.length === 0) expect(refused).toMatch(/^[a-z-]+$/);
          if (refused) expect(events.every((event) => event.type === 'scan-refused')).toBe(true);
          state = run(state, command).state;
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['an object that will not become a number', { valueOf: 1, toString: 1 }],
    ['a symbol', Symbol('one')],
    ['a number beyond numbers', 1n],
    ['a text', '1'],
  ])('refuses %s wherever a number is asked for', (_, wrong) => {
    const [{ id: resident } = { id: '' }] = noon.hostel.residents;
    const [{ id: item } = { id: '' }] = plan.shop.items;
    const { state } = run(noon, { type: 'place-order', resident, lines: [{ item, count: 1 }] });
    const refusedOf = (command: object) => run(state, command as Command).refused;
    expect(refusedOf({ type: 'place-order', resident, lines: [{ item, count: wrong }] })).toBe('bad-count');
    expect(refusedOf({ type: 'collect-order', order: wrong })).toBe('unknown-order');
    expect(refusedOf({ type: 'cancel-order', order: wrong })).toBe('unknown-order');
    expect(refusedOf({ type: 'top-up', resident, paise: wrong })).toBe('bad-amount');
    expect(refusedOf({ type: 'receive-stock', item, count: wrong })).toBe('bad-count');
    expect(refusedOf({ type: 'move-time', to: wrong })).toBe('bad-time');
  });
});
