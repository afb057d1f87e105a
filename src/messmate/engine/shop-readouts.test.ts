/** What the shop shows: its shelf and hours, orders, best sellers, the ledger. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandSequences, done, noon, walk } from '../../../tests/engine/commands.ts';
import { total } from '../../../tests/engine/total.ts';
import { run } from './commands.ts';
import { startOfDay } from './sample.ts';
import { basketOf } from './selectors/basket.ts';
import { ledger } from './selectors/ledger.ts';
import { orderByCode, ordersOf, waitingOrders } from './selectors/orders.ts';
import { bestSellers } from './selectors/sellers.ts';
import { salesByHour, sampleOrder, shelf } from './selectors/shop.ts';
import type { HostelState } from './state.ts';

const { resident } = sampleOrder(noon);

describe('the shop', () => {
  it('has a shelf, an order and sales that agree', () => {
    const order = sampleOrder(noon);
    expect(order.total).toBe(total(order.lines.map(({ paise }) => paise)));
    expect(order).toMatchObject({
      payable: true,
      after: order.before - order.total,
      number: noon.orders.length + 1,
    });
    const { lines, resident } = order;
    const placed = run(noon, {
      type: 'place-order',
      resident,
      lines: lines.map(({ item, count }) => ({ item, count })),
    });
    expect(placed.refused).toBeNull();
    const samosas = (s: HostelState) => shelf(s).find(({ id }) => id === 'samosa')?.stock ?? 0;
    expect(samosas(noon) - samosas(placed.state)).toBe(2);
    expect(salesByHour(placed.state).total - salesByHour(noon).total).toBe(order.total);
    expect(
      run(placed.state, { type: 'collect-order', order: order.number, code: order.code }).refused,
    ).toBeNull();

    expect(shelf(noon)).toHaveLength(20);
    const lows = shelf(noon).map(({ low }) => low);
    expect(lows).toEqual([...lows].sort((a, b) => Number(b) - Number(a)));
    expect(lows[0]).toBe(true);
    const sales = salesByHour(noon);
    expect(total(sales.hours.map(({ paise }) => paise))).toBe(sales.total);
    expect(sales.hours[sales.current]?.hour).toBe(13);
  });

  it('has no hour before it opens, and expects nothing once it has closed', () => {
    const at = (minute: number) =>
      salesByHour(run(startOfDay(noon.hostel), { type: 'move-time', to: minute * 60 }).state);
    const now = (minute: number) => at(minute).current;
    expect([now(420), now(421), now(800), now(1350), now(1351), now(1380)]).toEqual([-1, 0, 6, 15, -1, -1]);
    expect(at(1351).hours.at(-1)?.toCome, 'Nothing is expected after closing.').toBe(0);
    expect(at(1350).hours.at(-1)?.toCome).toBeGreaterThan(0);
  });

  it('takes lines of the same item as one', () => {
    const { resident } = sampleOrder(noon);
    const lines = [1, 2].map((count) => ({ item: 'samosa', count }));
    const placed = run(noon, { type: 'place-order', resident, lines }).state;
    expect(placed.orders.at(-1)).toMatchObject({ lines: [{ item: 'samosa', count: 3 }], paise: 4500 });
    const many = lines.map(({ item }) => ({ item, count: 30 }));
    expect(run(noon, { type: 'place-order', resident, lines: many }).refused).toBe('bad-count');
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
      const typed = ` ${code.toLowerCase()} `;
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
