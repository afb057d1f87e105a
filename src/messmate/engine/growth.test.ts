import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import type { HostelPlan } from './plan.ts';

/** A hostel of so many times the sample's residents and orders. */
const larger = (times: number): HostelPlan => {
  const { shop } = plan;
  const more = (names: readonly string[]) =>
    Array.from({ length: times }, (_, i) => names.map((name) => `${name} ${i}`)).flat();
  return {
    ...plan,
    roomsPerFloor: plan.roomsPerFloor * times,
    names: plan.names.map((region) => ({ ...region, first: more(region.first) })),
    shop: {
      ...shop,
      orders: shop.orders.map((count) => count * times),
      deliveries: shop.deliveries.map((one) => ({ ...one, count: one.count * times })),
      items: shop.items.map((item) => ({
        ...item,
        stock: item.stock * times,
        capacity: item.capacity * times,
      })),
    },
  };
};

const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

/** How often functions and branches of the engine are entered while a hostel lives through its day. */
async function stepsOf(times: number): Promise<number> {
  // Counted is only what is loaded after counting began.
  const [{ createHostel }, { startOfDay }, { run }, { DAY_END }] = await Promise.all([
    import('./hostel.ts'),
    import('./state.ts'),
    import('./commands.ts'),
    import('./time.ts'),
  ]);
  await session.post('Profiler.takePreciseCoverage');
  const { state } = run(startOfDay(createHostel(larger(times))), { type: 'move-time', to: DAY_END });
  const { result } = await session.post('Profiler.takePreciseCoverage');
  expect(state.orders.length, 'The shop of a larger hostel sells more.').toBeGreaterThan(times * 100);
  return result
    .filter(({ url }) => url.includes('/messmate/engine/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

test('the work of a day grows with the residents, and no faster', async () => {
  const [some, many] = [await stepsOf(1), await stepsOf(5)];
  expect(many / some, 'Something is looked up among all, once for each.').toBeLessThan(5.2);
});
