import type { Content } from '../../content/content.ts';
import type { Page } from '../../content/routes.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { drawable } from '../../ui/fonts/letters.ts';
import { drawnPlate } from '../drawn.tsx';
import { CardLayout } from './card-layout.tsx';
import { cardPicture } from './card-picture.ts';
import { cardWords } from './card-words.ts';

/**
 * The picture that is beside a shared link to a page: its title and what the page is about, with the plate where the page
 * has figures. Letters that the family lacks become plain or are left out; in the place of a title that has no others
 * stands the site's address.
 */
export function card(content: Content, readouts: Readouts, page: Page): Promise<Buffer> {
  const { name, address } = content.company;
  const { host } = new URL(address);
  const { title, lead, plate } = cardWords(content, readouts, page);
  const lacking = new Map<string, string>();
  const words = {
    company: drawable(name, lacking),
    title: /\p{L}/u.test(drawable(title)) ? drawable(title, lacking) : host,
    lead: drawable(lead, lacking),
    note: drawable(plate?.note ?? host, lacking),
  };
  if (lacking.size > 0)
    console.warn(`The social picture of ${page.path} leaves out letters that its font does not have.`);
  return cardPicture(
    <CardLayout
      words={words}
      mark={content.mark}
      plate={plate && { svg: drawnPlate(readouts), said: plate.parts.map((part) => drawable(part)) }}
    />,
  );
}
