/**
 * The path under which the site will stand: empty at the root of a host, `/some/path` for
 * `https://host/some/path/`. The variable `BASE_PATH` names it.
 * @throws when it could not be a path
 */
export function basePathOf(told = process.env.BASE_PATH): string {
  const path = (told ?? '').replace(/\/+$/, '');
  if (path !== '' && !/^(\/[\w.~-]*[\w~-])+$/.test(path)) {
    throw new Error(
      `BASE_PATH is "${told}". Name the path under which the site will stand, letters, digits and hyphens ` +
        'between slashes: BASE_PATH=/some/path npm run build',
    );
  }
  return path;
}
