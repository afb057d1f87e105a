/** What the site asks of Workbox's strategies beyond their own: what may be kept, and which windows are told of a newer page. */
import type { WorkboxPlugin } from 'workbox-core';
import { CACHE_PREFIX, keyOf } from './addresses.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

export const PAGES = `${CACHE_PREFIX}pages`;

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

/** Keeps good answers only, one for each page whatever its address carries, and forgets a page that the site has withdrawn. */
export const onlyGood: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  async cacheWillUpdate({ request, response }) {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(PAGES)).delete(keyOf(request.url));
    return isGood(request.url, response) ? response : null;
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
