/** Formats the configuration files for hosts: Cloudflare, Netlify, Apache and nginx. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unescape as decode } from 'node:querystring';
import type { SiteSettings } from '../../content/schemas/settings.ts';
import { CONTENT_TYPES } from '../../site/content-types.ts';
import { configFolderOf, filesOf } from './files.ts';
import * as headerRules from './headers.ts';
import {
  HIDDEN_PATTERN,
  type HostedFile,
  type HostingRules,
  listPageRedirects,
  readHostingRules,
  withQuery,
} from './hosting-rules.ts';
import { createPolicy } from './policy.ts';

/** Matches files that Cloudflare or Netlify might send with another type. */
const AMBIGUOUS_FILE = /\.(ico|vcf)$/;

/** Formats the lines that change the common headers into those of a file. `! Name` removes a header. */
function formatHeaderChanges({ file, headers }: HostedFile, common: headerRules.Headers): string[] {
  const { 'Content-Type': _, ...untyped } = headers;
  const target: headerRules.Headers = AMBIGUOUS_FILE.test(file) ? headers : untyped;
  const names = Object.keys({ ...common, ...target }).filter((name) => target[name] !== common[name]);
  return names.flatMap((name) => [
    ...(name in common ? [`! ${name}`] : []),
    ...(name in target ? [`${name}: ${target[name]}`] : []),
  ]);
}

/**
 * Formats `_headers` for Cloudflare, Netlify and others. Each hashed file has a rule, because one for all of `_astro/` would
 * make browsers cache a missing file for a year. Cloudflare reads only 100 rules, so those of hashed files come first.
 * Netlify ignores `! Name`: there a later value replaces the first anyway, and a header without one stays.
 */
