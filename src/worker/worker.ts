/**
 * The service worker: what has been seen opens without a network. Pages come from the network first, so that nobody is
 * shown yesterday's page while today's can be had; only after a short wait from what is kept. Because of that a newer
 * worker need not take over from an open page: it waits until the last one is closed, as workers do by themselves.
 */
import {
  absolute,
  forgetFormer,
  isGone,
  isHashed,
  isSame,
  keep,
  kept,
  keptBefore,
  pagesBefore,
  putAside,
} from './keeping.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

/** How long a page that is kept waits for a newer one, in milliseconds. */
const WAIT = 2500;

/** Visitors that are shown an older page than the network has, by their ids: they ask once they can listen. */
const behind = new Set<string>();

/** Tells a window that there is a newer version of its page. */
async function announce(id: string): Promise<void> {
  behind.add(id);
  (await worker.clients.get(id))?.postMessage('newer');
}

/** Fills this build's cache. No page waits for it: until it is done, the former worker or none is at work. */
async function fillCache(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const former = new Map(
    await Promise.all(windows.map(async ({ id, url }) => [id, await keptBefore(url)] as const)),
  );
  await putAside(BUILD.offline);
  if (!(await kept(BUILD.offline)))
    throw new Error('The page for times without a network was not to be had.');
  const pages = new Set([...windows.map(({ url }) => url), ...(await pagesBefore())]);
  // One after another: the visitor may be reading, and loading something else.
  for (const page of pages) if (!(await putAside(page))) await putAside(page, keptBefore);
  for (const { id, url } of windows) {
    const [before, now] = [former.get(id), await kept(url)];
    if (before && now && !(await isSame(before, now))) await announce(id);
  }
}

/** Puts addresses aside, one after another, so far as they are not. Pages ask for it when nothing else is going on. */
async function putAsideNew(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) if (!(await kept(address))) await putAside(address);
}

worker.addEventListener('install', (event) => event.waitUntil(fillCache()));

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    // What was opened since this worker came, while the former one was still at work.
    for (const page of await pagesBefore()) if (!(await kept(page))) await putAside(page, keptBefore);
    await forgetFormer();
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  // A page that is being left is no longer there to be named.
  const source = event.source as Client | null;
  // The page may have been opened before this worker was there to see it.
  if (data === 'here' && source) event.waitUntil(putAsideNew([source.url]));
  if (data === 'fetch ahead') event.waitUntil(putAsideNew(BUILD.ahead.map(absolute)));
  if (data === 'newer?' && source && behind.has(source.id)) event.waitUntil(announce(source.id));
});

/** The page that says, in the site's words, that this one cannot be had. */
async function withoutNetwork(): Promise<Response> {
  const page = await kept(BUILD.offline);
  if (!page) return Response.error();
  const headers = new Headers(page.headers);
  // The body is no longer what these speak of.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(page.body, { status: 503, statusText: 'Service Unavailable', headers });
}

/** A page, from the network if it answers soon, else from what is kept. */
async function page(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  const fresh = async () => {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
    event.waitUntil(keep(request.url, answer));
    return answer;
  };
  const arrived = fresh().catch(() => undefined);
  event.waitUntil(arrived);
  const old = await kept(request.url);
  if (!old) return (await arrived) ?? withoutNetwork();
  const late = new Promise<'late'>((done) => setTimeout(done, WAIT, 'late'));
  const first = await Promise.race([arrived, late]);
  // A host in trouble is no better than none.
  if (first && first !== 'late' && first.status < 500) return first;
  const compare = async () => {
    const newer = await arrived;
    if (newer && (newer.ok || isGone(newer)) && !(await isSame(old, newer)))
      await announce(resultingClientId);
  };
  if (first === 'late') event.waitUntil(compare());
  return old.clone();
}

/** A file: at once from what is kept. One that keeps its name while it changes is fetched anew for the next time. */
async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const found = await kept(request.url);
  if (found && isHashed(request.url)) return found;
  const fresh = async () => {
    const answer = await fetch(request);
    event.waitUntil(keep(request.url, answer));
    return answer;
  };
  if (!found) return fresh();
  event.waitUntil(fresh().catch(() => undefined));
  return found;
}

worker.addEventListener('fetch', (event) => {
  const { method, url, headers, mode } = event.request;
  if (method !== 'GET' || !url.startsWith(worker.registration.scope) || headers.has('Range')) return;
  event.respondWith(mode === 'navigate' ? page(event) : file(event));
});
