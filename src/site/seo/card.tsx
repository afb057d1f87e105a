import type { Content } from '../../content/content.ts';
import { RIGHT_TO_LEFT } from '../../content/parsing/texts.ts';
import type { Page } from '../../content/routes.ts';
import { lettersWithoutFont, toDrawableText } from '../../fonts/writing-systems.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { renderPlate } from '../render-svg.tsx';
import { CardLayout } from './card-layout.tsx';
import { renderCard } from './card-picture.ts';
import { cardWords } from './card-words.ts';

/**
 * Renders the preview of a shared link: title and subject, with the plate if the page has figures. Texts in letters that no
 * font has or that run from right to left are omitted, because satori writes from the left.
 */
export function socialCard(content: Content, readouts: Readouts, page: Page): Promise<Buffer> {
  const { name, address } = content.company;
  const { host } = new URL(address);
  const { title, lead, plate } = cardWords(content, readouts, page);
  const texts = [name, title, lead, plate?.note ?? host, ...(plate?.parts ?? [])];
  const hasLetters = lettersWithoutFont(texts.join(' ')).length === 0 && !RIGHT_TO_LEFT.test(texts.join(' '));
  const [company = '', heading = '', text = '', note = '', ...sentence] = texts.map((text) =>
    hasLetters ? toDrawableText(text) : '',
  );
  const words = { company, title: heading, lead: text, note: note || host };
  return renderCard(
    <CardLayout
      words={words}
      mark={content.mark}
      plate={plate && { svg: renderPlate(readouts), sentence: hasLetters ? sentence : [] }}
    />,
  );
}
