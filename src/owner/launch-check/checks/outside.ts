import { lookup } from 'node:dns';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivate } from './private.ts';

const MOST_REDIRECTS = 5;
const LIMIT_MILLISECONDS = 5_000;

/** For an address that no visitor can reach. */
export class Inside extends Error {
  constructor(host: string) {
    super(`It leads into a private network (${host}), where no visitor gets.`);
  }
}

/**
 * Looks a name up, and fails if one of its addresses is private. The connection itself uses this, so it cannot go to an
 * address that was not checked, whatever the name resolves to later.
 */
const publicOnly: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, all) => {
    if (error) done(error, '');
    else if (all.some(({ address }) => isPrivate(address))) done(new Inside(host), '');
    else done(null, all);
  });

/** Requests an address without following redirects. @throws Inside */
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
 * Requests an address of another host and follows its redirects, but never into this machine or its network.
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
