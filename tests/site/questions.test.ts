import { expect, test } from 'vitest';
import { content, findElements, pages, textOf } from './built-pages.ts';

const page = pages.find(({ key }) => key === 'messmate');

test.skipIf(!page)('shows each question open or folded, with its source, and lists open points', () => {
  if (!page) return;
  const articles = findElements(page.tree, 'article');
  const folded = findElements(page.tree, 'details').flatMap((details) => findElements(details, 'article'));
  for (const { id, question, answer, open, claim, group, letter } of content.messmate?.questions.list ?? []) {
    const article = articles.find(({ properties }) => properties.id === id);
    if (!article) throw new Error(`The page has to show "${question}".`);
    expect(textOf(article)).toContain(`${question}${answer ?? open}`);
    expect(folded.includes(article), `"${question}" is folded where it has a group.`).toBe(
      group !== undefined,
    );
    const links = findElements(article, 'a').flatMap(({ properties: { href } }) =>
      href === `/contact#${letter}` ? [] : href,
    );
    expect(links.sort(), 'A question leads to itself; a claim in its answer, to its source.').toEqual(
      [`#${id}`, ...(claim ? [`#source-${claim}`] : [])].sort(),
    );
    if (open)
      expect(
        findElements(page.tree, 'ul').map(textOf).join(),
        'List an open question among those to ask about.',
      ).toContain(open);
  }
});
