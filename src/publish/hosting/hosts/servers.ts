import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unescape as decoded } from 'node:querystring';
import { CONTENT_TYPES } from '../../../site/content-types.ts';
import * as site from '../headers.ts';
import { HIDDEN_PATHS, type HostingRules, withQuery } from '../hosting-rules.ts';

const TEMPLATES = join(import.meta.dirname, '../../../../hosting/templates');

/** Headers that differ between files: nginx takes them from a map in site-maps.conf. */
const MAPPED = ['Cache-Control', 'Cross-Origin-Resource-Policy', ...site.NOT_ON_HASHED];

/** Replaces each `%name%` of templates in `hosting/templates/`. @throws for a name without a value */
function fillTemplates(names: readonly string[], values: Record<string, string>): Record<string, string> {
  const valueFor = (placeholder: string, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`A template in hosting/templates/ names ${placeholder}: it has no value.`);
    return value;
  };
  const read = (name: string) => readFileSync(join(TEMPLATES, name), 'utf8');
  return Object.fromEntries(names.map((name) => [name, read(name).replace(/%([\w-]+)%/g, valueFor)]));
}

/** A pattern for exactly this text. */
const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|"]/g, '\\$&');

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * The configuration of wrangler, which puts the site on Cloudflare's network.
 * @param directory the folder of the built site, from the configuration's
 */
export const formatWranglerFiles = (host: string, directory: string) =>
  fillTemplates(['wrangler.json'], { name: host.replace(/[^a-z0-9]+/g, '-').slice(0, 54), directory });

/** The configurations of nginx, by the names of their files. @param host the site's own, `brightgrain.example` */
export function formatNginxFiles(
  { commonHeaders, redirects }: HostingRules,
  host: string,
): Record<string, string> {
  const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
  const headers = Object.entries(commonHeaders).map(([name, value]) => [name, quoted(value)] as const);
  const sent = headers.map(([name, value]) => [name, MAPPED.includes(name) ? variableOf(name) : value]);
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `    ${quoted(type)} ${ending};`);
  const moved = redirects.map(
    ([from, to]) => `    "~^${escapePattern(decoded(from))}$" ${quoted(withQuery(to, '$is_args$args'))};`,
  );
  return fillTemplates(['nginx.conf', 'site-maps.conf', 'site-server.conf'], {
    ...Object.fromEntries(headers),
    host,
    hidden: HIDDEN_PATHS,
    hashed: site.HASHED_PREFIX,
    immutable: quoted(site.IMMUTABLE),
    unlisted: site.UNLISTED,
    'shown-elsewhere': site.SHOWN_ELSEWHERE,
    types: types.join('\n'),
    redirects: moved.join('\n'),
    headers: sent.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n'),
  });
}

/** The file `.htaccess`, which Apache reads in the folder of the site. */
export function formatHtaccess({ commonHeaders, redirects }: HostingRules): Record<string, string> {
  // Compressed forms have the headers of their file. In a folder, patterns begin behind its slash.
  const compressed = (pattern: string) => pattern.replace(/\$$/, String.raw`(\.br|\.gz)?$`);
  const inFolder = (pattern: string) => compressed(pattern).replace('^/', '^');
  const types = Object.entries(CONTENT_TYPES).map(
    ([ending, type]) =>
      `<FilesMatch "${compressed(String.raw`\.${ending}$`)}">\n  ForceType ${quoted(type)}\n</FilesMatch>`,
  );
  const headers = Object.entries(commonHeaders).map(([name, value]) => {
    const isMissing = name === 'Cache-Control' || site.NOT_ON_HASHED.includes(name);
    const only = isMissing ? ' env=!hashed' : '';
    return `Header onsuccess unset ${name}\nHeader always set ${name} ${quoted(value.replaceAll('%', '%%'))}${only}`;
  });
  // `%2` would be a group of a condition. An address has neither quotes nor backslashes.
  const moved = redirects.map(
    ([from, to]) =>
      `RewriteRule "^${escapePattern(decoded(from).slice(1))}$" "${to.replaceAll('%', '\\%')}" [R=301,NE,L]`,
  );
  const { htaccess = '' } = fillTemplates(['htaccess'], {
    hidden: HIDDEN_PATHS,
    hashed: site.HASHED_PREFIX,
    immutable: quoted(site.IMMUTABLE),
    unlisted: inFolder(site.UNLISTED),
    'shown-elsewhere': inFolder(site.SHOWN_ELSEWHERE),
    types: types.join('\n'),
    redirects: moved.join('\n'),
    headers: headers.join('\n'),
  });
  return { '.htaccess': htaccess };
}
