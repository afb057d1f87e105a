import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('npm scripts run on the Node that the project brings, not on the machine’s', () => {
  expect(Number.parseInt(process.versions.node, 10)).toBeGreaterThanOrEqual(24);
});

const LOCKS = ['package-lock.json', 'tests/all/package-lock.json'];

test.each(LOCKS)('%s knows what each package holds, and asks for none that the registry lacks', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const { '': own, ...installed } = packages;
  expect(own && Object.keys(installed).length, 'It lists no package: run npm install.').toBeTruthy();
  const unknown = Object.keys(installed).filter((path) => !installed[path]?.integrity);
  expect(unknown, 'Name the packages of the systems that there are, not the one that asks for all.').toEqual(
    [],
  );
});

test.each(LOCKS)('%s names no download hosts', (file) => {
  const lock = readFileSync(file, 'utf8');
  expect(lock.match(/https?:\/\/[^"]*\.tgz/g)).toBeNull();
  expect(lock).not.toContain('"resolved"');
});
