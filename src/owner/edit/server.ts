import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ZodError } from 'zod';
import { ContentError } from '../../content/problems.ts';
import { reasonFor } from '../../publish/hosting/port.ts';
import { MOST_BYTES, megabytes, tooHeavy } from './files/photograph.ts';
import { guardFor } from './guard.ts';
import { assetsOf } from './page.ts';
import { inWords, Refused } from './refused.ts';
import { requestsTo } from './requests.ts';
import { sessionIn } from './session.ts';
import { Unwritable } from './yaml.ts';

/** The most that a request with words may have, in bytes. */
const MOST_WORDS = 2 * 1024 * 1024;

class TooMuch extends Error {}

const tooLong = (bytes: number) =>
  `Nothing was written: this is ${megabytes(bytes)} of text, and one save takes ${megabytes(MOST_WORDS)} at most. Shorten it.`;

/** Reads what was sent, and stops where it is more than it may be. */
function bodyOf(request: IncomingMessage, isPhotograph: boolean): Promise<Buffer> {
  const [most, sentence] = isPhotograph ? [MOST_BYTES, tooHeavy] : [MOST_WORDS, tooLong];
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.byteLength;
      // The rest is read and dropped: a connection that is cut would look like a broken network.
      if (size <= most) parts.push(part);
    });
    request.on('end', () => (size > most ? fail(new TooMuch(sentence(size))) : done(Buffer.concat(parts))));
    request.on('error', fail);
  });
}

/** What went wrong, for the form: a sentence, and what goes with it. */
function refusalOf(error: unknown): { status: number; answer: object } {
  if (error instanceof Refused)
    return { status: error.status, answer: { message: error.message, ...error.details } };
  if (error instanceof Unwritable) return { status: 422, answer: { message: error.message } };
  // What reads groups calls itself for each within another, and runs out of steps.
  if (error instanceof RangeError)
    return {
      status: 422,
      answer: { message: 'Nothing was written: these are more groups within groups than can be read.' },
    };
  if (error instanceof TooMuch) return { status: 413, answer: { message: error.message } };
  if (error instanceof ContentError)
    return { status: 422, answer: { message: 'Nothing was written.', problems: error.problems } };
  if (error instanceof ZodError || error instanceof SyntaxError)
    return { status: 400, answer: { message: 'The form asked for what there is not.' } };
  return { status: 500, answer: { message: inWords(error) } };
}

const HOST = '127.0.0.1';
/** How many ports are tried, one after the other. */
const MOST_PORTS = 20;

/** Listens at a port, or at the next one that is free. @throws with a sentence where there is none */
async function listenFrom(server: Server, first: number): Promise<number> {
  for (let port = first; ; port += 1)
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail);
        server.listen(port, HOST, () => done(server.off('error', fail) && undefined));
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' || port === first + MOST_PORTS)
        throw new Error(reasonFor(error as NodeJS.ErrnoException, { port, host: HOST }));
    }
}

/**
 * Serves the form for a content folder to this machine alone.
 * @param site where the site can be seen as it is being changed; nothing while it cannot
 */
export async function startEditor({
  root,
  port,
  site,
}: {
  root: string;
  port: number;
  site: () => string | undefined;
}) {
  const session = sessionIn(root);
  const requests = requestsTo(session);
  let actual = port;
  const guard = guardFor(() => actual);
  const assets = await assetsOf();

  const headers = () => ({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      'frame-src http://127.0.0.1:*',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  const send = (response: ServerResponse, status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { ...headers(), 'Content-Type': type }).end(body);
  const tell = (response: ServerResponse, status: number, answer: unknown) =>
    send(response, status, 'application/json; charset=utf-8', JSON.stringify(answer ?? null));

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const refused = guard.refusal(request);
    if (refused) {
      request.resume();
      return tell(response, 403, { message: refused });
    }
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (request.method === 'GET') {
      const asset = assets.get(pathname);
      return asset
        ? send(response, 200, asset.type, asset.body)
        : send(response, 404, 'text/plain; charset=utf-8', 'Not found.');
    }
    const name = pathname.replace(/^\/api\//, '');
    const asked = Object.hasOwn(requests, name) ? requests[name] : undefined;
    const type = name === 'photograph' ? 'application/octet-stream' : 'application/json';
    if (!asked || request.headers['content-type'] !== type)
      return tell(response, 404, { message: 'There is no such request.' });
    try {
      const body = await bodyOf(request, name === 'photograph');
      const answer = await asked.answer(body);
      return tell(
        response,
        200,
        name === 'overview' ? { ...(answer as object), site: site() ?? null } : answer,
      );
    } catch (error) {
      const { status, answer } = refusalOf(error);
      return tell(response, status, answer);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  actual = await listenFrom(server, port);
  return {
    port: actual,
    url: `http://${HOST}:${actual}/#key=${guard.key}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
