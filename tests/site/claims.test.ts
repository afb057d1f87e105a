import { expect, test } from 'vitest';
import { formatDay } from '../../src/content/language/language.ts';
import { collectSources } from '../../src/site/claims/sources.ts';
import { content, findElements, pages, textOf } from './built-pages.ts';

const sources = collectSources(content);
const checkedOn = (date: string) => `Looked at on ${formatDay(date)}`;

test.each(pages)('$path names the source of each claim beside it, and once at its end', ({ tree }) => {
  const [main = tree] = findElements(tree, 'main');
  const citations = findElements(main, 'a')
    .map((link) => ({
      id: /^#source-(.*)/.exec(String(link.properties.href))?.[1] ?? '',
      text: textOf(link),
    }))
    .filter(({ id }) => id);
  for (const { id, text } of citations) expect(text).toBe(sources[id]?.short);
  const expected = [...new Set(citations.map(({ id }) => id))].flatMap((id) => sources[id] ?? []);
  const newest = expected
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const notes = findElements(main, 'li').filter(({ properties }) =>
    String(properties.id).startsWith('source-'),
  );
  expect(notes.map((note) => textOf(note).replace(' (opens in a new tab)', '')).sort()).toEqual(
    expected.map(({ source, date }) => (date === newest ? source : `${source} (${checkedOn(date)})`)).sort(),
  );
  if (!newest) return;
  expect(textOf(main).split(checkedOn(newest)), 'expected a shared day once').toHaveLength(2);
});

test('shows each claim of the content on a page', () => {
  const claimsIn = (words: unknown): string[] =>
    words && typeof words === 'object'
      ? Object.entries(words).flatMap(([key, value]) => (key === 'claim' ? [value] : claimsIn(value)))
      : [];
  const html = pages.map(({ html }) => html).join();
  for (const id of claimsIn(content)) if (sources[id]) expect(html).toContain(`href="#source-${id}"`);
});
