import type { Feature } from '../../content/features.ts';
import type { Hostel } from '../engine/hostel.ts';
import type { HostelState } from '../engine/state.ts';

/**
 * The figure on a feature's tab, for each state: in the document, and live. `feature.ts` in a feature's folder exports it
 * as `figureOf`; its panel is beside it.
 * @param text the owner's words, with places for the figures
 */
export type FigureOf = (text: string, hostel: Hostel) => (state: HostelState) => string;

/**
 * Picks the module of one feature from what a glob has found in their folders.
 * @throws if there is none
 */
export function ofFeature<Found>(found: Record<string, Found>, id: Feature): Found {
  const own = Object.entries(found).find(([path]) => path.includes(`/${id}/`))?.[1];
  if (own === undefined)
    throw new Error(`src/messmate/${id} lacks what the others have: ${Object.keys(found)}.`);
  return own;
}
