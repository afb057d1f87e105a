import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STAPLES } from '../../content/schemas/hostel.ts';
import {
  countEaten,
  countGrains,
  GRAIN_STATES,
  type PlateCounts,
  remainingShare,
  studentsPerGrain,
  ZERO_COUNTS,
} from './counts.ts';
import { drawGrains } from './grains.ts';
import { computeEmptiness, layOutPlate } from './layout.ts';
import { CLEARANCE, FLOOR_RADIUS, HALF_SIDE, placeBowls, RIM_RADIUS } from './plate.ts';

const STUDENTS = fc.integer({ min: 0, max: 900 });
const COUNTS = fc.record({ served: STUDENTS, justServed: STUDENTS, expected: STUDENTS, notComing: STUDENTS });
const BOWLS = fc.integer({ min: 0, max: 4 }).map(placeBowls);
const STAPLE = fc.constantFrom(...STAPLES);
const GRAINS = fc.integer({ min: 1, max: 560 });
const GROUP_SIZE = fc.constantFrom(1, 5, 10);
const sumCounts = (counts: PlateCounts) =>
  GRAIN_STATES.reduce((total, state) => total + counts[state], counts.served);
/** Counts the grains of a path, each of which is a closed outline. */
const countOutlines = (path: string) => path.split('z').length - 1;
const RUNS = { numRuns: 25 };

test('counts a grain for each resident or group, and draws all but those of students served earlier', () => {
  fc.assert(
    fc.property(COUNTS, BOWLS, (counts, bowls) => {
      const groupSize = studentsPerGrain(sumCounts(counts));
      const grains = countGrains(counts, groupSize);
      expect(sumCounts(grains)).toBe(Math.round(sumCounts(counts) / groupSize));
      for (const state of GRAIN_STATES)
        expect(Math.abs(grains[state] - counts[state] / groupSize)).toBeLessThan(1);
      const layout = layOutPlate(grains.served + grains.justServed + grains.expected, bowls, groupSize);
      const paths = drawGrains(grains, layout);
      const pathByState = { ...paths, expected: paths.expected + paths.apart };
      for (const state of GRAIN_STATES) expect(countOutlines(pathByState[state])).toBe(grains[state]);
    }),
    RUNS,
  );
});

test('draws no grain in a bowl or on the rim', () => {
  fc.assert(
    fc.property(GRAINS, BOWLS, STAPLE, (count, bowls, staple) => {
      const { eatingOrder, meanSpacing } = layOutPlate(count, bowls, 1, staple);
      expect(eatingOrder).toHaveLength(count);
      // Grains are jittered, and some are moved so that they do not touch.
      const maxShift = meanSpacing * 0.16 + 3;
      for (const { x, y } of eatingOrder) {
        expect(Math.hypot(x, y)).toBeLessThan(FLOOR_RADIUS - CLEARANCE + maxShift);
        for (const bowl of bowls)
          expect(Math.hypot(x - bowl.x, y - bowl.y)).toBeGreaterThan(bowl.radius + CLEARANCE - maxShift);
      }
    }),
    RUNS,
  );
});

/** Converts a path into outlines of points, with each curve as ten short lines. */
function parseOutlines(path: string): (readonly [number, number])[][] {
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
    // z returns to the outline's first point.
    [x, y] = outline[0] ?? [x, y];
    return outline.length > 0 ? [outline] : [];
  });
}

/** Counts pairs of outlines that are closer than the width of a line. */
function countTouching(path: string, lineWidth: number): number {
  const outlines = parseOutlines(path);
  const [[x, y] = [0, 0], ...points] = outlines[0] ?? [];
  const maxDistance = lineWidth + 2 * Math.max(...points.map(([u, v]) => Math.hypot(u - x, v - y)));
  let pairs = 0;
  outlines.forEach((outline, i) => {
    for (const other of outlines.slice(i + 1)) {
      const [[a, b] = [0, 0], [c, d] = [0, 0]] = [outline[0], other[0]];
      if (Math.hypot(a - c, b - d) > maxDistance) continue;
      if (outline.some(([x, y]) => other.some(([u, v]) => Math.hypot(x - u, y - v) < lineWidth))) pairs++;
    }
  });
  return pairs;
}

