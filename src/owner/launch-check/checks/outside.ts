import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

/** Whoever has a network knows a name by then. */
const NAME_MILLISECONDS = 1_200;
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Addresses that no visitor reaches: those of a machine for itself, and of private networks. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** What a host is; nothing when the question for its name could not be asked. */
export type Kind = 'public' | 'private' | 'missing' | undefined;

export async function kindOf({ hostname, protocol }: URL): Promise<Kind> {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(protocol) || /(^|\.)localhost\.?$/.test(name)) return 'private';
  const asked = lookup(name, { all: true }).then(
    (all): Kind =>
      all.some(({ address }) => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
        ? 'private'
        : 'public',
    (error: NodeJS.ErrnoException): Kind => (error.code === 'ENOTFOUND' ? 'missing' : undefined),
  );
  const late = new Promise<undefined>((done) => setTimeout(done, NAME_MILLISECONDS, undefined).unref());
  return Promise.race([asked, late]);
}

/** Said of an address that leads to a place where no visitor gets. */
export class Inside extends Error {
  constructor({ host, href }: URL) {
    super(`It leads into a private network (${host || href}), where no visitor gets.`);
  }
}

/**
 * Asks for an address of another host, and for what it leads to, each looked at before it is asked: whoever writes a link
 * must not have this machine asked for what is its own.
 * @throws Inside
 */
export async function askOutside(address: string, method: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address);
  for (let n = 0; ; n += 1) {
    const headers = { 'User-Agent': 'Mozilla/5.0 (launch-check)' };
    const answer = await fetch(url.href, { method, signal, headers, redirect: 'manual' });
    const to = REDIRECTS.includes(answer.status) && answer.headers.get('Location');
    if (!to || n === MOST_REDIRECTS) return answer;
    await answer.body?.cancel();
    url = new URL(to, url);
    if ((await kindOf(url)) === 'private') throw new Inside(url);
  }
}
