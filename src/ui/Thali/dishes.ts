/** Drawings of dishes from above, which are recognisable at 40 px without their names. */
import type { DrawingName, FoodColour } from '../../content/schemas/dish-drawings.ts';
import type { Food } from '../../content/schemas/hostel.ts';
import { circle, formatPoint, formatTenth, rotate } from './plate.ts';

type Colour = FoodColour | 'white';
/** Separate types, because styles.test.ts counts a class as used only if its name is alone in quotes, or a key. */
type Flat = 'flat';
type Strand = 'strand';

/** Classes of a shape: `flat` has no outline, `line` no fill, `edge` outlines a `strand`. Small plates omit `detail`. */
type ShapeClasses =
  | Colour
  | `${Colour} ${Flat}`
  | `${Colour} ${Flat} detail`
  | 'steel'
  | 'line'
  | 'line detail'
  | 'edge'
  | 'glint'
  | `${Strand} green`
  | `${Strand} ochre`;

/** A shape round the origin, within a radius of 70 units in a bowl and of 80 on the plate. */
export type Shape = readonly [classes: ShapeClasses, d: string];

/** The drawing of a dish on the plate, or inside its bowl or glass. */
export type Drawing = {
  readonly vessel?: 'bowl' | 'glass';
  /** True if the drawing is turned to follow the plate's rim. */
  readonly isTurned?: boolean;
  /** Gravy, drink or other food that fills its vessel. It is scaled down and moved to the far side as it is eaten. */
  readonly liquid?: readonly Shape[];
  /** Solid food. The last paths of each shape disappear first, so they are roughly sorted from far to near. */
  readonly solid?: readonly Shape[];
  /** Solid food disappears in this many pieces. */
  readonly pieces?: number;
  readonly halfEaten?: readonly Shape[];
  /** The rest of an eaten dish, such as a peel, in place of the usual traces. */
  readonly inedible?: readonly Shape[];
};

/** A position, a radius or a turn in degrees, and a scale. */
type Placement = readonly [x: number, y: number, radiusOrTurn: number, scale: number];
/** Calls `draw` with each of the placements, `x,y,radiusOrTurn,scale x,y …`, in which the scale is 1 by default. */
const drawEach = (placements: string, draw: (...placement: Placement) => string): string =>
  placements
    .split(' ')
    .map((placement) => {
      const [x = 0, y = 0, radiusOrTurn = 0, scale = 1] = placement.split(',').map(Number);
      return draw(x, y, radiusOrTurn, scale);
    })
    .join('');
const drawCircles = (placements: string): string => drawEach(placements, circle);

/**
 * Scales, turns and moves a curve of comma-separated pairs. Only the start point is absolute, so that equal shapes have equal
 * text, which compresses well.
 */
function placeCurve(curve: string, x: number, y: number, degrees: number, scale = 1) {
  let pen = [-x, -y] as const;
  return curve.replace(/([A-Z])([^A-Zz]+)/g, (_, command: string, pairs: string, offset: number) => {
    const points = pairs.split(' ').map((pair) => {
      const [p = 0, q = 0] = pair.split(',').map((n) => Number(n) * scale);
      const [toX, toY] = rotate([p, q], degrees);
      return [Math.round(toX), Math.round(toY)] as const;
    });
    const steps = points.map(([toX, toY]) => formatPoint(toX - pen[0], toY - pen[1]));
    pen = points[points.length - 1] ?? pen;
    return (offset === 0 ? command : command.toLowerCase()) + steps.join(' ');
  });
}

const placeCurves = (curve: string, placements: string, factor = 1): string =>
  drawEach(placements, (x, y, degrees, scale) => placeCurve(curve, x, y, degrees, scale * factor));

/** Gravy, or other food such as curd, that fills its bowl. */
const POOL = circle(0, 0, 70);

const BOWL_TRACES =
  placeCurve('M-44,8C-34,40 6,52 36,30C14,40 -24,34 -44,8z', 0, 0, 34) +
  placeCurve('M-24,0C-16,22 8,28 26,16C8,20 -12,14 -24,0z', 0, 0, 34);
const CRUMBS = 'M-26 8l9-4 4 7-8 4zM4-20l7 2-3 7zM14 16l10-3 2 8-7 2zM-8 34l5-5 5 5zM36-10l4 5-6 3z';

