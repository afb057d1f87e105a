import { CACHE_PREFIX, keyOf } from '../../service-worker/addresses.ts';

/** Shows those of the links whose pages this device has kept. */
async function listKept(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-kept]');
  if (!list) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = new Set(requests.flat().map(({ url }) => url));
  for (const link of list.querySelectorAll('a')) {
    const isKept = kept.has(keyOf(link.href));
    if (isKept && link.parentElement) link.parentElement.hidden = false;
    if (isKept) list.hidden = false;
  }
}

// Where the browser blocks site data, or has no caches, the list stays hidden: the header and footer lead on.
listKept().catch(() => {});
