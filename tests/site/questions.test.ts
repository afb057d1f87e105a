/** What institutions ask, on the product page. */
import { expect, test } from 'vitest';
import { all, content, pages, textOf } from './built-pages.ts';

const { questions } = content.messmate ?? { questions: undefined };
const page = pages.find(({ key }) => key === 'messmate');

test.skipIf(!questions || !page)(
  'each question stands open with its answer, or says that it is not settled',
  () => {
    if (!questions || !page) return;
    const articles = all(page.tree, 'article');
    for (const { id, question, answer, claim, settled = true } of questions.list) {
      const article = articles.find(({ properties }) => properties.id === id);
      const said = article ? textOf(article) : '';
      expect(said, `The page has to show "${question}", and its answer.`).toContain(
        `${question}${answer ?? ''}`,
      );
      const links = article ? all(article, 'a').map(({ properties }) => String(properties.href)) : [];
      const isOpen = !answer || !settled;
      const source = content.claims.find((one) => one.id === claim)?.link;
      const wanted = [`#${id}`, ...(source ? [source] : []), ...(isOpen ? ['/contact'] : [])];
      const rule =
        'A question leads to itself; a claim in its answer, to its source; what is open, to the contact page.';
      expect(links.sort(), rule).toEqual(wanted.sort());
      expect(said.includes(questions.unsettled)).toBe(isOpen);
    }
  },
);
