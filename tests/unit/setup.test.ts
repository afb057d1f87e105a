import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('npm scripts run on the Node that the project brings, not on the machine’s', () => {
  expect(Number.parseInt(process.versions.node, 10)).toBeGreaterThanOrEqual(24);
});

test.each(['package-lock.json', 'tests/all/package-lock.json'])(
  '%s knows what each package holds, asks for none that the registry lacks, and names no download hosts',
  (file) => {
    const lock = readFileSync(file, 'utf8');
    const { '': _, ...installed } = JSON.parse(lock).packages;
    const unknown = Object.keys(installed).filter((path) => !installed[path].integrity);
    expect(
      unknown,
      'Name the packages of the systems that there are, not the one that asks for all.',
    ).toEqual([]);
    expect(lock).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
  },
);
