/** What a claim rests on: a few words beside it, its source at the end of the page, both in the Markdown twin, too. */
import { describe, expect, test } from 'vitest';
import { dayInWords } from '../../src/content/language.ts';
import { PAGES } from '../../src/content/schemas/pages.ts';
import { sourcesOf } from '../../src/site/claims/sources.ts';
import { all, content, pages, read, textOf } from './built-pages.ts';

const { company, home, messmate, products, services, legal, words } = content;
const sources = sourcesOf(content);

const checkedOn = (date: string) => words.sources.checked.replace('{date}', dayInWords(date));

/** Every claim that some words name. */
const claimsIn = (words: unknown): string[] =>
  words && typeof words === 'object'
    ? Object.entries(words).flatMap(([key, value]) => (key === 'claim' ? [value] : claimsIn(value)))
    : [];

/** The claims that the words of a page name, by its path. */
const named: Record<string, (string | undefined)[]> = {
  '/': [home.research.claim],
  '/about': [company.registration.claim],
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
  const ids = [...new Set(named[path] ?? [])].flatMap((id) => (id && sources[id] ? [id] : []));
  const expected = ids.flatMap((id) => sources[id] ?? []);
  const [main = tree] = all(tree, 'main');
  const links = all(main, 'a').map((link) => ({ to: String(link.properties.href), text: textOf(link) }));

  test('says beside each claim in a few words what it rests on, with a way to its source', () => {
    const said = links.filter(({ to }) => to.startsWith('#source-'));
    for (const id of ids) expect(said).toContainEqual({ to: `#source-${id}`, text: sources[id]?.short });
    for (const { to } of said) expect(ids).toContain(to.replace('#source-', ''));
  });

  test('ends with the sources, a line each, and names a day that they share once', () => {
    const notes = all(main, 'li').filter(({ properties }) => String(properties.id).startsWith('source-'));
    const newest = expected
      .map(({ date }) => date)
      .sort()
      .at(-1);
    expect(notes.map(textOf).map((text) => text.replace(` (${words.newTab})`, ''))).toEqual(
      expected.map(({ source, date }) => (date === newest ? source : `${source} (${checkedOn(date)})`)),
    );
    expect(textOf(main).split(checkedOn(newest ?? '1999-12-31')).length - 1).toBe(newest ? 1 : 0);
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
