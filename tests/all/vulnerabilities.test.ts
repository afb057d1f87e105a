import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { auditOf, auditProduction } from './audit.ts';

/** A stand-in for the registry that knows of one vulnerability in React. */
const registry = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  response.setHeader('Content-Type', 'application/json');
  if (request.method === 'POST' && request.url?.endsWith('/advisories/bulk')) {
    const body = Buffer.concat(chunks);
    const asked = JSON.parse(
      String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body),
    ) as Record<string, string[]>;
    const advisory = {
      id: 1,
      url: 'https://example.com/advisory',
      title: 'Invented',
      severity: 'low',
      vulnerable_versions: '*',
      cwe: [],
      cvss: { score: 0, vectorString: null },
    };
    response.end(JSON.stringify(asked['react'] ? { react: [advisory] } : {}));
    return;
  }
  response.statusCode = 404;
  response.end('{}');
});

test('a vulnerability that the registry knows is found by npm and said', async () => {
  await new Promise<void>((ready) => registry.listen(0, '127.0.0.1', ready));
  const { port } = registry.address() as AddressInfo;
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--registry=http://127.0.0.1:${port}/`];
  const printed = await new Promise<string>((done) => {
    let text = '';
    const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.on('data', (part) => (text += part));
    child.on('close', () => done(text));
  });
  registry.close();
  const audit = auditOf(printed);
  if ('unreachable' in audit) throw new Error(audit.unreachable);
  expect(audit.asked).toBeGreaterThan(100);
  expect(audit.failures.join('\n')).toMatch(/^react .*\(low\): Invented, https:\/\/example.com\/advisory/m);
});

test('an answer that is no report is not taken for a clean one', () => {
  expect(auditOf('{"message":"405 Method Not Allowed"}')).toEqual({
    unreachable: expect.stringContaining('405 Method Not Allowed'),
  });
  expect(auditOf('')).toEqual({ unreachable: expect.stringContaining('no report') });
});

test('the registry knows no vulnerability in what the site is built from', ({ skip }) => {
  const audit = auditProduction();
  if ('unreachable' in audit) return skip(audit.unreachable);
  expect(audit.asked, 'The registry was asked about nothing.').toBeGreaterThan(100);
  expect(audit.failures).toEqual([]);
});
