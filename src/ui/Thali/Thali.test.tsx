import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DISH_MARKS, type DishMark, type FoodColour } from '../../content/schemas/dish-marks.ts';
import type { Food } from '../../content/schemas/hostel.ts';
import { EMPTY_PLATE, STATES } from './counts.ts';
import { type Dish, dishOf, remainderOf } from './dishes.ts';
import { PlateGrain, Thali } from './Thali.tsx';

const counts = { served: 57, lastFive: 42, expected: 333, notComing: 48 };

const LUNCH: Food = { heap: 'rice', dishes: [{ mark: 'rajma' }, { mark: 'bhindi' }, { mark: 'curd' }] };

const NUMBERS_BY_COMMAND = { M: 2, L: 2, Q: 4, C: 6, A: 7 };

/** Measures how far from the origin a path's farthest corner is. */
function maxDistance(path: string): number {
  let [x, y, farthest] = [0, 0, 0];
  let start: readonly [number, number] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    if (command === 'Z') [x, y] = start;
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size =
      NUMBERS_BY_COMMAND[command as keyof typeof NUMBERS_BY_COMMAND] ?? (command === 'Z' ? 1 : Number.NaN);
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

const pathsOf = ({ liquid = [], solid = [], halfEaten = [], inedible = [] }: Dish) => [
  ...liquid,
  ...solid,
  ...halfEaten,
  ...inedible,
];

test.each(DISH_MARKS)('draws %s within its circle in less than 320 bytes, and its remains', (mark) => {
  const dish = dishOf(mark);
  for (const [look, d] of pathsOf(dish))
    expect(maxDistance(d), `${look} ${d}`).toBeLessThanOrEqual(dish.vessel === 'bowl' ? 71 : 80);
  const full = remainderOf(dish, 1);
  const markup = [...full.liquid, ...full.solid]
    .map(([look, d]) => `<path class="${look}" d="${d}"/>`)
    .join('');
  expect(brotliCompressSync(markup).length).toBeLessThan(320);
  const remains = remainderOf(dish, 0);
  expect(remains.liquid).toEqual([]);
  expect([...remains.solid]).not.toEqual(full.solid);
});

test('lowers liquids, removes pieces one by one, and keeps inedible parts', () => {
  const piecesOf = (mark: DishMark, look: string) => (left: number) =>
    remainderOf(dishOf(mark), left)
      .solid.find(([name]) => name === look)?.[1]
      .match(/M/g)?.length;
  const amounts = [1, 0.5, 0.1, 0.04, 0];
  expect(amounts.map(piecesOf('rajma', 'brown'))).toEqual([7, 5, 2, 1, undefined]);
  expect(amounts.map(piecesOf('samosa', 'ochre'))).toEqual([2, 1, 1, 1, undefined]);
  const levels = amounts.slice(0, 4).map((left) => remainderOf(dishOf('dal'), left).level);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
  expect(remainderOf(dishOf('dal'), 0).solid.map(([look]) => look)).toEqual(['ochre flat']);
  expect(remainderOf(dishOf('roti'), 0.4).solid).not.toEqual(remainderOf(dishOf('roti'), 0.6).solid);
  expect(remainderOf(dishOf('banana'), 0).solid.map(([look]) => look)).toContain('yellow');
});

test('draws no white crumbs, because white grains are students', () => {
  for (const mark of DISH_MARKS) {
    const { vessel } = dishOf(mark);
    const looks = remainderOf(dishOf(mark), 0).solid.map(([look]) => look);
    if (!vessel) expect(looks, mark).not.toContain('white flat');
  }
});

test('gives a gravy, drink or chutney the colour that the menu names', () => {
  const firstLook = (mark: DishMark, colour?: FoodColour) => dishOf(mark, colour).liquid?.[0]?.[0];
  expect([
    firstLook('paneer'),
    firstLook('paneer', 'green'),
    firstLook('chutney', 'red'),
    firstLook('chai', 'brown'),
  ]).toEqual(['red', 'green', 'red', 'brown']);
  expect(remainderOf(dishOf('paneer', 'green'), 0).solid.map(([look]) => look)).toEqual(['green flat']);
});

test('renders a plate as one named picture of less than 2,850 bytes', () => {
  const lunch = renderToStaticMarkup(<Thali counts={counts} food={LUNCH} label="Lunch: 99 of 480 served" />);
  expect(lunch).toMatch(/^<svg [^>]*role="img" aria-label="Lunch: 99 of 480 served"/);
  expect(brotliCompressSync(lunch).length).toBeLessThan(2_850);
});

test('renders an empty plate for a closed meal', () => {
  const html = renderToStaticMarkup(<Thali counts={EMPTY_PLATE} label="Closed" />);
  expect(html.match(/<path/g)).toHaveLength(4);
});

test.each(STATES)('renders the key’s grain for %s, on steel unless the student is not coming', (state) => {
  const html = renderToStaticMarkup(<PlateGrain state={state} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html.match(/<path/g)).toHaveLength(state === 'notComing' ? 1 : 2);
});
