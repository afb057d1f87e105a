import { expect, test } from 'vitest';
import { content, findElements, pages, textOf } from './built-pages.ts';

/** External addresses are not requested, but must be complete. */
const WHOLE =
  /^(https:\/\/[a-z0-9.-]+\.[a-z]+(:\d+)?([/?#]\S*)?|mailto:[^@\s]+@[^@\s]+|tel:\+?\d{3,15}(;ext=\d+)?)$/i;

const linked = pages.map(({ path, tree }) => ({
  path,
  links: findElements(tree, 'a').map((element) => ({
    element,
    to: String(element.properties.href),
    name: String(element.properties.ariaLabel ?? textOf(element)).trim(),
  })),
}));

test.each(linked)('$path has complete external addresses, and says what each link does', ({ links }) => {
  for (const { element, to, name } of links) {
    if (!/^(\/(?!\/)|#)/.test(to)) expect(to).toMatch(WHOLE);
    if (name === content.home.buttons.contact)
      expect(to, 'Contact Us leads to the page, from a service to its message.').toMatch(
        /^\/contact(#services-|$)/,
      );
    if (to.startsWith('mailto:') && name !== content.company.email)
      expect(
        findElements(element, 'svg'),
        `"${name}" opens a mail program: put an envelope on it.`,
      ).toHaveLength(1);
    if (!to.startsWith('http')) continue;
    expect(name, `"${name}" has to say that it opens a new tab.`).toContain('opens in a new tab');
    expect(element.properties).toMatchObject({ target: '_blank', rel: expect.arrayContaining(['noopener']) });
  }
});

test('links each page from another', () => {
  const reached = new Set(
    linked.flatMap(({ path, links }) =>
      links.map(({ to }) => to.replace(/[#?].*/, '')).filter((to) => to !== path),
    ),
  );
  const lonely = pages.filter(({ path }) => !reached.has(path)).map(({ path }) => path);
  expect(lonely, 'Put a link to it on another page.').toEqual([]);
});
