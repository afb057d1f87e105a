/** What institutions ask, on the product page. */
import { expect, test } from 'vitest';
import { all, content, pages, textOf } from './built-pages.ts';

const { questions } = content.messmate ?? { questions: undefined };
const page = pages.find(({ key }) => key === 'messmate');

test.skipIf(!questions || !page)('each question is read at once or folded, with its source', () => {
  if (!questions || !page) return;
  const articles = all(page.tree, 'article');
  const folded = all(page.tree, 'details').flatMap((details) => all(details, 'article'));
  for (const { id, question, answer, open, claim, group } of questions.list) {
    const article = articles.find(({ properties }) => properties.id === id);
    expect(article && textOf(article), `The page has to show "${question}", and its answer.`).toContain(
      `${question}${answer ?? open}`,
    );
    if (!article) continue;
    expect(folded.includes(article), `"${question}" is folded where it has a group.`).toBe(
      group !== undefined,
    );
    const links = all(article, 'a').map(({ properties }) => String(properties.href));
    const rule = 'A question leads to itself; a claim in its answer, to its source.';
    expect(links.sort(), rule).toEqual([`#${id}`, ...(claim ? [`#source-${claim}`] : [])].sort());
  }
});

test.skipIf(!questions || !page)('what is open stands in a line each, with a way to ask', () => {
  const list =
    page &&
    all(page.tree, 'ul').find((ul) => questions?.list.some(({ open }) => open && textOf(ul).includes(open)));
  for (const { open } of questions?.list ?? []) if (open) expect(list && textOf(list)).toContain(open);
});
