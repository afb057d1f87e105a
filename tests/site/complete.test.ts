/** Every document says everything, and leads everywhere, before any script runs. */
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../pages/support.ts';
import { LINKS, WORDS } from '../pages/words.ts';
import { all, content, pages, parse, read, textOf } from './built-pages.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const lost = { path: UNKNOWN, heading: content.notFound.heading, tree: parse(read('404.html')) };
const documents = [...pages, lost];

describe.each(documents)('$path', ({ path, heading, tree }) => {
  const [main = tree] = all(tree, 'main');
  const navigation = all(tree, 'header').flatMap((header) => all(header, 'nav'));
  const [footer = tree] = all(tree, 'footer');

  test('has one h1, and shows its words', () => {
    expect(all(main, 'h1')).toHaveLength(1);
    const text = flat(textOf(main));
    for (const word of [heading, ...(WORDS[path] ?? [])]) expect(text).toContain(word);
    const drawn = all(main, 'svg').map(({ properties }) => String(properties.ariaLabel ?? ''));
    expect(`${text} ${drawn}`, 'A figure is missing where the text has a place for it.').not.toMatch(
      /\{[a-z]+\}/i,
    );
  });

  test('has its links, which lead where they should', () => {
    const links = all(main, 'a').map((link) => ({
      name: flat(String(link.properties.ariaLabel ?? textOf(link))),
      to: String(link.properties.href),
    }));
    for (const [, name, to] of LINKS.filter(([on]) => on === path)) {
      const found = links.filter((link) => link.name.includes(name));
      expect(found.length, `"${name}" has to be a link, so that it works without script.`).toBeGreaterThan(0);
      for (const link of found) expect(link.to, `"${name}" leads elsewhere.`).toMatch(to);
    }
  });

  test('has the header, with its page or section marked, and the footer', () => {
    const menu = navigation.flatMap((nav) => all(nav, 'a'));
    const marked = menu
      .filter(({ properties }) => properties.ariaCurrent !== undefined)
      .map((link) => [flat(textOf(link)), link.properties.ariaCurrent]);
    const entry = content.company.navigation.find(({ to }) => to === path);
    const section = path.startsWith('/products/') ? [['Products', 'true']] : [];
    expect(marked, 'See currentOf in current.ts.').toEqual(entry ? [[entry.label, 'page']] : section);
    const names = menu.map((link) => flat(textOf(link)));
    expect(names).toEqual(expect.arrayContaining(['Home', 'About', 'Products', 'Team', 'Contact']));
    const below = flat(textOf(footer));
    for (const words of ['Navigation', 'Services', 'Legal', 'Contact', content.company.blurb])
      expect(below).toContain(words);
    expect(below, 'The copyright line names year and company.').toMatch(/©\s*\d{4}/);
  });
});

test.each(content.legal)(
  '$path has numbered sections, and contents that lead to them',
  ({ path, clauses }) => {
    const [main] = pages.filter((page) => page.path === path).flatMap(({ tree }) => all(tree, 'main'));
    if (!main) throw new Error(`${path} is not in the site.`);
    const numbered = all(main, 'h2').filter((heading) => /^\s*\d+/.test(textOf(heading)));
    expect(numbered).toHaveLength(clauses.length);
    const contents = all(main, 'nav').flatMap((nav) =>
      all(nav, 'a').map(({ properties }) => properties.href),
    );
    expect(contents).toEqual(clauses.map(({ id }) => `#${id}`));
  },
);
