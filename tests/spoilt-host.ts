/** A host that serves the build and spoils its answers, for `verify` to find out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { writeBuildRecord } from '../src/publish/build/build-record.ts';
import { startServer } from '../src/publish/hosting/serve.ts';
import { verify } from '../src/publish/hosting/verify.ts';
import { LONG, makeSite } from './small-site.ts';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
export type Breakage = (answer: Answer, asked: IncomingMessage) => void;

/** Where the build lies, and the server that serves it without a fault: between `beforeAll` and `afterAll`. */
export const folder = mkdtempSync(join(tmpdir(), 'verify-'));
export const dir = join(folder, 'dist');
export let good: Awaited<ReturnType<typeof startServer>>;

/** Passes requests on to the good server, and spoils its answers. */
export function spoiling(spoil: Breakage) {
  return (asked: IncomingMessage, response: ServerResponse) => {
    const { url: path, method, headers } = asked;
    const { port } = new URL(good.url);
    request({ port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { statusCode: status = 0, headers: sent } = answer;
        const spoilt: Answer = { status, headers: { ...sent }, body: Buffer.concat(parts) };
        spoil(spoilt, asked);
        if (method !== 'HEAD') spoilt.headers['content-length'] = String(spoilt.body.byteLength);
        for (const [name, value] of Object.entries(spoilt.headers))
          if (value) response.setHeader(name, value);
        response.writeHead(spoilt.status).end(spoilt.body);
      });
    }).end();
  };
}

/** Runs a server while something is done with it. */
export async function during<T>(server: Server, act: (port: number) => Promise<T>): Promise<T> {
  await new Promise<void>((done) => server.listen(0, done));
  try {
    return await act((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** What `verify` says of a host that spoils its answers. */
export const verdictOn = (spoil: Breakage, told?: string) =>
  during(createServer(spoiling(spoil)), (port) => verify(`http://localhost:${port}`, dir, told));

/** Makes the build and serves it, for the tests of one file. */
export function serveTheBuild(): void {
  beforeAll(async () => {
    await makeSite(dir, {
      'index.html': `<h1>Home</h1>${LONG}`,
      'about.html': `<h1>About</h1>${LONG}`,
      '404.html': `<h1>Oops! Page not found</h1>${LONG}`,
      'favicon.svg': `<svg>${LONG}</svg>`,
      '_astro/app.abc123.js': `// ${LONG}`,
      'worker.js': `// ${LONG}`,
      '.well-known/security.txt': `Expires: ${new Date(Date.now() + 300 * 86_400_000).toISOString()}\n`,
    });
    writeBuildRecord(dir, 'tests/fixtures/content');
    good = await startServer(dir);
  });
  afterAll(async () => {
    await good.close();
    rmSync(folder, { recursive: true });
  });
}

/** Spoils the answers at one path. */
export const at =
  (path: string, spoil: Breakage): Breakage =>
  (answer, asked) => {
    if (asked.url === path) spoil(answer, asked);
  };

/** Another value of a header, or none. */
export const header =
  (name: string, value?: string): Breakage =>
  ({ headers }) => {
    headers[name] = value;
  };
