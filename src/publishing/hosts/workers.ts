import { bareHeaders, type Delivered, type Delivery } from '../delivery.ts';
import { CACHE_CONTROL } from '../headers.ts';

/** Cloudflare reads no more rules than this, and no longer lines. */
export const MAX_RULES = 100;
export const MAX_LINE = 2000;

const POLICY = 'Content-Security-Policy';

/** Of these every host knows the type by itself; the type of others is said. */
const WELL_KNOWN = /\.(html|css|js|woff2|png|jpg|webp|avif|ico|pdf)$/;

/** The lines that turn the headers of every answer into those of one file. */
function changes({ file, headers }: Delivered, everywhere: Record<string, string>): string[] {
  const names = new Set([...Object.keys(everywhere), ...Object.keys(headers)]);
  if (WELL_KNOWN.test(file)) names.delete('Content-Type');
  return [...names]
    .filter((name) => headers[name] !== everywhere[name])
    .flatMap((name) => [
      ...(everywhere[name] === undefined ? [] : [`! ${name}`]),
      ...(headers[name] === undefined ? [] : [`${name}: ${headers[name]}`]),
    ]);
}

type Rule = { path: string; lines: string[] };

/**
 * How much is lost where a file has no rule, the most first: a page, drawing or worker its own policy, without which its
 * scripts don't run; a file that is named after its content the year for which it is kept; any other an hour.
 */
function rankOf({ headers }: Delivered, everywhere: Record<string, string>): number {
  if (headers[POLICY] !== undefined && headers[POLICY] !== everywhere[POLICY]) return 0;
  return headers['Cache-Control'] === CACHE_CONTROL.other ? 2 : 1;
}

/** All rules that a site has need of, the dearest first. That of every answer is one of them. */
function rulesOf(delivery: Delivery): Rule[] {
  const { 'Content-Type': _, ...everywhere } = delivery.notFound?.headers ?? bareHeaders();
  return [
    {
      path: `${delivery.base}/*`,
      lines: Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`),
    },
    ...delivery.files
      .toSorted((a, b) => rankOf(a, everywhere) - rankOf(b, everywhere))
      .map((file) => ({ path: file.address, lines: changes(file, everywhere) }))
      .filter(({ lines }) => lines.length > 0),
  ];
}

/** The addresses whose rules `_headers` has no room for. They have the headers of the not-found page. */
export const withoutRule = (delivery: Delivery): string[] =>
  rulesOf(delivery)
    .slice(MAX_RULES)
    .map(({ path }) => path);

/**
 * The file `_headers`, which Cloudflare, Netlify and others read. Every answer has the headers of the not-found page;
 * each file that is there changes them by a rule of its own. (A rule for all of `_astro/` would let browsers keep
 * for a year that a file is missing.) What has no room falls out: see `withoutRule`.
 *
 * `! Name` takes back what an earlier rule said; Netlify passes over it, there a later rule has the last word anyway.
 * @throws when a line is longer than Cloudflare reads
 */
export function headersFile(delivery: Delivery): string {
  const rules = rulesOf(delivery);
  const long = rules.flatMap(({ path, lines }) =>
    lines.filter((line) => line.length > MAX_LINE).map(() => path),
  );
  if (long.length > 0) {
    throw new Error(
      `${long.join(', ')}: a header is longer than the ${MAX_LINE} characters that Cloudflare reads of a line. ` +
        'Look at what the header lists (src/publishing/headers.ts), and let the page have less of it.',
    );
  }
  const text = rules.map(({ path, lines }) => [path, ...lines.map((line) => `  ${line}`)].join('\n'));
  return `${text.slice(0, MAX_RULES).join('\n')}\n`;
}

/**
 * The file `_redirects`, which Cloudflare, Netlify and others read. Netlify heeds a rule where no file answers alone,
 * unless it is forced (`301!`); but Cloudflare refuses that, and Netlify would lead `/about` to itself for ever, since it
 * holds it and `/about/` for the same path (hosting/netlify.md).
 */
export function redirectsFile({ moves }: Delivery): string {
  return moves.map(([from, to]) => `${from} ${to} 301\n`).join('');
}

/** What Cloudflare is not given: it compresses by itself. */
export const ASSETS_IGNORE = '*.br\n*.gz\n*.zst\n.nojekyll\n';

/**
 * The configuration of wrangler, which puts the site on Cloudflare's network.
 * @param host the site's own, `brightgrain.example`
 * @param directory the folder of the built site, from the configuration's
 */
export function wranglerConfig(host: string, directory: string): string {
  const config = {
    name: host.replace(/[^a-z0-9]+/g, '-').slice(0, 54),
    compatibility_date: '2026-10-01',
    assets: { directory, html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
