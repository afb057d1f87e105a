import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each([...files, '.ci/run'])('finds no missing script and no action without a hash in %s', (file) => {
  const text = readFileSync(file, 'utf8');
  const commands = [...text.matchAll(/\bnpm (?:run )?(?!ci\b|install\b)([a-z][\w:-]*)/g)];
  for (const [, name = ''] of commands) expect(scripts).toHaveProperty([name]);
  if (!file.startsWith(FOLDER)) return;
  for (const line of text.match(/uses: .*/g) ?? [])
    expect(line, 'expected the hash of a commit: uses: owner/action@<hash> # v1.2.3').toMatch(
      /@[\da-f]{40} # v\d+\.\d+\.\d+$/,
    );
});

test('runs .ci/run on a push, and npm run test:all each night', () => {
  const [push, nightly] = ['test', 'nightly'].map((name) => readFileSync(`${FOLDER}/${name}.yml`, 'utf8'));
  expect(parse(push ?? '').on).toHaveProperty('push');
  expect(push).toContain('.ci/run');
  expect(parse(nightly ?? '').on.schedule[0].cron).toBeTruthy();
  expect(nightly).toContain('npm run test:all');
});
