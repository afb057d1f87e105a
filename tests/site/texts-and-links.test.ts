/** The texts and links in the HTML of every page, which visitors without script see, too. */
import { describe, expect, test } from 'vitest';
import { PRODUCT, UNKNOWN_ROUTE } from '../pages/support.ts';
import { content, findElements, pages, parse, read, textOf } from './built-pages.ts';

/** Texts of the fixtures by route. contact.spec.ts tests the messages of /contact. */
const TEXTS: Record<string, readonly string[]> = {
  '/': ['Mission', 'Research', 'Development', 'What we do for others', 'Tiffinwise for the hostel mess'],
  '/about': ['Focus Areas', 'Full-stack Android and iOS development', 'How we work', 'State the error'],
  '/products': ['One page a day'],
  [PRODUCT]: ['Benefits', 'Coming soon', 'Ask for a demo'],
  '/team': [
    'Leadership',
    'Ananya Rao',
    'Founder, CEO & CTO',
    'the plates of a whole term, counted by hand',
    'Design Team',
    'Join Our Growing Team',
    'Somebody who counts',
    'Remote, India',
    'You count what others guess.',
  ],
  '/contact': ['2 Quill Lane, Fern Yard', 'Tuesday to Saturday, 9:30 to 17:00'],
  '/legal/privacy-policy': ['What this policy covers', 'Security', 'Whom to ask'],
  '/legal/terms-of-service': ['Terms of use (EULA)', 'Agreement', 'Roles', 'Law and changes'],
  '/services/mobile-app-development': [
    'Watch the work',
    'A short report with the tasks, the phones and the weak spots',
    'A pass',
    'Jetpack Compose',
  ],
  '/services/web-development': ['List who comes for what', 'Written once, read three times', 'Playwright'],
  '/services/ai-ml-solutions': [
    'Count before modelling',
    'The baseline, its error, and a decision to go on or stop',
    'Our guess is off by',
    'By the plate that was guessed right.',
  ],
  '/services/product-prototyping': ['You try it.', 'A decision', 'Card', 'Pencil'],
  [UNKNOWN_ROUTE]: ['Oops! Page not found'],
};

const PREPARED_MAIL = /^mailto:[^?]+\?subject=.+&body=.+/;

