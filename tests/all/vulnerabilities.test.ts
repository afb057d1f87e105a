/** Vulnerabilities that the npm registry knows in the site's packages. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

type Report = { message?: string; vulnerabilities?: object; metadata?: { dependencies: { prod: number } } };

test('the registry knows no vulnerability', ({ skip }) => {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  const { message, vulnerabilities, metadata }: Report = JSON.parse(stdout || '{}');
  // Anything but a report means that there was no answer.
  if (!vulnerabilities || !metadata)
    return skip(`the registry does not answer \`npm audit\` (${message ?? 'npm printed no report'}).`);
  expect(metadata.dependencies.prod, 'The registry was asked about nothing.').toBeGreaterThan(0);
  expect(vulnerabilities, 'Install a version that is not vulnerable, or do without the package.').toEqual({});
});