/** Path data by classes, in the order of drawing. */
type Paths = Partial<Record<ShapeClasses, string>>;
const toShapes = (paths: Paths) => Object.entries(paths) as unknown as readonly Shape[];

/** Constructors of dishes. `pieces` is the number of pieces in which the solid food disappears. */
const inPieces = (pieces: number, solid: Paths): Drawing => ({ pieces, solid: toShapes(solid) });
const singlePiece = (solid: Paths, halfEaten: Paths): Drawing => ({
  solid: toShapes(solid),
  halfEaten: toShapes(halfEaten),
});
const bowlful = (liquid: Paths): Drawing => ({ vessel: 'bowl', liquid: toShapes(liquid) });
const inBowl = (pieces: number, solid: Paths): Drawing => ({ vessel: 'bowl', ...inPieces(pieces, solid) });
const inGravy = (colour: Colour, pieces: number, solid: Paths): Drawing => ({
  ...inBowl(pieces, solid),
  liquid: [[colour, POOL]],
});
const inGlass = (drink: Colour, paths: Paths): Drawing => ({
  vessel: 'glass',
  liquid: [[drink, circle(0, 0, 49)], ...toShapes(paths)],
});

/** Finds the first colour of a drawing, for its traces. Crumbs must not be white, because white grains are students. */
function colourOf({ vessel, liquid = [], solid = [] }: Drawing): Colour | undefined {
  const unsuitableClasses = vessel ? /line|edge|glint|strand/ : /line|edge|glint|strand|white/;
  return [...liquid, ...solid]
    .map(([classes]) => classes.split(' ')[0] as Colour)
    .find((name) => !unsuitableClasses.test(name));
}

/** A dish is drawn empty if less than this share of the meal is on the plate. */
const EMPTY_BELOW = 0.04;

/**
 * Computes the shapes of a dish that is partly eaten. `level` is the scale of the liquid, from 1 (full) to 0 (empty).
 * @param shareLeft the share of the meal that is still on the plate, from 1 to 0
 */
export function computeRemainder(
  drawing: Drawing,
  shareLeft: number,
): { level: number; liquid: readonly Shape[]; solid: readonly Shape[] } {
  const { vessel, liquid = [], solid = [], pieces = 1, halfEaten, inedible } = drawing;
  if (shareLeft < EMPTY_BELOW) {
    const colour = colourOf(drawing);
    const traces: readonly Shape[] = colour ? [[`${colour} flat`, vessel ? BOWL_TRACES : CRUMBS]] : [];
    return { level: 0, liquid: [], solid: inedible ?? traces };
  }
  // A square root, because bowls are refilled and empty more slowly than the heap.
  const dishShare = Math.sqrt(shareLeft);
  const shareOfPieces = Math.max(1, Math.round(dishShare * pieces)) / pieces;
  const keepFarPaths = ([classes, d]: Shape): Shape[] => {
    const paths = d.match(/M[^M]+/g) ?? [];
    // The tolerance is for rounding errors.
    const farPaths = paths.slice(0, Math.floor(paths.length * shareOfPieces + 0.01));
    return farPaths.length > 0 ? [[classes, farPaths.join('')]] : [];
  };
  return {
    level: vessel === 'glass' ? 0.7 + 0.3 * dishShare : 0.4 + 0.6 * dishShare,
    liquid,
    solid: halfEaten && shareLeft < 0.5 ? halfEaten : solid.flatMap(keepFarPaths),
  };
}

/** Positions of seven pieces in a bowl. They have only three orientations, to save bytes. */
const BOWL_POSITIONS = '-8,-46,20 34,-33,-40 -44,-18,-40 1,-1,-40 46,9,160 -27,37,160 20,43,20';
const fillBowl = (curve: string, factor: number) => placeCurves(curve, BOWL_POSITIONS, factor);

const KIDNEY =
  'M-16,3C-18,-10 -8,-14 1,-14C12,-14 19,-4 17,4C15,12 9,11 5,6C2,3 -3,3 -6,7C-9,12 -15,11 -16,3z';
