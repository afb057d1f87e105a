/** The marks of dishes: flat drawings that are known at 40 px without their names. */
import type { DishMark } from '../../content/schemas/hostel.ts';
import { at, circle, tenth, turn } from './plate.ts';

/** How a part is drawn; the style sheet has a class of each name. */
type Look = 'dark' | 'mid' | 'gravy' | 'pale' | 'line' | 'seed' | 'thick' | 'glint';

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

/**
 * A curve given by pairs of numbers with commas, scaled, turned and moved. Only the start point is absolute, so equal shapes
 * have equal text, which compresses well.
 */
function placed(curve: string, x: number, y: number, degrees: number, size = 1) {
  let pen = [-x, -y] as const;
  return curve.replace(/([A-Z])([^A-Zz]+)/g, (_, command: string, pairs: string, offset: number) => {
    const points = pairs.split(' ').map((pair) => {
      const [p = 0, q = 0] = pair.split(',').map((n) => Number(n) * size);
      const [toX, toY] = turn([p, q], degrees);
      return [Math.round(toX), Math.round(toY)] as const;
    });
    const steps = points.map(([toX, toY]) => at(toX - pen[0], toY - pen[1]));
    pen = points[points.length - 1] ?? pen;
    return (offset === 0 ? command : command.toLowerCase()) + steps.join(' ');
  });
}

const inBowl = (...parts: Part[]): Dish => ({ isInBowl: true, parts });
const loose = (...parts: Part[]): Dish => ({ isInBowl: false, parts });
const turned = (...parts: Part[]): Dish => ({ isInBowl: false, isTurned: true, parts });
/** A bowl full of something wet, and what lies in it. */
const inGravy = (...parts: Part[]): Dish => inBowl(['gravy', circle(0, 0, 70)], ...parts);

const KIDNEY =
  'M-16,3C-18,-10 -8,-14 1,-14C12,-14 19,-4 17,4C15,12 9,11 5,6C2,3 -3,3 -6,7C-9,12 -15,11 -16,3z';
const KIDNEY_LIGHT = 'M-10,-3C-8,-8 -4,-9 0,-9';
const EGG = 'M0,-36C16,-36 27,-12 27,6C27,23 15,34 0,34C-15,34 -27,23 -27,6C-27,-12 -16,-36 0,-36z';
/** Seven pieces fill a bowl, in three orientations only, to save bytes. */
const SEVEN: Spot[] = [
  [-44, -18, -40],
  [-8, -46, 20],
  [34, -33, -40],
  [46, 9, 160],
  [20, 43, 20],
  [-27, 37, 160],
  [1, -1, -40],
];

