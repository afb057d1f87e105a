import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadContentFromDisk } from '../../../content/reading/read.ts';
import { sampleHostel } from '../../../messmate/engine/sample.ts';
import { computeReadouts } from '../../../messmate/sample-readouts.ts';
import { type Person, PersonCard } from './PersonCard.tsx';

const { team, teamPage, hostel } = loadContentFromDisk('tests/fixtures/content');
const readouts = computeReadouts(sampleHostel(hostel));
const renderBoth = (more: Partial<Person>) => {
  const [one] = team;
  if (!one) throw new Error('The fixtures have a person.');
  const { linkedin: _, image: __, alt: ___, ...bare } = one;
  const person: Person = { ...bare, picture: undefined, ...more };
  const card = { person, words: teamPage, readouts };
  return [true, false].map((isLeader) => renderToStaticMarkup(<PersonCard {...card} isLeader={isLeader} />));
};

test('renders no button without a profile', () => {
  for (const html of renderBoth({})) expect(html).not.toContain('_blank');
  for (const html of renderBoth({ linkedin: 'https://www.linkedin.com/in/a' }))
    expect(html).toContain('href="https://www.linkedin.com/in/a"');
});

test('exposes a picture only with alternative text', () => {
  const picture = 'https://pictures.example/a.png';
  for (const html of renderBoth({ picture, alt: 'At the counter' }))
    expect(html).toMatch(/role="img" aria-label="At the counter"/);
  for (const html of [...renderBoth({ picture }), ...renderBoth({ alt: 'At the counter' })])
    expect(html).not.toContain('aria-hidden="false"');
});

test('gives each link under Leadership a name of its own', () => {
  const linkedin = 'https://www.linkedin.com/in/a';
  const [founder, second] = [renderBoth({ linkedin })[0], renderBoth({ linkedin, leads: true })[0]];
  expect(founder).toContain(teamPage.connectFounder);
  expect(second).toContain(team[0]?.name ? teamPage.connectWith.replace('{name}', team[0].name) : 'nobody');
});
