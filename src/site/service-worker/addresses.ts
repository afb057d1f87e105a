/** What the names of all caches of the worker begin with, today's and those of its forerunners. */
export const CACHE_PREFIX = 'kept ';

/** Deletes these caches, but for those that are named. */
export async function deleteCaches(...spared: string[]): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => spared.includes(name) || caches.delete(name)));
}

/**
 * The address under which a page is kept: without query and fragment (the site's answers do not depend on them), and
 * in the one form that hosts redirect the others to. Addresses of files stay as they are.
 */
export function keyOf(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + (pathname.replace(/(\/index)?(\.html|\/)$/, '') || '/');
}
