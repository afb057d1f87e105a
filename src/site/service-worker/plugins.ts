/** What the site asks of Workbox's strategies beyond their own: what may be kept, and who hears of a newer page. */
import type { WorkboxPlugin } from 'workbox-core';
import { CACHE_PREFIX, keyOf } from './addresses.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

export const PAGES = `${CACHE_PREFIX}pages`;

/** The largest answer that is kept, in bytes as they arrive, not as they are announced. */
const LARGEST = 1_000_000;

/** What the content type has to say for each ending of an address. What has another one is kept if it is a picture. */
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'javascript',
  css: 'text/css',
  woff2: 'woff2',
  vcf: 'text/vcard',
};

/** Whether an answer may be shown again another day: a good one of this site, with the type of its ending. */
function isGood(address: string, { status, type, redirected, headers }: Response): boolean {
  const [, ending = 'html'] = /\.(\w+)$/.exec(new URL(address).pathname) ?? [];
  const fits = headers.get('Content-Type')?.includes(TYPES[ending] ?? 'image/') ?? false;
  return status === 200 && type === 'basic' && !redirected && fits;
}

/** Whether no more than `LARGEST` bytes arrive. What breaks off is not complete, so it does not count either. */
async function isSmall({ body }: Response): Promise<boolean> {
  let bytes = 0;
  const count = new WritableStream<Uint8Array>({
    write({ byteLength }) {
      bytes += byteLength;
      if (bytes > LARGEST) throw new RangeError('This is too large to be kept.');
    },
  });
  const arrives = Promise.resolve(body?.pipeTo(count));
  return arrives.then(() => true).catch(() => false);
}

/**
 * Keeps good answers only, and forgets a page that the site has withdrawn. The download of what is too large ends, unless
 * a page is waiting for it.
 */
export const onlyGood: WorkboxPlugin = {
  // One entry for each page, whatever the address carries.
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  async requestWillFetch({ request, event, state }) {
    if (event instanceof FetchEvent || !state) return request;
    const download = new AbortController();
    state['download'] = download;
    return new Request(request, { signal: download.signal });
  },
  async cacheWillUpdate({ request, response, state }) {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(PAGES)).delete(keyOf(request.url));
    if (!isGood(request.url, response)) return null;
    if (await isSmall(response.clone())) return response;
    void response.body?.cancel();
    (state?.['download'] as AbortController | undefined)?.abort();
    return null;
  },
};

/**
 * A hashed file that the browser holds a bad answer for (a fallback, a half-finished deploy) is asked for once more. One
 * that stays bad is none: the page would hold on to it as long as its headers say.
 */
export const askAgain: WorkboxPlugin = {
  async fetchDidSucceed({ request, response }) {
    if (isGood(request.url, response)) return response;
    const again = await fetch(new Request(request, { cache: 'reload' }));
    return isGood(request.url, again) ? again : Response.error();
  },
};

/** Windows that show an older page than the network has, by their ids: they ask once they can listen. */
const behind = new Set<string>();

/** Tells a window that there is a newer version of its page, if there is. */
export const answerBehind = (client: Client): void => {
  if (behind.has(client.id)) client.postMessage('newer');
};

/** Tells the windows that show a page when another version of it has been kept than they have. */
export const tellNewer: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, state }) {
    if (state) state['isOld'] = Boolean(cachedResponse);
    return cachedResponse;
  },
  async cacheDidUpdate({ request, event, oldResponse, newResponse, state }) {
    if (!oldResponse || (await oldResponse.text()) === (await newResponse.text())) return;
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // The window that is about to show the page has the newer one, unless it came after the wait.
    const { resultingClientId: opening } = event as FetchEvent;
    if (opening && state?.['isOld']) behind.add(opening);
    for (const { id, url } of windows) if (id !== opening && keyOf(url) === request.url) behind.add(id);
    windows.forEach(answerBehind);
  },
};