const KIDNEY_LIGHT = 'M-10,-3C-8,-8 -4,-9 0,-9';
const EGG = 'M0,-36C16,-36 27,-12 27,6C27,23 15,34 0,34C-15,34 -27,23 -27,6C-27,-12 -16,-36 0,-36z';
const OKRA = 'M-12,-17Q0,-28 12,-17Q27,-9 20,6Q16,23 0,21Q-16,23 -20,6Q-27,-9 -12,-17z';
/** The five seeds of okra or cucumber. */
const STAR = 'M0,-6L0,-10M6,-2L10,-3M4,5L6,8M-4,5L-6,8M-6,-2L-10,-3';
const LEAF = 'M-10,8Q-16,-2 -6,-5Q-4,-15 4,-8Q14,-10 10,0Q12,10 2,7Q-2,12 -10,8z';
const PEA = 'M-13,2C-14,-9 -6,-14 2,-12C6,-17 10,-12 9,-9C16,-2 14,12 2,13C-7,14 -13,10 -13,2z';
const CHUNK = 'M-14,-8Q-10,-15 0,-13Q14,-14 15,-4Q18,8 8,12Q-4,16 -12,10Q-18,2 -14,-8z';
const LUMP = 'M-28,6Q-36,-10 -20,-14Q-16,-32 2,-24Q22,-30 22,-12Q36,2 22,14Q12,32 -6,24Q-24,26 -28,6z';
const SAMOSA =
  'M-4,-50C0,-56 8,-56 12,-49C22,-30 36,-4 52,16C58,25 54,35 44,36C16,44 -18,44 -44,37C-55,34 -58,24 -52,15C-36,-6 -20,-28 -4,-50z';
const SAMOSA_FOLD = 'M9,-52C10,-24 0,6 -26,28M-52,20C-34,30 28,32 53,20';
const SAMOSA_CRIMP = 'M-40,28L-43,36M-26,30L-28,40M-11,31L-12,41M4,32L4,42M19,31L20,41M33,29L36,38';
const FILLING = 'M-50,26C-40,42 -30,30 -20,40C-10,44 -4,32 6,40C16,44 22,32 32,40C42,40 46,36 50,26z';
const SEED = 'M0,-8Q6,2 0,5Q-6,2 0,-8z';
const SCOOP =
  'M-30,-6C-30,-24 -16,-34 0,-34C18,-34 32,-22 32,-4C38,2 34,10 28,8C26,18 16,18 12,14C6,22 -6,22 -10,14C-18,20 -28,16 -28,8C-36,8 -36,-2 -30,-6z';
const BUN =
  'M-22,-30C-8,-34 10,-34 23,-30C32,-26 33,-16 33,0C33,16 32,26 23,30C10,34 -8,34 -22,30C-31,26 -33,16 -33,0C-33,-16 -31,-26 -22,-30z';
const BISCUIT =
  'M-36,-25C-30,-28 30,-28 36,-25C39,-20 39,20 36,25C30,28 -30,28 -36,25C-39,20 -39,-20 -36,-25z';

/** Placements: x, y, a shape's turn or a circle's radius, and in some a scale. */
const LEAVES = '-30,-26,20 26,-40,160 36,30,20';
const CUBES = '-34,-24,12 22,-36,-20 -4,8,30 40,12,12 -36,32,-20 16,46,30';
const SEEDS = '-40,-8,40 -16,-6,10 14,-8,-10 40,-6,-40 -20,18,20 6,20,0 28,14,-30';
const SWEETS = '-26,-18,27 28,-12,27 -2,32,27';
const CHUNKS = '2,-42,0 -48,-18,60 -20,4,0 36,6,60 8,34,60 -36,38,0 38,38,0';
const IDLIS = '-35,-26,34 35,-26,34 0,34,34';
const PAKODAS = '-30,-28,0,1 34,-14,70,1.05 -8,36,200,1.1';
const SAMOSAS = '26,-22,30,0.76 -26,22,-14,0.78';
const SLICES = '-38,-20,33 30,34,33';
const BUBBLES = '-46,-8,7 -16,-34,6 18,-30,8 48,-8,6 2,-4,9 -28,16,6 34,16,7 -58,18,4 60,18,4';
const FROTH = '-30,22,9 -15,33,6 -38,5,5 -20,15,5 0,40,5';
const BISCUITS = '6,-32,-12 -6,28,9';
const SANDWICHES = '8,-32,0,.9 -8,30,0,.9';
const CHARRED_SPOTS = '-28,-24,20,1.4 30,6,20,1.4 10,-44,60,0.8 -6,16,60,0.8 -46,20,60,0.8 18,46,20,0.8';
const takeFirst = (count: number, placements: string) => placements.split(' ', count).join(' ');
const onFarHalf = (placements: string) =>
  placements
    .split(' ')
    .filter((placement) => Number(placement.split(',')[1]) < -12)
    .join(' ');
