import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEAPS } from '../../content/schemas/hostel.ts';
import {
  EMPTY_PLATE,
  eaten,
  grainsOf,
  type PlateCounts,
  STATES,
  shareLeft,
  studentsPerGrain,
} from './counts.ts';
import { platePaths } from './grains.ts';
import { emptiness, layPlate } from './layout.ts';
import { CLEAR, FLOOR, HALF, PLATE, placeBowls } from './plate.ts';

const students = fc.integer({ min: 0, max: 900 });
const counts = fc.record({ served: students, lastFive: students, expected: students, notComing: students });
const bowls = fc.integer({ min: 0, max: 4 }).map(placeBowls);
const heaps = fc.constantFrom(...HEAPS);
const each = fc.constantFrom(1, 5, 10);
const sum = (all: PlateCounts) => STATES.reduce((total, state) => total + all[state], all.served);
/** Each grain is one closed outline. */
const drawnIn = (path: string) => path.split('z').length - 1;
const MANY = { numRuns: 25 };

test('grains on and beside the plate are the residents, or their rounded share', () => {
  fc.assert(
    fc.property(counts, bowls, (all, stand) => {
      const each = studentsPerGrain(sum(all));
      const grains = grainsOf(all, each);
      expect(sum(grains)).toBe(Math.round(sum(all) / each));
      for (const state of STATES) expect(Math.abs(grains[state] - all[state] / each)).toBeLessThan(1);
      const layout = layPlate(grains.served + grains.lastFive + grains.expected, stand, each);
      const paths = platePaths(grains, layout);
      const drawn = { ...paths, expected: paths.expected + paths.apart };
      for (const state of STATES) expect(drawnIn(drawn[state])).toBe(grains[state]);
    }),
    MANY,
  );
});

test('no grain lies in a bowl or on the rim', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 560 }), bowls, heaps, (count, stand, heap) => {
      const { order, mean } = layPlate(count, stand, 1, heap);
      expect(order).toHaveLength(count);
      // They are shaken, and some are moved a little.
      const shake = mean * 0.16 + 3;
      for (const { x, y } of order) {
        expect(Math.hypot(x, y)).toBeLessThan(FLOOR - CLEAR + shake);
        for (const bowl of stand)
          expect(Math.hypot(x - bowl.x, y - bowl.y)).toBeGreaterThan(bowl.radius + CLEAR - shake);
      }
    }),
    MANY,
  );
});

/** The outlines of a path as corners, curves cut into short lines. */
function outlinesOf(path: string): (readonly [number, number])[][] {
  let [x, y] = [0, 0];
  return path.split('z').flatMap((shape) => {
    const outline: [number, number][] = [];
    for (const [, letter = '', rest = ''] of shape.matchAll(/([Mmclq])([^Mmclq]*)/g)) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(
        Number,
      );
      if (letter === 'c')
        for (let t = 0.1; t < 1; t += 0.1) {
          const [a, b, c] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
          outline.push([x + a * x1 + b * x2 + c * x3, y + a * y1 + b * y2 + c * y3]);
        }
      if (letter === 'q')
        for (let t = 0.1; t < 1; t += 0.1)
          outline.push([x + 2 * (1 - t) * t * x1 + t * t * x2, y + 2 * (1 - t) * t * y1 + t * t * y2]);
      const [dx, dy] = letter === 'c' ? [x3, y3] : letter === 'q' ? [x2, y2] : [x1, y1];
      [x, y] = letter === 'M' ? [dx, dy] : [x + dx, y + dy];
      outline.push([x, y]);
    }
    // z leads back to where the outline began.
    [x, y] = outline[0] ?? [x, y];
    return outline.length > 0 ? [outline] : [];
  });
}

/** Pairs of outlines that come nearer than a line is wide. */
function touching(path: string, line: number): number {
  const outlines = outlinesOf(path);
  const [[x, y] = [0, 0], ...others] = outlines[0] ?? [];
  const far = line + 2 * Math.max(...others.map(([u, v]) => Math.hypot(u - x, v - y)));
  let pairs = 0;
  outlines.forEach((one, i) => {
    for (const other of outlines.slice(i + 1)) {
      const [[a, b] = [0, 0], [c, d] = [0, 0]] = [one[0], other[0]];
      if (Math.hypot(a - c, b - d) > far) continue;
      if (one.some(([x, y]) => other.some(([u, v]) => Math.hypot(x - u, y - v) < line))) pairs++;
    }
  });
  return pairs;
}

