import type { Feature } from '../../content/schemas/demo/demo.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import type { Hostel } from '../engine/hostel.ts';
import type { HostelState } from '../engine/state.ts';
import type { Readouts } from '../sample-readouts.ts';

/**
 * The figure on a feature's tab, state by state: for the document, and live.
 * @param text the owner's words, with places for the figures
 */
export type FigureOf = (text: string, hostel: Hostel) => (state: HostelState) => string;

/** What `feature.ts` in the folder of a feature says of it. Its drawing and its live part are beside it. */
export type FeatureModule = {
  figureOf: FigureOf;
  /** Whether drawing and live part get the same height on a wide screen. */
  isSteady?: boolean;
};

/** What each drawing gets, the default export of a `…Drawing.tsx`. */
export type DrawingProps = { words: ProductPageWords; site: InterfaceWords; readouts: Readouts };

/**
 * Of what a glob has found in the folders of the features, that of one feature.
 * @throws if there is none
 */
export function ofFeature<Found>(found: Record<string, Found>, id: Feature): Found {
  const own = Object.entries(found).find(([path]) => path.includes(`/${id}/`))?.[1];
  if (own === undefined)
    throw new Error(`src/messmate/${id} lacks what the others have: ${Object.keys(found)}.`);
  return own;
}
