import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import { dayInWords } from '../../content/language/language.ts';
import { textsOf } from '../../content/parsing/texts.ts';
import { pagesOf } from '../../content/routes.ts';
import type { ClaimSource } from '../../content/schemas/claims.ts';
import { t } from '../../content/t.ts';

/** The claims that words name in a field `claim`, each once, in the order of the words. */
export const claimsIn = (words: unknown): string[] => [
  ...new Set(textsOf(words).flatMap(({ path, text }) => (path[path.length - 1] === 'claim' ? text : []))),
];

/** Sources by claim id; without its link where that leads to a page this owner does not have. */
export function sourcesOf(content: Content): Record<string, ClaimSource> {
  const paths = new Set(pagesOf(content).map(({ path }) => path));
  const isThere = (link = '') => !link.startsWith('/') || paths.has(link.split('#')[0] ?? '');
  return Object.fromEntries(
    content.claims.map(({ id, short, source, link, date }) => [
      id,
      { short, source, date, link: isThere(link) ? link : undefined },
    ]),
  );
}

/** The line behind a claim where links are impossible, as in the brochure. Empty for words that make no claim. */
export function sourceLine({ claims }: Pick<Content, 'claims'>, id: string | undefined): string {
  const found = claims.find((claim) => claim.id === id);
  if (!found) return '';
  const checked = t('Checked on {date}', { date: dayInWords(found.date) });
  return fill('{source}. {checked}', { source: found.source, checked });
}
