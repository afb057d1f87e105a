import { fill } from '../content/fill.ts';
import type { Content } from '../content/read.ts';
import { clock } from '../messmate/format.ts';
import type { Readouts } from '../messmate/readouts.ts';
import type { FoundPage } from './pages.ts';

/** The words of a page's social picture. `note` stands below drawings with figures in them. */
export type CardWords = { title: string; lead: string; alt: string; note: string };

/** What a page's picture says, and what it shows in words: all from the page's own content and figures. */
export function cardWords(content: Content, readouts: Readouts, page: FoundPage): CardWords {
  const { company, words } = content;
  const { total } = readouts.wings;
  const figures = {
    residents: total.residents,
    in: total.served + total.lastFive,
    expected: total.served + total.lastFive + total.toCome,
    time: clock(readouts.second / 60),
    people: content.team.length,
    ...legalFigures(content, page),
  };
  const title = titleOf(content, page);
  return {
    title,
    lead: page.path === '/' ? company.tagline : page.description,
    alt: fill(words.social['held' in figures ? 'holds' : kindOf(page)], { ...figures, title }),
    note: /^\/($|products)/.test(page.path) ? `${words.sample}, ${figures.time}` : '',
  };
}

/** The figures of a legal text's picture; of a text that says what is kept, those of that. */
function legalFigures({ legal }: Content, { path }: FoundPage): Record<string, number> {
  const text = legal.find((one) => one.path === path);
  if (!text) return {};
  const held = text.holds?.filter((one) => one.held).length ?? 0;
  return { clauses: text.clauses.length, ...(text.holds && { held, notHeld: text.holds.length - held }) };
}

type Kind = Exclude<keyof Content['words']['social'], 'holds'>;

/** What kind of picture a page has. */
export function kindOf({ path }: FoundPage): Kind {
  if (path === '/') return 'home';
  if (path === '/products/messmate') return 'product';
  const [, first = ''] = path.split('/');
  return first === 'services' ? 'service' : (first as Kind);
}

/** The page's own heading. */
function titleOf(content: Content, { path, name }: FoundPage): string {
  if (path === '/') return content.company.name;
  if (path === '/about') return content.about.heading;
  if (path === '/team') return content.teamPage.heading;
  return name;
}
