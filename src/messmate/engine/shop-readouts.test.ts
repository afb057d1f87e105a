/** What the shop shows: its shelf and hours, orders, a wallet's movements. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandSequences, done, noon, walk } from '../../../tests/engine/commands.ts';
import { total } from '../../../tests/engine/total.ts';
import { run } from './commands.ts';
import { startOfDay } from './sample.ts';
import { basketOf } from './selectors/basket.ts';
import { ordersOf, waitingOrders } from './selectors/orders.ts';
import { salesByHour, sampleOrder, shelf } from './selectors/shop.ts';
import { movements, walletOf } from './selectors/wallet.ts';
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
    expect(run(placed.state, { type: 'collect-order', order: order.number }).refused).toBeNull();

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

  it('gives money and stock back when it is cancelled', () => {
    const cancelled = done(placed, { type: 'cancel-order', order: mine?.number ?? 0 });
    expect(ordersOf(cancelled, resident)[0]?.status).toBe('cancelled');
    expect(waitingOrders(cancelled)).toEqual(waitingOrders(noon));
    expect(shelf(cancelled)).toEqual(shelf(noon));
    expect(basketOf(cancelled, resident, []).wallet).toBe(basketOf(noon, resident, []).wallet);
  });
});

describe('a wallet', () => {
  it('shows its last movements, newest first, which come to what it holds', () => {
    const [morning] = movements(noon, resident, 9).slice(-1);
    expect(morning).toMatchObject({ kind: 'morning', at: 0 });
    const filled = done(noon, { type: 'top-up', resident, paise: 5000 });
    const paid = done(filled, { type: 'place-order', resident, lines: [{ item: 'egg-puff', count: 1 }] });
    const order = paid.orders.length;
    const undone = done(paid, { type: 'cancel-order', order });
    expect(movements(undone, resident, 3)).toEqual([
      { kind: 'refund', at: noon.second + 3, paise: 2500, order },
      { kind: 'order', at: noon.second + 2, paise: -2500, order },
      { kind: 'top-up', at: noon.second + 1, paise: 5000, order: 0 },
    ]);
    fc.assert(
      fc.property(commandSequences, (sequence) => {
        for (const state of walk(noon, sequence).slice(-1)) {
          for (const { id } of state.hostel.residents.slice(0, 30)) {
            const all = movements(state, id, Number.POSITIVE_INFINITY);
            expect(total(all.map(({ paise }) => paise))).toBe(walletOf(state, id));
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
