/** The marks of dishes: flat drawings that are known at 40 px without their names. */
import type { DishMark } from '../../content/schemas/hostel.ts';
import { at, circle, tenth, turn } from './plate.ts';

/** How a part is drawn; the style sheet has a class of each name. */
export type Look = 'dark' | 'mid' | 'gravy' | 'pale' | 'line' | 'seed' | 'thick' | 'glint';

/** A part of a drawing and its path, for a circle of 70 round the origin. */
type Part = readonly [look: Look, d: string];

/** A dish as it stands on the plate; one in a bowl lies within the bowl's wall. */
export type Dish = {
  readonly isInBowl: boolean;
  /** Turned so that its back follows the rim. */
  readonly isTurned?: boolean;
  readonly parts: readonly Part[];
};

/** A place, and a size or a turn in degrees. */
type Spot = readonly [x: number, y: number, more: number];
/** A place with a turn in degrees and a size. */
type Lie = readonly [x: number, y: number, degrees: number, size: number];

const each = (all: readonly Spot[], draw: (x: number, y: number, more: number) => string): string =>
  all.map(([x, y, more]) => draw(x, y, more)).join('');

const ring = (count: number, radius: number, from = 0) =>
  Array.from({ length: count }, (_, i) => turn([0, -radius], from + (i * 360) / count));

/** A closed shape given by its corners. */
const shape = (corners: readonly (readonly [number, number])[]) =>
  `M${corners.map(([x, y]) => at(x, y)).join('L')}z`;

/** A curve given by pairs of numbers with commas, grown, turned and moved. */
const placed = (curve: string, x: number, y: number, degrees: number, size = 1) =>
  curve.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a: string, b: string) => {
    const [p, q] = turn([Number(a) * size, Number(b) * size], degrees);
    return at(x + p, y + q, (n) => String(Math.round(n)));
  });

const inBowl = (...parts: Part[]): Dish => ({ isInBowl: true, parts });
const loose = (...parts: Part[]): Dish => ({ isInBowl: false, parts });
const turned = (...parts: Part[]): Dish => ({ isInBowl: false, isTurned: true, parts });
/** A bowl full of something wet, and what lies in it. */
const inGravy = (...parts: Part[]): Dish => inBowl(['gravy', circle(0, 0, 70)], ...parts);

const KIDNEY =
  'M-16,3C-17,-9 -8,-14 1,-14C12,-14 18,-6 17,3C16,11 9,12 6,7C3,3 -3,3 -6,7C-9,12 -15,11 -16,3z';
const KIDNEY_LIGHT = 'M-10,-3C-8,-8 -4,-9 0,-9';
const EGG = 'M0,-36C16,-36 27,-12 27,6C27,23 15,34 0,34C-15,34 -27,23 -27,6C-27,-12 -16,-36 0,-36z';
const BEANS: Spot[] = [
  [-40, -26, -38],
  [-4, -46, 8],
  [36, -32, 52],
  [2, -10, 165],
  [-46, 16, -95],
  [46, 12, 110],
  [-14, 24, 35],
  [26, 44, 205],
  [-22, 52, 190],
];

/** A slice of okra: five soft corners round a star of five seeds. */
function okra(x: number, y: number, r: number, degrees: number) {
  const dents = ring(5, r * 0.86, degrees + 36).map(([dx, dy]) => at(x + dx, y + dy));
  const corners = ring(5, r * 1.14, degrees).map(([cx, cy]) => at(x + cx, y + cy));
  const seeds = ring(5, r * 0.52, degrees).map(
    ([sx, sy]) => `M${at(x + sx * 0.72, y + sy * 0.72)}L${at(x + sx * 1.12, y + sy * 1.12)}`,
  );
  return {
    outline: `M${dents[4]}${corners.map((corner, i) => `Q${corner} ${dents[i]}`).join('')}z`,
    seeds: seeds.join(''),
  };
}

function bhindi(): Dish {
  const slices: Lie[] = [
    [-36, -30, 28, 12],
    [18, -42, 24, 50],
    [47, 4, 22, 20],
    [6, 4, 24, 0],
    [-44, 24, 21, 40],
    [-4, 50, 21, 18],
    [38, 45, 19, 60],
  ];
  const drawn = slices.map(([x, y, r, degrees]) => okra(x, y, r, degrees));
  return inBowl(
    ['pale', drawn.map(({ outline }) => outline).join('')],
    ['seed', drawn.map(({ seeds }) => seeds).join('')],
  );
}

function paneer(): Dish {
  const cubes: Spot[] = [
    [-34, -22, 12],
    [22, -34, -20],
    [-6, 10, 30],
    [38, 14, 8],
    [-36, 32, -15],
    [16, 46, 20],
  ];
  const peas: Spot[] = [
    [-4, -26, 8],
    [-8, -52, 8],
    [50, -18, 8],
    [-56, 4, 8],
    [24, 2, 8],
    [-24, 8, 8],
    [-10, 40, 8],
    [42, 42, 8],
    [-52, -28, 8],
  ];
  const SIDES = 'M-16,-14L16,-14L16,14L-16,14z';
  return inGravy(
    ['dark', each(peas, circle)],
    ['pale', each(cubes, (x, y, degrees) => placed(SIDES, x, y, degrees))],
  );
}

