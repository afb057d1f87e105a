import type { Feature } from '../../content/features.ts';
import type { Hostel } from '../engine/hostel.ts';
import type { HostelState } from '../engine/state.ts';
import { type FigureOf, ofFeature } from '../tabs/feature-module.ts';

const FIGURES = import.meta.glob<FigureOf>('../*/feature.ts', { eager: true, import: 'figureOf' });

/** Words without a place for a figure need no `feature.ts`. */
const figureOf = (id: Feature, text: string, hostel: Hostel): ReturnType<FigureOf> =>
  text.includes('{') ? ofFeature(FIGURES, id)(text, hostel) : () => text;

/** @param texts the owner's words, with places for the figures */
export function figuresOf(
  texts: Record<Feature, string>,
  hostel: Hostel,
): (state: HostelState) => Record<Feature, string> {
  const all = Object.entries(texts).map(([id, text]) => [id, figureOf(id as Feature, text, hostel)] as const);
  return (state) =>
    Object.fromEntries(all.map(([id, figure]) => [id, figure(state)])) as Record<Feature, string>;
}