const ROTI =
  'M-4-74C28-76 66-52 72-14 78 20 62 52 36 66 8 80-32 74-54 52-76 30-78-16-62-42-50-60-28-72-4-74z';
const PAPAD =
  'M-6-74C10-80 20-70 32-66 48-64 54-50 60-40 72-30 70-14 74 0 78 14 68 24 62 36 58 50 46 54 36 64 24 74 10 70-4 74-20 78-30 68-42 62-56 58-58 46-66 34-76 24-72 8-74-4-78-18-66-28-62-40-58-54-44-56-34-64-24-72-16-70-6-74z';
/** The far half of a round bread, which is left once the near half is torn off. */
const TORN_BREAD =
  'M-73 2C-75-42-42-74 0-74 44-74 74-42 73-2 64 12 54-4 44 4 34 14 24-6 12 0 2 6-2 12-12 4-24-6-28 14-40 6-50-2-56 10-64 8-68 8-71 5-73 2z';
/** The inner half of a jalebi. */
const INNER_COIL = 'M-4 2C8-8 18 6 8 16-6 28-28 14-24-8-20-34 14-42 34-22';
const COIL = `${INNER_COIL} 56 2 40 42 8 46-30 50-56 20-52-14-48-46-16-66 18-60 44-54 62-32 64-8`;
const BEANS = 'M-40-36l14-14M-16-20l28-2M26-40l16 16M-58 14l8 12M24 18l-2-8M50-14l6 8M-8 24l-6 6M-12 56l10 6';

const BANANA_PEEL = {
  yellow:
    'M-7-50L7-50C8-38 8-28 14-20 34-12 54 6 58 34 56 42 46 42 42 34 34 18 24 8 12 4 16 22 14 42 4 58-2 64-10 60-10 52-8 36-10 20-14 6-28 12-40 22-48 38-54 46-62 42-60 34-54 8-36-12-14-20-8-28-8-38-7-50z',
  line: 'M2-18C-2-6-2 8-1 24M10-12Q26-4 38 12M-10-12Q-28 0-42 18',
  brown: 'M-7-50L7-50 5-62-6-62z',
};
/** Draws a line of food, or a straw, with an outline on both sides. */
const drawStrand = (d: string) => ({ edge: d, 'strand ochre': d });
const drawRoti = (charredSpots: string, outline: string) => ({
  wheat: outline,
  'tan flat': placeCurves(CHUNK, charredSpots),
  'brown flat detail': drawEach(takeFirst(3, charredSpots), (x, y, degrees) =>
    placeCurve(CHUNK, x + 4, y - 3, degrees, 0.5),
  ),
});
const drawPapad = (bubbles: string, outline: string) => ({
  yellow: outline,
  line: drawCircles(bubbles),
});

