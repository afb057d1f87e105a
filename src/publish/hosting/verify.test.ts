/** What `npm run verify` says of a host that serves the build, of dist/, and of what a host adds. */
import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at, dir, folder, good, header, serveTheBuild, verdictOn } from '../../../tests/spoilt-host.ts';
import { differenceFromRecord, reportOf, verify } from './verify.ts';

serveTheBuild();

test('a host that serves the build has no fault', async () => {
  const verdict = await verdictOn(() => {});
  expect(verdict.faults).toEqual([]);
  expect(verdict.asked).toBeGreaterThan(40);
  expect(reportOf(verdict)).toContain('The live site is the build.');
});

describe('dist/ is looked at before the site', () => {
  const spoilt = join(folder, 'spoilt');
  beforeEach(() => cpSync(dir, spoilt, { recursive: true }));
  afterEach(() => rmSync(spoilt, { recursive: true }));

  test.each<[what: string, act: () => void, says: string]>([
    [
      'something is appended to a file',
      () => appendFileSync(join(spoilt, '_astro/app.abc123.js'), 'fetch("https://elsewhere.example")'),
      '_astro/app.abc123.js was changed',
    ],
    ['a file is added', () => writeFileSync(join(spoilt, 'more.html'), ''), 'more.html was added'],
    [
      'its record is none',
      () => writeFileSync(join(spoilt, 'build.json'), 'null'),
      'build.json is no record of a build',
    ],
    ['a file is gone', () => rmSync(join(spoilt, 'about.html')), 'about.html is missing'],
  ])('%s', async (_, act, says) => {
    expect(differenceFromRecord(spoilt)).toBeUndefined();
    act();
    await expect(verify(good.url, spoilt)).rejects.toThrow(`is not what was built: ${says}. Build it anew`);
  });
});

test.each<[header: string, value: string | string[]]>([
  ['set-cookie', 'a=1'],
  ['access-control-allow-origin', '*'],
  ['x-powered-by', 'A panel'],
  ['x-robots-tag', 'noindex'],
  ['content-security-policy-report-only', "default-src 'none'"],
  ['link', '<https://elsewhere.example/a.css>; rel=stylesheet'],
  ['sourcemap', '/a.js.map'],
  ['x-sourcemap', '/a.js.map'],
  ['nel', '{"max_age":604800}'],
  ['report-to', '{}'],
  ['reporting-endpoints', 'a="https://elsewhere.example/"'],
])('a host that adds %s is found, and told once for all answers', async (header, value) => {
  const verdict = await verdictOn(({ headers }) => Object.assign(headers, { [header]: value }));
  expect([...new Set(verdict.faults.map(({ says }) => says))]).toEqual([
    `has the header ${header} "${value}", which this site never sends`,
  ]);
  expect(reportOf(verdict)).toMatch(
    /never sends \(and \d+ other answers\)\n.*1 differences\. Publish all of the build/,
  );
});

test('a security.txt that runs out soon is told', async () => {
  const soon = new Date(Date.now() + 20.5 * 86_400_000).toISOString();
  const path = '/.well-known/security.txt';
  const { notes } = await verdictOn(at(path, (answer) => (answer.body = Buffer.from(`Expires: ${soon}\n`))));
  expect(notes.join()).toMatch(/runs out in 20 days.*make a commit/);
});

test('what to read is the page of the host, which its answers or the command name', async () => {
  const bare = header('x-frame-options');
  const netlify = await verdictOn((answer, asked) => {
    bare(answer, asked);
    answer.headers['server'] = 'Netlify';
  });
  expect(reportOf(netlify)).toContain('as hosting/netlify.md says');
  expect(netlify.notes.join()).toContain("this host can't do it: hidden");
  expect(reportOf(await verdictOn(bare, 'nginx'))).toContain('as hosting/nginx.md says');
});

test('a site that is not reached, and an address that is none, are said in one sentence', async () => {
  await expect(verify('http://localhost:1', dir)).rejects.toThrow();
  for (const host of ['nonsense', 'constructor'])
    await expect(verify(good.url, dir, host)).rejects.toThrow(`No host is called ${host}`);
});
