import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusal } from '../refusal.ts';

test('a wrong value is reported with its place, and the last good site stays as it is, byte for byte', () => {
  let place = '';
  const said = refusal((content) => {
    writeFileSync(join(content, 'team/founder.yaml'), 'id: one\n');
    const draft = join(content, 'legal/privacy-policy.md');
    appendFileSync(draft, '\nAnd one sentence more.\n');
    place = `legal/privacy-policy.md:${readFileSync(draft, 'utf8').split('\n').length - 1}`;
  });
  expect(said).toContain('team/founder.yaml:1  id');
  expect(said, 'A changed legal text is not kept yet.').toContain(`${place}  the wording of`);
  expect(said).toContain('open the draft in npm run edit and press Save');
  expect(said).toMatch(/expected .*\n.*found /);
});