test('draws no two grains that touch, on or beside a full or nearly empty plate', () => {
  fc.assert(
    fc.property(GRAINS, BOWLS, STAPLE, GROUP_SIZE, (count, bowls, staple, groupSize) => {
      const layout = layOutPlate(count, bowls, groupSize, staple);
      // Stroke widths (Thali.module.css) in units. With groups: 0.8 px on a plate of 155 px are 3.3 units.
      const lineWidth = groupSize > 1 ? 3.3 : 1.8;
      const draw = (part: Partial<PlateCounts>) => drawGrains({ ...ZERO_COUNTS, ...part }, layout, staple);
      expect(countTouching(draw({ justServed: count }).justServed, lineWidth)).toBe(0);
      const expected = Math.floor(count / 40);
      const { justServed, apart } = draw({
        served: Math.max(0, count - expected - 20),
        justServed: Math.min(20, count - expected),
        expected,
      });
      expect(countTouching(justServed + apart, lineWidth)).toBe(0);
      expect(countTouching(draw({ notComing: Math.ceil(count / 3) }).notComing, 2.2)).toBe(0);
    }),
    RUNS,
  );
});

test('empties a plate from the near edge, and leaves the last grains apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 560 }), BOWLS, STAPLE, (count, bowls, staple) => {
      const { eatingOrder, meanSpacing } = layOutPlate(count, bowls, 1, staple);
      const meanY = (all: typeof eatingOrder) => all.reduce((sum, { y }) => sum + y, 0) / all.length;
      const tenth = Math.ceil(count / 10);
      const ninthTenth = eatingOrder.slice(-2 * tenth, -tenth);
      expect(meanY(eatingOrder.slice(0, tenth))).toBeGreaterThan(meanY(eatingOrder) + meanSpacing);
      expect(meanY(ninthTenth)).toBeLessThan(meanY(eatingOrder) - meanSpacing / 2);
      const lastGrains = eatingOrder.slice(-Math.floor(count / 40));
      for (const a of lastGrains)
        for (const b of lastGrains)
          if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * meanSpacing);
    }),
    RUNS,
  );
});

/** Tells whether outlines enclose a point, by the even-odd rule. */
const isEnclosed = ([x, y]: readonly [number, number], outlines: ReturnType<typeof parseOutlines>) =>
  outlines.reduce((inside, line) => {
    const crossings = line.filter(([ax, ay], i) => {
      const [bx, by] = line[(i + 1) % line.length] ?? [0, 0];
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    });
    return crossings.length % 2 ? !inside : inside;
  }, false);

test('draws an outline around the rice that crosses no expected grain, and leaves the last grains outside', () => {
  fc.assert(
    fc.property(GRAINS, BOWLS, GROUP_SIZE, fc.nat(), (count, bowls, groupSize, n) => {
      const layout = layOutPlate(count, bowls, groupSize);
      const expected = n % (count + 1);
      const paths = drawGrains({ ...ZERO_COUNTS, served: count - expected, expected }, layout);
      const heap = parseOutlines(paths.heap);
      const isOutside = (point: readonly [number, number]) => !isEnclosed(point, heap);
      for (const grain of parseOutlines(paths.expected)) expect(grain.filter(isOutside)).toEqual([]);
      for (const grain of parseOutlines(paths.apart)) expect(grain.every(isOutside)).toBe(true);
      if (expected < 8) expect(heap).toEqual([]);
    }),
    RUNS,
  );
  const full = drawGrains({ ...ZERO_COUNTS, expected: 432 }, layOutPlate(432, placeBowls(3), 1));
  expect([full.apart, parseOutlines(full.heap).length], 'A full plate must be one heap.').toEqual(['', 1]);
});

