/** The marks of dishes: flat drawings that are known at 40 px without their names. */
import type { DishMark } from '../../content/schemas/hostel.ts';
import { at, circle, tenth, turn } from './plate.ts';

type Colour = 'white' | 'wheat' | 'yellow' | 'ochre' | 'tan' | 'red' | 'brown' | 'green';

/** How a part is drawn; the style sheet has a class of each name. Filled and outlined, unless it says otherwise. */
type Flat = 'flat';
type Look = Colour | `${Colour} ${Flat}` | 'line' | 'thick' | 'glint' | 'stem green' | 'stem ochre';

/** A part of a drawing and its path, for a circle of 70 round the origin. */
export type Part = readonly [look: Look, d: string];

/** A dish as it stands on the plate; one in a bowl lies within the bowl's wall. */
export type Dish = {
  readonly vessel?: 'bowl' | 'glass';
  /** Turned so that its back follows the rim. */
  readonly isTurned?: boolean;
  /** Of how many equal pieces its parts are: they are eaten one by one, from the last. */
  readonly pieces: number;
  readonly parts: readonly Part[];
  /** What nobody eats. */
  readonly rest?: readonly Part[];
};

/** A place, and a size or a turn in degrees. */
type Spot = readonly [x: number, y: number, more: number];
/** A place with a turn in degrees and a size. */
type Lie = readonly [x: number, y: number, degrees: number, size: number];

const each = (all: readonly Spot[], draw: (x: number, y: number, more: number) => string): string =>
  all.map(([x, y, more]) => draw(x, y, more)).join('');

const ring = (count: number, radius: number, from = 0) =>
  Array.from({ length: count }, (_, i) => turn([0, -radius], from + (i * 360) / count));

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

/** What is wet fills its bowl, and sinks in it. */
const POOL = circle(0, 0, 70);
/** A glass from above: its rim, and its wall to the drink. */
const RIM = circle(0, 0, 62);
const WALLS = circle(0, 0, 57);
const DRINK = circle(0, 0, 49);

/** What the fingers leave in a bowl, and beside it. */
const WIPED =
  placed('M-44,8C-34,40 6,52 36,30C14,40 -24,34 -44,8z', 0, 0, 34) +
  placed('M-24,0C-16,22 8,28 26,16C8,20 -12,14 -24,0z', 0, 0, 34);
const CRUMBS = 'M-26 8l9-4 4 7-8 4zM4-20l7 2-3 7zM14 16l10-3 2 8-7 2zM-8 34l5-5 5 5zM36-10l4 5-6 3z';

const inBowl = (pieces: number, ...parts: Part[]): Dish => ({ vessel: 'bowl', pieces, parts });
const loose = (pieces: number, ...parts: Part[]): Dish => ({ pieces, parts });
const turned = (...parts: Part[]): Dish => ({ isTurned: true, pieces: 1, parts });
const leaving = (rest: Part[], dish: Dish): Dish => ({ ...dish, rest });
const inGlass = (drink: Colour, ...parts: Part[]): Dish => ({
  vessel: 'glass',
  pieces: 1,
  parts: [['white', RIM], ['line', WALLS], [drink, DRINK], ...parts],
});

/** Never white: a white crumb would be a student. */
function crumbsOf(parts: readonly Part[]): readonly Part[] {
  const colour = parts.map(([look]) => look).find((look): look is Colour => !/white|line|thick| /.test(look));
  return colour ? [[`${colour} flat`, CRUMBS]] : [];
}

/** Below this part of a meal its dishes are eaten. */
const LEFTOVER = 0.04;

/** What is left of a dish. @param part from 1 to 0 */
export function partsLeft({ vessel, pieces, parts, rest }: Dish, part: number): readonly Part[] {
  if (part === 1) return parts;
  const left = part < LEFTOVER ? 0 : part;
  if (left === 0 && !vessel) return rest ?? crumbsOf(parts);
  // Of a dish more is left than of the rice: it is taken again.
  const share = Math.round(Math.sqrt(left) * pieces) / pieces;
  return parts.flatMap(([look, d]): Part[] => {
    if (d === RIM || d === WALLS) return [[look, d]];
    if (d === DRINK && left > 0) return [[look, d]];
    if (d === DRINK)
      return [
        ['line', d],
        [`${look as Colour} flat`, WIPED],
      ];
    if (d === POOL && left > 0) return [[look, circle(0, 0, 50 + Math.round(20 * left))]];
    if (d === POOL) return [[`${look as Colour} flat`, WIPED]];
    const all = d.match(/M[^M]+/g) ?? [];
    const kept = all.slice(0, Math.round(all.length * share)).join('');
    return kept ? [[look, kept]] : [];
  });
}

