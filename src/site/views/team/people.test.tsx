import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadContentFromDisk } from '../../../content/reading/read.ts';
import { createSampleState } from '../../../messmate/engine/sample.ts';
import { computeReadouts } from '../../../messmate/sample-readouts.ts';
import { type Person, PersonCard } from './PersonCard.tsx';

const { team, teamPage, hostel } = loadContentFromDisk('tests/fixtures/content');
const readouts = computeReadouts(createSampleState(hostel));
/** Renders a person as a leader and as another member. */
const renderBoth = (changes: Partial<Person>) => {
  const [member] = team;
  if (!member) throw new Error('The fixtures must have a person.');
  const { linkedin: _, image: __, alt: ___, ...required } = member;
  const person: Person = { ...required, picture: undefined, ...changes };
  const card = { person, words: teamPage, readouts };
  return [true, false].map((isLeader) => renderToStaticMarkup(<PersonCard {...card} isLeader={isLeader} />));
};

test('renders a button only for a member with a profile', () => {
  for (const html of renderBoth({})) expect(html).not.toContain('_blank');
  for (const html of renderBoth({ linkedin: 'https://www.linkedin.com/in/a' }))
    expect(html).toContain('href="https://www.linkedin.com/in/a"');
});

test('exposes a picture to screen readers only with alternative text', () => {
  const picture = 'https://pictures.example/a.png';
  for (const html of renderBoth({ picture, alt: 'At the counter' }))
    expect(html).toMatch(/role="img" aria-label="At the counter"/);
  for (const html of [...renderBoth({ picture }), ...renderBoth({ alt: 'At the counter' })])
    expect(html).not.toContain('aria-hidden="false"');
});

test('names the person in the second link under Leadership', () => {
  const linkedin = 'https://www.linkedin.com/in/a';
  const [founder, second] = [renderBoth({ linkedin })[0], renderBoth({ linkedin, leads: true })[0]];
  expect(founder).toContain(teamPage.connectFounder);
  expect(second).toContain(
    team[0]?.name ? teamPage.connectWith.replace('{name}', team[0].name) : 'missing name',
  );
});
