import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DISH_MARKS } from '../../content/schemas/hostel.ts';
import { dishOf, partsLeft } from './dishes.ts';
import { STATES } from './grains.ts';
import { PlateGrain, Thali } from './Thali.tsx';

const counts = { served: 57, lastFive: 42, expected: 333, notComing: 48 };

const PAIRS = { M: 2, L: 2, Q: 4, C: 6, A: 7 };

/** How far from the origin a path's corners lie. */
function reach(path: string): number {
  let [x, y, farthest] = [0, 0, 0];
  let start: readonly [number, number] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    if (command === 'Z') [x, y] = start;
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = PAIRS[command as keyof typeof PAIRS] ?? (command === 'Z' ? 1 : Number.NaN);
    for (let end = size; end <= numbers.length; end += size) {
      const [toX = 0, toY = 0] = numbers.slice(end - 2, end);
      [x, y] = letter === command ? [toX, toY] : [x + toX, y + toY];
      farthest = Math.max(farthest, Math.hypot(x, y));
    }
    expect(numbers.length % size, `${letter}${rest}`).toBe(0);
    if (command === 'M') start = [x, y];
  }
  return farthest;
}

test.each(DISH_MARKS.filter((mark) => mark !== 'rice'))(
  '%s is drawn within its circle, in few bytes',
  (mark) => {
    const dish = dishOf(mark);
    if (!dish) throw new Error(`Draw "${mark}" in dishes.ts, or take it out of DISH_MARKS.`);
    for (const [look, d] of dish.parts)
      expect(reach(d), look).toBeLessThanOrEqual(dish.vessel === 'bowl' ? 71 : 80);
    const markup = dish.parts.map(([look, d]) => `<path class="${look}" d="${d}"/>`).join('');
    expect(brotliCompressSync(markup).length).toBeLessThan(300);
  },
);

test('rice is the heap, and a mark that is not known has no bowl', () => {
  expect(dishOf('rice')).toBeUndefined();
  expect(dishOf('quinoa')).toBeUndefined();
});

test('a dish is eaten piece by piece, and leaves what nobody eats', () => {
  const beans = (left: number) =>
    dishOf('rajma') &&
    partsLeft(dishOf('rajma') as never, left)
      .find(([look]) => look === 'brown')?.[1]
      .match(/M/g)?.length;
  expect([1, 0.5, 0.1, 0].map(beans)).toEqual([7, 5, 2, undefined]);
  expect(partsLeft(dishOf('banana') as never, 0).map(([look]) => look)).toContain('yellow');
});

test('a plate is one picture with a name, and light', () => {
  const lunch = renderToStaticMarkup(
    <Thali counts={counts} dishes={['rajma', 'bhindi', 'curd']} label="Lunch: 99 of 480 served" />,
  );
  expect(lunch).toMatch(/^<svg [^>]*role="img" aria-label="Lunch: 99 of 480 served"/);
  expect(brotliCompressSync(lunch).length).toBeLessThan(2_800);
});

test('a closed meal is a clean plate with nothing beside it', () => {
  const none = { served: 0, lastFive: 0, expected: 0, notComing: 0 };
  const html = renderToStaticMarkup(<Thali counts={none} dishes={[]} label="Closed" />);
  expect(html.match(/<path/g)).toHaveLength(4);
});

test.each(STATES)('the key has a grain that is %s, on steel unless it is not coming', (state) => {
  const html = renderToStaticMarkup(<PlateGrain state={state} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html.match(/<path/g)).toHaveLength(state === 'notComing' ? 1 : 2);
});