/** Seven pieces fill a bowl, in three orientations only, to save bytes; the near ones are eaten first. */
const SEVEN: Spot[] = [
  [-8, -46, 20],
  [34, -33, -40],
  [-44, -18, -40],
  [1, -1, -40],
  [46, 9, 160],
  [-27, 37, 160],
  [20, 43, 20],
];
const seven = (curve: string, size: number) =>
  each(SEVEN, (x, y, degrees) => placed(curve, x, y, degrees, size));

const KIDNEY =
  'M-16,3C-18,-10 -8,-14 1,-14C12,-14 19,-4 17,4C15,12 9,11 5,6C2,3 -3,3 -6,7C-9,12 -15,11 -16,3z';
const KIDNEY_LIGHT = 'M-10,-3C-8,-8 -4,-9 0,-9';
const EGG = 'M0,-36C16,-36 27,-12 27,6C27,23 15,34 0,34C-15,34 -27,23 -27,6C-27,-12 -16,-36 0,-36z';
/** A slice of okra: five soft corners round a star of five seeds. */
const OKRA = 'M-12,-17Q0,-28 12,-17Q27,-9 20,6Q16,23 0,21Q-16,23 -20,6Q-27,-9 -12,-17z';
const OKRA_SEEDS = 'M0,-6L0,-10M6,-2L10,-3M4,5L6,8M-4,5L-6,8M-6,-2L-10,-3';
/** A leaf of coriander. */
const LEAF = 'M-10,8Q-16,-2 -6,-5Q-4,-15 4,-8Q14,-10 10,0Q12,10 2,7Q-2,12 -10,8z';
const CUBE = 'M-16,-14L16,-14L16,14L-16,14z';
const PEA = 'M-13,2C-14,-9 -6,-14 2,-12C6,-17 10,-12 9,-9C16,-2 14,12 2,13C-7,14 -13,10 -13,2z';
const CHUNK = 'M-14,-8Q-10,-15 0,-13Q14,-14 15,-4Q18,8 8,12Q-4,16 -12,10Q-18,2 -14,-8z';
const LUMP = 'M-28,6Q-36,-10 -20,-14Q-16,-32 2,-24Q22,-30 22,-12Q36,2 22,14Q12,32 -6,24Q-24,26 -28,6z';
/** A samosa: three plump corners, the fold of its cone, and the crimp along the open side. */
const SAMOSA =
  'M-4,-50C0,-56 8,-56 12,-49C22,-30 36,-4 52,16C58,25 54,35 44,36C16,44 -18,44 -44,37C-55,34 -58,24 -52,15C-36,-6 -20,-28 -4,-50z';
const SAMOSA_FOLD = 'M9,-52C10,-24 0,6 -26,28M-52,20C-34,30 28,32 53,20';
const SAMOSA_CRIMP = 'M-40,28L-43,36M-26,30L-28,40M-11,31L-12,41M4,32L4,42M19,31L20,41M33,29L36,38';

