import { lookup } from 'node:dns';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivate } from './private.ts';

const MOST_REDIRECTS = 5;
const LIMIT_MILLISECONDS = 5_000;

/** Said of an address that leads to a place where no visitor gets. */
export class Inside extends Error {
  constructor(host: string) {
    super(`It leads into a private network (${host}), where no visitor gets.`);
  }
}

/**
 * The addresses of a name, none where one of them is private. The connection itself asks here, so that it goes to no other
 * address than those that were looked at, however late or however different a name is answered.
 */
const publicOnly: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, all) => {
    if (error) done(error, '');
    else if (all.some(({ address }) => isPrivate(address))) done(new Inside(host), '');
    else done(null, all);
  });

/** Asks one address, and follows nothing. @throws Inside */
function askOnce(url: URL, method: string): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(url.protocol) || (isIP(host) && isPrivate(host)))
    throw new Inside(url.host || url.href);
  const options = {
    method,
    headers: { 'User-Agent': 'Mozilla/5.0 (launch-check)' },
    signal: AbortSignal.timeout(LIMIT_MILLISECONDS),
    agent: false,
    autoSelectFamily: true,
    lookup: publicOnly,
  };
  return new Promise((done, fail) => {
    const ask = url.protocol === 'https:' ? overHttps : overHttp;
    const asked = ask(url, options, (answer) => {
      asked.destroy();
      done(answer);
    });
    asked.on('error', fail).end();
  });
}

/**
 * Asks for an address of another host, and for what it leads to. Whoever writes a link must not have this machine asked
 * for what is its own.
 * @throws Inside
 */
export async function askOutside(address: string, method: string): Promise<IncomingMessage> {
  let url = new URL(address);
  for (let n = 0; ; n += 1) {
    const answer = await askOnce(url, method);
    const { location } = answer.headers;
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0);
    if (!isRedirect || !location || n === MOST_REDIRECTS) return answer;
    url = new URL(location, url);
  }
}
