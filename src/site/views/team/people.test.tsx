import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadContentFromDisk } from '../../../content/reading/read.ts';
import { sampleHostel } from '../../../messmate/engine/sample.ts';
import { readoutsOf } from '../../../messmate/sample-readouts.ts';
import { type Person, PersonCard } from './PersonCard.tsx';

const { team, teamPage, hostel } = loadContentFromDisk('tests/fixtures/content');
const readouts = readoutsOf(sampleHostel(hostel));
const drawn = (more: Partial<Person>) => {
  const [one] = team;
  if (!one) throw new Error('The fixtures have a person.');
  const { linkedin: _, image: __, alt: ___, ...bare } = one;
  const person: Person = { ...bare, picture: undefined, ...more };
  const card = { person, words: teamPage, readouts };
  return [true, false].map((isLeader) => renderToStaticMarkup(<PersonCard {...card} isLeader={isLeader} />));
};

test('a person without a profile has no button for one', () => {
  for (const html of drawn({})) expect(html).not.toContain('_blank');
  for (const html of drawn({ linkedin: 'https://www.linkedin.com/in/a' }))
    expect(html).toContain('href="https://www.linkedin.com/in/a"');
});

test('a picture with alternative text is read out, and one without is silent', () => {
  const picture = 'https://pictures.example/a.png';
  for (const html of drawn({ picture, alt: 'At the counter' }))
    expect(html).toMatch(/role="img" aria-label="At the counter"/);
  for (const html of [...drawn({ picture }), ...drawn({ alt: 'At the counter' })])
    expect(html).not.toContain('aria-hidden="false"');
});

test('under Leadership each link has a name of its own', () => {
  const linkedin = 'https://www.linkedin.com/in/a';
  const [founder, second] = [drawn({ linkedin })[0], drawn({ linkedin, leads: true })[0]];
  expect(founder).toContain(teamPage.connectFounder);
  expect(second).toContain(team[0]?.name ? teamPage.connectWith.replace('{name}', team[0].name) : 'nobody');
});
