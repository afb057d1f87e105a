import type { Delivered, Delivery } from '../delivery.ts';
import type { Headers } from '../headers.ts';

/** The types that Cloudflare or Netlify may choose otherwise; those of all other files they choose as we do. */
const OTHER_TYPE = /\.(ico|vcf|webmanifest)$/;

/** The lines that turn the headers of every answer into those of one file. */
function changes({ file, headers }: Delivered, everywhere: Headers): string[] {
  const { 'Content-Type': _, ...others } = headers;
  const own: Headers = OTHER_TYPE.test(file) ? headers : others;
  const names = Object.keys({ ...everywhere, ...own }).filter((name) => own[name] !== everywhere[name]);
  return names.flatMap((name) => [
    ...(name in everywhere ? [`! ${name}`] : []),
    ...(name in own ? [`${name}: ${own[name]}`] : []),
  ]);
}

/**
 * The file `_headers`, which Cloudflare, Netlify and others read. A file that differs has a rule of its own; a rule for
 * all of `_astro/` would let browsers keep for a year that a file is missing. Hashed files come first, for Cloudflare
 * reads no more than 100 rules.
 *
 * `! Name` takes back what an earlier rule said; Netlify passes over it, there a later rule has the last word anyway.
 */
export function headersFile({ everywhere, files }: Delivery): string {
  const isHashed = ({ headers }: Delivered) => headers['Cache-Control'] !== everywhere['Cache-Control'];
  const all = Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`);
  const single = files
    .toSorted((a, b) => Number(isHashed(b)) - Number(isHashed(a)))
    .map((file) => [file.address, ...changes(file, everywhere)])
    .filter(({ length }) => length > 1);
  return [['/*', ...all], ...single].map((rule) => `${rule.join('\n  ')}\n`).join('');
}

/**
 * The file `_redirects`, which Cloudflare, Netlify and others read. No rule is forced (`301!`): Cloudflare refuses that,
 * and Netlify would lead `/about` to itself for ever, since it takes it and `/about/` for the same path.
 */
export const redirectsFile = ({ redirects }: Delivery): string =>
  redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');