test('draws the grains of absent students beside the plate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (notComing) => {
      const path = drawGrains({ ...ZERO_COUNTS, notComing }, layOutPlate(0, [], 1)).notComing;
      let [x, y] = [0, 0];
      // The start and the end of each curve are the two tips of a grain.
      for (const [, letter = '', rest = ''] of path.matchAll(/([Mmc])([^Mmcz]*)/g)) {
        const [dx = 0, dy = 0] = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).slice(-2).map(Number);
        [x, y] = letter === 'M' ? [dx, dy] : [x + dx, y + dy];
        expect(Math.hypot(x, y)).toBeGreaterThan(RIM_RADIUS);
        expect(Math.max(Math.abs(x), y)).toBeLessThanOrEqual(HALF_SIDE);
      }
    }),
    RUNS,
  );
});

test('does not move grains as a plate empties: each is expected, then just served, then removed', () => {
  const layout = layOutPlate(432, placeBowls(3), 1);
  const startPoints = (path: string) => parseOutlines(path).map(([[x, y] = [0, 0]]) => `${x} ${y}`);
  const all = startPoints(drawGrains({ ...ZERO_COUNTS, expected: 432 }, layout).expected);
  let waiting = all;
  for (let served = 0; served <= 380; served += 20) {
    const counts = { served, justServed: 40, expected: 392 - served, notComing: 48 };
    const paths = drawGrains(counts, layout);
    const { justServed, notComing } = paths;
    const expected = paths.expected + paths.apart;
    expect(startPoints(notComing)).toHaveLength(48);
    expect(waiting).toEqual(expect.arrayContaining(startPoints(expected)));
    expect(all).toEqual(expect.arrayContaining(startPoints(justServed)));
    expect(startPoints(expected)).not.toEqual(expect.arrayContaining(startPoints(justServed)));
    waiting = startPoints(expected);
  }
  const atEnd = drawGrains({ ...ZERO_COUNTS, served: 432 }, layout);
  expect([atEnd.justServed, atEnd.expected, atEnd.apart, atEnd.heap]).toEqual(['', '', '', '']);
});

test('counts the students who have eaten, and the share of plates that remains', () => {
  const lunch = { served: 57, justServed: 42, expected: 333, notComing: 48 };
  expect(countEaten(lunch)).toBe(99);
  expect(countEaten(lunch) + lunch.expected + lunch.notComing).toBe(sumCounts(lunch));
  expect(remainingShare(lunch)).toBeCloseTo(333 / 432);
  expect([remainingShare(ZERO_COUNTS), remainingShare({ ...ZERO_COUNTS, served: 9 })]).toEqual([1, 0]);
});

test('keeps the number of all grains, and of those beside the plate, while students eat', () => {
  fc.assert(
    fc.property(COUNTS, fc.integer({ min: 2, max: 25 }), (counts, groupSize) => {
      const atEnd = { ...counts, served: counts.served + counts.expected, expected: 0 };
      const [before, after] = [countGrains(counts, groupSize), countGrains(atEnd, groupSize)];
      expect(after.notComing).toBe(before.notComing);
      expect(sumCounts(after)).toBe(sumCounts(before));
    }),
    RUNS,
  );
});

test('draws at most 560 grains, each for several students in a large hostel', () => {
  expect([60, 480, 560, 561, 2_000, 5_600].map((n) => studentsPerGrain(n))).toEqual([1, 1, 1, 5, 5, 10]);
  fc.assert(fc.property(fc.integer({ min: 1, max: 100_000 }), (n) => n / studentsPerGrain(n) <= 560));
});

test('computes an emptiness of 0 until the last grains of a plate', () => {
  const emptinessOf = (served: number, expected: number) =>
    computeEmptiness({ ...ZERO_COUNTS, served, expected });
  const fuller = [emptinessOf(0, 432), emptinessOf(400, 32), emptinessOf(0, 1), emptinessOf(0, 0)];
  expect([...fuller, emptinessOf(432, 0)]).toEqual([0, 0, 0, 0, 1]);
  expect(emptinessOf(431, 1)).toBeGreaterThan(0.9);
});
