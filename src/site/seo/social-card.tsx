import type { Content } from '../../content/content.ts';
import { RTL_LETTER } from '../../content/parsing/texts.ts';
import type { Page } from '../../content/routes.ts';
import { lettersWithoutFont, toDrawableText } from '../../fonts/writing-systems.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { renderPlate } from '../render-svg.tsx';
import { SocialCardLayout } from './social-card-layout.tsx';
import { renderLayout } from './social-card-picture.ts';
import { composeSocialCardWords } from './social-card-words.ts';

/**
 * Renders a page's social picture as PNG: title, lead and, on some pages, the plate. If a text has letters without a
 * font, or from right to left (satori would write them from the left), the only text is the site's address.
 */
export function renderSocialCard(content: Content, readouts: Readouts, page: Page): Promise<Buffer> {
  const { name, address } = content.company;
  const { host } = new URL(address);
  const { plate, ...cardWords } = composeSocialCardWords(content, readouts, page);
  const texts = [name, cardWords.title, cardWords.lead, plate?.note ?? host, ...(plate?.sentenceParts ?? [])];
  const isDrawable = lettersWithoutFont(texts.join(' ')).length === 0 && !RTL_LETTER.test(texts.join(' '));
  const [company = '', title = '', lead = '', note = '', ...sentence] = texts.map((text) =>
    isDrawable ? toDrawableText(text) : '',
  );
  const words = { company, title, lead, note: note || host };
  return renderLayout(
    <SocialCardLayout
      words={words}
      mark={content.mark}
      plate={plate && { svg: renderPlate(readouts), sentence: isDrawable ? sentence : [] }}
    />,
  );
}
