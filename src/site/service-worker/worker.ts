/**
 * The service worker: what has been opened opens without a network. Pages come from the network first, so that nobody
 * is shown yesterday's page while today's can be had; files named after their content come from the cache.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** What the build tells: the page for times without a network, and its headers. */
declare const OFFLINE: { html: string; headers: Record<string, string> };

/** Once: the build writes the whole of it wherever it is named. */
const { html: offline, headers } = OFFLINE;

const worker = self as unknown as ServiceWorkerGlobalScope;

const PAGES = 'pages';
const FOLDER = '/_astro/';
/** What a document names of its files. Pictures are kept once they are shown. */
const NAMED = /\/_astro\/[\w.-]+\.(?:js|css|woff2)\b/g;

/**
 * The address under which a page is kept: without query and fragment (the site's answers do not depend on them), and
 * in the one form that hosts redirect the others to. Addresses of files stay as they are.
 */
function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/(\/index)?(\.html|\/)$/, '') || '/');
}

/** Keeps good answers only. A host in trouble may answer for a script or a font with a page, which would stay for good. */
const onlyGood: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  async cacheWillUpdate({ request, response }) {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const fits = isPage !== /\.\w+$/.test(new URL(request.url).pathname);
    return fits && response.status === 200 && !response.redirected ? response : null;
  },
};

const files = new CacheFirst({
  cacheName: 'files',
  // Some eight builds of which every file is another; the most recently used stay.
  plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
});

/** Keeps the files that a document names, one after another: the visitor may be loading something else. */
async function keepFiles(html: string, event: ExtendableEvent): Promise<void> {
  for (const name of new Set(html.match(NAMED)))
    await files.handle({ request: new Request(name), event }).catch(() => {});
}

const forPages: WorkboxPlugin = {
  /** A host in trouble is no better than none. */
  async handlerWillRespond({ request, response }) {
    if (response.status < 500) return response;
    return (await caches.match(keyOf(request.url), { cacheName: PAGES })) ?? response;
  },
  /** Tells the windows that show an older page, and keeps what the new one needs. */
  async cacheDidUpdate({ request, event, oldResponse, newResponse }) {
    const html = await newResponse.text();
    // What the host calls its version says too little: that of nginx changes with each publishing.
    if (oldResponse && (await oldResponse.text()) !== html) {
      const { resultingClientId } = event as FetchEvent;
      for (const client of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }))
        if (client.id !== resultingClientId && keyOf(client.url) === request.url) client.postMessage('newer');
    }
    await keepFiles(html, event);
  },
};

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: 2.5,
  // A site has fewer pages: the number is for a host that answers any address with 200.
  plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 60 }), forPages],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(FOLDER), files);
registerRoute(({ sameOrigin }) => sameOrigin, pages);
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? new Response(offline, { status: 503, headers }) : Response.error(),
);
enableNavigationPreload();
clientsClaim();
worker.addEventListener('install', (event) => event.waitUntil(keepFiles(offline, event)));
