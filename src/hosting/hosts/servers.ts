import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HIDDEN } from '../delivery.ts';
import {
  CONTENT_TYPES,
  HASHED_PREFIX,
  type Headers,
  IMMUTABLE,
  NOT_ON_HASHED,
  SHOWN_ELSEWHERE,
  UNLISTED,
} from '../headers.ts';

const TEMPLATES = join(import.meta.dirname, '../../../hosting/templates');

/** Headers that nginx takes from a map in site-maps.conf, for they differ between files. */
const MAPPED = ['Cache-Control', 'Cross-Origin-Resource-Policy', ...NOT_ON_HASHED];

/** A template of `hosting/templates/` with a value for each `%name%`. @throws for a name that has none */
function fromTemplate(name: string, values: Headers): string {
  return readFileSync(join(TEMPLATES, name), 'utf8').replace(/%([\w-]+)%/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`hosting/templates/${name} names %${key}%, which has no value.`);
    return value;
  });
}

/** The configurations of nginx, by the names of their files. @param host the site's own, `brightgrain.example` */
export function nginxFiles(everywhere: Headers, host: string): Record<string, string> {
  const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
  const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
  const sentAs = (name: string) =>
    MAPPED.includes(name) ? variableOf(name) : quoted(everywhere[name] ?? '');
  const values: Headers = {
    ...Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name, quoted(value)])),
    host,
    hidden: HIDDEN,
    hashed: HASHED_PREFIX,
    immutable: quoted(IMMUTABLE),
    'shown-elsewhere': SHOWN_ELSEWHERE,
    unlisted: UNLISTED,
    types: Object.entries(CONTENT_TYPES)
      .map(([ending, type]) => `    ${quoted(type)} ${ending};`)
      .join('\n'),
    headers: Object.keys(everywhere)
      .map((name) => `add_header ${name} ${sentAs(name)} always;`)
      .join('\n'),
  };
  const names = ['nginx.conf', 'site-maps.conf', 'site-server.conf'];
  return Object.fromEntries(names.map((name) => [name, fromTemplate(name, values)]));
}

/** The configurations of Caddy. */
export function caddyFiles(everywhere: Headers, host: string): Record<string, string> {
  const quoted = (value: string) => `"${value.replace(/["\\{}]/g, '\\$&')}"`;
  const lines = (items: readonly string[]) => items.join('\n\t');
  const values: Headers = {
    host,
    hidden: HIDDEN,
    hashed: HASHED_PREFIX,
    immutable: quoted(IMMUTABLE),
    // Caddy's patterns know no lookahead.
    'shown-elsewhere': SHOWN_ELSEWHERE.replace(/\(\?!.*?\)/, ''),
    unlisted: UNLISTED,
    types: lines(Object.entries(CONTENT_TYPES).map(([ending, type]) => `\t~\\.${ending}$ ${quoted(type)}`)),
    headers: lines(Object.entries(everywhere).map(([name, value]) => `header ${name} ${quoted(value)}`)),
    'not-on-hashed': lines(NOT_ON_HASHED.map((name) => `header @hashed -${name}`)),
  };
  const names = ['Caddyfile', 'site.caddy'];
  return Object.fromEntries(names.map((name) => [name, fromTemplate(name, values)]));
}
