/** What holds whatever is commanded, in any order, and whatever the seed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandSequences, noon, starts, walk } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { total } from '../../../tests/engine/total.ts';
import { run } from './commands.ts';
import { postingOf } from './ledger.ts';
import { MEALS } from './plan.ts';
import { expectation } from './presence.ts';
import { sampleHostel, startOfDay } from './sample.ts';
import { mealReadout } from './selectors/meals.ts';
import { wings } from './selectors/wings.ts';
import { applyAll, emptyState, type HostelState } from './state.ts';
import { DAY_END } from './time.ts';

/** Holds for every state that any sequence of commands goes through. */
function always(holds: (state: HostelState) => void) {
  fc.assert(
    fc.property(starts, commandSequences, (start, sequence) => {
      for (const state of walk(start, sequence)) holds(state);
    }),
    { numRuns: 150 },
  );
}

describe('whatever is commanded', () => {
  it('gives a resident one plate a meal', () => {
    fc.assert(
      fc.property(starts, commandSequences, (start, sequence) => {
        const log = walk(start, sequence).at(-1)?.log ?? [];
        const plates = log.flatMap((event) =>
          event.type === 'checked-in' ? [`${event.resident} ${event.meal}`] : [],
        );
        expect(new Set(plates).size).toBe(plates.length);
      }),
    );
  });

  it('keeps wallets and shelf at zero or above', () => {
    always((state) => {
      expect(Math.min(...state.wallets)).toBeGreaterThanOrEqual(0);
      expect(Math.min(...state.stock)).toBeGreaterThanOrEqual(0);
    });
  });

  it('keeps the books at a sum of zero, and each balance what the entries make it', () => {
    always((state) => {
      expect(total(state.wallets) + total(Object.values(state.books))).toBe(0);
    });
    fc.assert(
      fc.property(starts, commandSequences, (start, sequence) => {
        const state = walk(start, sequence).at(-1) ?? start;
        const wallets = new Map(
          state.hostel.residents.map(({ id }, i) => [id, state.hostel.opening[i] ?? 0]),
        );
        const books: Record<string, number> = { 'brought-forward': -total(state.hostel.opening) };
        for (const { from, to, paise } of state.log.flatMap((event) => postingOf(event) ?? [])) {
          expect(Number.isInteger(paise) && paise >= 0).toBe(true);
          for (const [account, amount] of [
            [from, -paise],
            [to, paise],
          ] as const) {
            if (typeof account === 'string') books[account] = (books[account] ?? 0) + amount;
            else wallets.set(account.wallet, (wallets.get(account.wallet) ?? 0) + amount);
          }
        }
        expect([...wallets.values()]).toEqual([...state.wallets]);
        for (const [book, balance] of Object.entries(state.books)) expect(balance).toBe(books[book] ?? 0);
      }),
      { numRuns: 150 },
    );
  });

  it('shows counts that equal the log', () => {
    fc.assert(
      fc.property(starts, commandSequences, (start, sequence) => {
        const state = walk(start, sequence).at(-1) ?? start;
        MEALS.forEach((meal, m) => {
          const plates = state.log.filter(
            (event) => event.type === 'checked-in' && event.meal === meal,
          ).length;
          expect(total(state.bins[m] ?? [])).toBe(plates);
          expect(total(state.plates[m] ?? [])).toBe(plates);
          expect([...(state.checkedIn[m] ?? [])].filter((at) => at >= 0)).toHaveLength(plates);
          expect(expectation(state, meal).plates).toBe(plates);
        });
        const placed = state.log.filter((event) => event.type === 'order-placed');
        expect(state.orders).toHaveLength(placed.length);
        const kept = state.orders.filter((order) => order.status !== 'cancelled');
        expect(total(state.salesByHour)).toBe(total(kept.map(({ paise }) => paise)));
        const worth = (status: string) =>
          total(state.orders.filter((o) => o.status === status).map((o) => o.paise));
        expect([state.books.held, state.books.sales]).toEqual([worth('placed'), worth('collected')]);
        for (const { number, status } of state.orders) {
          const ends = state.log.filter(
            (e) => (e.type === 'order-collected' || e.type === 'order-cancelled') && e.order === number,
          );
          expect(ends.map(({ type }) => type)).toEqual(status === 'placed' ? [] : [`order-${status}`]);
        }
        plan.shop.items.forEach(({ id, stock }, i) => {
          const received = state.log.map((event) =>
            event.type === 'stock-received' && event.item === id ? event.count : 0,
          );
          const sold = kept.flatMap(({ lines }) => lines.map((line) => (line.item === id ? line.count : 0)));
          expect(state.stock[i]).toBe(stock + total(received) - total(sold));
        });
      }),
      { numRuns: 150 },
    );
  });

  it('counts event by event what it counts from the whole log', () => {
    fc.assert(
      fc.property(starts, commandSequences, (start, sequence) => {
        const state = walk(start, sequence).at(-1) ?? start;
        expect(applyAll(emptyState(state.hostel), state.log)).toEqual(state);
        const since = state.log.slice(start.log.length);
        expect(since.reduce((before, event) => applyAll(before, [event]), start)).toEqual(state);
      }),
      { numRuns: 50 },
    );
  });

  it('only ever adds to the log, and its clock never falls', () => {
    fc.assert(
      fc.property(starts, commandSequences, (start, sequence) => {
        const states = walk(start, sequence);
        states.forEach((state, i) => {
          const before = states[i - 1] ?? state;
          expect(state.log.slice(0, before.log.length)).toEqual(before.log);
          expect(state.second).toBeGreaterThanOrEqual(before.second);
        });
        const times = states.at(-1)?.log.map(({ at }) => at) ?? [];
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
      { numRuns: 50 },
    );
  });

  it('scans no two passes in one second', () => {
    always(({ log }) => {
      const scans = log.filter(({ type, at }) => /^checked-in|^scan/.test(type) && at < DAY_END);
      expect(new Set(scans.map(({ at }) => at)).size).toBe(scans.length);
    });
  });

  it('accounts for every resident of every wing', () => {
    always((state) => {
      const { wings: counts, total: all, meal, forecast } = wings(state);
      for (const count of [...counts, all]) {
        expect(count.served + count.lastFive + count.toCome + count.notComing).toBe(count.residents);
        expect(Math.min(count.served, count.lastFive, count.toCome, count.notComing)).toBeGreaterThanOrEqual(
          0,
        );
      }
      expect(all.residents).toBe(480);
      expect(all.served + all.lastFive).toBe(expectation(state, meal).plates);
      expect(forecast, 'The counter and the kitchen have one forecast.').toBe(
        mealReadout(state, meal).forecast,
      );
    });
  });
});

describe('a seed', () => {
  it('gives the same hostel always, and another seed another', () => {
    expect(sampleHostel(plan).log).toEqual(noon.log);
    expect(sampleHostel(plan, 7).log).not.toEqual(noon.log);
    expect(sampleHostel(plan).hostel.history).toEqual(noon.hostel.history);
  });

  it('comes to the same day whether time moves at once or minute by minute', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 12 }), (leaps) => {
        const morning = startOfDay(noon.hostel);
        let state = morning;
        for (const leap of leaps) state = run(state, { type: 'move-time', to: state.second + leap }).state;
        state = run(state, { type: 'move-time', to: 86400 }).state;
        const once = run(morning, { type: 'move-time', to: 86400 }).state;
        expect(state.log.filter(({ type }) => type !== 'time-moved')).toEqual(
          once.log.filter(({ type }) => type !== 'time-moved'),
        );
      }),
      { numRuns: 30 },
    );
  });
});
