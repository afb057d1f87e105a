import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import type { Page } from '../../content/routes.ts';
import { clock } from '../../messmate/format.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';

/** The words of a page's social picture. `note` is below drawings with figures in them. */
type CardWords = { title: string; lead: string; alt: string; note: string };

/** What a page's picture says, and what it shows in words: all from the page's own content and figures. */
export function cardWords(content: Content, readouts: Readouts, page: Page): CardWords {
  const { company, words } = content;
  // Its heading is the company's name, which is in every picture.
  const isHome = page.path === '/';
  const { total } = readouts.wings;
  const text = content.legal.find(({ path }) => path === page.path);
  const held = text?.holds?.filter((one) => one.held).length ?? 0;
  const figures = {
    title: page.heading,
    residents: total.residents,
    in: total.served + total.lastFive,
    expected: total.served + total.lastFive + total.toCome,
    time: clock(readouts.second / 60),
    people: content.team.length,
    sections: text?.clauses.length ?? 0,
    held,
    notHeld: (text?.holds?.length ?? 0) - held,
  };
  return {
    title: isHome ? company.tagline : page.heading,
    lead: isHome ? content.home.lead : page.description,
    alt: fill(words.social[text?.holds ? 'holds' : page.card], figures),
    note: page.hasFigures ? `${words.sample}, ${figures.time}` : '',
  };
}
