import { grainPath } from '../Thali/grains.ts';

/** The side of a grain's cell. */
export const CELL = 20;

/** Filled, outlined, a speck: as parts of a grain on a plate. */
const SCALE = { served: 0.9, due: 0.8, skip: 0.3 } as const;

export type FieldState = keyof typeof SCALE;

/** The path of `count` grains from place `first` on, in rows of `columns`. */
export function fieldPath(state: FieldState, first: number, count: number, columns: number): string {
  const places = Array.from({ length: count }, (_, i) => {
    const k = first + i;
    return { x: ((k % columns) + 0.5) * CELL, y: (Math.floor(k / columns) + 0.5) * CELL, k };
  });
  return grainPath(places, SCALE[state]);
}
