import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Staple } from '../content/schemas/hostel.ts';
import type { Readouts } from '../messmate/sample-readouts.ts';
import { QrCode } from '../ui/QrCode/QrCode.tsx';
import { resolveColours } from '../ui/styles/colours.ts';
import type { GrainState } from '../ui/Thali/counts.ts';
import plateCss from '../ui/Thali/Thali.module.css?inline';
import { PlateGrain, Thali } from '../ui/Thali/Thali.tsx';

function renderSvg(element: ReactElement, css = ''): string {
  const svg = renderToStaticMarkup(element).replace(
    /^<svg ([^>]*)>/,
    (_, attributes) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><style>${css}</style>`,
  );
  return resolveColours(svg);
}

export const renderQrCode = (text: string): string => renderSvg(<QrCode text={text} label="" />);

/** Renders the plate of the meal that all pages show, without a label. */
export const renderPlate = ({ studentCounts, meal }: Readouts): string =>
  renderSvg(<Thali counts={studentCounts} food={meal.food} />, plateCss);

export const renderGrain = (state: GrainState, staple: Staple): string =>
  renderSvg(<PlateGrain state={state} staple={staple} />, plateCss);