export function formatHeadersFile({ commonHeaders, files }: HostingRules): string {
  const isHashed = ({ headers }: HostedFile) => headers['Cache-Control'] !== commonHeaders['Cache-Control'];
  const commonLines = Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`);
  const fileRules = files
    .toSorted((a, b) => Number(isHashed(b)) - Number(isHashed(a)))
    .map((file) => [file.address, ...formatHeaderChanges(file, commonHeaders)])
    .filter(({ length }) => length > 1);
  return [['/*', ...commonLines], ...fileRules].map((rule) => `${rule.join('\n  ')}\n`).join('');
}

/** Formats `_redirects`, without `301!`: Cloudflare refuses it, and Netlify would redirect `/about` to itself. */
export const formatRedirectsFile = ({ redirects }: HostingRules): string =>
  redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');

const TEMPLATES = join(import.meta.dirname, '../../../hosting/templates');

/** Headers that differ between files, so that nginx takes them from a map in site-maps.conf. */
const MAP_HEADERS = ['Cache-Control', 'Cross-Origin-Resource-Policy', ...headerRules.DOCUMENT_ONLY_HEADERS];

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|"]/g, '\\$&');

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** Replaces each `%name%` of a template in `hosting/templates/`. A list has one entry on each line. */
function fillTemplate(file: string, values: Record<string, string | readonly string[]>): string {
  const { HASHED_PREFIX: hashed, IMMUTABLE } = headerRules;
  const texts: typeof values = { hidden: HIDDEN_PATTERN, hashed, immutable: quote(IMMUTABLE), ...values };
  const template = readFileSync(join(TEMPLATES, file), 'utf8');
  return template.replace(/%([\w-]+)%/g, (match, name) => [texts[name] ?? match].flat().join('\n'));
}

/** DNS allows 63 characters, and Cloudflare's preview addresses put 8 hex digits and a hyphen before the name. */
const MAX_WORKER_NAME_LENGTH = 54;

/** Formats `wrangler.json` for Cloudflare. @param directory the built site's path from the folder of `wrangler.json` */
export const formatWranglerConfig = (host: string, directory: string): string =>
  fillTemplate('wrangler.json', {
    name: host.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_WORKER_NAME_LENGTH),
    directory,
  });

/** Formats the configurations of nginx, by file name. @param host the site's domain, `brightgrain.example` */
export function formatNginx(rules: HostingRules, host: string): Record<string, string> {
  const { commonHeaders, redirects } = rules;
  const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
  const headers = Object.entries(commonHeaders).map(([name, value]) => [name, quote(value)] as const);
  const values = {
    ...Object.fromEntries(headers),
    host,
    noindex: headerRules.NOINDEX_PATTERN,
    embeddable: headerRules.EMBEDDABLE_PATTERN,
    types: Object.entries(CONTENT_TYPES).map(([extension, type]) => `    ${quote(type)} ${extension};`),
    redirects: redirects.map(
      ([from, to]) => `    "~^${escapePattern(decode(from))}$" ${quote(withQuery(to, '$is_args$args'))};`,
    ),
    headers: headers.map(([name, value]) => {
      return `add_header ${name} ${MAP_HEADERS.includes(name) ? variableOf(name) : value} always;`;
    }),
  };
  const files = ['nginx.conf', 'site-maps.conf', 'site-server.conf'];
  return Object.fromEntries(files.map((file) => [file, fillTemplate(file, values)]));
}

/** Formats `.htaccess`, which Apache reads in the folder of the site. */
export function formatHtaccess({ commonHeaders, redirects }: HostingRules): string {
  // A compressed file has the headers of the original.
  const withCompressed = (pattern: string) => pattern.replace(/\$$/, String.raw`(\.br|\.gz)?$`);
  // Apache matches paths relative to the folder, which do not begin with a slash.
  const toRelativePattern = (pattern: string) => withCompressed(pattern).replace('^/', '^');
  return fillTemplate('htaccess', {
    noindex: toRelativePattern(headerRules.NOINDEX_PATTERN),
    embeddable: toRelativePattern(headerRules.EMBEDDABLE_PATTERN),
    types: Object.entries(CONTENT_TYPES).map(
      ([extension, type]) =>
        `<FilesMatch "${withCompressed(String.raw`\.${extension}$`)}">\n  ForceType ${quote(type)}\n</FilesMatch>`,
    ),
    // Apache would read `%2` as a group of a RewriteCond. Addresses have no quotes or backslashes to escape.
    redirects: redirects.map(
      ([from, to]) =>
        `RewriteRule "^${escapePattern(decode(from).slice(1))}$" "${to.replaceAll('%', '\\%')}" [R=301,NE,L]`,
    ),
    headers: Object.entries(commonHeaders).map(([name, value]) => {
      const isUnhashedOnly = name === 'Cache-Control' || headerRules.DOCUMENT_ONLY_HEADERS.includes(name);
      const condition = isUnhashedOnly ? ' env=!hashed' : '';
      return `Header onsuccess unset ${name}\nHeader always set ${name} ${quote(value.replaceAll('%', '%%'))}${condition}`;
    }),
  });
}

type Settings = Pick<SiteSettings, 'strictTransport' | 'redirects'>;

/** Encodes a redirect's target on another site as browsers do, and also `$`, which would begin a variable in nginx. */
const encodeTarget = (to: string) => (to.startsWith('/') ? to : new URL(to).href.replaceAll('$', '%24'));

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * Writes the files for Cloudflare, Netlify and Apache into a built site.
 * @param settings from `content/site.yaml`
 * @throws as `createPolicy` does
 */
export function writeHostFiles(dir: string, pictureOrigins: string[], settings: Settings): void {
  const { strictTransport, redirects = {} } = settings;
  const files = filesOf(dir);
  const documentsAndSvgs = files.filter((file) => /\.(html|svg)$/.test(file));
  const texts = documentsAndSvgs.map((file) => [file, readFileSync(join(dir, file), 'utf8')]);
  const policy = createPolicy(Object.fromEntries(texts), pictureOrigins);
  const ownerRedirects = Object.entries(redirects).map(([from, to]) => [from, encodeTarget(to)] as const);
  const allRedirects = [...listPageRedirects(files), ...ownerRedirects];
  const rules = readHostingRules(dir, headerRules.createCommonHeaders(policy, strictTransport), allRedirects);
  writeFiles(dir, {
    _headers: formatHeadersFile(rules),
    _redirects: formatRedirectsFile(rules),
    '.htaccess': formatHtaccess(rules),
  });
}

/** Writes the configurations of nginx and wrangler beside the built site. @param address the site's origin */
export function writeConfigs(out: string, address: string): void {
  const { host } = new URL(address);
  const folder = configFolderOf(out);
  mkdirSync(folder, { recursive: true });
  writeFiles(folder, {
    ...formatNginx(readHostingRules(out), host),
    'wrangler.json': formatWranglerConfig(host, `../${basename(out)}`),
  });
}
