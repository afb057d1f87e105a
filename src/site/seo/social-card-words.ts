import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import type { Page } from '../../content/routes.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { describePlate } from '../plate-caption.ts';

/** Composes the title, lead and alternative text of a page's social picture, and the caption of a plate on it. */
export function composeSocialCardWords(content: Content, readouts: Readouts, page: Page) {
  const { company, home, messmate, productsPage } = content;
  const { heading } = page;
  const plate = page.hasPlateInSocialPicture ? describePlate(content, readouts) : undefined;
  const leadByPath: Record<string, string | undefined> = {
    [PAGES.home.path]: home.lead,
    [PAGES.productsPage.path]: productsPage.lead,
    [PAGES.messmate.path]: messmate?.hero.kind,
  };
  return {
    title: heading,
    lead: leadByPath[page.path] ?? page.description,
    plate,
    alt: plate
      ? fill('{heading}. {picture} {note}.', { heading, picture: plate.alternative, note: plate.note })
      : fill('{heading}. {name}', { heading, name: company.name }),
  };
}
