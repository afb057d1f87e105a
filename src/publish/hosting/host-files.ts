/** The files of each host: Cloudflare, Netlify, Apache, nginx. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unescape as decode } from 'node:querystring';
import { CONTENT_TYPES } from '../../site/content-types.ts';
import { configFolderOf, filesOf } from './files.ts';
import * as site from './headers.ts';
import {
  HIDDEN_PATHS,
  type HostedFile,
  type HostingRules,
  listOwnRedirects,
  readHostingRules,
  withQuery,
} from './hosting-rules.ts';
import { createPolicy } from './policy.ts';

/** Files that Cloudflare or Netlify might send with another type. */
const AMBIGUOUS_TYPE = /\.(ico|vcf)$/;

/** Returns the lines that turn the headers of every answer into those of one file. */
function formatChanges({ file, headers }: HostedFile, commonHeaders: site.Headers): string[] {
  const { 'Content-Type': _, ...others } = headers;
  const wanted: site.Headers = AMBIGUOUS_TYPE.test(file) ? headers : others;
  const names = Object.keys({ ...commonHeaders, ...wanted }).filter(
    (name) => wanted[name] !== commonHeaders[name],
  );
  return names.flatMap((name) => [
    ...(name in commonHeaders ? [`! ${name}`] : []),
    ...(name in wanted ? [`${name}: ${wanted[name]}`] : []),
  ]);
}

/**
 * Formats `_headers` for Cloudflare, Netlify and others. A rule for all of `_astro/` would make browsers cache a missing file
 * for a year. Cloudflare reads only 100 rules, so those of hashed files come first. `! Name` removes a header of an earlier
 * rule; Netlify ignores it, but there the last rule wins.
 */
