import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusal } from '../refusal.ts';

test('a wrong value is told with its place, and the last good site stays as it is, byte for byte', () => {
  let place = '';
  const said = refusal((content) => {
    writeFileSync(join(content, 'team/founder.yaml'), 'id: one\n');
    const [text] = readdirSync(join(content, 'legal')).filter((name) => name.endsWith('.md'));
    appendFileSync(join(content, `legal/${text}`), '\nAnd one sentence more.\n');
    place = `legal/${text}:${readFileSync(join(content, `legal/${text}`), 'utf8').split('\n').length - 1}`;
  });
  expect(said).toContain('team/founder.yaml:1  id');
  expect(said, 'A changed legal text needs a new date.').toContain(`${place}  the wording of`);
  expect(said).toContain('npm run legal -- renew');
  expect(said).toMatch(/expected .*\n.*found /);
});
