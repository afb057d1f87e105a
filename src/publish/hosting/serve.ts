/** Serves a built site as its host does: the same headers, addresses, compression and not-found page. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { unescape as decode } from 'node:querystring';
import { type Headers, headersFor } from './headers.ts';
import { NOT_FOUND, readHostingRules, SUFFIXES, withQuery } from './hosting-rules.ts';
import { listen, portNote, readAddress } from './port.ts';

export type Server = { url: string; close: () => Promise<void> };

/** The bytes of a file, unchanged (`identity`) or compressed. */
type Representation = { encoding: string; body: Buffer; etag: string };

/** A file in memory. Its compressed forms come first. */
type Page = { headers: Headers; representations: Representation[] };

/** A built site in memory. An address leads to a page, or redirects to another address. */
type Site = { commonHeaders: Headers; addresses: Map<string, Page | string>; notFound: Page };

/**
 * Reads a built site into memory (it is small), so that one whole build is served even if another one replaces it on the
 * disk. Only existing files are served or redirected to: no address leads out of the folder or to another host.
 */
function readSite(dir: string): Site {
  const { commonHeaders, files, redirects } = readHostingRules(dir);
  const readPage = (file: string): Page => {
    const representations = Object.entries({ ...SUFFIXES, identity: '' })
      .filter(([, suffix]) => existsSync(join(dir, file + suffix)))
      .map(([encoding, suffix]) => {
        const body = readFileSync(join(dir, file + suffix));
        return { encoding, body, etag: `"${hash('sha256', body).slice(0, 16)}"` };
      });
    return { headers: headersFor(file, commonHeaders), representations };
  };
  const addresses = new Map<string, Page | string>([['/index', '/']]);
  for (const [from, to] of redirects) addresses.set(decode(from), to);
  for (const { file, address } of files) addresses.set(address, readPage(file));
  return { commonHeaders, addresses, notFound: readPage(NOT_FOUND) };
}

type Answer = { status: number; headers: Headers; body?: Buffer };

function createAnswer(
  site: Site,
  { method = '', url = '/', headers: requestHeaders }: IncomingMessage,
): Answer {
  const { commonHeaders, notFound } = site;
  if (!['GET', 'HEAD'].includes(method))
    return { status: 405, headers: { ...commonHeaders, Allow: 'GET, HEAD' } };
  const [path = '/', query = ''] = url.split(/(\?.*)/s);
  const target = site.addresses.get(decode(path));
  if (typeof target === 'string')
    return { status: 301, headers: { ...commonHeaders, Location: withQuery(target, query) } };
  const { representations, headers: fileHeaders } = target ?? notFound;
  const accepted = String(requestHeaders['accept-encoding'] ?? '');
  const form =
    representations.find(({ encoding }) => accepted.includes(encoding)) ??
    (representations.at(-1) as Representation);
  const headers: Headers = { ...fileHeaders };
  if (representations.length > 1) headers['Vary'] = 'Accept-Encoding';
  if (form.encoding !== 'identity') headers['Content-Encoding'] = form.encoding;
  if (!target) return { status: 404, headers, body: form.body };
  headers['ETag'] = form.etag;
  const cached = requestHeaders['if-none-match'] ?? '';
  const isUnchanged = cached === '*' || cached.includes(form.etag);
  return isUnchanged ? { status: 304, headers } : { status: 200, headers, body: form.body };
}

function createListener(dir: string): RequestListener {
  const site = readSite(dir);
  return (request, response) => {
    const { status, headers, body } = createAnswer(site, request);
    const length = status === 304 ? {} : { 'Content-Length': body?.byteLength ?? 0 };
    response.writeHead(status, { ...headers, ...length }).end(body);
  };
}

/** Starts the server at an address or the next free port. @throws Refusal where it cannot listen */
export async function startServer(dir: string, address = readAddress({ PORT: '0' })): Promise<Server> {
  const server = createServer(createListener(resolve(dir)));
  await listen(server, address);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const { host } = address;
  const name = /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return { url: `http://${name}:${port}`, close };
}

/** Serves the built site as `PORT` and `HOST` say, until a signal ends it. */
export async function serve(): Promise<void> {
  try {
    const address = readAddress();
    const server = await startServer('dist', address);
    console.log(`\n  The site is at ${server.url}\n${portNote(address, server.url)}  Ctrl+C ends it.\n`);
    // Both the terminal and npm send the signal, so it may come twice.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await serve();
