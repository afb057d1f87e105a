import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusal } from '../refusal.ts';

test('a wrong value is reported with its place, and the last good site stays as it is, byte for byte', () => {
  const said = refusal((content) => {
    writeFileSync(join(content, 'team/founder.yaml'), 'id: one\n');
    const terms = join(content, 'legal/terms-of-service.yaml');
    writeFileSync(terms, readFileSync(terms, 'utf8').replace('in force.', 'in force for all.'));
  });
  expect(said).toContain('team/founder.yaml:1  id');
  expect(said, 'A text in force keeps its words.').toMatch(
    /legal\/terms-of-service\.yaml:\d+ {2}updated\n.*a day after 2025-09-23.*\n.*other words in intro/,
  );
  expect(said).toMatch(/expected .*\n.*found /);
});
