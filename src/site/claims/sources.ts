import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import { formatDay } from '../../content/language/language.ts';
import { collectTexts } from '../../content/parsing/texts.ts';
import { listPages } from '../../content/routes.ts';
import type { ClaimSource } from '../../content/schemas/claims.ts';
import { t } from '../../content/t.ts';

/** Lists the claim ids in the fields `claim` of a page's words, in order and without duplicates. */
export const listClaims = (words: unknown): string[] => [
  ...new Set(
    collectTexts(words).flatMap(({ path, text }) => (path[path.length - 1] === 'claim' ? text : [])),
  ),
];

/** Collects the claims' sources by claim id. It omits links to pages that the site lacks, such as the product's. */
export function collectSources(content: Content): Record<string, ClaimSource> {
  const paths = new Set(listPages(content).map(({ path }) => path));
  const isLinkable = (link = '') => !link.startsWith('/') || paths.has(link.split('#')[0] ?? '');
  return Object.fromEntries(
    content.claims.map(({ id, short, source, link, date }) => [
      id,
      { short, source, date, link: isLinkable(link) ? link : undefined },
    ]),
  );
}

/** Formats a claim's source as a line of the brochure. Without a claim the line is empty. */
export function formatSource({ claims }: Pick<Content, 'claims'>, id: string | undefined): string {
  const claim = claims.find((entry) => entry.id === id);
  if (!claim) return '';
  const checked = t('Checked on {date}', { date: formatDay(claim.date) });
  return fill('{source}. {checked}', { source: claim.source, checked });
}
