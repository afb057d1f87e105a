/** The basket: what it comes to, what the wallet lacks, and that it promises nothing that the shop refuses. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandSequences, done, noon, walk } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { total } from '../../../tests/engine/total.ts';
import { run } from './commands.ts';
import { availableOf, basketOf, withCount } from './selectors/basket.ts';
import { sampleOrder } from './selectors/shop.ts';
import type { HostelState } from './state.ts';

const { resident } = sampleOrder(noon);
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
