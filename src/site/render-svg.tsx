import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Readouts } from '../messmate/sample-readouts.ts';
import { QrCode } from '../ui/QrCode/QrCode.tsx';
import { resolveColours } from '../ui/styles/colours.ts';
import type { GrainState } from '../ui/Thali/counts.ts';
import styles from '../ui/Thali/Thali.module.css?inline';
import { PlateGrain, Thali } from '../ui/Thali/Thali.tsx';

/** Renders a component as a self-contained SVG, for pictures and paper. */
function renderSvg(element: ReactElement, styles = ''): string {
  const svg = renderToStaticMarkup(element).replace(
    /^<svg ([^>]*)>/,
    (_, attributes) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><style>${styles}</style>`,
  );
  return resolveColours(svg);
}

export const renderCode = (text: string): string => renderSvg(<QrCode text={text} label="" />);

const cachedPlates = new WeakMap<Readouts, string>();

/** Renders the plate of the sample's meal without its words, once for each build. */
export function renderPlate(readouts: Readouts): string {
  const { students: counts, meal } = readouts;
  const plate = cachedPlates.get(readouts) ?? renderSvg(<Thali counts={counts} food={meal.food} />, styles);
  cachedPlates.set(readouts, plate);
  return plate;
}

export const renderGrain = (state: GrainState): string => renderSvg(<PlateGrain state={state} />, styles);
