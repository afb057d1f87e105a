import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/messmate/engine/commands.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { availableOf, basketOf, withCount } from '../../src/messmate/engine/selectors/basket.ts';
import { ledger } from '../../src/messmate/engine/selectors/ledger.ts';
import { orderByCode, ordersOf, waitingOrders } from '../../src/messmate/engine/selectors/orders.ts';
import { bestSellers } from '../../src/messmate/engine/selectors/sellers.ts';
import { salesByHour, sampleOrder, shelf } from '../../src/messmate/engine/selectors/shop.ts';
import type { HostelState } from '../../src/messmate/engine/state.ts';
import { commandSequences, walk } from './commands.ts';
import { plan } from './plan.ts';

const noon = sampleHostel(plan);
const { resident } = sampleOrder(noon);
const total = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);
const done = (state: HostelState, ...commands: Parameters<typeof run>[1][]) =>
  commands.reduce((now, command) => {
    const { state: next, refused } = run(now, command);
    expect(refused).toBeNull();
    return next;
  }, state);
const stockOf = (state: HostelState, item: string) => state.stock[state.hostel.itemOf.get(item) ?? -1] ?? 0;

describe('the basket', () => {
  it('adds up, and says what is left after it', () => {
    const basket = basketOf(noon, resident, [
      { item: 'samosa', count: 2 },
      { item: 'chai', count: 1 },
    ]);
    expect(basket).toMatchObject({ pieces: 3, total: 4200, missing: 0, refused: null });
    expect(basket.after).toBe(basket.wallet - 4200);
    const paid = done(noon, { type: 'place-order', resident, lines: basket.order });
    expect(basketOf(paid, resident, []).wallet).toBe(basket.after);
  });

  it('says how much is missing, and that much is enough', () => {
    const wanted = [{ item: 'bread-omelette', count: 17 }];
    const { missing, total, wallet, refused, after: left } = basketOf(noon, resident, wanted);
    expect(refused).toBe('wallet-short');
    expect([missing, left]).toEqual([total - wallet, wallet]);
    const less = run(noon, { type: 'top-up', resident, paise: missing - 1 }).state;
    expect(basketOf(less, resident, wanted)).toMatchObject({ missing: 1, refused: 'wallet-short' });
    const enough = run(noon, { type: 'top-up', resident, paise: missing }).state;
    expect(basketOf(enough, resident, wanted)).toMatchObject({ missing: 0, refused: null, after: 0 });
    const closed = run(noon, { type: 'move-time', to: 86_000 }).state;
    expect(basketOf(closed, resident, wanted), 'A top-up would not open the shop.').toMatchObject({
      missing: 0,
      refused: 'shop-closed',
    });
  });

  it('keeps the rest when others buy up a line of it', () => {
    const left = stockOf(noon, 'egg-puff');
    const wanted = [
      { item: 'egg-puff', count: left },
      { item: 'samosa', count: 1 },
    ];
    const other = noon.hostel.residents.findIndex(
      ({ id }, i) => id !== resident && (noon.wallets[i] ?? 0) > 9000,
    );
    const bought = done(noon, {
      type: 'place-order',
      resident: noon.hostel.residents[other]?.id ?? '',
      lines: [{ item: 'egg-puff', count: left }],
    });
    const basket = basketOf(bought, resident, wanted);
    expect(basket.lines.map(({ count, wanted: want }) => [count, want])).toEqual([
      [0, left],
      [1, 1],
    ]);
    expect(basket).toMatchObject({
      order: [{ item: 'samosa', count: 1 }],
      pieces: 1,
      total: 1500,
      refused: null,
    });
  });

  it('is refused when it is empty, and when the shop is closed', () => {
    expect(basketOf(noon, resident, []).refused).toBe('empty-order');
    const night = run(noon, { type: 'move-time', to: 84000 }).state;
    expect(basketOf(night, resident, [{ item: 'samosa', count: 1 }]).refused).toBe('shop-closed');
  });

  it('takes counts in and out', () => {
    const one = withCount([], 'samosa', 1);
    const two = withCount(withCount(one, 'chai', 3), 'samosa', 2);
    expect(two).toEqual([
      { item: 'samosa', count: 2 },
      { item: 'chai', count: 3 },
    ]);
    expect(withCount(two, 'samosa', 0)).toEqual([{ item: 'chai', count: 3 }]);
    expect(one).toEqual([{ item: 'samosa', count: 1 }]);
    expect(availableOf(noon, 'chai')).toBe(50);
    expect(availableOf(noon, 'gold')).toBe(0);
  });

  it('never promises what the shop would refuse', () => {
    fc.assert(
      fc.property(
        commandSequences,
        fc.array(
          fc.record({
            item: fc.constantFrom(...plan.shop.items.map(({ id }) => id)),
            count: fc.integer({ min: 1, max: 60 }),
          }),
          { maxLength: 4 },
        ),
        (sequence, lines) => {
          const state = walk(noon, sequence).at(-1) ?? noon;
          const wanted = lines.reduce(
            (all, { item, count }) => withCount(all, item, count),
            withCount([], '', 0),
          );
          const basket = basketOf(state, resident, wanted);
          const { refused } = run(state, { type: 'place-order', resident, lines: basket.order });
          expect(refused).toBe(basket.refused);
          expect(['out-of-stock', 'bad-count', 'unknown-item']).not.toContain(refused);
          expect(basket.total).toBe(total(basket.lines.map(({ paise }) => paise)));
          if (!refused) expect(basket.after).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('orders', () => {
  const lines = [{ item: 'samosa', count: 2 }];
  const placed = done(noon, { type: 'place-order', resident, lines });
  const [mine] = ordersOf(placed, resident);

  it('shows a resident theirs, newest first, and the window those that wait, oldest first', () => {
    expect(mine).toMatchObject({ number: placed.orders.length, status: 'placed', pieces: 2, paise: 3000 });
    expect(mine?.lines).toEqual([{ item: 'samosa', name: 'Samosa', count: 2, paise: 3000 }]);
    const numbers = waitingOrders(placed).map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers.at(-1)).toBe(mine?.number);
    const twice = done(placed, { type: 'place-order', resident, lines });
    expect(ordersOf(twice, resident)[1]?.number).toBe(mine?.number);
  });

  it('finds an order by its code, however it is typed', () => {
    for (const { number, code } of waitingOrders(placed)) {
      const typed = ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `;
      expect(orderByCode(placed, typed)?.number).toBe(number);
    }
    expect(orderByCode(placed, '')).toBeNull();
    expect(orderByCode(placed, 'ZZZZ')).toBeNull();
  });

  it('gives money and stock back when it is cancelled', () => {
    const cancelled = done(placed, { type: 'cancel-order', order: mine?.number ?? 0 });
    expect(ordersOf(cancelled, resident)[0]?.status).toBe('cancelled');
    expect(waitingOrders(cancelled)).toEqual(waitingOrders(noon));
    expect(shelf(cancelled)).toEqual(shelf(noon));
    expect(bestSellers(cancelled, 20)).toEqual(bestSellers(noon, 20));
    expect(basketOf(cancelled, resident, []).wallet).toBe(basketOf(noon, resident, []).wallet);
  });
});

describe('best sellers', () => {
  it('stand in the order of pieces, and all of them come to the sales of the day', () => {
    const all = bestSellers(noon, 99);
    const sold = all.map((seller) => seller.sold);
    expect(sold).toEqual([...sold].sort((a, b) => b - a));
    expect(total(all.map(({ paise }) => paise))).toBe(salesByHour(noon).total);
    expect(bestSellers(noon, 5)).toEqual(all.slice(0, 5));
  });
});

describe('the ledger', () => {
  it('debit what is received and credit where it comes from', () => {
    const item = 'egg-puff';
    const [cost, price] = [1600, 2500];
    const stocked = done(noon, { type: 'receive-stock', item, count: 2 });
    expect(ledger(stocked, 1).latest).toEqual([
      { at: noon.second + 1, debit: 'purchases', credit: 'supplier', paise: 2 * cost },
    ]);
    const filled = done(noon, { type: 'top-up', resident, paise: 5000 });
    expect(ledger(filled, 1).latest[0]).toMatchObject({ debit: 'payments', credit: { wallet: resident } });
    const bought = done(noon, { type: 'place-order', resident, lines: [{ item, count: 1 }] });
    expect(ledger(bought, 1).latest[0]).toMatchObject({
      debit: { wallet: resident },
      credit: 'held',
      paise: price,
    });
    expect(ledger(noon, 8).latest).toHaveLength(8);
  });

  it('balance at any time, with every account on the side on which a bookkeeper looks for it', () => {
    fc.assert(
      fc.property(commandSequences, (sequence) => {
        for (const state of walk(noon, sequence)) {
          const { debits, credits, balances } = ledger(state, 3);
          expect(debits).toBe(credits);
          expect(debits).toBeGreaterThan(0);
          for (const { account, debit, credit } of balances) {
            const isDebit = ['brought-forward', 'payments', 'purchases'].includes(account);
            expect(isDebit ? credit : debit).toBe(0);
          }
          expect(balances.find(({ account }) => account === 'wallets')?.credit).toBe(total(state.wallets));
        }
      }),
      { numRuns: 40 },
    );
  });
});
