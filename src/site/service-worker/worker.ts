/**
 * The service worker: what has been opened opens without a network. Pages come from the network first, so that nobody
 * is shown yesterday's page while today's can be had; files named after their content come from the cache.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHE_PREFIX, deleteCaches, keyOf } from './addresses.ts';
import { answerBehind, onlyGood, PAGES, tellNewer } from './plugins.ts';

/** What the build tells: the page for times without a network with its headers, where the header leads to, and the contact page. */
declare const BUILD: {
  offline: string;
  headers: Record<string, string>;
  header: readonly string[];
  contact: string;
};

/** Once: the build writes the whole of it wherever it is named. */
const FACTS = BUILD;

const worker = self as unknown as ServiceWorkerGlobalScope;

const FILES = `${CACHE_PREFIX}files`;

/** How to reach the company, which any first visit can afford to keep (`LIMITS.visit`). */
const AHEAD = ['/favicon.svg', FACTS.contact, '/contact.vcf'];

/** Files named after their content, wherever a document or a script names them. Pictures are kept once they are shown. */
const NAMED = /[\w.-]+[.-][\w-]{8}\.(?:js|css|woff2)\b/g;
const FOLDER = '/_astro/';

/** How long a page that is kept waits for a newer one, in milliseconds. */
const WAIT = 2500;

/** Network first. Unlike Workbox's own it keeps an answer that comes after the wait, and takes an error of the host for no answer. */
class NetworkSoon extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler) {
    const arrived = handler.fetchAndCachePut(request).catch(() => undefined);
    void handler.waitUntil(arrived);
    const late = new Promise<undefined>((done) => setTimeout(done, WAIT));
    const first = await Promise.race([arrived, late]);
    if (first && first.status < 500) return first;
    return (await handler.cacheMatch(request)) ?? arrived;
  }
}

const files = new CacheFirst({
  cacheName: FILES,
  // Some eight builds of which every file is another; the most recently used stay.
  plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
});

/** Keeps an answer, if it is a good one. None where there is no answer. */
function fetchAndKeep(strategy: Strategy, address: string, event: ExtendableEvent) {
  const request = new Request(address, { cache: strategy === files ? 'default' : 'no-cache' });
  const [answer, done] = strategy.handleAll({ request, event });
  return done.then(() => answer).catch(() => undefined);
}

/**
 * Keeps the hashed files that an answer names.
 * @param steps how often to do the same with the scripts among them
 */
async function keepFiles(answer: Response, steps: number, event: ExtendableEvent): Promise<void> {
  // One after another: the visitor may be reading, and loading something else.
  for (const name of new Set((await answer.text()).match(NAMED))) {
    const file = await fetchAndKeep(files, FOLDER + name, event);
    if (file && steps > 0 && name.endsWith('.js')) await keepFiles(file, steps - 1, event);
  }
}

/** What a page needs is kept with it. */
const withFiles: WorkboxPlugin = {
  cacheDidUpdate: ({ newResponse, event }) => keepFiles(newResponse, 0, event),
};

const pages = new NetworkSoon({
  cacheName: PAGES,
  // A site has fewer pages: the number is for a host that answers any address with 200.
  plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 60 }), tellNewer, withFiles],
});

const cached = (address: string, cacheName: string) => caches.match(keyOf(address), { cacheName });

/** The page that says, in the site's words, that this one cannot be had. */
const withoutNetwork = () => new Response(FACTS.offline, { status: 503, headers: FACTS.headers });

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(FOLDER), files);
registerRoute(({ sameOrigin }) => sameOrigin, pages);
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? withoutNetwork() : Response.error()));
enableNavigationPreload();
clientsClaim();

worker.addEventListener('install', (event) => event.waitUntil(keepFiles(withoutNetwork(), 0, event)));
worker.addEventListener('activate', (event) => event.waitUntil(deleteCaches(PAGES, FILES)));

/** Keeps pages and files, so far as they are not. */
async function keepAhead(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const address of addresses)
    if (!(await cached(address, PAGES))) await fetchAndKeep(pages, address, event);
}

/** Keeps what a page's scripts may fetch later, then what else the site's header leads to. */
async function follow(address: string, steps: number, event: ExtendableEvent): Promise<void> {
  await keepAhead([address], event);
  const page = await cached(address, PAGES);
  if (page) await keepFiles(page, steps, event);
  await keepAhead(FACTS.header, event);
}

// What pages ask for at the first sign of a visitor, besides Workbox's own CACHE_URLS.
worker.addEventListener('message', (event) => {
  // A page that is being left is no longer there to be named.
  const source = event.source as Client | null;
  if (!source) return;
  if (event.data === 'newer?') answerBehind(source);
  if (event.data === 'ahead') event.waitUntil(keepAhead(AHEAD, event));
  if (event.data?.follow) event.waitUntil(follow(source.url, event.data.follow, event));
});
