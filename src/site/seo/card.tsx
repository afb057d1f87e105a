import type { Content } from '../../content/content.ts';
import type { Page } from '../../content/routes.ts';
import type { CardKind } from '../../content/schemas/pages.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { drawable } from '../../ui/fonts/letters.ts';
import { CardDrawing, DRAWING_STYLES } from './card-drawings.tsx';
import { type Box, CardLayout } from './card-layout.tsx';
import { cardPicture } from './card-picture.ts';
import { cardWords } from './card-words.ts';

/** Where each kind's drawing is. */
const BOXES: Record<CardKind, Box> = {
  home: { left: 64, top: 410, width: 1072, height: 160 },
  product: { left: 64, top: 346, width: 1072, height: 240 },
  products: { left: 64, top: 394, width: 1072, height: 176, borderBottom: '2px solid' },
  about: { left: 776, top: 190, width: 360, height: 360 },
  team: { left: 64, top: 390, width: 1072, height: 196 },
  contact: { left: 716, top: 160, width: 420, height: 420 },
  service: { left: 696, top: 168, width: 440, height: 400 },
  legal: { left: 64, top: 470, width: 1072, height: 100 },
};

/**
 * The picture that is beside a shared link to a page: its title over a drawing that the page itself shows. Letters
 * that the family lacks become plain or are left out; in the place of a title that has no others stands the site's address.
 */
export function card(content: Content, readouts: Readouts, page: Page): Promise<Buffer> {
  const { name, address } = content.company;
  const { host } = new URL(address);
  const { title, lead, note } = cardWords(content, readouts, page);
  const words = {
    company: drawable(name),
    host,
    title: /\p{L}/u.test(drawable(title)) ? drawable(title) : host,
    lead: drawable(lead),
    note: drawable(note),
  };
  const lacking = new Map<string, string>();
  drawable(name + title + lead, lacking);
  if (lacking.size > 0)
    console.warn(`The social picture of ${page.path} leaves out letters that its font does not have.`);
  return cardPicture(
    <CardLayout words={words} mark={content.mark} box={BOXES[page.card]}>
      <style>{DRAWING_STYLES}</style>
      <CardDrawing content={content} readouts={readouts} page={page} />
    </CardLayout>,
  );
}
