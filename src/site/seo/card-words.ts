import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import type { Page } from '../../content/routes.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { plateCaption } from '../plate-caption.ts';

/** The words of a page's social picture, its plate's caption if it has a plate, and the alternative text. */
export function cardWords(content: Content, readouts: Readouts, page: Page) {
  const { company, home, messmate, productsPage } = content;
  const plate = page.hasFigures ? plateCaption(content, readouts) : undefined;
  const leads: Record<string, string | undefined> = {
    [PAGES.home.path]: home.lead,
    [PAGES.productsPage.path]: productsPage.lead,
    [PAGES.messmate.path]: messmate?.hero.kind,
  };
  return {
    title: page.heading,
    lead: leads[page.path] ?? page.description,
    plate,
    alt: plate
      ? fill('{heading}. {picture} {note}.', {
          heading: page.heading,
          picture: plate.picture,
          note: plate.note,
        })
      : fill('{heading}. {name}', { heading: page.heading, name: company.name }),
  };
}