function samosa(): Dish {
  const EDGE = 'M-5,-52Q2,-60 9,-51Q40,-8 56,36Q59,48 47,49Q0,56 -47,47Q-58,44 -53,33Q-36,-12 -5,-52z';
  const FOLDS = 'M3,-52Q6,-4 -24,49M14,-24Q22,8 12,50';
  const two: Lie[] = [
    [24, -14, 34, 0.9],
    [-16, 14, -12, 0.98],
  ];
  return loose(
    ...two.flatMap((to): Part[] => [
      ['pale', placed(EDGE, ...to)],
      ['line', placed(FOLDS, ...to)],
    ]),
  );
}

function roti(): Dish {
  const blisters: Spot[] = [
    [-30, -28, 10],
    [20, -44, 7],
    [44, -6, 9],
    [6, -4, 12],
    [-50, 8, 6],
    [-20, 30, 10],
    [26, 32, 8],
    [0, 56, 6],
    [52, 28, 4],
    [-6, -60, 4],
    [-48, 40, 5],
  ];
  return loose(['pale', circle(0, 0, 74)], ['mid', each(blisters, circle)]);
}

function chai(): Dish {
  const bubbles: Spot[] = [
    [-31, 18, 6],
    [-20, 30, 7],
    [-37, 4, 4],
    [-5, 37, 5],
    [-24, 14, 4],
    [-10, 24, 4],
  ];
  return loose(
    ['pale', shape(ring(16, 64, 11))],
    ['mid', circle(0, 0, 50)],
    ['gravy', each(bubbles, circle)],
    ['glint', 'M8-38a39 39 0 0 1 28 26'],
  );
}

const SWEETS: Spot[] = [
  [-26, -18, 27],
  [28, -12, 27],
  [-2, 32, 27],
];
const LENTILS: Spot[] = [
  [-38, -22, 4],
  [-6, -50, 3],
  [34, -36, 4],
  [-50, 12, 3],
  [-20, 4, 4],
  [44, 4, 3],
  [-30, 40, 4],
  [4, 54, 3],
  [48, 34, 4],
];
const LEAVES = [...ring(20, 57, 8), ...ring(14, 41, 20), ...ring(8, 25), ...ring(4, 10)];

const drawings: Readonly<Record<DishMark, Dish | undefined>> = {
  rice: undefined,
  rajma: inGravy(
    ['dark', each(BEANS, (x, y, degrees) => placed(KIDNEY, x, y, degrees, 1.12))],
    ['glint', each(BEANS, (x, y, degrees) => placed(KIDNEY_LIGHT, x, y, degrees, 1.12))],
  ),
  bhindi: bhindi(),
  curd: inBowl(
    ['pale', circle(0, 0, 70)],
    [
      'seed',
      'M-48 20C-58-18-34-50 4-50 36-50 54-26 48 2 43 26 18 38-2 28-20 18-18-6 0-14 10-18 20-14 24-6M38 38C18 54-10 56-28 46',
    ],
  ),
  dal: inGravy(['dark', each(LENTILS, circle)], ['thick', 'M0-12q26-6 36 18']),
  paneer: paneer(),
  eggcurry: inGravy(
    ['pale', placed(EGG, 22, -12, 70, 0.92) + placed(EGG, -18, 14, -28, 0.95)],
    ['mid', circle(-15, 19, 14)],
  ),
  gulabjamun: inGravy(
    ['mid', each(SWEETS, circle)],
    ['glint', each(SWEETS, (x, y) => `M${tenth(x - 16)} ${tenth(y - 4)}a17 17 0 0 1 12-13`)],
  ),
  chutney: inGravy([
    'seed',
    LEAVES.map(([x, y]) => {
      const [p, q] = turn([3, 0], x * 7 + y * 5);
      return `M${at(x - p, y - q)}l${at(2 * p, 2 * q)}`;
    }).join(''),
  ]),
  roti: roti(),
  samosa: samosa(),
  banana: turned(
    ['pale', 'M-58-34c-6 50 26 86 84 80 14-1 26-6 34-12l-5-16c-9 5-20 6-32 4-32-4-54-24-62-60z'],
    ['line', 'M-48-30c2 44 34 72 76 72 12 0 22-3 28-8'],
    ['dark', 'M-60-34l22-2-5-16-15 3zM60 34l8-4-8-15-5 3z'],
  ),
  egg: loose(
    ['pale', placed(EGG, 28, -16, 62, 1.24) + placed(EGG, -22, 14, -24, 1.3)],
    ['mid', circle(-19, 22, 19)],
  ),
  chai: chai(),
};

/** The drawing of a dish by its mark; none for rice, which the grains are, and for a mark that is not known. */
export const dishOf = (mark: string): Dish | undefined => drawings[mark as DishMark];
