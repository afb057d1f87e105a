/** What a claim rests on stands behind it: on the page, in its Markdown twin, and on paper. */
import { describe, expect, test } from 'vitest';
import { dayInWords } from '../../src/content/language.ts';
import { PAGES } from '../../src/content/schemas/pages.ts';
import { sourcesOf } from '../../src/site/claims/sources.ts';
import { all, content, pages, read, textOf } from './built-pages.ts';

const { company, home, about, messmate, products, services, legal, words } = content;
const sources = sourcesOf(content);

/** Every claim that some words name. */
const claimsIn = (words: unknown): string[] =>
  words && typeof words === 'object'
    ? Object.entries(words).flatMap(([key, value]) => (key === 'claim' ? [value] : claimsIn(value)))
    : [];

/** The claims that the words of a page name, by its path. */
const named: Record<string, (string | undefined)[]> = {
  '/': [home.research.claim],
  '/about': [
    company.registration.claim,
    ...about.registration.points.map(({ claim }) => claim),
    about.culture.claim,
  ],
  '/products': products.map(({ claim }) => claim),
  [PAGES.messmate.path]: claimsIn(messmate),
  ...Object.fromEntries(
    services.map(({ path, claim, shows, terms }) => [
      path,
      [claim, terms?.claim, shows === 'weights' ? words.service.artefacts.weights.claim : undefined],
    ]),
  ),
  ...Object.fromEntries(legal.map(({ path, claims }) => [path, Object.values(claims ?? {})])),
};

describe.each(pages)('$path', ({ path, stem, tree }) => {
  const expected = (named[path] ?? []).flatMap((id) => (id && sources[id] ? [sources[id]] : []));
  const [main = tree] = all(tree, 'main');
  const lines = all(main, 'small').filter((line) => all(line, 'time').length > 0);

  test('says behind each claim what it rests on, and as of which day', () => {
    const said = lines.map((line) => ({
      text: textOf(line).replace(` (${words.newTab})`, ''),
      link: all(line, 'a')[0]?.properties.href,
    }));
    const wanted = expected.map(({ source, date, link }) => ({
      text: words.source.replace('{source}', source).replace('{date}', dayInWords(date)),
      link,
    }));
    const sorted = (list: typeof wanted) => list.map(({ text, link }) => `${text} ${link}`).sort();
    expect(sorted(said as typeof wanted)).toEqual(sorted(wanted));
  });

  test.runIf(expected.length > 0)('says it in its twin, too', () => {
    const twin = read(`${stem}.md`)
      .replace(/\]\([^)]*\)/g, '')
      .replace(/[[\\]/g, '');
    for (const { source, date } of expected) {
      expect(twin).toContain(source);
      expect(twin).toContain(dayInWords(date));
    }
  });
});
