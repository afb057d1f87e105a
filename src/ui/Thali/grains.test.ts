import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fewLeft,
  grainsOf,
  layGrains,
  layPlate,
  type PlateCounts,
  platePaths,
  STATES,
  studentsPerGrain,
} from './grains.ts';
import { CLEAR, FLOOR, HALF, PLATE, placeBowls } from './plate.ts';

const students = fc.integer({ min: 0, max: 900 });
const counts = fc.record({ served: students, lastFive: students, expected: students, notComing: students });
const bowls = fc.integer({ min: 0, max: 4 }).map(placeBowls);
const sum = (all: PlateCounts) => STATES.reduce((total, state) => total + all[state], all.served);
/** Each grain is one closed outline. */
const drawnIn = (path: string) => path.split('z').length - 1;
const MANY = { numRuns: 40 };

test('grains on and beside the plate are the residents, or their rounded share', () => {
  fc.assert(
    fc.property(counts, bowls, (all, stand) => {
      const each = studentsPerGrain(sum(all));
      const grains = grainsOf(all, each);
      expect(sum(grains)).toBe(Math.round(sum(all) / each));
      for (const state of STATES) expect(Math.abs(grains[state] - all[state] / each)).toBeLessThan(1);
      const layout = layPlate(grains.served + grains.lastFive + grains.expected, stand, each);
      const paths = platePaths(grains, layout);
      for (const state of STATES) expect(drawnIn(paths[state])).toBe(grains[state]);
    }),
    MANY,
  );
});

test('no grain lies in a bowl or on the rim, and none on another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 560 }), bowls, (count, stand) => {
      const { places, pitch } = layGrains(count, stand);
      expect(places).toHaveLength(count);
      const shake = pitch * 0.11 * Math.SQRT2;
      const apart = (all: readonly { x: number; y: number }[]) =>
        places.flatMap(({ x, y }) =>
          all.filter((one) => one.x !== x || one.y !== y).map((one) => Math.hypot(x - one.x, y - one.y)),
        );
      const [radius = 0] = stand.map((bowl) => bowl.radius);
      expect(Math.max(...places.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(FLOOR - CLEAR + shake);
      expect(Math.min(...apart(stand), FLOOR)).toBeGreaterThan(radius + CLEAR - shake);
      expect(apart(places).every((distance) => distance > pitch * 0.35)).toBe(true);
    }),
    MANY,
  );
});

test('those who do not come lie on the table, beside the plate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (notComing) => {
      const none = { served: 0, lastFive: 0, expected: 0, notComing };
      const path = platePaths(none, layPlate(0, [], 1)).notComing;
      let [x, y] = [0, 0];
      // Tips and, of each curve, the end: both ends of every grain.
      for (const [, letter = '', rest = ''] of path.matchAll(/([Mmc])([^Mmcz]*)/g)) {
        const [dx = 0, dy = 0] = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).slice(-2).map(Number);
        [x, y] = letter === 'M' ? [dx, dy] : [x + dx, y + dy];
        expect(Math.hypot(x, y)).toBeGreaterThan(PLATE);
        expect(Math.max(Math.abs(x), y)).toBeLessThanOrEqual(HALF);
      }
    }),
    MANY,
  );
});

test('a plate that empties moves no grain', () => {
  const layout = layPlate(432, placeBowls(3), 1);
  const before = platePaths({ served: 0, lastFive: 0, expected: 432, notComing: 48 }, layout);
  const after = platePaths({ served: 0, lastFive: 432, expected: 0, notComing: 48 }, layout);
  expect(after.lastFive).toBe(before.expected);
  expect(after.notComing).toBe(before.notComing);
  const over = platePaths({ served: 432, lastFive: 0, expected: 0, notComing: 48 }, layout);
  expect([over.lastFive, over.expected]).toEqual(['', '']);
});

test('grains that stand for several students stay on the plate, or beside it, while it fills', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 2, max: 25 }), (all, each) => {
      const full = { ...all, served: all.served + all.expected, expected: 0 };
      const [before, after] = [grainsOf(all, each), grainsOf(full, each)];
      expect(after.notComing).toBe(before.notComing);
      expect(sum(after)).toBe(sum(before));
    }),
    MANY,
  );
});

test('a large hostel has one grain for several students, and never more than can be told apart', () => {
  expect([60, 480, 560, 561, 2_000, 5_600].map((n) => studentsPerGrain(n))).toEqual([1, 1, 1, 5, 5, 10]);
  fc.assert(fc.property(fc.integer({ min: 1, max: 100_000 }), (n) => n / studentsPerGrain(n) <= 560));
});

test('only the last ones of a full plate are drawn larger', () => {
  const left = (served: number, expected: number) =>
    fewLeft({ served, lastFive: 0, expected, notComing: 48 });
  expect([left(0, 432), left(400, 32), left(0, 1), left(0, 0), left(432, 0)]).toEqual([0, 0, 0, 0, 1]);
  expect(left(431, 1)).toBeGreaterThan(0.9);
});
