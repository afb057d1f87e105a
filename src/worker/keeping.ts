/** What is kept, and how it gets there. One cache a build; nothing but good answers of this site goes in. */
import { cachePrefix, keyOf } from './addresses.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;
const PREFIX = cachePrefix(scope);
const NAME = PREFIX + BUILD.version;

/** Entries; the oldest go first. A site has far fewer: this is for a host that answers any address with 200. */
const MOST = 120;
/** Bytes, as they travel. */
const LARGEST = 1_000_000;
/** Files named after their content, wherever a document or a script names them. */
const HASHED = /[\w.-]+\.[\w-]{8}\.(?:js|css|woff2|svg|avif|webp|png|jpe?g)\b/g;

const hashed = `${scope}_astro/`;
export const isHashed = (address: string): boolean => address.startsWith(hashed);
export const absolute = (path: string): string => keyOf(path, scope);

const own = () => caches.open(NAME);
const allNames = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));
const olderNames = async () => (await allNames()).filter((name) => name !== NAME);

/** What is kept for an address, if anything. */
export const kept = async (address: string): Promise<Response | undefined> =>
  (await own()).match(keyOf(address, scope));

/** What an earlier build's worker has kept for an address. */
export async function keptBefore(address: string): Promise<Response | undefined> {
  for (const name of await olderNames()) {
    const found = await (await caches.open(name)).match(keyOf(address, scope));
    if (found) return found;
  }
  return undefined;
}

/** The pages that an earlier build's worker has kept. */
export async function pagesBefore(): Promise<string[]> {
  const keys = await Promise.all((await olderNames()).map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().flatMap(({ url }) => (isPage(url) ? [url] : []));
}

const isPage = (url: string) => !/\.\w+$/.test(new URL(url).pathname);

/** Whether an answer may be shown again another day. */
const isGood = ({ status, type, redirected, headers }: Response) =>
  status === 200 && type === 'basic' && !redirected && !(Number(headers.get('Content-Length')) > LARGEST);

/** Whether an answer says that the site has it no more. */
export const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** What the site has withdrawn is shown to nobody again, whichever build's worker has kept it. */
async function forget(key: string): Promise<void> {
  for (const name of await allNames()) await (await caches.open(name)).delete(key);
}

/**
 * Keeps a copy of an answer, if it is a good one; forgets what is gone. The copy is taken at once: the answer may be
 * handed on meanwhile.
 */
export async function keep(address: string, answer: Response): Promise<void> {
  if (isGone(answer)) return forget(keyOf(address, scope));
  if (!isGood(answer)) return;
  const copy = answer.clone();
  const cache = await own();
  await cache.put(keyOf(address, scope), copy);
  const keys = (await cache.keys()).filter(({ url }) => url !== absolute(BUILD.offline));
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
}

const fromNetwork = (key: string): Promise<Response | undefined> =>
  fetch(key, isHashed(key) ? {} : { cache: 'no-cache' }).catch(() => undefined);

/**
 * Puts an address aside with all the hashed files that it names, and those that these name: a page's fonts and scripts.
 * What an earlier build has kept of these need not be fetched again.
 * @param source where the rest comes from: the network, or an earlier build's cache
 * @returns whether that settles it: it is kept now, or the site has it no more
 */
export async function putAside(
  address: string,
  source = fromNetwork,
  seen = new Set<string>(),
): Promise<boolean> {
  const key = keyOf(address, scope);
  if (seen.has(key)) return true;
  seen.add(key);
  const known = isHashed(key) ? ((await kept(key)) ?? (await keptBefore(key))) : undefined;
  const answer = known ?? (await source(key));
  if (!answer || !(isGood(answer) || isGone(answer))) return false;
  await keep(key, answer.clone());
  if (isGone(answer)) return true;
  if (/html|javascript/.test(answer.headers.get('Content-Type') ?? '')) {
    const files = new Set((await answer.text()).match(HASHED));
    await Promise.all([...files].map((file) => putAside(hashed + file, source, seen)));
  }
  return true;
}

/** Deletes what earlier builds have kept. */
export const forgetFormer = async (): Promise<unknown> =>
  Promise.all((await olderNames()).map((name) => caches.delete(name)));

/** Whether two answers hold the same text. */
export const isSame = async (a: Response, b: Response): Promise<boolean> =>
  (await a.clone().text()) === (await b.clone().text());
