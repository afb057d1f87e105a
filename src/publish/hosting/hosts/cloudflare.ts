import type { Headers } from '../headers.ts';
import type { HostedFile, HostingRules } from '../hosting-rules.ts';

/** Files whose type Cloudflare or Netlify may choose otherwise. */
const OTHER_TYPE = /\.(ico|vcf)$/;

/** The lines that turn the headers of every answer into those of one file. */
function formatChanges({ file, headers }: HostedFile, commonHeaders: Headers): string[] {
  const { 'Content-Type': _, ...others } = headers;
  const wanted: Headers = OTHER_TYPE.test(file) ? headers : others;
  const names = Object.keys({ ...commonHeaders, ...wanted }).filter(
    (name) => wanted[name] !== commonHeaders[name],
  );
  return names.flatMap((name) => [
    ...(name in commonHeaders ? [`! ${name}`] : []),
    ...(name in wanted ? [`${name}: ${wanted[name]}`] : []),
  ]);
}

/**
 * The file `_headers`, which Cloudflare, Netlify and others read. Each file that differs has its own rule; a rule for all
 * of `_astro/` would make browsers cache a missing file for a year. Hashed files come first: Cloudflare reads only 100
 * rules. `! Name` removes a header that an earlier rule set; Netlify ignores it, but there the last rule wins.
 */
export function formatHeadersFile({ commonHeaders, files }: HostingRules): string {
  const isHashed = ({ headers }: HostedFile) => headers['Cache-Control'] !== commonHeaders['Cache-Control'];
  const all = Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`);
  const single = files
    .toSorted((a, b) => Number(isHashed(b)) - Number(isHashed(a)))
    .map((file) => [file.address, ...formatChanges(file, commonHeaders)])
    .filter(({ length }) => length > 1);
  return [['/*', ...all], ...single].map((rule) => `${rule.join('\n  ')}\n`).join('');
}

/**
 * The file `_redirects`, which Cloudflare, Netlify and others read. No rule is forced (`301!`): Cloudflare refuses that,
 * and Netlify would lead `/about` to itself for ever, since it takes it and `/about/` for the same path.
 */
export const formatRedirectsFile = ({ redirects }: HostingRules): string =>
  redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');
