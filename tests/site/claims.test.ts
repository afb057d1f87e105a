/**
 * Claims (sentences that need a source). Each has a link with the source's short name beside it. A list at the end of the
 * page has each source’s full name and the day of its check; the latest day is there only once.
 */
import { expect, test } from 'vitest';
import { formatDay } from '../../src/content/language/language.ts';
import { collectSources } from '../../src/site/claims/sources.ts';
import { content, findElements, pages, textOf } from './built-pages.ts';

const sources = collectSources(content);
const formatCheckDay = (date: string) => `Looked at on ${formatDay(date)}`;

test.each(pages)('$path names each source that it links to beside the claim and in a list', ({ tree }) => {
  const [main = tree] = findElements(tree, 'main');
  const citedIds = new Set<string>();
  for (const link of findElements(main, 'a')) {
    const [, id] = /^#source-(.*)/.exec(String(link.properties.href)) ?? [];
    if (!id) continue;
    citedIds.add(id);
    expect(textOf(link), 'expected the source’s short name beside the claim').toBe(sources[id]?.short);
  }
  const cited = [...citedIds].flatMap((id) => sources[id] ?? []);
  const [latestDate] = cited.map(({ date }) => date).sort((a, b) => (a < b ? 1 : -1));
  const listedSources = findElements(main, 'li')
    .filter(({ properties }) => String(properties.id).startsWith('source-'))
    .map((item) => textOf(item).replace(' (opens in a new tab)', ''));
  const expected = cited.map(({ source, date }) =>
    date === latestDate ? source : `${source} (${formatCheckDay(date)})`,
  );
  expect(listedSources.sort(), 'expected each source once, with its day unless that is the latest').toEqual(
    expected.sort(),
  );
  if (!latestDate) return;
  const dayCount = textOf(main).split(formatCheckDay(latestDate)).length - 1;
  expect(dayCount, 'expected the latest day once for all sources checked on it').toBe(1);
});

test('links to the source of each claim of the content', () => {
  const findClaimIds = (value: unknown): string[] =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, child]) => (key === 'claim' ? [child] : findClaimIds(child)))
      : [];
  const html = pages.map(({ html }) => html).join();
  for (const id of findClaimIds(content)) if (sources[id]) expect(html).toContain(`href="#source-${id}"`);
});
