import { bareHeaders, type Delivery, FOR_HOSTS } from '../delivery.ts';
import { literally } from './header-rules.ts';

/**
 * `config.json` of Vercel's Build Output API (version 3): what Vercel does with the files of `static/`. It is used
 * instead of `vercel.json`, which Vercel reads before a build, when the headers of its pages are not known yet.
 */
export function vercelConfig(delivery: Delivery): string {
  const { base, files, notFound, moves } = delivery;
  const everywhere = notFound?.headers ?? bareHeaders();
  const { 'Content-Type': _, ...common } = everywhere;
  const missing = { status: 404, dest: '/404', headers: common };
  const routes = [
    ...moves.map(([from, to]) => ({ src: `^${literally(from)}$`, status: 308, headers: { Location: to } })),
    { src: '^/.*$', headers: common, continue: true },
    ...files.map(({ address, headers: { 'Content-Type': _, ...headers } }) => ({
      src: `^${literally(address)}$`,
      headers,
      continue: true,
    })),
    { src: '^.*\\.(?:br|gz|zst)$', ...missing },
    { src: `^${literally(base)}/(?:404|${FOR_HOSTS.map(literally).join('|')})$`, ...missing },
    // Files are found by their own names, so the path under which the site stands goes.
    ...(base === '' ? [] : [{ src: `^${literally(base)}(/.*)$`, dest: '$1', check: true }]),
    { handle: 'filesystem' },
    { src: '^/.*$', ...missing },
  ];
  const all = notFound ? [...files, notFound] : files;
  const overrides = Object.fromEntries(
    all.map(({ file, headers }) => {
      const path =
        file.endsWith('.html') && file !== 'index.html' ? { path: file.replace(/\.html$/, '') } : {};
      return [file, { ...path, contentType: headers['Content-Type'] }];
    }),
  );
  return `${JSON.stringify({ version: 3, routes, overrides }, null, 2)}\n`;
}
