/** Words and numbers that the specification of the site, which is not in this repository, requires of the sample. */
import { describe, expect, test } from 'vitest';
import { listLabels } from '../../src/content/labels.ts';
import { loadContentFromDisk } from '../../src/content/reading/read.ts';

const content = loadContentFromDisk('content');
const { home, about, productsPage, teamPage, messmate, notFound, legal } = content;

const REQUIRED_TEXTS: [place: string, expected: string, text: string][] = [
  ['pages/home.yaml buttons', 'Learn More', home.buttons.more],
  ['pages/home.yaml buttons', 'Contact Us', home.buttons.contact],
  ['pages/home.yaml products', 'View Our Products', home.products.button],
  ['pages/home.yaml mission', 'Mission', home.mission.heading],
  ['pages/home.yaml research', 'Research', home.research.title],
  ['pages/home.yaml development', 'Development', home.development.title],
  ['pages/home.yaml services', 'Our Services', home.services.heading],
  ['pages/about.yaml focus', 'Focus Areas', about.focus.heading],
  ['pages/products.yaml more', 'Learn More', productsPage.more],
  ['pages/products.yaml empty', 'More products coming soon!', productsPage.empty],
  ['pages/team.yaml', 'Leadership', teamPage.leadership],
  ['pages/team.yaml', 'Connect on LinkedIn', teamPage.connectFounder],
  ['pages/team.yaml', 'Design Team', teamPage.design],
  ['pages/team.yaml join', 'Join Our Growing Team', teamPage.join.heading],
  ['pages/team.yaml join', 'View Open Positions', teamPage.join.positions],
  ['pages/team.yaml join', 'Learn About Our Culture', teamPage.join.culture],
  ['pages/not-found.yaml', 'Oops! Page not found', notFound.heading],
  ['pages/not-found.yaml', 'Return to Home', notFound.home],
  ['interface.yaml error', 'Unexpected Application Error!', content.interfaceWords.error.heading],
  ['interface.yaml error', 'Return to Home', content.interfaceWords.error.home],
];

test('has the label "Sample data"', () => {
  expect(listLabels()).toContain('Sample data');
});

test.each(REQUIRED_TEXTS)('has in content/%s the text "%s"', (_, expected, text) => {
  expect(text).toBe(expected);
});

describe('the product page', () => {
  test('has the tabs, the buttons, the kind and the claim', () => {
    const tabs = Object.values(messmate?.features.tabs ?? {}).map(({ tab }) => tab);
    expect(tabs).toEqual(['QR Attendance', 'Mess Analytics', 'Digital Tuckshop']);
    expect([messmate?.demo.button, messmate?.demo.sales]).toEqual(['Request Demo', 'Contact Sales']);
    expect(messmate?.hero.kind).toBe('Smart hostel mess and tuckshop management system');
    expect(messmate?.benefits.waste).toMatchObject({ upTo: 'up to', percent: 30 });
  });

  test('names the planned features', () => {
    const plannedFeatures = JSON.stringify(messmate?.soon).toLowerCase();
    for (const phrase of [
      ...['hostel management module', 'student transfers', 'maintenance requests', 'announcements'],
      ...['online fee payments', 'student feedback system', 'meals and services'],
    ])
      expect(plannedFeatures).toContain(phrase);
  });
});

test.each([
  /mobile and web application development/i,
  /full-stack Android and iOS development/i,
  /research and development in AI and machine learning/i,
  /product prototyping and design/i,
])('has the focus area %s', (phrase) => {
  expect(about.focus.items.map(({ title }) => title)).toContainEqual(expect.stringMatching(phrase));
});

test.each([
  ['privacy-policy', '2025-05-13', [/2016/, /ten days/i, /never collected/i, /payment partner/i, /India/]],
  [
    'terms-of-service',
    '2025-09-23',
    [/EULA/, /CSV/, /confidential/i, /Student/, /Staff/, /Admin/, /Institute Admin/, /Security Guard/],
  ],
])('has the date and phrases of %s', (id, updated, phrases) => {
  const text = legal.find((legalText) => legalText.id === id);
  expect(text?.updated).toBe(updated);
  for (const phrase of phrases) expect(JSON.stringify(text)).toMatch(phrase);
});

test('has twelve sections in the terms, and EULA in their subtitle', () => {
  const terms = legal.find(({ id }) => id === 'terms-of-service');
  expect(terms?.sections).toHaveLength(12);
  expect(terms?.subtitle).toBe('Terms of use (EULA)');
});
