import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DRAWING_NAMES, type DrawingName, type FoodColour } from '../../content/schemas/dish-drawings.ts';
import type { Food } from '../../content/schemas/hostel.ts';
import { GRAIN_STATES, ZERO_COUNTS } from './counts.ts';
import { computeRemainder, type Drawing, drawingOf } from './dishes.ts';
import { PlateGrain, Thali } from './Thali.tsx';

const counts = { served: 57, justServed: 42, expected: 333, notComing: 48 };

const LUNCH: Food = {
  staple: 'rice',
  dishes: [{ drawing: 'rajma' }, { drawing: 'bhindi' }, { drawing: 'curd' }],
};

const NUMBERS_PER_COMMAND = { M: 2, L: 2, Q: 4, C: 6, A: 7 };

/** Measures the distance from the origin to the farthest point at which a path's line or curve ends. */
function maxDistance(path: string): number {
  let [x, y, farthest] = [0, 0, 0];
  let start: readonly [number, number] = [0, 0];
  for (const [, letter = '', numbersText = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    if (command === 'Z') [x, y] = start;
    const numbers = (numbersText.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const numberCount =
      NUMBERS_PER_COMMAND[command as keyof typeof NUMBERS_PER_COMMAND] ?? (command === 'Z' ? 1 : Number.NaN);
    for (let end = numberCount; end <= numbers.length; end += numberCount) {
      const [toX = 0, toY = 0] = numbers.slice(end - 2, end);
      [x, y] = letter === command ? [toX, toY] : [x + toX, y + toY];
      farthest = Math.max(farthest, Math.hypot(x, y));
    }
    expect(numbers.length % numberCount, `${letter}${numbersText}`).toBe(0);
    if (command === 'M') start = [x, y];
  }
  return farthest;
}

const shapesOf = ({ liquid = [], solid = [], halfEaten = [], inedible = [] }: Drawing) =>
  [liquid, solid, halfEaten, inedible].flat();

test.each(DRAWING_NAMES)(
  'draws %s within its circle, in less than 320 compressed bytes, and differently once it is eaten',
  (name) => {
    const drawing = drawingOf(name);
    for (const [classes, d] of shapesOf(drawing))
      expect(maxDistance(d), `${classes} ${d}`).toBeLessThanOrEqual(drawing.vessel === 'bowl' ? 71 : 80);
    const full = computeRemainder(drawing, 1);
    const markup = [...full.liquid, ...full.solid]
      .map(([classes, d]) => `<path class="${classes}" d="${d}"/>`)
      .join('');
    expect(brotliCompressSync(markup).length).toBeLessThan(320);
    const eaten = computeRemainder(drawing, 0);
    expect(eaten.liquid).toEqual([]);
    expect([...eaten.solid]).not.toEqual(full.solid);
  },
);

test('lowers liquids, removes pieces one by one, and keeps inedible shapes', () => {
  const solidOf = (name: DrawingName, share: number) => computeRemainder(drawingOf(name), share).solid;
  const countPieces = (name: DrawingName, colour: string) => (share: number) =>
    solidOf(name, share)
      .find(([classes]) => classes === colour)?.[1]
      .match(/M/g)?.length;
  const shares = [1, 0.5, 0.1, 0.04, 0];
  expect(shares.map(countPieces('rajma', 'brown'))).toEqual([7, 5, 2, 1, undefined]);
  expect(shares.map(countPieces('samosa', 'ochre'))).toEqual([2, 1, 1, 1, undefined]);
  const levels = shares.slice(0, 4).map((share) => computeRemainder(drawingOf('dal'), share).level);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
  expect(solidOf('dal', 0).map(([classes]) => classes)).toEqual(['ochre flat']);
  expect(solidOf('roti', 0.4)).not.toEqual(solidOf('roti', 0.6));
  expect(solidOf('banana', 0).map(([classes]) => classes)).toContain('yellow');
});

test('draws no white crumbs on the plate, because white grains are students', () => {
  for (const name of DRAWING_NAMES) {
    const drawing = drawingOf(name);
    const classes = computeRemainder(drawing, 0).solid.map(([classes]) => classes);
    if (!drawing.vessel) expect(classes, name).not.toContain('white flat');
  }
});

test('gives a gravy, drink or chutney the colour of its entry in the content', () => {
  const firstColour = (name: DrawingName, colour?: FoodColour) => drawingOf(name, colour).liquid?.[0]?.[0];
  expect([firstColour('paneer'), firstColour('paneer', 'green')]).toEqual(['red', 'green']);
  expect([firstColour('chutney', 'red'), firstColour('chai', 'brown')]).toEqual(['red', 'brown']);
  expect(computeRemainder(drawingOf('paneer', 'green'), 0).solid[0]?.[0]).toBe('green flat');
});

test('renders a plate as one labelled image of less than 2,850 compressed bytes', () => {
  const lunch = renderToStaticMarkup(<Thali counts={counts} food={LUNCH} label="Lunch: 99 of 480 served" />);
  expect(lunch).toMatch(/^<svg [^>]*role="img" aria-label="Lunch: 99 of 480 served"/);
  expect(brotliCompressSync(lunch).length).toBeLessThan(2_850);
});

test('renders a plate without food for a closed meal', () => {
  const html = renderToStaticMarkup(<Thali counts={ZERO_COUNTS} label="Closed" />);
  // Rim, lip, floor and highlights.
  expect(html.match(/<path/g)).toHaveLength(4);
});

test.each(GRAIN_STATES)(
  'renders the legend’s grain for %s, on a steel disc unless the state is notComing',
  (state) => {
    const html = renderToStaticMarkup(<PlateGrain state={state} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html.match(/<path/g)).toHaveLength(state === 'notComing' ? 1 : 2);
  },
);
