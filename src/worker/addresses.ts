/**
 * The address under which a page is kept: without query and fragment (the site's answers do not depend on them), and
 * in the one form that hosts redirect the others to. Addresses of files stay as they are.
 * @param scope the site's own root, with a slash at the end
 */
export function keyOf(address: string, scope: string): string {
  const { origin, pathname } = new URL(address, scope);
  const clean = origin + pathname.replace(/(\/index)?(\.html|\/)$/, '');
  return clean.length < scope.length ? scope : clean;
}

/** What the names of this site's caches begin with: other sites may live on the same origin, under other paths. */
export const cachePrefix = (scope: string): string => `kept ${new URL(scope).pathname} `;
