/** What the build finds once the documents are made: that is a whole build, so `npm test` leaves it out. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusal } from '../refusal.ts';

test('a link to no part of its page and an anchor that the page has already are told with their places', () => {
  const said = refusal((content) => {
    const change = (file: string, from: RegExp, to: string) =>
      writeFileSync(join(content, file), readFileSync(join(content, file), 'utf8').replace(from, to));
    change('company.yaml', /to: \/about\b/, 'to: /about#nowhere');
    change('pages/about.yaml', /id: culture$/m, 'id: main');
  });
  expect(said).toMatch(
    /company\.yaml:\d+ {2}navigation › entry 2 › to\n.*the page \/about: .*\n.*"\/about#nowhere"/,
  );
  expect(said).toMatch(/about\.yaml:\d+ {2}culture › id\n.*used once on the page \/about,.*\n.*"main"/);
});