export function formatHeadersFile({ commonHeaders, files }: HostingRules): string {
  const isHashed = ({ headers }: HostedFile) => headers['Cache-Control'] !== commonHeaders['Cache-Control'];
  const commonLines = Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`);
  const fileRules = files
    .toSorted((a, b) => Number(isHashed(b)) - Number(isHashed(a)))
    .map((file) => [file.address, ...formatChanges(file, commonHeaders)])
    .filter(({ length }) => length > 1);
  return [['/*', ...commonLines], ...fileRules].map((rule) => `${rule.join('\n  ')}\n`).join('');
}

/**
 * Formats `_redirects` for Cloudflare, Netlify and others. Cloudflare refuses forced rules (`301!`), and with one Netlify
 * would redirect `/about` to itself.
 */
export const formatRedirectsFile = ({ redirects }: HostingRules): string =>
  redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');

const TEMPLATES = join(import.meta.dirname, '../../../hosting/templates');

/** Headers that differ between files: nginx takes them from a map in site-maps.conf. */
const MAPPED = ['Cache-Control', 'Cross-Origin-Resource-Policy', ...site.DOCUMENT_ONLY_HEADERS];

/** Replaces each `%name%` of templates in `hosting/templates/`. */
function fillTemplates(names: readonly string[], values: Record<string, string>): Record<string, string> {
  const fill = (text: string) => text.replace(/%([\w-]+)%/g, (all, name: string) => values[name] ?? all);
  return Object.fromEntries(names.map((name) => [name, fill(readFileSync(join(TEMPLATES, name), 'utf8'))]));
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|"]/g, '\\$&');

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** Formats the configuration of wrangler (Cloudflare). @param directory the built site's, relative to the configuration's */
export const formatWranglerFiles = (host: string, directory: string) =>
  fillTemplates(['wrangler.json'], { name: host.replace(/[^a-z0-9]+/g, '-').slice(0, 54), directory });

/** Formats the configurations of nginx, by the names of their files. @param host the site's own, `brightgrain.example` */
export function formatNginxFiles(
  { commonHeaders, redirects }: HostingRules,
  host: string,
): Record<string, string> {
  const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
  const headers = Object.entries(commonHeaders).map(([name, value]) => [name, quote(value)] as const);
  const values = headers.map(([name, value]) => [name, MAPPED.includes(name) ? variableOf(name) : value]);
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `    ${quote(type)} ${ending};`);
  const redirectLines = redirects.map(
    ([from, to]) => `    "~^${escapePattern(decode(from))}$" ${quote(withQuery(to, '$is_args$args'))};`,
  );
  return fillTemplates(['nginx.conf', 'site-maps.conf', 'site-server.conf'], {
    ...Object.fromEntries(headers),
    host,
    hidden: HIDDEN_PATHS,
    hashed: site.HASHED_PREFIX,
    immutable: quote(site.IMMUTABLE),
    unlisted: site.UNLISTED,
    'shown-elsewhere': site.EMBEDDABLE_PICTURES,
    types: types.join('\n'),
    redirects: redirectLines.join('\n'),
    headers: values.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n'),
  });
}

/** Formats the file `.htaccess`, which Apache reads in the folder of the site. */
export function formatHtaccess({ commonHeaders, redirects }: HostingRules): Record<string, string> {
  // Compressed forms have the headers of their file.
  const compressed = (pattern: string) => pattern.replace(/\$$/, String.raw`(\.br|\.gz)?$`);
  // Apache matches paths without the slash of the folder.
  const inFolder = (pattern: string) => compressed(pattern).replace('^/', '^');
  const types = Object.entries(CONTENT_TYPES).map(
    ([ending, type]) =>
      `<FilesMatch "${compressed(String.raw`\.${ending}$`)}">\n  ForceType ${quote(type)}\n</FilesMatch>`,
  );
  const headers = Object.entries(commonHeaders).map(([name, value]) => {
    const isUnhashedOnly = name === 'Cache-Control' || site.DOCUMENT_ONLY_HEADERS.includes(name);
    const condition = isUnhashedOnly ? ' env=!hashed' : '';
    return `Header onsuccess unset ${name}\nHeader always set ${name} ${quote(value.replaceAll('%', '%%'))}${condition}`;
  });
  // Apache would replace `%2` by a group of a condition. An address has neither quotes nor backslashes.
  const redirectLines = redirects.map(
    ([from, to]) =>
      `RewriteRule "^${escapePattern(decode(from).slice(1))}$" "${to.replaceAll('%', '\\%')}" [R=301,NE,L]`,
  );
  const { htaccess = '' } = fillTemplates(['htaccess'], {
    hidden: HIDDEN_PATHS,
    hashed: site.HASHED_PREFIX,
    immutable: quote(site.IMMUTABLE),
    unlisted: inFolder(site.UNLISTED),
    'shown-elsewhere': inFolder(site.EMBEDDABLE_PICTURES),
    types: types.join('\n'),
    redirects: redirectLines.join('\n'),
    headers: headers.join('\n'),
  });
  return { '.htaccess': htaccess };
}

type Settings = {
  strictTransport: site.StrictTransport;
  /** New addresses, by old address. */
  redirects?: Readonly<Record<string, string>> | undefined;
};

/** Encodes a target as browsers do, and `$`, which nginx would take for a variable. */
const encodeTarget = (to: string) => (to.startsWith('/') ? to : new URL(to).href.replaceAll('$', '%24'));

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * Writes the files that Cloudflare, Netlify and Apache read beside the finished pages.
 * @param settings of `content/site.yaml`
 * @throws when a document holds what the content policy would have to forbid
 */
export function writeHostFiles(dir: string, pictureHosts: readonly string[], settings: Settings): void {
  const { strictTransport, redirects = {} } = settings;
  const files = filesOf(dir);
  const documents = files.filter((file) => /\.(html|svg)$/.test(file));
  const texts = documents.map((file) => [file, readFileSync(join(dir, file), 'utf8')]);
  const policy = createPolicy(Object.fromEntries(texts), pictureHosts);
  const encoded = Object.entries(redirects).map(([from, to]) => [from, encodeTarget(to)] as const);
  const rules = readHostingRules(dir, site.siteHeaders(policy, strictTransport), [
    ...listOwnRedirects(files),
    ...encoded,
  ]);
  const [headers, redirectLines] = [formatHeadersFile(rules), formatRedirectsFile(rules)];
  writeFiles(dir, { _headers: headers, _redirects: redirectLines, ...formatHtaccess(rules) });
}

/** Writes the configurations of servers beside the built site. @param address the site's, `https://brightgrain.example` */
export function writeConfigs(out: string, address: string): void {
  const { host } = new URL(address);
  const folder = configFolderOf(out);
  mkdirSync(folder, { recursive: true });
  writeFiles(folder, {
    ...formatNginxFiles(readHostingRules(out), host),
    ...formatWranglerFiles(host, `../${basename(out)}`),
  });
}
