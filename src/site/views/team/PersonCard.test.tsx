import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadContentFromDisk } from '../../../content/reading/read.ts';
import { createSampleState } from '../../../messmate/engine/sample.ts';
import { computeReadouts } from '../../../messmate/sample-readouts.ts';
import { type Person, PersonCard } from './PersonCard.tsx';

const { team, teamPage, hostel } = loadContentFromDisk('tests/fixtures/content');
const readouts = computeReadouts(createSampleState(hostel));
/** Renders the first member of the fixtures, with these changes, as a leader and as another member. */
const renderBoth = (changes: Partial<Person>) => {
  const [member] = team;
  if (!member) throw new Error('The fixtures must have a person.');
  const { linkedin: _, image: __, alt: ___, ...required } = member;
  const person: Person = { ...required, picture: undefined, ...changes };
  const props = { person, words: teamPage, readouts };
  return [true, false].map((isLeader) => renderToStaticMarkup(<PersonCard {...props} isLeader={isLeader} />));
};

test('links to LinkedIn only if the member has a profile there', () => {
  for (const html of renderBoth({})) expect(html).not.toContain('_blank');
  for (const html of renderBoth({ linkedin: 'https://www.linkedin.com/in/a' }))
    expect(html).toContain('href="https://www.linkedin.com/in/a"');
});

test('exposes the avatar to screen readers only if it has a picture with alternative text', () => {
  const picture = 'https://pictures.example/a.png';
  for (const html of renderBoth({ picture, alt: 'At the counter' }))
    expect(html).toMatch(/role="img" aria-label="At the counter"/);
  for (const html of [...renderBoth({ picture }), ...renderBoth({ alt: 'At the counter' })])
    expect(html, 'The avatar must be hidden from screen readers.').toMatch(
      /<span [^>]*aria-hidden="true"><svg /,
    );
});

test('names the person in the link of each leader except the founder', () => {
  const linkedin = 'https://www.linkedin.com/in/a';
  const [founder, otherLeader] = [renderBoth({ linkedin })[0], renderBoth({ linkedin, leads: true })[0]];
  expect(founder).toContain(teamPage.connectFounder);
  expect(otherLeader).toContain(
    team[0]?.name ? teamPage.connectWith.replace('{name}', team[0].name) : 'missing name',
  );
});
