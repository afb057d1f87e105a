import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { dayBars, historyBars, salesBars } from '../../messmate/bars.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import barStyles from '../../ui/Bars/Bars.module.css?inline';
import { Bars } from '../../ui/Bars/Bars.tsx';
import gauge from '../../ui/Gauge/Gauge.module.css?inline';
import { Gauge } from '../../ui/Gauge/Gauge.tsx';
import { Grain, GrainField } from '../../ui/Grain/Grain.tsx';
import states from '../../ui/Grain/states.module.css?inline';
import qr from '../../ui/QrCode/QrCode.module.css?inline';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import { inInk, withColours } from '../../ui/styles/colours.ts';

/** The styles of the drawings, without media queries. */
const plain = (css: string) => css.replace(/@[^{]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '');

/** A component's drawing as a file of its own, in colours for paper. */
function drawn(element: ReactElement, styles: string): string {
  const [svg = ''] = /<svg[\s\S]*<\/svg>/.exec(renderToStaticMarkup(element)) ?? [];
  const style = `<style>${plain(styles)}</style>`;
  return withColours(
    svg.replace(
      /^<svg ([^>]*)>/,
      (_, attributes) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${style}`,
    ),
    'paper',
  );
}

const BARS = barStyles + states;
/** How many times wider than high, beside the usual drawing, bars are that take a page's width. */
const WIDE = 2.4;

/** The company's mark. */
export const markOnPaper = (mark: string): string => inInk(mark, 'paper');

/** An address or a pass as a QR code with its quiet zone. */
export const codeOf = (text: string): string => drawn(<QrCode text={text} label="" />, qr);

/** The drawings of the product page, by the same components and figures, for paper. Their words are beside them. */
export function drawingsOf(words: ProductPageWords, readouts: Readouts) {
  const { percent } = words.benefits.waste;
  const { drawn: day, max } = dayBars(readouts.meals);
  const { days } = readouts.dinners;
  const dinners = historyBars(readouts.dinners);
  const none = { served: 0, live: 0, due: 0, skip: 0 };
  return {
    pass: codeOf(readouts.pass.text),
    meals: day.map(({ bars }) => ({
      svg: drawn(<Bars {...bars} max={max} label="" />, BARS),
      part: bars.part,
    })),
    waste: drawn(
      <GrainField counts={{ ...none, served: 100 - percent, due: percent }} columns={20} label="" />,
      states,
    ),
    // On paper, where turmeric is as grey as the part that is still expected, what has been served is black.
    gauge: drawn(
      <Gauge
        in={readouts.meal.plates}
        forecast={readouts.meal.forecast}
        residents={readouts.residents}
        label=""
      />,
      gauge.replaceAll('var(--accent)', 'var(--ink)'),
    ),
    // What was cooked and not eaten stands on what was eaten, with its number above: the lines of the page would strike it.
    dinners: {
      svg: drawn(
        <Bars
          {...dinners.bars}
          toCome={days.map(({ wasted }) => wasted)}
          lines={[]}
          max={dinners.axis.most}
          part={WIDE}
          label=""
        />,
        BARS,
      ),
      // Where the numbers are, as parts of the height.
      tops: days.map(({ cooked }) => cooked / dinners.axis.most),
    },
    sales: drawn(<Bars {...salesBars(readouts.sales).bars} part={WIDE} label="" />, BARS),
    grains: Object.fromEntries(
      (['served', 'live', 'due'] as const).map((state) => [state, drawn(<Grain state={state} />, states)]),
    ),
  };
}
