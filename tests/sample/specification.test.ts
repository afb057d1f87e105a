/** Words and numbers that the specification of the site, which is not in this repository, requires of the sample. */
import { describe, expect, test } from 'vitest';
import { listLabels } from '../../src/content/labels.ts';
import { loadContentFromDisk } from '../../src/content/reading/read.ts';

const content = loadContentFromDisk('content');
const { home, about, productsPage, teamPage, messmate, notFound, legal } = content;

const REQUIRED_TEXTS: [place: string, text: string, expected: string][] = [
  ['pages/home.yaml buttons', home.buttons.more, 'Learn More'],
  ['pages/home.yaml buttons', home.buttons.contact, 'Contact Us'],
  ['pages/home.yaml products', home.products.button, 'View Our Products'],
  ['pages/home.yaml mission', home.mission.heading, 'Mission'],
  ['pages/home.yaml research', home.research.title, 'Research'],
  ['pages/home.yaml development', home.development.title, 'Development'],
  ['pages/home.yaml services', home.services.heading, 'Our Services'],
  ['pages/about.yaml focus', about.focus.heading, 'Focus Areas'],
  ['pages/products.yaml more', productsPage.more, 'Learn More'],
  ['pages/products.yaml empty', productsPage.empty, 'More products coming soon!'],
  ['pages/team.yaml', teamPage.leadership, 'Leadership'],
  ['pages/team.yaml', teamPage.connectFounder, 'Connect on LinkedIn'],
  ['pages/team.yaml', teamPage.design, 'Design Team'],
  ['pages/team.yaml join', teamPage.join.heading, 'Join Our Growing Team'],
  ['pages/team.yaml join', teamPage.join.positions, 'View Open Positions'],
  ['pages/team.yaml join', teamPage.join.culture, 'Learn About Our Culture'],
  ['pages/not-found.yaml', notFound.heading, 'Oops! Page not found'],
  ['pages/not-found.yaml', notFound.home, 'Return to Home'],
  ['interface.yaml error', content.interfaceWords.error.heading, 'Unexpected Application Error!'],
  ['interface.yaml error', content.interfaceWords.error.home, 'Return to Home'],
];

test('has the label "Sample data"', () => {
  expect(listLabels()).toContain('Sample data');
});

test.each(REQUIRED_TEXTS)('has in content/%s the text "%s"', (_, text, expected) => {
  expect(text).toBe(expected);
});

describe('the product page', () => {
  test('has the tabs, the buttons and the claim', () => {
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

test('has twelve sections in the terms, and EULA below their heading', () => {
  const terms = legal.find(({ id }) => id === 'terms-of-service');
  expect(terms?.sections).toHaveLength(12);
  expect(terms?.subtitle).toBe('Terms of use (EULA)');
});
