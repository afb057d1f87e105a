import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

type Report = { message?: string; vulnerabilities?: object; metadata?: { dependencies: { prod: number } } };

test('has no known vulnerability in the packages that build the site and run the form', ({ skip }) => {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  const { message, vulnerabilities, metadata }: Report = JSON.parse(stdout || '{}');
  // The report is missing if the registry did not answer.
  if (!vulnerabilities || !metadata)
    return skip(`the registry does not answer \`npm audit\` (${message ?? 'npm printed no report'}).`);
  expect(metadata.dependencies.prod, 'expected packages to audit').toBeGreaterThan(0);
  expect(vulnerabilities, 'expected none: install another version, or remove the package').toEqual({});
});