/** A slice of okra: five soft corners round a star of five seeds. */
const OKRA = 'M-12,-17Q0,-28 12,-17Q27,-9 20,6Q16,23 0,21Q-16,23 -20,6Q-27,-9 -12,-17z';
const OKRA_SEEDS = 'M0,-9L0,-14M9,-3L13,-4M5,7L8,11M-5,7L-8,11M-9,-3L-13,-4';
function paneer(): Dish {
  const cubes: Spot[] = [
    [-34, -22, 12],
    [22, -34, -20],
    [-6, 10, 30],
    [38, 14, 12],
    [-36, 32, -20],
    [16, 46, 30],
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
const SEEDS: Spot[] = [
  [-28, -22, 5],
  [-4, -30, 5],
  [28, 26, 5],
  [4, 40, 5],
  [-22, 4, 5],
  [-52, 30, 5],
  [54, -22, 5],
  [40, 46, 5],
  [-36, -46, 5],
];
const LEAVES = [...ring(18, 58, 8), ...ring(12, 40, 20), ...ring(7, 23), ...ring(2, 7)];
const LEAF = ['l6 1', 'l2 6', 'l-4 5', 'l5-4'];

const PEA = 'M-13,2C-14,-9 -6,-14 2,-12C6,-17 10,-12 9,-9C16,-2 14,12 2,13C-7,14 -13,10 -13,2z';
const CHUNK = 'M-14,-8Q-10,-15 0,-13Q14,-14 15,-4Q18,8 8,12Q-4,16 -12,10Q-18,2 -14,-8z';
const LUMP = 'M-28,6Q-36,-10 -20,-14Q-16,-32 2,-24Q22,-30 22,-12Q36,2 22,14Q12,32 -6,24Q-24,26 -28,6z';
const COIL =
  'M-4 2C8-8 18 6 8 16-6 28-28 14-24-8-20-34 14-42 34-22 56 2 40 42 8 46-30 50-56 20-52-14-48-46-16-66 18-60 44-54 62-32 64-8';
const CHUNKS: Spot[] = [
  [-20, 4, 0],
  [36, 6, 60],
  [2, -42, 0],
  [8, 34, 60],
  [-36, 38, 0],
  [-48, -18, 60],
  [38, 38, 0],
];
const IDLIS: Spot[] = [
  [-35, -26, 34],
  [35, -26, 34],
  [0, 34, 34],
];
const PAKODAS: Lie[] = [
  [-30, -28, 0, 1],
  [34, -14, 70, 1.05],
  [-8, 36, 200, 1.1],
];
const SLICES: Spot[] = [
  [-34, -8, 36],
  [20, 34, 36],
];
const BUBBLES: Spot[] = [
  [-46, -8, 7],
  [-16, -34, 6],
  [18, -30, 8],
  [48, -8, 6],
  [2, -4, 9],
  [-28, 16, 6],
  [34, 16, 7],
  [-58, 18, 4],
  [60, 18, 4],
];
const FROTH: Spot[] = [
  [-28, 24, 7],
  [-10, 34, 6],
  [10, 30, 8],
  [28, 22, 5],
  [38, 4, 4],
  [-40, 8, 4],
];
const RAISINS: Spot[] = [
  [-30, -30, 30],
  [34, -30, -40],
  [-10, 46, 30],
  [4, -8, -40],
  [-48, 14, 30],
];
const ALMONDS: Spot[] = [
  [2, -42, -30],
  [36, 12, 60],
  [-22, 14, 60],
  [26, 44, -30],
];

const drawings: Readonly<Record<DishMark, Dish | undefined>> = {
  rice: undefined,
  rajma: inGravy(
    ['dark', each(SEVEN, (x, y, degrees) => placed(KIDNEY, x, y, degrees, 1.2))],
    ['glint', each(SEVEN, (x, y, degrees) => placed(KIDNEY_LIGHT, x, y, degrees, 1.2))],
  ),
  bhindi: inBowl(
    ['pale', each(SEVEN, (x, y, degrees) => placed(OKRA, x, y, degrees, 0.9))],
    ['seed', each(SEVEN, (x, y, degrees) => placed(OKRA_SEEDS, x, y, degrees, 0.9))],
  ),
  curd: inBowl(
    ['pale', circle(0, 0, 70)],
    [
      'seed',
      'M-48 20C-58-18-34-50 4-50 36-50 54-26 48 2 43 26 18 38-2 28-20 18-18-6 0-14 10-18 20-14 24-6M38 38C18 54-10 56-28 46',
    ],
  ),
  dal: inGravy(
    ['glint', 'M-50 4C-56-30-24-54 6-50M50 0C52 30 26 50-2 50'],
    [
      'dark',
      'M36-34C48-24 34 4 4 24-14 36-38 42-40 36-40 30-24 30-8 14 8-4 16-34 36-34zM36-40l10-12 7 5-10 13z',
    ],
    ['dark', each(SEEDS, circle)],
  ),
  paneer: paneer(),
  'egg curry': inGravy(
    ['pale', placed(EGG, 28, -26, 62, 0.88) + placed(EGG, -22, 16, -28, 0.98)],
    ['mid', circle(-19, 21, 14)],
  ),
  'gulab jamun': inGravy(
    ['mid', each(SWEETS, circle)],
    ['glint', each(SWEETS, (x, y) => `M${tenth(x - 16)} ${tenth(y - 4)}a17 17 0 0 1 12-13`)],
  ),
  chutney: inGravy([
    'seed',
    LEAVES.map(([x, y], i) => `M${at(Math.round(x), Math.round(y))}${LEAF[i % LEAF.length]}`).join(''),
  ]),
  roti: roti(),
  samosa: loose(
    ['pale', 'M-8-64Q2-76 12-64C34-44 62-6 70 36Q74 50 60 52 0 70-60 52-74 50-70 36C-62-6-34-44-8-64z'],
    [
      'line',
      'M-70 32Q0 50 70 32M6-69C0-40-12-8-46 37M-56 36l-3 15M-46 39l-3 15M-31 41l-2 16M-16 42l-1 17M0 42l0 18M16 42l1 17M31 41l2 16M46 39l3 15M56 36l3 15',
    ],
    ['mid', circle(22, -18, 6) + circle(8, 16, 7) + circle(38, 14, 4)],
  ),
  banana: turned(
    ['pale', 'M-58-34c-6 50 26 86 84 80 14-1 26-6 34-12l-5-16c-9 5-20 6-32 4-32-4-54-24-62-60z'],
    ['line', 'M-48-30c2 44 34 72 76 72 12 0 22-3 28-8'],
    ['dark', 'M-60-34l22-2-5-16-15 3zM60 34l8-4-8-15-5 3z'],
  ),
  egg: loose(
    ['pale', placed(EGG, 31, -29, 62, 1) + placed(EGG, -26, 18, -28, 1.2)],
    ['mid', circle(-22, 26, 17)],
  ),
  chai: chai(),
  idli: loose(
    ['pale', each(IDLIS, circle)],
    ['line', each(IDLIS, (x, y, r) => circle(x, y, r - 9))],
    [
      'mid',
      each(IDLIS, (x, y) => circle(x - 9, y - 6, 4) + circle(x + 8, y - 10, 3) + circle(x + 3, y + 9, 4)),
    ],
  ),
  chole: inGravy(
    ['pale', each(SEVEN, (x, y, degrees) => placed(PEA, x, y, degrees, 1.3))],
    ['line', each(SEVEN, (x, y, degrees) => placed('M1,-12Q-1,-3 7,0', x, y, degrees, 1.3))],
  ),
  sabzi: inBowl(
    [
      'thick',
      'M-40-36l14-14M-16-20l28-2M26-40l16 16M-58 14l8 12M24 18l-2-8M-12 56l10 6M50-14l6 8M-8 24l-6 6',
    ],
    ['pale', each(CHUNKS, (x, y, degrees) => placed(CHUNK, x, y, degrees))],
  ),
  curry: inGravy(
    ['mid', each(CHUNKS.slice(0, 5), (x, y, degrees) => placed(CHUNK, x, y, degrees, 1.15))],
    ['glint', 'M-62 4q10-6 18 2M20-6q12-8 20 4M-6 60q10-6 18 0M40-44q8 2 10 10'],
  ),
  papad: loose(
    [
      'pale',
      'M-74 30Q-80 14-71 4-74-14-60-24-56-42-38-46-24-60-4-56 16-64 32-52 50-50 56-32 72-24 71-4 81 10 73 30 60 38 40 32 20 40 0 32-20 40-40 32-60 38-74 30z',
    ],
    ['line', each(BUBBLES, circle)],
  ),
  dosa: turned(
    ['pale', 'M-60-26L58-26C78-26 78 26 58 26L-60 26C-78 26-78-26-60-26z'],
    ['line', 'M56-26C40-22 40 22 56 26M56-12C50-8 50 12 57 12 62 8 62-2 57-4M-66 10Q-20 16 44 8'],
    ['mid', 'M-52-12l20-3 2 6-18 3zM-16-14l28-2 1 6-27 3zM-30 0l18-1 1 5-18 1z'],
  ),
  pakoda: loose(
    ...PAKODAS.flatMap((to): Part[] => [
      ['pale', placed(LUMP, ...to)],
      ['line', placed('M-14,-2Q-6,-14 6,-8M-4,10Q6,2 15,7', ...to)],
    ]),
  ),
  lassi: loose(
    ['pale', circle(0, 0, 62)],
    ['line', circle(0, 0, 52) + each(FROTH, circle)],
    ['thick', 'M4-4L38-52 52-58'],
  ),
  chicken: inGravy(
    ['pale', 'M8 8L36 34C44 26 56 32 54 42 60 50 50 60 42 54 32 58 26 48 30 40L2 14z'],
    ['mid', 'M22 18C8 38-30 34-46 12-58-8-54-38-34-46-8-54 34-22 22 18z'],
    ['glint', 'M-42-8C-44-24-36-34-24-36'],
  ),
  pav: loose(
    ['pale', 'M-64-2C-72-62 72-62 64-2zM-62 22L62 22C66 44 56 52 42 52L-42 52C-56 52-66 44-62 22z'],
    [
      'dark',
      'M-68 8Q-68-2-58-2L58-2Q68-2 68 8 68 16 58 16 48 26 38 16 26 16 14 16 2 28-10 16L-58 16Q-68 16-68 8z',
    ],
    ['line', 'M-46-14C-42-30-28-36-16-37'],
  ),
  puri: loose(
    ['pale', circle(26, -18, 48)],
    ['pale', circle(-20, 16, 54)],
    ['line', 'M-60 18a40 40 0 0 1 32-40M-50 22a30 30 0 0 1 16-26M22-54a38 38 0 0 1 40 34'],
    ['mid', circle(-2, 32, 8) + circle(-26, 44, 5) + circle(12, 12, 4) + circle(52, -10, 5)],
  ),
  salad: loose(
    ...SLICES.flatMap(([x, y, r]): Part[] => [
      ['pale', circle(x, y, r)],
      ['line', circle(x, y, r * 0.8)],
      [
        'seed',
        ring(6, r * 0.45)
          .map(([p, q]) => `M${at(x + p * 0.8, y + q * 0.8)}L${at(x + p * 1.2, y + q * 1.2)}`)
          .join(''),
      ],
    ]),
    ['pale', circle(26, -36, 30)],
    ['line', circle(26, -36, 22) + circle(26, -36, 14) + circle(26, -36, 6)],
  ),
  kheer: inBowl(
    ['pale', circle(0, 0, 70)],
    ['dark', each(RAISINS, (x, y, degrees) => placed('M-7,0Q0,-8 8,-1Q1,8 -7,0z', x, y, degrees, 1.2))],
    ['line', each(ALMONDS, (x, y, degrees) => placed('M-18,0Q0,-14 18,0Q0,14 -18,0z', x, y, degrees))],
  ),
  'ice cream': loose(
    ['gravy', 'M-34-6L0 78L34-6z'],
    ['line', 'M-34-6L0 78 34-6M-20 28L16-4M-10 52L27 10M20 28L-16-4M10 52L-27 10'],
    [
      'pale',
      'M-42-2C-54-46-26-74 0-74 26-74 54-46 42-2 36 8 28-4 22 0 14 12 6-2-2 2-10 14-18-2-24 2-32 10-38 6-42-2z',
    ],
    ['seed', 'M-26-28l2 1M-6-52l2-2M10-26l3 1M24-46l-2 2'],
  ),
  fruit: loose(
    ['pale', 'M2-30C18-44 58-42 58-4 58 34 30 66 14 64 6 60-4 60-12 64-28 66-58 36-58-4-58-42-16-44 2-30z'],
    ['thick', 'M2-30Q2-48 10-62'],
    ['dark', 'M10-44C18-64 36-70 46-64 44-48 32-38 10-44z'],
    ['line', 'M-42 0C-42-18-34-24-24-26'],
  ),
  jalebi: loose(['thick', COIL], ['glint', COIL]),
  omelette: loose(
    ['pale', 'M-74 22C-78-30-40-58 2-58 46-58 78-28 74 22 40 46-40 46-74 22z'],
    ['line', 'M-72 14C-36 34 38 34 72 14'],
    ['dark', each(SEEDS.slice(0, 3), circle) + circle(-48, -6, 5) + circle(4, -10, 5) + circle(46, -14, 4)],
    ['mid', 'M-14 4l14-6 4 7-14 6zM26-34l12 4-3 7-12-4z'],
  ),
};

/** The drawing of a dish by its mark; none for rice, which the grains are, and for a mark that is not known. */
export const dishOf = (mark: string): Dish | undefined => drawings[mark as DishMark];
