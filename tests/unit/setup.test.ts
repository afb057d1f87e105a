import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('npm scripts run on the Node that the project brings, not on the machine’s', () => {
  expect(Number.parseInt(process.versions.node, 10)).toBeGreaterThanOrEqual(24);
});

test('the lock file names no download hosts', () => {
  const lock = readFileSync('package-lock.json', 'utf8');
  expect(lock.match(/https?:\/\/[^"]*\.tgz/g)).toBeNull();
  expect(lock).not.toContain('"resolved"');
});
