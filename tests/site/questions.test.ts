import { expect, test } from 'vitest';
import { content, findElements, pages, textOf } from './built-pages.ts';

const page = pages.find(({ key }) => key === 'messmate');

test.skipIf(!page)('shows each question with its answer or open point, and folds grouped ones', () => {
  if (!page) return;
  const articles = findElements(page.tree, 'article');
  const folded = findElements(page.tree, 'details').flatMap((details) => findElements(details, 'article'));
  for (const { id, question, answer, open: openPoint, claim, group, letter: messageId } of content.messmate
    ?.questions.list ?? []) {
    const article = articles.find(({ properties }) => properties.id === id);
    if (!article) throw new Error(`expected "${question}" on the page`);
    expect(textOf(article)).toContain(`${question}${answer ?? openPoint}`);
    const why = `expected "${question}" to be folded exactly if it has a group`;
    expect(folded.includes(article), why).toBe(group !== undefined);
    const links = findElements(article, 'a').flatMap(({ properties: { href } }) =>
      href === `/contact#${messageId}` ? [] : href,
    );
    const targets = [`#${id}`, ...(claim ? [`#source-${claim}`] : [])].sort();
    expect(links.sort(), 'expected a link to the question, and from a claim to its source').toEqual(targets);
    const lists = findElements(page.tree, 'ul').map(textOf).join();
    if (openPoint) expect(lists, 'expected the open point in a list').toContain(openPoint);
  }
});
