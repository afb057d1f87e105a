import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ZodError } from 'zod';
import { ContentError, type Problem } from '../../content/problems.ts';
import { messageFor, UserError } from '../../platform/user-error.ts';
import { listen } from '../../publish/hosting/port.ts';
import { createGuard } from './guard.ts';
import { buildAssets } from './page.ts';
import { findHandler } from './requests.ts';
import { createSession } from './session.ts';

const HOST = '127.0.0.1';
/** The largest request body: enough for a photograph from a camera. */
const MAX_BODY_MB = 20;

/** Reads a body to its end even if it is too large, because a cut connection would look like a broken network. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.byteLength;
    if (size <= MAX_BODY_MB * 1024 * 1024) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (chunks.length > 0 || size === 0) return Buffer.concat(chunks);
  throw new UserError(`Nothing was written: this is larger than ${MAX_BODY_MB} MB. Make it smaller.`);
}

type Failure = { status: number; message: string; problems?: readonly Problem[] };

/** Returns the status and the body of the response to a request that has failed. */
export function describeError(error: unknown): Failure {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof ContentError)
    return {
      status: 422,
      message: 'Nothing was written: something is not right yet.',
      problems: error.problems,
    };
  if (error instanceof UserError) return { status: 422, message };
  // Values nested too deeply overflow the stack, which is a RangeError.
  if (error instanceof ZodError || error instanceof SyntaxError || error instanceof RangeError)
    return { status: 400, message: 'The form sent a request that the server cannot read. Reload the page.' };
  return { status: 500, message: code ? `Nothing was written: ${messageFor(error as Error)}` : message };
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
const send = (response: ServerResponse, status: number, mimeType: string, body: string) =>
  response.writeHead(status, { ...HEADERS, 'Content-Type': `${mimeType}; charset=utf-8` }).end(body);
const sendJson = (response: ServerResponse, status: number, data: unknown = null) =>
  send(response, status, 'application/json', JSON.stringify(data));

type Options = { root: string; port: number; getPreviewUrl: () => string | undefined };
/** Serves the form to this machine. `getPreviewUrl` returns undefined until the preview has started. */
export async function startEditor(options: Options) {
  const session = createSession(options.root, options.getPreviewUrl);
  const assets = await buildAssets();
  const getPort = () => (server.address() as AddressInfo).port;
  const guard = createGuard(getPort);

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const refusal = guard.findRefusal(request);
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (refusal) {
      request.resume();
      return sendJson(response, 403, { message: refusal });
    }
    if (request.method === 'GET') {
      const asset = assets.get(pathname);
      return send(response, asset ? 200 : 404, asset?.mimeType ?? 'text/plain', asset?.body ?? 'Not found.');
    }
    const handle = findHandler(session, pathname.replace(/^\/api\//, ''));
    if (!handle)
      return sendJson(response, 404, { message: 'The form sent an unknown request. Reload the page.' });
    try {
      return sendJson(response, 200, await handle(await readBody(request)));
    } catch (error) {
      const { status, ...body } = describeError(error);
      return sendJson(response, status, body);
    }
  };
  const server = createServer(handleRequest);
  await listen(server, { port: options.port, host: HOST });
  return { url: `http://${HOST}:${getPort()}/#key=${guard.key}`, server };
}
