import type { DishMark } from '../../content/schemas/dish-marks.ts';
import type { Food } from '../../content/schemas/hostel.ts';
import { BOWL_TRACES, type Colour, CRUMBS, type Dish, DRAWINGS, type Shape } from './dish-drawings.ts';

/** Finds the first colour of a drawing, for its traces. Crumbs must not be white, because white grains are students. */
function colourOf({ vessel, liquid = [], solid = [] }: Dish): Colour | undefined {
  const unsuitableClasses = vessel ? /line|thick|glint|stem/ : /line|thick|glint|stem|white/;
  return [...liquid, ...solid]
    .map(([classes]) => classes.split(' ')[0] as Colour)
    .find((name) => !unsuitableClasses.test(name));
}

/** A dish is drawn empty below this share. */
const EMPTY_BELOW = 0.04;

/**
 * Computes the shapes of a dish that is partly eaten. `level` is the scale of the liquid, from 1 (full) to 0 (empty).
 * @param mealShare of the meal that is still on the plate, from 1 to 0
 */
export function computeRemainder(
  dish: Dish,
  mealShare: number,
): { level: number; liquid: readonly Shape[]; solid: readonly Shape[] } {
  const { vessel, liquid = [], solid = [], pieces = 1, halfEaten, inedible } = dish;
  if (mealShare < EMPTY_BELOW) {
    const colour = colourOf(dish);
    const traces: readonly Shape[] = colour ? [[`${colour} flat`, vessel ? BOWL_TRACES : CRUMBS]] : [];
    return { level: 0, liquid: [], solid: inedible ?? traces };
  }
  // A square root, because bowls are refilled and empty more slowly than the heap.
  const share = Math.sqrt(mealShare);
  const shareOfPieces = Math.max(1, Math.round(share * pieces)) / pieces;
  const takeShare = ([classes, d]: Shape): Shape[] => {
    const paths = d.match(/M[^M]+/g) ?? [];
    // The tolerance is for rounding errors.
    const farPaths = paths.slice(0, Math.floor(paths.length * shareOfPieces + 0.01));
    return farPaths.length > 0 ? [[classes, farPaths.join('')]] : [];
  };
  return {
    level: vessel === 'glass' ? 0.7 + 0.3 * share : 0.4 + 0.6 * share,
    liquid,
    solid: halfEaten && mealShare < 0.5 ? halfEaten : solid.flatMap(takeShare),
  };
}

/** Returns the drawing of a dish. @param colour replaces the first colour of the drawing */
export function dishOf(mark: DishMark, colour?: Food['dishes'][number]['colour']): Dish {
  const dish = DRAWINGS[mark];
  if (!colour) return dish;
  const recolourFirst = ([first, ...others]: readonly Shape[]): readonly Shape[] =>
    first ? [[colour, first[1]], ...others] : [];
  return dish.liquid
    ? { ...dish, liquid: recolourFirst(dish.liquid) }
    : { ...dish, solid: recolourFirst(dish.solid ?? []) };
}