/** Links by route and name, with patterns of their targets. */
const LINKS: readonly (readonly [route: string, name: string, target: RegExp])[] = [
  ['/', 'Learn More', /^\/about$/],
  ['/', 'Contact Us', /^\/contact$/],
  ['/', 'View Our Products', /^\/products$/],
  ['/', 'Serve one meal', /^\/products\/messmate#serve$/],
  ['/', 'Mobile App Development', /^\/services\/mobile-app-development$/],
  ['/', 'Web Development', /^\/services\/web-development$/],
  ['/', 'Forecasts & models', /^\/services\/ai-ml-solutions$/],
  ['/', 'Prototypes', /^\/services\/product-prototyping$/],
  ['/products', 'Learn More about Tiffinwise', /^\/products\/messmate$/],
  ['/products', 'Learn More about Ledger', /^https:\/\/ledger.example\/$/],
  ['/products', 'QR code meal attendance', /^\/products\/messmate#attendance$/],
  ['/products', 'Mess analytics dashboard', /^\/products\/messmate#analytics$/],
  ['/products', 'Digital tuckshop', /^\/products\/messmate#tuckshop$/],
  ['/products', 'See it at work', /^\/products\/messmate#serve$/],
  ['/products', 'Show me', PREPARED_MAIL],
  [PRODUCT, 'Request Demo', PREPARED_MAIL],
  [PRODUCT, 'Contact Sales', /^\/contact#offer$/],
  ['/team', 'Connect on LinkedIn', /^https:/],
  ['/team', 'View Open Positions', /^#positions$/],
  ['/team', 'Learn About Our Culture', /^\/about#culture$/],
  ['/team', 'the plates of a whole term', /^\/products\/messmate#analytics$/],
  ['/contact', 'post@quillfern.example', /^mailto:/],
  ['/contact', '+91 253 250 4173', /^tel:\+\d+$/],
  ['/contact', 'Begin a mail', PREPARED_MAIL],
  ['/contact', 'Into WhatsApp', /^https:\/\/wa\.me\/\d+\?text=.+/],
  [UNKNOWN_ROUTE, 'Return to Home', /^\/$/],
  [UNKNOWN_ROUTE, 'Tiffinwise', /^\/products\/messmate$/],
];

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();
const { heading } = content.notFound;
const notFoundPage = { path: UNKNOWN_ROUTE, heading, tree: parse(read('404.html')) };
const documents = [...pages, notFoundPage];

describe.each(documents)('$path', ({ path, heading, tree }) => {
  const [main = tree] = findElements(tree, 'main');
  const navigation = findElements(tree, 'header').flatMap((header) => findElements(header, 'nav'));
  const [footer = tree] = findElements(tree, 'footer');

  test('has one h1 and its texts, without an unfilled placeholder', () => {
    expect(findElements(main, 'h1')).toHaveLength(1);
    const mainText = collapseWhitespace(textOf(main));
    for (const text of [heading, ...(TEXTS[path] ?? [])]) expect(mainText).toContain(text);
    const labels = findElements(main, 'svg').map(({ properties }) => String(properties.ariaLabel ?? ''));
    expect(`${mainText} ${labels}`, 'expected a figure for each placeholder').not.toMatch(/\{[a-z]+\}/i);
  });

  test('links to the expected targets', () => {
    const links = findElements(main, 'a').map((link) => ({
      name: collapseWhitespace(String(link.properties.ariaLabel ?? textOf(link))),
      to: String(link.properties.href),
    }));
    for (const [, name, target] of LINKS.filter(([route]) => route === path)) {
      const matches = links.filter((link) => link.name.includes(name));
      expect(matches.length, `expected a link "${name}", which works without script`).toBeGreaterThan(0);
      for (const link of matches) expect(link.to, `expected another target of "${name}"`).toMatch(target);
    }
  });

  test('has a header that marks the link of the page or its section, and a footer', () => {
    const menu = navigation.flatMap((nav) => findElements(nav, 'a'));
    const marked = menu
      .filter(({ properties }) => properties.ariaCurrent !== undefined)
      .map((link) => [collapseWhitespace(textOf(link)), link.properties.ariaCurrent]);
    const entry = content.company.navigation.find(({ to }) => to === path);
    const sectionMark = path.startsWith('/products/') ? [['Products', 'true']] : [];
    const expected = entry ? [[entry.label, 'page']] : sectionMark;
    expect(marked, 'expected aria-current as in ariaCurrent of Menu.tsx').toEqual(expected);
    const menuNames = menu.map((link) => collapseWhitespace(textOf(link)));
    expect(menuNames).toEqual(expect.arrayContaining(['Home', 'About', 'Products', 'Team', 'Contact']));
    const footerText = collapseWhitespace(textOf(footer));
    for (const text of ['Navigation', 'Services', 'Legal', 'Contact', content.company.blurb])
      expect(footerText).toContain(text);
    expect(footerText, 'expected the year in the copyright line').toMatch(/©\s*\d{4}/);
  });
});

test.each(content.legal)('$path has numbered sections, and a link to each', ({ path, sections }) => {
  const [main] = pages.filter((page) => page.path === path).flatMap(({ tree }) => findElements(tree, 'main'));
  if (!main) throw new Error(`expected ${path} in the site`);
  const numbered = findElements(main, 'h2').filter((heading) => /^\s*\d+/.test(textOf(heading)));
  expect(numbered).toHaveLength(sections.length);
  const links = findElements(main, 'nav').flatMap((nav) => findElements(nav, 'a'));
  const targets = links.map(({ properties }) => properties.href);
  expect(targets).toEqual(sections.map(({ anchor }) => `#${anchor}`));
});
