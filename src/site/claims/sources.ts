import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import { formatDay } from '../../content/language/language.ts';
import { collectTexts } from '../../content/parsing/texts.ts';
import { listPages } from '../../content/routes.ts';
import type { ClaimSource } from '../../content/schemas/claims.ts';
import { t } from '../../content/t.ts';

/** Lists the ids in the fields `claim` of texts, each once, in order. */
export const listClaims = (words: unknown): string[] => [
  ...new Set(
    collectTexts(words).flatMap(({ path, text }) => (path[path.length - 1] === 'claim' ? text : [])),
  ),
];

/** Collects sources by claim id, without links to pages that this owner does not have. */
export function collectSources(content: Content): Record<string, ClaimSource> {
  const paths = new Set(listPages(content).map(({ path }) => path));
  const hasPage = (link = '') => !link.startsWith('/') || paths.has(link.split('#')[0] ?? '');
  return Object.fromEntries(
    content.claims.map(({ id, short, source, link, date }) => [
      id,
      { short, source, date, link: hasPage(link) ? link : undefined },
    ]),
  );
}

/** A claim's source as one line of the brochure, or an empty text without a claim. */
export function sourceLine({ claims }: Pick<Content, 'claims'>, id: string | undefined): string {
  const claim = claims.find((entry) => entry.id === id);
  if (!claim) return '';
  const checked = t('Checked on {date}', { date: formatDay(claim.date) });
  return fill('{source}. {checked}', { source: claim.source, checked });
}
