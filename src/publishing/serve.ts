/**
 * Serves a built site as its host does: the same headers, addresses, compression and not-found page.
 * `npm start` runs this; the tests import it.
 */
import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { basePathOf } from './base-path.ts';
import { bareHeaders, type DeliveryOptions } from './delivery.ts';
import { type Form, type Page, readSite } from './site.ts';

/** A running server: where it is, and how to end it. */
export type Server = { url: string; close: () => Promise<void> };

/** The smallest form that the visitor takes; `br;q=0` is a refusal. */
function bestForm(page: Page, accepted: string): Form | undefined {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return page.forms.find(({ encoding }) => !encoding || takes(encoding));
}

/**
 * The first and last byte that are asked for, `undefined` for all of them (a range that isn't understood counts
 * as none, as the standard allows), `null` for a range that begins behind the end.
 */
function rangeOf(request: IncomingMessage, form: Form): [number, number] | undefined | null {
  const size = form.body.byteLength;
  const condition = request.headers['if-range'];
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (request.method !== 'GET' || (from === '' && to === '')) return undefined;
  if (condition !== undefined && condition !== form.etag) return undefined;
  if (from === '') return Number(to) === 0 ? null : [Math.max(0, size - Number(to)), size - 1];
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return null;
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, status: 200 | 404): void {
  const form = bestForm(page, String(request.headers['accept-encoding'] ?? ''));
  if (!form) return;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  if (page.forms.length > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (form.encoding) response.setHeader('Content-Encoding', form.encoding);
  if (status === 404) {
    response.writeHead(404, { 'Content-Length': form.body.byteLength }).end(form.body);
    return;
  }
  response.setHeader('ETag', form.etag).setHeader('Accept-Ranges', 'bytes');
  const known = request.headers['if-none-match'];
  if (known && (known === '*' || known.includes(form.etag))) {
    response.writeHead(304).end();
    return;
  }
  const range = rangeOf(request, form);
  if (range === null) {
    response
      .writeHead(416, { 'Content-Range': `bytes */${form.body.byteLength}`, 'Content-Length': 0 })
      .end();
    return;
  }
  const [first, last] = range ?? [0, form.body.byteLength - 1];
  const body = form.body.subarray(first, last + 1);
  if (range) response.setHeader('Content-Range', `bytes ${first}-${last}/${form.body.byteLength}`);
  response.writeHead(range ? 206 : 200, { 'Content-Length': body.byteLength }).end(body);
}

/** Answers requests from a folder, which is read anew once another build has taken its place. */
function answererOf(
  dir: string,
  options: DeliveryOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const placeOf = () => statSync(dir, { throwIfNoEntry: false })?.ino;
  let place = placeOf();
  let site = readSite(dir, options);
  const renew = () => {
    const now = placeOf();
    if (now === undefined || now === place) return;
    try {
      site = readSite(dir, options);
      place = now;
    } catch {
      // It was replaced once more while it was read: the next request reads it.
    }
  };
  return (request, response) => {
    renew();
    for (const [name, value] of Object.entries(bareHeaders())) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const target = site.find(path);
    if (target && 'movedTo' in target) {
      const to = [target.movedTo, ...query].join('?');
      response.writeHead(308, { Location: to, 'Content-Length': 0 }).end();
      return;
    }
    sendPage(request, response, target?.page ?? site.notFound, target ? 200 : 404);
  };
}

/** Starts the server on a port of this machine, or on any free one for 0, under a path if told. @throws when the port is taken */
export async function startServer({
  dir,
  port = 0,
  ...options
}: { dir: string; port?: number } & DeliveryOptions): Promise<Server> {
  const server = createServer(answererOf(resolve(dir), options));
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, done);
  });
  const { port: actual } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${actual}`, close };
}

if (import.meta.main) {
  const dir = process.env.OUT_DIR || 'dist';
  const port = Number(process.env.PORT || 4321);
  try {
    if (!Number.isInteger(port) || port < 0 || port > 65535) {
      throw new Error(`PORT is "${process.env.PORT}", which is no port. Name one: PORT=4400 npm start`);
    }
    if (!statSync(dir, { throwIfNoEntry: false }))
      throw new Error(`There is no ${dir}/ yet. Make it: npm run build`);
    const server = await startServer({ dir, port });
    console.log(`\n  The site is at ${server.url}${basePathOf()}${basePathOf() && '/'}\n  Ctrl+C ends it.\n`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const taken = `Port ${port} is in use. Take another one: PORT=${port + 1} npm start`;
    console.error(isTaken ? taken : (error as Error).message);
    process.exitCode = 1;
  }
}
