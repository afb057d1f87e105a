import { cachePrefix, keyOf } from '../../worker/addresses.ts';

/** Shows those of the links whose pages this device has kept. */
async function listKept(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-kept]');
  const scope = (await navigator.serviceWorker?.getRegistration())?.scope;
  if (!list || !scope) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(scope)));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = new Set(requests.flat().map(({ url }) => url));
  for (const link of list.querySelectorAll('a')) {
    const isKept = kept.has(keyOf(link.href, scope));
    if (isKept && link.parentElement) link.parentElement.hidden = false;
    if (isKept) list.hidden = false;
  }
}

void listKept();
