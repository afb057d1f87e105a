import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import barStyles from '../components/Bars/Bars.module.css?inline';
import { Bars } from '../components/Bars/Bars.tsx';
import { GrainField } from '../components/Grain/Grain.tsx';
import states from '../components/Grain/states.module.css?inline';
import large from '../components/LargeGrain/LargeGrain.module.css?inline';
import { LargeGrain } from '../components/LargeGrain/LargeGrain.tsx';
import qr from '../components/QrCode/QrCode.module.css?inline';
import { QrCode } from '../components/QrCode/QrCode.tsx';
import service from '../components/ServiceDrawing/ServiceDrawing.module.css?inline';
import { ServiceDrawing } from '../components/ServiceDrawing/ServiceDrawing.tsx';
import type { Content } from '../content/read.ts';
import { barsOf } from '../messmate/bars.ts';
import { grainsOf } from '../messmate/grains.ts';
import type { Readouts } from '../messmate/readouts.ts';
import { vcard } from '../publishing/vcard.ts';
import { kindOf } from './card-words.ts';
import { MARK } from './mark.ts';
import type { FoundPage } from './pages.ts';

/** A place on the picture, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** The styles of the drawings; their colours are still named by role. */
export const DRAWING_STYLES = [states, barStyles, large, qr, service].join('\n');

/** A drawing of the site laid into a box, as SVG. */
const place = (drawing: ReactNode, { x, y, width, height }: Box): string =>
  renderToStaticMarkup(drawing).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
  );

/** Boxes of one width beside one another. */
const inRow = ({ x, y, width, height }: Box, count: number, gap: number): Box[] => {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (each + gap), y, width: each, height }));
};

/** What a page's picture shows, drawn by the components that draw it on the page, from the same figures. */
export function cardDrawing(content: Content, readouts: Readouts, page: FoundPage, box: Box): string {
  switch (kindOf(page)) {
    case 'home': {
      const { wings } = readouts.wings;
      const boxes = inRow(box, wings.length, 28);
      return wings
        .map((wing, i) =>
          place(<GrainField counts={grainsOf(wing)} columns={15} label="" />, boxes[i] ?? box),
        )
        .join('');
    }
    case 'product':
      return place(<GrainField counts={grainsOf(readouts.wings.total)} columns={40} label="" />, box);
    case 'products':
      return day(readouts, box);
    case 'team': {
      const boxes = inRow(box, content.team.length + 1, 24);
      return boxes
        .map((one, i) =>
          place(<LargeGrain state={i < content.team.length ? 'served' : 'due'} place={i} />, one),
        )
        .join('');
    }
    case 'contact': {
      const { social, ...short } = content.company;
      const white = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="var(--qr-light)"/>`;
      return white + place(<QrCode text={vcard(short)} label="" />, box);
    }
    case 'service': {
      const found = content.services.find(({ path }) => path === page.path);
      return found ? place(<ServiceDrawing name={found.drawing} />, box) : '';
    }
    case 'legal': {
      const text = content.legal.find(({ path }) => path === page.path);
      // A grain for each clause; where the page shows what is kept and what is not, a grain for each of that.
      const filled = (text?.holds?.map(({ held }) => held) ?? text?.clauses.map(() => true) ?? []).sort(
        (a, b) => Number(b) - Number(a),
      );
      return inRow(box, filled.length, 8)
        .map((one, i) => place(<LargeGrain state={filled[i] ? 'served' : 'due'} place={i} />, one))
        .join('');
    }
    default:
      return `<g transform="translate(${box.x} ${box.y}) scale(${box.width / 32})">${MARK}</g>`;
  }
}

/** The day's four meals on one scale. */
function day({ meals }: Readouts, box: Box): string {
  const bars = meals.map(barsOf);
  const max = Math.max(...bars.flatMap(({ values }) => values));
  const boxes = inRow(box, meals.length, 28);
  const drawn = bars.map((one, i) => place(<Bars {...one} max={max} label="" />, boxes[i] ?? box));
  const lines = boxes.map(
    ({ x, y, width, height }) =>
      `<path d="M${x} ${y + height}h${width}" stroke="var(--rule)" stroke-width="2"/>`,
  );
  return drawn.join('') + lines.join('');
}
