/** What the build finds only in finished documents: `npm test` leaves out this whole build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusal } from '../refusal.ts';

test('a link to a missing part of a page is reported with its place', () => {
  const said = refusal((content) => {
    const company = join(content, 'company.yaml');
    writeFileSync(company, readFileSync(company, 'utf8').replace(/to: \/about\b/, 'to: /about#nowhere'));
  });
  expect(said).toMatch(
    /company\.yaml:\d+ {2}navigation › entry 2 › to\n.*the page \/about: .*\n.*"\/about#nowhere"/,
  );
});