const DRAWINGS: Readonly<Record<DrawingName, Drawing>> = {
  rajma: inGravy('red', 7, { brown: fillBowl(KIDNEY, 1.2), glint: fillBowl(KIDNEY_LIGHT, 1.2) }),
  bhindi: inGravy('ochre', 7, {
    green: fillBowl(OKRA, 0.95),
    'yellow flat': drawEach(BOWL_POSITIONS, (x, y) => circle(x, y, 12)),
    'line detail': drawEach(BOWL_POSITIONS, (x, y) => placeCurve(STAR, x, y, 0)),
  }),
  curd: bowlful({
    white: POOL,
    line: 'M22-2C18-14-2-18-14-6-26 8-12 26 8 24 30 22 42 4 36-14M-45 14C-52-16-30-46 4-46 22-46 34-38 41-28M32 34C16 50-10 52-28 40',
  }),
  dal: bowlful({
    ochre: POOL,
    red: 'M32-30C44-22 32 4 4 24-14 36-38 42-40 36-40 30-24 30-8 14 8-4 14-30 32-30z',
    green: placeCurves(LEAF, LEAVES),
    'brown flat detail': drawCircles('-6,-38,4 8,-12,4 -38,4,4 46,-12,4 14,46,4 -10,18,4'),
  }),
  paneer: inGravy('red', 6, {
    green: drawCircles('-6,-50,9 -6,-22,9 52,-18,9 -58,4,9 22,-4,9 -28,8,9 -10,38,9 42,42,9 -56,-24,9'),
    white: placeCurves('M-16,-14L16,-14L16,14L-16,14z', CUBES),
  }),
  'egg curry': inGravy('tan', 2, {
    white: placeCurves(EGG, '28,-24,62,.88 -20,16,-28'),
    yellow: circle(-17, 21, 15),
    'green flat': placeCurves(LEAF, '-40,-34,160 14,46,20', 0.8),
  }),
  'gulab jamun': inGravy('ochre', 3, {
    brown: drawCircles(SWEETS),
    glint: drawEach(SWEETS, (x, y) => `M${formatTenth(x - 16)} ${formatTenth(y - 4)}a17 17 0 0 1 12-13`),
  }),
  chutney: bowlful({
    green: 'M54-38C40-42 28-38 22-30 4-50-36-46-50-16-62 18-40 52-2 54 38 56 60 22 48-8 44-20 46-30 54-38z',
    line: 'M22-30C34-14 30 14 6 18-14 20-26 4-16-10-8-20 6-14 4-4M-30 28C-20 40 0 44 16 38',
    'yellow flat detail': drawCircles('-34,-6,3 -8,-32,3 34,14,3 -2,30,3'),
  }),
  roti: singlePiece(drawRoti(CHARRED_SPOTS, ROTI), drawRoti(onFarHalf(CHARRED_SPOTS), TORN_BREAD)),
  samosa: inPieces(2, {
    ochre: placeCurves(SAMOSA, SAMOSAS),
    line: placeCurves(SAMOSA_FOLD, SAMOSAS),
    'line detail': placeCurves(SAMOSA_CRIMP, SAMOSAS),
  }),
  banana: {
    ...singlePiece(
      {
        yellow: 'M-58-34c-6 50 26 86 84 80 14-1 26-6 34-12l-5-16c-9 5-20 6-32 4-32-4-54-24-62-60z',
        line: 'M-48-30c2 44 34 72 76 72 12 0 22-3 28-8',
        brown: 'M-60-34l22-2-5-16-15 3zM60 34l8-4-8-15-5 3z',
      },
      {
        yellow: 'M-58-34c-4 34 10 60 38 72 0-8 8-8 8-15 0-7-8-8-2-17-13-10-21-25-25-44z',
        line: 'M-48-30c2 22 10 41 24 53',
        brown: 'M-60-34l22-2-5-16-15 3z',
      },
    ),
    isTurned: true,
    inedible: toShapes(BANANA_PEEL),
  },
  egg: inPieces(2, { white: placeCurves(EGG, '31,-29,62 -26,18,-28,1.2'), yellow: circle(-22, 26, 18) }),
  chai: inGlass('tan', { wheat: drawCircles(FROTH), glint: 'M6-38a39 39 0 0 1 30 26' }),
  idli: inPieces(3, { white: drawCircles(IDLIS), line: drawEach(IDLIS, (x, y, r) => circle(x, y, r - 9)) }),
  chole: inGravy('red', 7, { wheat: fillBowl(PEA, 1.3), 'line detail': fillBowl('M1,-12Q-1,-3 7,0', 1.3) }),
  sabzi: inBowl(7, { edge: BEANS, 'strand green': BEANS, yellow: placeCurves(CHUNK, CHUNKS) }),
  curry: inGravy('ochre', 5, {
    tan: placeCurves(CHUNK, takeFirst(5, CHUNKS), 1.15),
    green: placeCurves(LEAF, '-22,-12,20 34,-26,160 44,44,20', 0.9),
  }),
  papad: singlePiece(drawPapad(BUBBLES, PAPAD), drawPapad(onFarHalf(BUBBLES), TORN_BREAD)),
  dosa: {
    ...singlePiece(
      {
        ochre: 'M-60-26L58-26C78-26 78 26 58 26L-60 26C-78 26-78-26-60-26z',
        wheat: 'M56-26C40-22 40 22 56 26 68 26 72 12 72 0 72-12 68-26 56-26z',
        line: 'M56-12C50-8 50 12 57 12 62 8 62-2 57-4M-66 10Q-20 16 38 8',
        'tan flat': 'M-52-12l20-3 2 6-18 3zM-16-14l28-2 1 6-27 3zM-30 0l18-1 1 5-18 1z',
      },
      {
        ochre: 'M-60-26L-2-26C8-18-8-12 2-4 10 4-8 12 0 26L-60 26C-78 26-78-26-60-26z',
        'tan flat': 'M-52-12l20-3 2 6-18 3zM-30 0l18-1 1 5-18 1z',
      },
    ),
    isTurned: true,
  },
  pakoda: inPieces(3, {
    ochre: placeCurves(LUMP, PAKODAS),
    line: placeCurves('M-14,-2Q-6,-14 6,-8C12,-4 4,6 15,7', PAKODAS),
    'green flat detail': drawEach(PAKODAS, (x, y) => circle(x - 8, y + 6, 4)),
  }),
  lassi: {
    ...inGlass('white', { line: drawCircles(FROTH) }),
    solid: toShapes(drawStrand('M4-4L38-52 52-58')),
  },
  chicken: {
    ...inGravy('tan', 1, {
      white: 'M8 8L36 34C44 26 56 32 54 42 60 50 50 60 42 54 32 58 26 48 30 40L2 14z',
      brown: 'M22 18C8 38-30 34-46 12-58-8-54-38-34-46-8-54 34-22 22 18z',
      glint: 'M-42-8C-44-24-36-34-24-36',
    }),
    inedible: toShapes({
      'tan flat': BOWL_TRACES,
      wheat:
        'M-30-38C-22-46-12-40-14-32L32 22C42 16 52 24 48 34 54 44 44 52 34 46 24 50 18 40 24 30L-22-24C-32-22-38-30-30-38z',
    }),
  },
  pav: inPieces(2, {
    wheat: placeCurves(BUN, '32,-20,12 -34,14,12'),
    ochre: placeCurves(BUN, '33,-22,12 -33,12,12', 0.82),
    glint: placeCurves('M-20,0C-20,-12 -16,-18 -6,-20', '33,-22,12 -33,12,12'),
  }),
  puri: inPieces(2, {
    ochre: drawCircles('31,-29,37 -27,27,38'),
    line: placeCurves('M-27,3C-27,-14 -14,-27 3,-27', '31,-29,0 -27,27,0'),
    'tan flat': drawCircles('42,-18,7 -14,40,8'),
  }),
  // Tomato and cucumber do not overlap. Their lines are one shape, with the paths of the far half first.
  salad: inPieces(2, {
    red: drawCircles('26,-38,27 -34,44,24'),
    green: drawCircles(SLICES),
    'white flat': drawEach(SLICES, (x, y, r) => circle(x, y, r * 0.8)),
    line:
      circle(26, -38, 17) +
      placeCurve(STAR, -38, -20, 0, 1.8) +
      circle(-34, 44, 15) +
      placeCurve(STAR, 30, 34, 0, 1.8),
  }),
  kheer: bowlful({
    white: POOL,
    brown: placeCurves('M-7,0Q0,-8 8,-1Q1,8 -7,0z', '-30,-30,30 34,-30,-40 -10,46,30 -48,14,30', 1.3),
    wheat: placeCurves('M-18,0Q0,-14 18,0Q0,14 -18,0z', '2,-42,-30 36,12,60 -22,14,60 26,44,-30'),
  }),
  'ice cream': bowlful({
    white: POOL,
    ochre: 'M14-66L60-34 52-22 6-54z',
    brown: placeCurve(SCOOP, -24, -12, 0),
    wheat: placeCurve(SCOOP, 22, 20, 70),
  }),
  fruit: {
    ...singlePiece(
      {
        green: 'M-74-26C-72 72 72 72 74-26z',
        red: 'M-64-26C-60 56 60 56 64-26z',
        'brown flat': placeCurves(SEED, SEEDS),
      },
      {
        green: 'M-74-26C-72 72 72 72 74-26L66-26 C64 58-64 58-66-26z',
        red: 'M-66-26C-64 58 64 58 66-26L52-26C50-8 34-4 28-14 22 6-4 8-8-8-20 2-36-4-36-26z',
        'brown flat': placeCurves(SEED, '-34,8,30 8,22,0 42,8,-40'),
      },
    ),
    inedible: [['green', 'M-74-26C-72 72 72 72 74-26L62-26C58 54-58 54-62-26z']],
  },
  jalebi: {
    ...singlePiece(drawStrand(COIL), drawStrand(INNER_COIL)),
    inedible: [['ochre flat', CRUMBS]],
  },
  omelette: singlePiece(
    {
      yellow: 'M-74 22C-78-30-40-58 2-58 46-58 78-28 74 22 40 46-40 46-74 22z',
      line: 'M-72 14C-36 34 38 34 72 14',
      'green flat': drawCircles('-48,-6,6 4,-10,6 46,-14,5 -18,-36,5'),
      'red flat': drawCircles('-26,2,6 26,-32,6 22,8,5'),
    },
    {
      yellow: 'M-74 22C-78-30-40-58 2-58 12-48-6-40 2-28 12-18-8-8 0 4 10 16-8 22 2 38-34 40-60 34-74 22z',
      'green flat': drawCircles('-48,-6,6 -18,-36,5'),
      'red flat': circle(-26, 2, 6),
    },
  ),
  puff: singlePiece(
    {
      ochre: 'M-62-30C-24-48 24-48 62-30 68-10 68 12 62 34 24 50-24 50-62 34-68 12-68-10-62-30z',
      'wheat flat': 'M-48-24C-18-36 18-36 48-24 50-16 50-10 49-4 18 8-18 8-49-4-50-10-50-16-48-24z',
      line: 'M-65 2C-24 20 24 20 65 2M-65 14C-24 32 24 32 65 14M-63 25C-24 42 24 42 63 25',
      'line detail': 'M-28-24l10 14M-6-28l10 16M18-26l10 14',
    },
    {
      ochre: 'M-62-30C-40-44-10-46 6-42-6-28 12-18 2-2-8 14 10 24 0 46-24 48-44 44-62 34-68 12-68-10-62-30z',
      line: 'M-63 18C-40 28-20 30 2 28M-65 4C-40 14-20 16 0 14',
    },
  ),
  noodles: bowlful({
    yellow: POOL,
    line: 'M-56-30C-40-52-24-14-6-34 10-52 26-16 48-40M-66-8C-46-32-28 8-8-12 10-30 30 8 64-16M-66 14C-46-10-26 30-6 10 12-8 32 30 66 6M-56 38C-40 14-22 52-2 32 14 16 32 50 56 30M-30 58C-18 44-6 64 8 54 18 48 28 56 36 54',
    red: drawCircles('-26,-20,8 30,16,8 -14,40,7'),
    green: placeCurves(LEAF, LEAVES),
  }),
  biscuits: inPieces(2, {
    wheat: placeCurves(BISCUIT, BISCUITS),
    line: placeCurves('M-27,-17L27,-17L27,17L-27,17z', BISCUITS),
    'brown flat': drawEach(BISCUITS, (x, y) => [-14, 0, 14].map((dx) => circle(x + dx, y, 3)).join('')),
  }),
  // Filling, crust and bread of each half.
  sandwich: inPieces(2, {
    green: placeCurves(FILLING, SANDWICHES),
    tan: placeCurves('M-50,26L-46,32L46,32L50,26L4,-30L-4,-30z', SANDWICHES),
    'wheat flat': placeCurves('M-36,20L36,20L0,-23z', SANDWICHES),
  }),
  packet: singlePiece(
    {
      red: 'M-42-62L42-62 37-50C48-20 48 20 37 50L42 62-42 62-37 50C-48 20-48-20-37-50z',
      yellow: circle(0, 4, 24),
      line: 'M-37-50L37-50M-37 50L37 50',
      glint: 'M-34-32C-38-16-38 0-36 14',
    },
    { red: 'M-42-62L42-62 37-50C46-34 47-16 46-2 30 8 16-10 2 0-12 8-30-8-46 0-47-16-46-34-37-50z' },
  ),
};

/** Returns a dish's drawing. @param colour replaces the classes of the first filled shape, also half eaten */
export function drawingOf(name: DrawingName, colour?: Food['dishes'][number]['colour']): Drawing {
  const drawing = DRAWINGS[name];
  if (!colour) return drawing;
  const recolourFirst = (shapes: readonly Shape[] = []): readonly Shape[] => {
    const index = shapes.findIndex(([classes]) => !/^(?:edge|line|glint|strand)/.test(classes));
    return shapes.map(([classes, d], i): Shape => [i === index ? colour : classes, d]);
  };
  const { liquid, solid, halfEaten } = drawing;
  if (liquid) return { ...drawing, liquid: recolourFirst(liquid) };
  return {
    ...drawing,
    solid: recolourFirst(solid),
    ...(halfEaten && { halfEaten: recolourFirst(halfEaten) }),
  };
}
