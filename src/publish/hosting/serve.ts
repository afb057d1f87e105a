/** Serves a built site like a host: with the same headers, addresses, compression and not-found page. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { unescape as decode } from 'node:querystring';
import { type Headers, headersFor } from './headers.ts';
import { COMPRESSED_SUFFIXES, NOT_FOUND, readHostingRules, withQuery } from './hosting-rules.ts';
import { listen, portNote, readAddress } from './port.ts';

export type Server = { url: string; close: () => Promise<void> };

/** A file's bytes, unchanged (`identity`) or compressed. */
type Representation = { encoding: string; body: Buffer; etag: string };

/** A file in memory. Its compressed representations come first. */
type ServedFile = { headers: Headers; representations: Representation[] };

/** A built site in memory. Each address leads to a file, or redirects to another address. */
type Site = { commonHeaders: Headers; addresses: Map<string, ServedFile | string>; notFound: ServedFile };

/** Reads a built site into memory, so that a request can reach neither a file outside it nor one of a later build. */
function readSite(dir: string): Site {
  const { commonHeaders, files, redirects } = readHostingRules(dir);
  const readFile = (file: string): ServedFile => {
    const representations = Object.entries({ ...COMPRESSED_SUFFIXES, identity: '' })
      .filter(([, suffix]) => existsSync(join(dir, file + suffix)))
      .map(([encoding, suffix]) => {
        const body = readFileSync(join(dir, file + suffix));
        return { encoding, body, etag: `"${hash('sha256', body).slice(0, 16)}"` };
      });
    return { headers: headersFor(file, commonHeaders), representations };
  };
  const addresses = new Map<string, ServedFile | string>([['/index', '/']]);
  for (const [from, to] of redirects) addresses.set(decode(from), to);
  for (const { file, address } of files) addresses.set(address, readFile(file));
  return { commonHeaders, addresses, notFound: readFile(NOT_FOUND) };
}

type Reply = { status: number; headers: Headers; body?: Buffer };

function createReply({ commonHeaders, addresses, notFound }: Site, request: IncomingMessage): Reply {
  const { method = '', url = '/', headers: requestHeaders } = request;
  if (!['GET', 'HEAD'].includes(method))
    return { status: 405, headers: { ...commonHeaders, Allow: 'GET, HEAD' } };
  const [path = '/', query = ''] = url.split(/(\?.*)/s);
  const target = addresses.get(decode(path));
  if (typeof target === 'string')
    return { status: 301, headers: { ...commonHeaders, Location: withQuery(target, query) } };
  const { representations, headers: fileHeaders } = target ?? notFound;
  const accepted = String(requestHeaders['accept-encoding'] ?? '');
  const match = representations.find(({ encoding }) => accepted.includes(encoding));
  const { encoding, body, etag } = match ?? (representations.at(-1) as Representation);
  const headers: Headers = { ...fileHeaders };
  if (representations.length > 1) headers['Vary'] = 'Accept-Encoding';
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  if (!target) return { status: 404, headers, body };
  headers['ETag'] = etag;
  const cachedEtags = requestHeaders['if-none-match'] ?? '';
  const isUnchanged = cachedEtags === '*' || cachedEtags.includes(etag);
  return isUnchanged ? { status: 304, headers } : { status: 200, headers, body };
}

/** Serves a folder at an address, by default at any free port. @throws if the folder has no built site, or it cannot listen there */
export async function startServer(dir: string, address = readAddress({ PORT: '0' })): Promise<Server> {
  const site = readSite(dir);
  const server = createServer((request, response) => {
    const { status, headers, body } = createReply(site, request);
    const length = status === 304 ? {} : { 'Content-Length': body?.byteLength ?? 0 };
    response.writeHead(status, { ...headers, ...length }).end(body);
  });
  await listen(server, address);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const { host } = address;
  const hostname = /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return { url: `http://${hostname}:${port}`, close };
}

/** Serves `dist/` at the address of `PORT` and `HOST`, until a signal ends it. */
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
