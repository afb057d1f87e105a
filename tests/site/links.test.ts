import { expect, test } from 'vitest';
import { content, findElements, pages, textOf } from './built-pages.ts';

/** Addresses outside the site are not requested, but need to be complete. */
const COMPLETE_ADDRESS =
  /^(https:\/\/[a-z0-9.-]+\.[a-z]+(:\d+)?([/?#]\S*)?|mailto:[^@\s]+@[^@\s]+|tel:\+?\d{3,15}(;ext=\d+)?)$/i;

const pagesWithLinks = pages.map(({ path, tree }) => ({
  path,
  links: findElements(tree, 'a').map((element) => ({
    element,
    to: String(element.properties.href),
    name: String(element.properties.ariaLabel ?? textOf(element)).trim(),
  })),
}));

test.each(pagesWithLinks)('$path has complete addresses, and announces mails and new tabs', ({ links }) => {
  for (const { element, to, name } of links) {
    const isInternal = /^(\/(?!\/)|#)/.test(to);
    if (!isInternal) expect(to).toMatch(COMPLETE_ADDRESS);
    if (name === content.home.buttons.contact)
      expect(to, 'expected a link to /contact or, from a service, to its message on that page').toMatch(
        /^\/contact(#services-|$)/,
      );
    if (to.startsWith('mailto:') && name !== content.company.email)
      expect(
        findElements(element, 'svg'),
        `expected an envelope on "${name}", which opens a mail program`,
      ).toHaveLength(1);
    if (!to.startsWith('http')) continue;
    expect(name, `expected "${name}" to announce the new tab`).toContain('opens in a new tab');
    expect(element.properties).toMatchObject({ target: '_blank', rel: expect.arrayContaining(['noopener']) });
  }
});

test('links to each page from another page', () => {
  const linkedPaths = new Set(
    pagesWithLinks.flatMap(({ path, links }) =>
      links.map(({ to }) => to.replace(/[#?].*/, '')).filter((to) => to !== path),
    ),
  );
  const unlinkedPaths = pages.filter(({ path }) => !linkedPaths.has(path)).map(({ path }) => path);
  expect(unlinkedPaths, 'expected a link from another page to each').toEqual([]);
});
