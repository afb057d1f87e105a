import type { Feature } from '../../content/features.ts';
import type { Hostel } from '../engine/hostel.ts';
import type { HostelState } from '../engine/state.ts';

/**
 * The figure on a feature's tab, in the document and live, exported by the feature's `feature.ts`.
 * @param text the owner's words, with places for the figures
 */
export type FigureOf = (text: string, hostel: Hostel) => (state: HostelState) => string;

/** @throws if the glob has found no module of the feature */
export function ofFeature<Found>(found: Record<string, Found>, id: Feature): Found {
  const own = Object.entries(found).find(([path]) => path.includes(`/${id}/`))?.[1];
  if (own === undefined)
    throw new Error(`src/messmate/${id} lacks what the others have: ${Object.keys(found)}.`);
  return own;
}
