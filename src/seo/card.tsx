import type { Content } from '../content/content.ts';
import type { Page } from '../content/routes.ts';
import type { Readouts } from '../messmate/sample-readouts.ts';
import type { CardKind } from '../schemas/pages.ts';
import { cardDrawing, DRAWING_STYLES } from './card-drawings.tsx';
import { cardPicture, drawable } from './card-picture.ts';
import { CARD, CardText } from './card-text.tsx';
import { cardWords } from './card-words.ts';
import { withColours } from './colours.ts';
import { type Box, markIn } from './icons.ts';

/** Where each kind's drawing stands. */
const BOXES: Record<CardKind, Box> = {
  home: { x: 64, y: 410, width: 1072, height: 160 },
  product: { x: 64, y: 346, width: 1072, height: 240 },
  products: { x: 64, y: 394, width: 1072, height: 176 },
  about: { x: 776, y: 190, width: 360, height: 360 },
  team: { x: 64, y: 390, width: 1072, height: 196 },
  contact: { x: 716, y: 160, width: 420, height: 420 },
  service: { x: 696, y: 168, width: 440, height: 400 },
  legal: { x: 64, y: 470, width: 1072, height: 100 },
};

/** The paper, and the header with its mark and its ruler of twelve columns. */
function ground(mark: string): string {
  const { width, height, margin, head } = CARD;
  const step = (width - 2 * margin - 1) / 12;
  const ticks = Array.from(
    { length: 13 },
    (_, i) => `M${Math.round(margin + i * step) + 0.5} ${head - 10}v10`,
  );
  return [
    `<rect width="${width}" height="${height}" fill="var(--paper)"/>`,
    `<path d="M${margin} ${head}H${width - margin}${ticks.join('')}" stroke="var(--rule)" fill="none"/>`,
    markIn(mark, { x: margin, y: 42, width: 42, height: 42 }),
  ].join('');
}

/**
 * The picture that stands beside a shared link to a page: its title over a drawing that the page itself shows. Letters
 * that the family lacks are left out; in the place of a title that has no others stands the site's address.
 */
export function card(content: Content, readouts: Readouts, page: Page): Promise<Buffer> {
  const { name, address } = content.company;
  const { host } = new URL(address);
  const { title, lead, note } = cardWords(content, readouts, page);
  const words = {
    company: drawable(name),
    host,
    title: drawable(title) || host,
    lead: drawable(lead),
    note: drawable(note),
  };
  if (drawable(name + title + lead) !== name + title + lead)
    console.warn(`The social picture of ${page.path} leaves out letters that its font does not have.`);
  const box = BOXES[page.card];
  const drawing = cardDrawing(content, readouts, page, box);
  const below = withColours(`<style>${DRAWING_STYLES}</style>${ground(content.mark)}${drawing}`);
  return cardPicture(below, <CardText words={words} box={box} />);
}
