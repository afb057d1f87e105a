import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atLunch,
  commandSequences,
  midnight,
  runSequence,
  startingStates,
  stateAt,
} from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { decide } from './commands.ts';
import type { HostelEvent } from './events.ts';
import { sum } from './lists.ts';
import { MEALS } from './plan.ts';
import { countPlates, estimateNow } from './presence.ts';
import { createSampleState } from './sample.ts';
import { computeShopBooks } from './selectors/books.ts';
import { readMeal } from './selectors/meals.ts';
import { countStudents } from './selectors/plate.ts';
import { computeSales } from './selectors/shop.ts';
import { applyEvents, type HostelState, startDay, walletOf } from './state.ts';
import { LAST_SECOND } from './time.ts';

/** Runs random commands. Calls `check` with all states, the starting state included, and with the last state. */
const checkStates = (check: (states: HostelState[], last: HostelState) => void, numRuns = 100) =>
  fc.assert(
    fc.property(startingStates, commandSequences, (start, sequence) => {
      const states = runSequence(start, sequence);
      check(states, states.at(-1) ?? start);
    }),
    { numRuns },
  );

describe('a sequence of any commands', () => {
  it('causes, among 400, every kind of event and refusal', () => {
    const kinds = new Set<string>();
    for (const [i, sequence] of fc.sample(commandSequences, { numRuns: 400, seed: 1 }).entries()) {
      let state = i % 3 === 0 ? midnight : atLunch;
      for (const step of sequence) {
        const decision = decide(state, step(state));
        for (const event of decision.events) {
          kinds.add(event.type);
          if ('reason' in event) kinds.add(event.reason);
        }
        if (decision.refused) kinds.add(decision.refused);
        state = applyEvents(state, decision.events);
      }
    }
    expect([...kinds].sort().join(' ')).toMatchInlineSnapshot(
      `"already-eaten checked-in closed empty-order invalid leave-marked old-code on-leave order-cancelled order-collected order-ended order-placed out-of-stock scan-refused shelf-full shop-closed stock-received time-moved wallet-full wallet-short wallet-topped-up wrong-meal"`,
    );
  });

  it('logs no refused command except a scan, gives a reason for each refusal, and never changes the given state', () => {
    fc.assert(
      fc.property(startingStates, commandSequences, (start, sequence) => {
        const before = structuredClone({ ...start, hostel: null });
        for (const step of sequence) {
          const { events, refused } = decide(start, step(start));
          if (events.length === 0) expect(refused).toMatch(/^[a-z-]+$/);
          if (refused) expect(events.filter(({ type }) => type !== 'scan-refused')).toEqual([]);
        }
        expect({ ...start, hostel: null }).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  it('neither creates nor loses money, and leaves no wallet and no stock below zero', () => {
    checkStates((states) => {
      for (const state of states) {
        const { log, wallets, stock, hostel } = state;
        const { collected, prepaid } = computeShopBooks(state);
        const toppedUp = sum(log.map((event) => (event.type === 'wallet-topped-up' ? event.paise : 0)));
        expect(sum(wallets) + prepaid + collected).toBe(sum(hostel.openingBalances) + toppedUp);
        expect(Math.min(...wallets, ...stock)).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('keeps plates, orders, takings, stock and wallets in agreement with the log', () => {
    checkStates((_, state) => {
      const { log, orders, hostel } = state;
      for (const meal of MEALS) {
        const plates = log.filter((event) => event.type === 'checked-in' && event.meal === meal).length;
        expect([readMeal(state, meal).plates, countPlates(state, meal)]).toEqual([plates, plates]);
      }
      expect(orders).toHaveLength(log.filter(({ type }) => type === 'order-placed').length);
      for (const { number, status } of orders) {
        const ends = log.filter(
          (e) => (e.type === 'order-collected' || e.type === 'order-cancelled') && e.order === number,
        );
        expect(ends.map(({ type }) => type)).toEqual(status === 'placed' ? [] : [`order-${status}`]);
      }
      const sumPaise = (type: HostelEvent['type']) =>
        sum(log.map((event) => (event.type === type && 'paise' in event ? event.paise : 0)));
      const collected = sumPaise('order-collected');
      const takings = sumPaise('order-placed') - sumPaise('order-cancelled');
      expect(computeShopBooks(state)).toMatchObject({ collected, prepaid: takings - collected, takings });
      expect(sum(computeSales(state).hours.map(({ paise }) => paise))).toBe(takings);
      const sold = orders.filter(({ status }) => status !== 'cancelled').flatMap(({ lines }) => lines);
      plan.shop.items.forEach(({ id, stock }, i) => {
        const received = log.flatMap((e) => (e.type === 'stock-received' && e.item === id ? e.count : []));
        const soldCounts = sold.flatMap(({ item, count }) => (item === id ? count : []));
        expect(state.stock[i]).toBe(stock + sum(received) - sum(soldCounts));
      });
      for (const { id } of hostel.residents.slice(0, 30)) {
        const payments = log.map((e) => {
          if (!('paise' in e) || e.resident !== id || e.type === 'order-collected') return 0;
          return e.type === 'order-placed' ? -e.paise : e.paise;
        });
        const opening = hostel.openingBalances[hostel.indexOfResident.get(id) ?? -1] ?? 0;
        const message = `The wallet of ${id} must agree with the log.`;
        expect(walletOf(state, id), message).toBe(opening + sum(payments));
      }
    });
  });

  it('leads to the same state whether its events are applied one by one or all at once', () => {
    checkStates(([start = atLunch], state) => {
      expect(applyEvents(startDay(state.hostel), state.log)).toEqual(state);
      const newEvents = state.log.slice(start.log.length);
      expect(newEvents.reduce((before, event) => applyEvents(before, [event]), start)).toEqual(state);
    }, 50);
  });

  it('only appends to the log, in the order of time, with at most one scan a second before the last', () => {
    checkStates((states, { log }) => {
      for (const before of states) expect(log.slice(0, before.log.length)).toEqual(before.log);
      const times = log.map((event) => event.at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      // Commands at the end of the day share its last second.
      const scans = log.filter((event) => /^checked-in|^scan/.test(event.type) && event.at < LAST_SECOND);
      expect(new Set(scans.map((event) => event.at)).size).toBe(scans.length);
    }, 50);
  });

  it('counts every resident exactly once for each meal', () => {
    checkStates((states) => {
      for (const state of states)
        for (const meal of MEALS) {
          const { served, justServed, expected, notComing, residents, forecast } = countStudents(state, meal);
          expect(served + justServed + expected + notComing).toBe(residents);
          expect(Math.min(served, justServed, expected, notComing)).toBeGreaterThanOrEqual(0);
          expect(served + justServed).toBe(estimateNow(state, meal).plates);
          expect(forecast).toBe(readMeal(state, meal).forecast);
        }
    }, 50);
  });
});

describe('a seed', () => {
  it('gives the same hostel each time, and a different seed gives a different hostel', () => {
    const again = createSampleState(plan);
    expect([again.log, again.hostel.history]).toEqual([atLunch.log, atLunch.hostel.history]);
    expect(createSampleState({ ...plan, seed: 7 }).log).not.toEqual(atLunch.log);
  });

  it('leads to the same day whether time moves at once or in steps', () => {
    const events = ({ log }: HostelState) => log.filter(({ type }) => type !== 'time-moved');
    const eventsAtOnce = events(stateAt(LAST_SECOND));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 12 }), (leaps) => {
        const state = leaps.reduce((now, leap) => stateAt(now.second + leap, now), midnight);
        expect(events(stateAt(LAST_SECOND, state))).toEqual(eventsAtOnce);
      }),
      { numRuns: 30 },
    );
  });
});
