import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLunch, commandSequences, runSequence, stateAt } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { run } from './commands.ts';
import type { Command } from './events.ts';
import { sum } from './lists.ts';
import type { OrderLine } from './plan.ts';
import {
  computeSales,
  findSamplePayer,
  ordersOf,
  readBasket,
  readShelf,
  sortShelf,
  waitingOrders,
  withCount,
} from './selectors/shop.ts';
import { type HostelState, walletOf } from './state.ts';

const resident = findSamplePayer(atLunch);
/** Runs a command that must succeed. */
const runAccepted = (from: HostelState, command: Command): HostelState => {
  const { state, refused } = run(from, command);
  expect(refused).toBeNull();
  return state;
};
const stockOf = (state: HostelState, item: string) =>
  readShelf(state).find(({ id }) => id === item)?.stock ?? 0;

describe('the shop', () => {
  it('takes the sample order from the shelf, and adds it to the sales', () => {
    const { order, total, ...basket } = readBasket(atLunch, resident, plan.shop.sampleOrder);
    expect([total, basket.walletAfter, basket.refused]).toEqual([8200, basket.wallet - 8200, null]);
    const afterPayment = runAccepted(atLunch, { type: 'place-order', resident, lines: order });
    expect(walletOf(afterPayment, resident)).toBe(basket.walletAfter);
    expect(stockOf(atLunch, 'samosa') - stockOf(afterPayment, 'samosa')).toBe(2);
    expect(computeSales(afterPayment).total - computeSales(atLunch).total).toBe(total);
    runAccepted(afterPayment, { type: 'collect-order', order: afterPayment.orders.length });
  });

  it('lists low items before the others', () => {
    const isLowByRow = sortShelf(atLunch).map(({ isLow }) => isLow);
    expect(isLowByRow).toEqual([...isLowByRow].sort((a, b) => Number(b) - Number(a)));
    expect([isLowByRow.length, isLowByRow[0]]).toEqual([20, true]);
  });

  it('has no current hour while it is closed, and expects no sales once it has closed', () => {
    const currentHourAt = (minute: number) => computeSales(stateAt(minute * 60)).current;
    expect([420, 421, 800, 1350, 1351].map(currentHourAt)).toEqual([-1, 0, 6, 15, -1]);
    const toComeAt = (minute: number) => computeSales(stateAt(minute * 60)).hours.at(-1)?.toCome;
    expect(toComeAt(1350)).toBeGreaterThan(0);
    expect(toComeAt(1351)).toBe(0);
  });

  it('merges lines of the same item, and refuses more than 50 pieces of it', () => {
    const [few, many] = [2, 30].map((count) =>
      run(atLunch, {
        type: 'place-order',
        resident,
        lines: Array(2).fill({ item: 'samosa', count }),
      }),
    );
    expect(few?.state.orders.at(-1)).toMatchObject({ lines: [{ item: 'samosa', count: 4 }], paise: 6000 });
    expect(many?.refused).toBe('invalid');
  });
});

describe('a basket', () => {
  it('puts a new item last, and removes an item at 0', () => {
    const wanted = withCount(withCount(withCount([], 'samosa', 1), 'chai', 1), 'samosa', 2);
    expect(wanted.map(({ item }) => item)).toEqual(['samosa', 'chai']);
    expect(readBasket(atLunch, resident, wanted)).toMatchObject({ pieces: 3, total: 4200 });
    expect(readBasket(atLunch, resident, withCount(wanted, 'samosa', 0)).pieces).toBe(1);
  });

  it('shows how much the wallet lacks, and is accepted after a top-up of that amount while the shop is open', () => {
    const basketAt = (state: HostelState) =>
      readBasket(state, resident, [{ item: 'bread-omelette', count: 17 }]);
    const { missing, total, wallet } = basketAt(atLunch);
    expect(missing).toBe(total - wallet);
    const topUp = (paise: number) => basketAt(runAccepted(atLunch, { type: 'top-up', resident, paise }));
    expect(topUp(missing - 1)).toMatchObject({ missing: 1, refused: 'wallet-short' });
    expect(topUp(missing)).toMatchObject({ missing: 0, refused: null, walletAfter: 0 });
    expect(basketAt(stateAt(86_000, atLunch))).toMatchObject({ missing: 0, refused: 'shop-closed' });
    expect(readBasket(atLunch, resident, []).refused).toBe('empty-order');
  });

  it('holds no more pieces than the shelf, and is refused for the same reason as its order', () => {
    const item = fc.constantFrom(...plan.shop.items.map(({ id }) => id));
    const lines = fc.array(fc.record({ item, count: fc.integer({ min: 1, max: 60 }) }), { maxLength: 4 });
    fc.assert(
      fc.property(commandSequences, lines, (sequence, choices) => {
        const state = runSequence(atLunch, sequence).at(-1) ?? atLunch;
        let wanted: readonly OrderLine[] = [];
        for (const { item, count } of choices) wanted = withCount(wanted, item, count);
        const basket = readBasket(state, resident, wanted);
        const { refused } = run(state, { type: 'place-order', resident, lines: basket.order });
        expect(refused).toBe(basket.refused);
        expect(['out-of-stock', 'invalid']).not.toContain(refused);
        expect(basket.lines.map(({ item, count }) => ({ item, count }))).toEqual(
          wanted.map(({ item, count }) => ({ item, count: Math.min(50, count, stockOf(state, item)) })),
        );
        expect(basket.total).toBe(sum(basket.lines.map(({ paise }) => paise)));
        if (!refused) expect(basket.walletAfter).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });
});

it('refunds and restocks a cancelled order; lists own orders newest first, all waiting ones oldest first', () => {
  const lines = [{ item: 'samosa', count: 2 }];
  const afterOrder = runAccepted(atLunch, { type: 'place-order', resident, lines });
  const order = afterOrder.orders.length;
  const row = { number: order, status: 'placed', lines, paise: 3000 };
  expect(ordersOf(afterOrder, resident)[0]).toMatchObject(row);
  const numbers = waitingOrders(afterOrder);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(numbers.at(-1)).toBe(order);
  const afterTopUp = runAccepted(afterOrder, { type: 'top-up', resident, paise: 5000 });
  const afterCancelling = runAccepted(afterTopUp, { type: 'cancel-order', order });
  expect(ordersOf(afterCancelling, resident)[0]?.status).toBe('cancelled');
  expect(waitingOrders(afterCancelling)).toEqual(waitingOrders(atLunch));
  expect(sortShelf(afterCancelling)).toEqual(sortShelf(atLunch));
  expect(walletOf(afterCancelling, resident)).toBe(walletOf(atLunch, resident) + 5000);
});