const CUBES: Spot[] = [
  [-34, -24, 12],
  [22, -36, -20],
  [-4, 8, 30],
  [40, 12, 12],
  [-36, 32, -20],
  [16, 46, 30],
];
const PEAS: Spot[] = [
  [-6, -50, 9],
  [-6, -22, 9],
  [52, -18, 9],
  [-58, 4, 9],
  [22, -4, 9],
  [-28, 8, 9],
  [-10, 38, 9],
  [42, 42, 9],
  [-56, -24, 9],
];
const LEAVES: Spot[] = [
  [-30, -26, 20],
  [26, -40, 160],
  [36, 30, 20],
];
const SWEETS: Spot[] = [
  [-26, -18, 27],
  [28, -12, 27],
  [-2, 32, 27],
];
const SEEDS: Spot[] = [
  [-6, -38, 4],
  [8, -12, 4],
  [-38, 4, 4],
  [46, -12, 4],
  [14, 46, 4],
  [-10, 18, 4],
];
const CHUNKS: Spot[] = [
  [2, -42, 0],
  [-48, -18, 60],
  [-20, 4, 0],
  [36, 6, 60],
  [8, 34, 60],
  [-36, 38, 0],
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
const SAMOSAS: Lie[] = [
  [20, -22, 34, 0.8],
  [-7, 16, -10, 1.06],
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
  [-30, 22, 9],
  [-15, 33, 6],
  [-38, 5, 5],
  [-20, 15, 5],
  [0, 40, 5],
];
const RAISINS: Spot[] = [
  [-30, -30, 30],
  [34, -30, -40],
  [-10, 46, 30],
  [-48, 14, 30],
];
const ALMONDS: Spot[] = [
  [2, -42, -30],
  [36, 12, 60],
  [-22, 14, 60],
  [26, 44, -30],
];
/** Where a roti lay on the flame: more on one side than on the other. */
const CHAR: Lie[] = [
  [-28, -24, 20, 1.4],
  [30, 6, 20, 1.4],
  [10, -44, 60, 0.8],
  [-6, 16, 60, 0.8],
  [-46, 20, 60, 0.8],
  [18, 46, 20, 0.8],
];
const COIL =
  'M-4 2C8-8 18 6 8 16-6 28-28 14-24-8-20-34 14-42 34-22 56 2 40 42 8 46-30 50-56 20-52-14-48-46-16-66 18-60 44-54 62-32 64-8';
const BEANS = 'M-40-36l14-14M-16-20l28-2M26-40l16 16M-58 14l8 12M24 18l-2-8M50-14l6 8M-8 24l-6 6M-12 56l10 6';

/** A banana's peel: three arms. */
const PEEL: Part[] = [
  [
    'yellow',
    'M-7-50L7-50C8-38 8-28 14-20 34-12 54 6 58 34 56 42 46 42 42 34 34 18 24 8 12 4 16 22 14 42 4 58-2 64-10 60-10 52-8 36-10 20-14 6-28 12-40 22-48 38-54 46-62 42-60 34-54 8-36-12-14-20-8-28-8-38-7-50z',
  ],
  ['line', 'M2-18C-2-6-2 8-1 24M10-12Q26-4 38 12M-10-12Q-28 0-42 18'],
  ['brown', 'M-7-50L7-50 5-62-6-62z'],
];

const drawings: Readonly<Record<DishMark, Dish | undefined>> = {
  rice: undefined,
  rajma: inBowl(7, ['red', POOL], ['brown', seven(KIDNEY, 1.2)], ['glint', seven(KIDNEY_LIGHT, 1.2)]),
  bhindi: inBowl(
    7,
    ['green', seven(OKRA, 0.95)],
    ['yellow flat', each(SEVEN, (x, y) => circle(x, y, 12))],
    ['line', each(SEVEN, (x, y) => placed(OKRA_SEEDS, x, y, 0))],
  ),
  curd: inBowl(
    3,
    ['white', POOL],
    [
      'line',
      'M22-2C18-14-2-18-14-6-26 8-12 26 8 24 30 22 42 4 36-14M-45 14C-52-16-30-46 4-46 22-46 34-38 41-28M32 34C16 50-10 52-28 40',
    ],
  ),
  dal: inBowl(
    3,
    ['ochre', POOL],
    ['red', 'M32-30C44-22 32 4 4 24-14 36-38 42-40 36-40 30-24 30-8 14 8-4 14-30 32-30z'],
    ['green', each(LEAVES, (x, y, degrees) => placed(LEAF, x, y, degrees))],
    ['brown flat', each(SEEDS, circle)],
  ),
  paneer: inBowl(
    6,
    ['red', POOL],
    ['green', each(PEAS, circle)],
    ['white', each(CUBES, (x, y, degrees) => placed(CUBE, x, y, degrees))],
  ),
  'egg curry': inBowl(
    2,
    ['tan', POOL],
    ['white', placed(EGG, -20, 16, -28, 1) + placed(EGG, 28, -24, 62, 0.88)],
    ['yellow', circle(-17, 21, 15)],
    [
      'green flat',
      each(
        [
          [14, 46, 20],
          [-40, -34, 160],
        ],
        (x, y, degrees) => placed(LEAF, x, y, degrees, 0.8),
      ),
    ],
  ),
  'gulab jamun': inBowl(
    3,
    ['ochre', POOL],
    ['brown', each(SWEETS, circle)],
    ['glint', each(SWEETS, (x, y) => `M${tenth(x - 16)} ${tenth(y - 4)}a17 17 0 0 1 12-13`)],
  ),
  chutney: inBowl(
    1,
    [
      'green',
      'M54-38C40-42 28-38 22-30 4-50-36-46-50-16-62 18-40 52-2 54 38 56 60 22 48-8 44-20 46-30 54-38z',
    ],
    ['line', 'M22-30C34-14 30 14 6 18-14 20-26 4-16-10-8-20 6-14 4-4M-30 28C-20 40 0 44 16 38'],
    ['yellow flat', circle(-34, -6, 3) + circle(-8, -32, 3) + circle(34, 14, 3) + circle(-2, 30, 3)],
  ),
  roti: loose(
    1,
    [
      'wheat',
      'M-4-74C28-76 66-52 72-14 78 20 62 52 36 66 8 80-32 74-54 52-76 30-78-16-62-42-50-60-28-72-4-74z',
    ],
    ['tan flat', CHAR.map((to) => placed(CHUNK, ...to)).join('')],
    [
      'brown flat',
      CHAR.slice(0, 3)
        .map(([x, y, degrees]) => placed(CHUNK, x + 4, y - 3, degrees, 0.5))
        .join(''),
    ],
  ),
  samosa: loose(
    1,
    ...SAMOSAS.flatMap((to): Part[] => [
      ['ochre', placed(SAMOSA, ...to)],
      ['line', placed(SAMOSA_FOLD, ...to) + placed(SAMOSA_CRIMP, ...to)],
    ]),
  ),
  banana: leaving(
    PEEL,
    turned(
      ['yellow', 'M-58-34c-6 50 26 86 84 80 14-1 26-6 34-12l-5-16c-9 5-20 6-32 4-32-4-54-24-62-60z'],
      ['line', 'M-48-30c2 44 34 72 76 72 12 0 22-3 28-8'],
      ['brown', 'M-60-34l22-2-5-16-15 3zM60 34l8-4-8-15-5 3z'],
    ),
  ),
  egg: loose(
    2,
    ['white', placed(EGG, -26, 18, -28, 1.2) + placed(EGG, 31, -29, 62, 1)],
    ['yellow', circle(-22, 26, 18)],
    ['glint', 'M-33 23a12 12 0 0 1 8-9'],
  ),
  chai: inGlass('tan', ['wheat', each(FROTH, circle)], ['glint', 'M6-38a39 39 0 0 1 30 26']),
  idli: loose(3, ['white', each(IDLIS, circle)], ['line', each(IDLIS, (x, y, r) => circle(x, y, r - 9))]),
  chole: inBowl(7, ['red', POOL], ['wheat', seven(PEA, 1.3)], ['line', seven('M1,-12Q-1,-3 7,0', 1.3)]),
  sabzi: inBowl(
    7,
    ['thick', BEANS],
    ['stem green', BEANS],
    ['yellow', each(CHUNKS, (x, y, degrees) => placed(CHUNK, x, y, degrees))],
  ),
  curry: inBowl(
    5,
    ['ochre', POOL],
    ['tan', each(CHUNKS.slice(0, 5), (x, y, degrees) => placed(CHUNK, x, y, degrees, 1.15))],
    ['green', each(LEAVES, (x, y, degrees) => placed(LEAF, x + 8, y + 14, degrees, 0.9))],
  ),
  papad: loose(
    1,
    [
      'yellow',
      'M-74 30Q-80 14-71 4-74-14-60-24-56-42-38-46-24-60-4-56 16-64 32-52 50-50 56-32 72-24 71-4 81 10 73 30 60 38 40 32 20 40 0 32-20 40-40 32-60 38-74 30z',
    ],
    ['line', each(BUBBLES, circle)],
  ),
  dosa: turned(
    ['ochre', 'M-60-26L58-26C78-26 78 26 58 26L-60 26C-78 26-78-26-60-26z'],
    ['wheat', 'M56-26C40-22 40 22 56 26 68 26 72 12 72 0 72-12 68-26 56-26z'],
    ['line', 'M56-12C50-8 50 12 57 12 62 8 62-2 57-4M-66 10Q-20 16 38 8'],
    ['tan flat', 'M-52-12l20-3 2 6-18 3zM-16-14l28-2 1 6-27 3zM-30 0l18-1 1 5-18 1z'],
  ),
  pakoda: loose(
    3,
    ['ochre', PAKODAS.map((to) => placed(LUMP, ...to)).join('')],
    ['line', PAKODAS.map((to) => placed('M-14,-2Q-6,-14 6,-8M-4,10Q6,2 15,7', ...to)).join('')],
    ['green flat', PAKODAS.map(([x, y]) => circle(x - 8, y + 6, 4)).join('')],
  ),
  lassi: inGlass(
    'white',
    ['line', each(FROTH, circle)],
    ['thick', 'M4-4L38-52 52-58'],
    ['stem ochre', 'M4-4L38-52 52-58'],
  ),
  chicken: inBowl(
    1,
    ['tan', POOL],
    ['white', 'M8 8L36 34C44 26 56 32 54 42 60 50 50 60 42 54 32 58 26 48 30 40L2 14z'],
    ['brown', 'M22 18C8 38-30 34-46 12-58-8-54-38-34-46-8-54 34-22 22 18z'],
    ['glint', 'M-42-8C-44-24-36-34-24-36'],
  ),
  pav: loose(
    1,
    ['white', 'M-62 22L62 22C66 44 56 52 42 52L-42 52C-56 52-66 44-62 22z'],
    ['ochre', 'M-64-2C-72-62 72-62 64-2z'],
    [
      'green',
      'M-68 8Q-68-2-58-2L58-2Q68-2 68 8 68 16 58 16 48 26 38 16 26 16 14 16 2 28-10 16L-58 16Q-68 16-68 8z',
    ],
    ['glint', 'M-46-14C-42-30-28-36-16-37'],
  ),
  puri: loose(
    1,
    ['ochre', circle(26, -18, 48)],
    ['ochre', circle(-20, 16, 54)],
    ['line', 'M-60 18a40 40 0 0 1 32-40M-50 22a30 30 0 0 1 16-26M22-54a38 38 0 0 1 40 34'],
    ['tan flat', circle(-2, 32, 8) + circle(-26, 44, 5) + circle(12, 12, 4) + circle(52, -10, 5)],
  ),
  salad: loose(
    2,
    ['green', each(SLICES, circle)],
    ['white flat', each(SLICES, (x, y, r) => circle(x, y, r * 0.8))],
    [
      'line',
      SLICES.flatMap(([x, y, r]) =>
        ring(6, r * 0.45).map(([p, q]) => `M${at(x + p * 0.8, y + q * 0.8)}L${at(x + p * 1.2, y + q * 1.2)}`),
      ).join(''),
    ],
    ['red', circle(26, -36, 30)],
    ['line', circle(26, -36, 20)],
  ),
  kheer: inBowl(
    4,
    ['white', POOL],
    ['brown', each(RAISINS, (x, y, degrees) => placed('M-7,0Q0,-8 8,-1Q1,8 -7,0z', x, y, degrees, 1.3))],
    ['wheat', each(ALMONDS, (x, y, degrees) => placed('M-18,0Q0,-14 18,0Q0,14 -18,0z', x, y, degrees))],
  ),
  'ice cream': loose(
    1,
    ['ochre', 'M-34-6L0 78L34-6z'],
    ['line', 'M-20 28L16-4M-10 52L27 10M20 28L-16-4M10 52L-27 10'],
    [
      'white',
      'M-42-2C-54-46-26-74 0-74 26-74 54-46 42-2 36 8 28-4 22 0 14 12 6-2-2 2-10 14-18-2-24 2-32 10-38 6-42-2z',
    ],
    ['brown flat', circle(-24, -30, 4) + circle(-4, -52, 4) + circle(12, -26, 4) + circle(24, -46, 4)],
  ),
  fruit: loose(
    1,
    ['red', 'M2-30C18-44 58-42 58-4 58 34 30 66 14 64 6 60-4 60-12 64-28 66-58 36-58-4-58-42-16-44 2-30z'],
    ['line', 'M2-30Q2-48 10-62'],
    ['green', 'M10-44C18-64 36-70 46-64 44-48 32-38 10-44z'],
    ['glint', 'M-42 0C-42-18-34-24-24-26'],
  ),
  jalebi: loose(1, ['thick', COIL], ['stem ochre', COIL]),
  omelette: loose(
    1,
    ['yellow', 'M-74 22C-78-30-40-58 2-58 46-58 78-28 74 22 40 46-40 46-74 22z'],
    ['line', 'M-72 14C-36 34 38 34 72 14'],
    ['green flat', circle(-48, -6, 6) + circle(4, -10, 6) + circle(46, -14, 5) + circle(-18, -36, 5)],
    ['red flat', circle(-26, 2, 6) + circle(26, -32, 6) + circle(22, 8, 5)],
  ),
};

/** The drawing of a dish by its mark; none for rice, which the grains are, and for a mark that is not known. */
export const dishOf = (mark: string): Dish | undefined => drawings[mark as DishMark];
