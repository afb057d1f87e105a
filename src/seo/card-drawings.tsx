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
import type { Content } from '../content/content.ts';
import type { Page } from '../content/routes.ts';
import { dayBars } from '../messmate/bars.ts';
import { grainsOf } from '../messmate/grains.ts';
import type { Readouts } from '../messmate/sample-readouts.ts';
import { type Box, markIn, place } from './icons.ts';
import { vcard } from './vcard.ts';

/** The styles of the drawings, without media queries; their colours are still named by role. */
export const DRAWING_STYLES = [states, barStyles, large, qr, service]
  .join('\n')
  .replace(/@[^{]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '');

/** Drawings beside one another in a box, as SVG. @param parts how wide each is beside the others */
function row(
  drawings: string[],
  { x, y, width, height }: Box,
  parts: readonly number[] = drawings.map(() => 1),
): string {
  const gap = 24;
  const sum = (some: readonly number[]) => some.reduce((all, part) => all + part, 0);
  const whole = (width - gap * (drawings.length - 1)) / sum(parts);
  return drawings
    .map((svg, i) =>
      place(svg, {
        x: x + sum(parts.slice(0, i)) * whole + i * gap,
        y,
        width: (parts[i] ?? 1) * whole,
        height,
      }),
    )
    .join('');
}

/** A row of large grains: filled ones, then those of another state. */
const grains = (filled: number, others: number, state: 'due' | 'skip', box: Box): string =>
  row(
    Array.from({ length: filled + others }, (_, i) =>
      renderToStaticMarkup(<LargeGrain state={i < filled ? 'served' : state} place={i} />),
    ),
    box,
  );

const rect = ({ x, y, width, height }: Box, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** What a page's picture shows, drawn by the components that draw it on the page, from the same figures. */
export function cardDrawing(content: Content, readouts: Readouts, page: Page, box: Box): string {
  const field = (counts: ReturnType<typeof grainsOf>, columns: number) =>
    renderToStaticMarkup(<GrainField counts={counts} columns={columns} label="" />);
  const { wings, total } = readouts.wings;
  switch (page.card) {
    case 'home':
      return row(
        wings.map((wing) => field(grainsOf(wing), 15)),
        box,
      );
    case 'product':
      return row([field(grainsOf(total), 50)], box);
    case 'products': {
      // The day's meals on one scale, each as wide as it is long.
      const { drawn, max } = dayBars(readouts.meals);
      const meals = drawn.map(({ bars }) => renderToStaticMarkup(<Bars {...bars} max={max} label="" />));
      const parts = drawn.map(({ bars }) => bars.part);
      return row(meals, box, parts) + rect({ ...box, y: box.y + box.height, height: 2 }, 'var(--rule)');
    }
    case 'team':
      return grains(content.team.length, 1, 'due', box);
    case 'contact': {
      const { social, ...short } = content.company;
      const code = renderToStaticMarkup(<QrCode text={vcard(short)} label="" />);
      return rect(box, 'var(--qr-light)') + row([code], box);
    }
    case 'service': {
      const found = content.services.find(({ path }) => path === page.path);
      return found ? row([renderToStaticMarkup(<ServiceDrawing name={found.drawing} />)], box) : '';
    }
    case 'legal': {
      // A grain for each section; where the page shows what is kept and what is not, a grain or a speck for each of that.
      const { holds, clauses } = content.legal.find(({ path }) => path === page.path) ?? {};
      const held = holds?.filter((one) => one.held).length ?? clauses?.length ?? 0;
      return grains(held, holds ? holds.length - held : 0, 'skip', box);
    }
    default:
      return markIn(content.mark, box);
  }
}
