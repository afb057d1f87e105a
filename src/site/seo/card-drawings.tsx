import type { Content } from '../../content/content.ts';
import type { Page } from '../../content/routes.ts';
import { dayBars } from '../../messmate/bars.ts';
import { grainsOf } from '../../messmate/engine/selectors/wings.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import barStyles from '../../ui/Bars/Bars.module.css?inline';
import { Bars } from '../../ui/Bars/Bars.tsx';
import { GrainField } from '../../ui/Grain/Grain.tsx';
import states from '../../ui/Grain/states.module.css?inline';
import large from '../../ui/LargeGrain/LargeGrain.module.css?inline';
import { LargeGrain } from '../../ui/LargeGrain/LargeGrain.tsx';
import qr from '../../ui/QrCode/QrCode.module.css?inline';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import service from '../../ui/ServiceDrawing/ServiceDrawing.module.css?inline';
import { ServiceDrawing } from '../../ui/ServiceDrawing/ServiceDrawing.tsx';
import tokens from '../../ui/styles/tokens.css?raw';
import { Mark } from './card-layout.tsx';
import { vcard } from './vcard.ts';

/** What a picture shows stands side by side, each as wide as it asks for, and without its frame on the page. */
const IN_A_ROW = '.drawing > svg { flex: var(--part, 1) 1 0; min-width: 0; height: 100%; border: 0 }';
/** satori hands no `fill` down from an `svg` to its paths. */
const UNFILLED = 'path { fill: none }';
export const DRAWING_STYLES = [tokens, IN_A_ROW, UNFILLED, states, barStyles, large, qr, service].join('\n');

/** A row of large grains: filled ones, then those of another state. */
const grains = (filled: number, others: number, state: 'due' | 'skip') =>
  [...Array(filled + others).keys()].map((place) => (
    <LargeGrain key={place} state={place < filled ? 'served' : state} place={place} />
  ));

type Props = { content: Content; readouts: Readouts; page: Page };

/** What a page's picture shows, drawn by the components that draw it on the page, from the same figures. */
export function CardDrawing({ content, readouts, page }: Props) {
  const { wings, total } = readouts.wings;
  switch (page.card) {
    case 'home':
      return wings.map((wing) => (
        <GrainField key={wing.wing} counts={grainsOf(wing)} columns={15} label="" />
      ));
    case 'product':
      return <GrainField counts={grainsOf(total)} columns={50} label="" />;
    case 'products': {
      // The day's meals on one scale, each as wide as it is long.
      const { drawn, max } = dayBars(readouts.meals);
      return drawn.map(({ meal, bars }) => <Bars key={meal.id} {...bars} max={max} label="" />);
    }
    case 'team':
      return grains(content.team.length, 1, 'due');
    case 'contact': {
      const { social, ...short } = content.company;
      return <QrCode text={vcard(short)} label="" />;
    }
    case 'service': {
      const found = content.services.find(({ path }) => path === page.path);
      return found && <ServiceDrawing name={found.drawing} />;
    }
    case 'legal': {
      // A grain for each section; where the page shows what is kept and what is not, a grain or a speck for each of that.
      const { holds, clauses } = content.legal.find(({ path }) => path === page.path) ?? {};
      const held = holds?.filter((one) => one.held).length ?? clauses?.length ?? 0;
      return grains(held, holds ? holds.length - held : 0, 'skip');
    }
    default:
      return <Mark mark={content.mark} size={360} />;
  }
}
