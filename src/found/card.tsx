import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../content/read.ts';
import type { Readouts } from '../messmate/readouts.ts';
import { type Box, cardDrawing, DRAWING_STYLES } from './card-drawings.tsx';
import { cardPicture } from './card-picture.ts';
import { CARD, CardText, type Layout } from './card-text.tsx';
import { cardWords, kindOf } from './card-words.ts';
import { colour, withColours } from './colours.ts';
import { MARK } from './mark.ts';
import type { FoundPage } from './pages.ts';

/** Each kind's layout, and where its drawing stands. */
const LAYOUTS: Record<ReturnType<typeof kindOf>, [Layout, Box]> = {
  home: ['foot', { x: 64, y: 410, width: 1072, height: 160 }],
  product: ['strip', { x: 64, y: 268, width: 1072, height: 322 }],
  products: ['foot', { x: 64, y: 394, width: 1072, height: 176 }],
  about: ['side', { x: 776, y: 190, width: 360, height: 360 }],
  team: ['foot', { x: 64, y: 390, width: 1072, height: 196 }],
  contact: ['side', { x: 716, y: 160, width: 420, height: 420 }],
  service: ['side', { x: 696, y: 168, width: 440, height: 400 }],
  legal: ['foot', { x: 64, y: 470, width: 1072, height: 100 }],
};

/** The paper, and the header with its mark and its ruler of twelve columns. */
function ground(): string {
  const { width, height, margin, head } = CARD;
  const step = (width - 2 * margin - 1) / 12;
  const ticks = Array.from(
    { length: 13 },
    (_, i) => `M${Math.round(margin + i * step) + 0.5} ${head - 10}v10`,
  );
  return [
    `<rect width="${width}" height="${height}" fill="var(--paper)"/>`,
    `<path d="M${margin} ${head}H${width - margin}${ticks.join('')}" stroke="var(--rule)" fill="none"/>`,
    `<g transform="translate(${margin} 42) scale(1.3)">${MARK}</g>`,
  ].join('');
}

/** The words without letters that cannot be drawn; in the place of a title that has no others, the site's address. */
function without(missing: string, props: ComponentProps<typeof CardText>): ComponentProps<typeof CardText> {
  if (missing === '') return props;
  const kept = (text: string) =>
    [...text]
      .filter((letter) => letter === ' ' || !missing.includes(letter))
      .join('')
      .trim();
  const { title, lead } = props.words;
  return {
    ...props,
    company: kept(props.company),
    // A sentence that has lost a word says something else.
    words: { ...props.words, title: kept(title) || props.host, lead: kept(lead) === lead ? lead : '' },
  };
}

/** The picture that stands beside a shared link to a page: its title over a drawing that the page itself shows. */
export function card(content: Content, readouts: Readouts, page: FoundPage): Promise<Buffer> {
  const [layout, box] = LAYOUTS[kindOf(page)];
  const { company } = content;
  const words = cardWords(content, readouts, page);
  const props = { words, layout, company: company.name, host: new URL(company.address).host };
  const drawing = cardDrawing(content, readouts, page, box);
  const styles = `<style>${DRAWING_STYLES.replace(/@[^{]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '')}</style>`;
  const text = (missing: string) => <CardText {...without(missing, props)} />;
  const key = JSON.stringify([renderToStaticMarkup(text('')), colour('ink')]);
  return cardPicture(withColours(`${styles}${ground()}${drawing}`), text, key);
}
