import { expect, test } from 'vitest';
import { all, content, pages, textOf } from './built-pages.ts';

const page = pages.find(({ key }) => key === 'messmate');

test.skipIf(!page)('shows each question open or folded, with its source, and lists open points', () => {
  if (!page) return;
  const articles = all(page.tree, 'article');
  const folded = all(page.tree, 'details').flatMap((details) => all(details, 'article'));
  for (const { id, question, answer, open, claim, group, letter } of content.messmate?.questions.list ?? []) {
    const article = articles.find(({ properties }) => properties.id === id);
    if (!article) throw new Error(`The page has to show "${question}".`);
    expect(textOf(article)).toContain(`${question}${answer ?? open}`);
    expect(folded.includes(article), `"${question}" is folded where it has a group.`).toBe(
      group !== undefined,
    );
    const links = all(article, 'a').flatMap(({ properties: { href } }) =>
      href === `/contact#${letter}` ? [] : href,
    );
    expect(links.sort(), 'A question leads to itself; a claim in its answer, to its source.').toEqual(
      [`#${id}`, ...(claim ? [`#source-${claim}`] : [])].sort(),
    );
    if (open)
      expect(
        all(page.tree, 'ul').map(textOf).join(),
        'List an open question among those to ask about.',
      ).toContain(open);
  }
});