test('no two grains touch: on a plate of any fullness, the last ones that are larger, and those beside it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 560 }), bowls, heaps, each, (count, stand, heap, each) => {
      const layout = layPlate(count, stand, each, heap);
      // Widths of the outlines (Thali.module.css); where a grain stands for several, on a plate of 155 px.
      const line = each > 1 ? 3.3 : 1.8;
      const drawn = (counts: Partial<PlateCounts>) => platePaths({ ...EMPTY_PLATE, ...counts }, layout, heap);
      expect(touching(drawn({ lastFive: count }).lastFive, line)).toBe(0);
      const expected = Math.floor(count / 40);
      const { lastFive, apart: few } = drawn({
        served: Math.max(0, count - expected - 20),
        lastFive: Math.min(20, count - expected),
        expected,
      });
      expect(touching(lastFive + few.replace(/^M/, ' M'), line)).toBe(0);
      expect(touching(drawn({ notComing: Math.ceil(count / 3) }).notComing, 2.2)).toBe(0);
    }),
    MANY,
  );
});

test('a plate is eaten from the near edge on, and the last grains lie apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 560 }), bowls, heaps, (count, stand, heap) => {
      const { order, mean } = layPlate(count, stand, 1, heap);
      const meanY = (all: typeof order) => all.reduce((sum, { y }) => sum + y, 0) / all.length;
      const tenth = Math.ceil(count / 10);
      const handful = order.slice(-2 * tenth, -tenth);
      expect(meanY(order.slice(0, tenth))).toBeGreaterThan(meanY(order) + mean);
      expect(meanY(handful)).toBeLessThan(meanY(order) - mean / 2);
      const last = order.slice(-Math.floor(count / 40));
      for (const one of last)
        for (const other of last)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * mean);
    }),
    MANY,
  );
});

/** Whether a point is within outlines (even-odd). */
const isIn = ([x, y]: readonly [number, number], outlines: ReturnType<typeof outlinesOf>) =>
  outlines.reduce((inside, line) => {
    const crossings = line.filter(([ax, ay], i) => {
      const [bx, by] = line[(i + 1) % line.length] ?? [0, 0];
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    });
    return crossings.length % 2 ? !inside : inside;
  }, false);

test('rice is one heap: its outline crosses no white grain, and the last ones lie on clean steel', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 560 }), bowls, each, fc.nat(), (count, stand, each, left) => {
      const layout = layPlate(count, stand, each);
      const expected = left % (count + 1);
      const paths = platePaths({ ...EMPTY_PLATE, served: count - expected, expected }, layout);
      const heap = outlinesOf(paths.heap);
      const isOutside = (point: readonly [number, number]) => !isIn(point, heap);
      for (const grain of outlinesOf(paths.expected)) expect(grain.filter(isOutside)).toEqual([]);
      for (const grain of outlinesOf(paths.apart)) expect(grain.every(isOutside)).toBe(true);
      if (expected < 8) expect(heap).toEqual([]);
    }),
    { numRuns: 100 },
  );
  const full = platePaths({ ...EMPTY_PLATE, expected: 432 }, layPlate(432, placeBowls(3), 1));
  expect([full.apart, outlinesOf(full.heap).length], 'A full plate is one heap.').toEqual(['', 1]);
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

test('a plate that empties moves no grain: each is white, then turmeric, then gone', () => {
  const layout = layPlate(432, placeBowls(3), 1);
  const grains = (path: string) => outlinesOf(path).map(([[x, y] = [0, 0]]) => `${x} ${y}`);
  const all = grains(platePaths({ served: 0, lastFive: 0, expected: 432, notComing: 48 }, layout).expected);
  let waiting = all;
  for (let served = 0; served <= 380; served += 20) {
    const counts = { served, lastFive: 40, expected: 392 - served, notComing: 48 };
    const paths = platePaths(counts, layout);
    const { lastFive, notComing } = paths;
    const expected = paths.expected + paths.apart.replace(/^M/, ' M');
    expect(grains(notComing)).toHaveLength(48);
    expect(waiting).toEqual(expect.arrayContaining(grains(expected)));
    expect(all).toEqual(expect.arrayContaining(grains(lastFive)));
    expect(grains(expected)).not.toEqual(expect.arrayContaining(grains(lastFive)));
    waiting = grains(expected);
  }
  const over = platePaths({ served: 432, lastFive: 0, expected: 0, notComing: 48 }, layout);
  expect([over.lastFive, over.expected, over.apart, over.heap]).toEqual(['', '', '', '']);
});

test('who has eaten, who is to come and who does not are the residents', () => {
  const lunch = { served: 57, lastFive: 42, expected: 333, notComing: 48 };
  expect(eaten(lunch)).toBe(99);
  expect(eaten(lunch) + lunch.expected + lunch.notComing).toBe(sum(lunch));
  expect(shareLeft(lunch)).toBeCloseTo(333 / 432);
  expect([shareLeft(EMPTY_PLATE), shareLeft({ ...EMPTY_PLATE, served: 9 })]).toEqual([1, 0]);
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
    emptiness({ served, lastFive: 0, expected, notComing: 48 });
  expect([left(0, 432), left(400, 32), left(0, 1), left(0, 0), left(432, 0)]).toEqual([0, 0, 0, 0, 1]);
  expect(left(431, 1)).toBeGreaterThan(0.9);
});
