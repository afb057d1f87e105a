import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import type { HostelPlan } from './plan.ts';

/** A hostel with several times the sample's residents, orders and stock. */
function larger(times: number): HostelPlan {
  const orders = plan.shop.orders.map((count) => count * times);
  const items = plan.shop.items.map((item) => ({ ...item, stock: item.stock * times }));
  return { ...plan, roomsPerFloor: plan.roomsPerFloor * times, shop: { ...plan.shop, orders, items } };
}

const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

/** The number of times that functions and branches of the engine run during a day. */
async function stepsOf(times: number): Promise<number> {
  // Coverage counts only code that is loaded after it began.
  const [{ createHostel }, { startOfDay }, { run }, { DAY_END }] = await Promise.all([
    import('./hostel.ts'),
    import('./state.ts'),
    import('./commands.ts'),
    import('./time.ts'),
  ]);
  await session.post('Profiler.takePreciseCoverage');
  const { state } = run(startOfDay(createHostel(larger(times))), { type: 'move-time', to: DAY_END });
  const { result } = await session.post('Profiler.takePreciseCoverage');
  expect(state.orders.length, 'A larger hostel must sell more.').toBeGreaterThan(times * 100);
  return result
    .filter(({ url }) => url.includes('/messmate/engine/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

test('grows in work no faster than in residents', async () => {
  const [some, many] = [await stepsOf(1), await stepsOf(5)];
  expect(many / some, 'Look for a loop over all residents within another.').toBeLessThan(5.2);
});
