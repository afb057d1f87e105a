import { type Delivery, FOR_HOSTS } from '../delivery.ts';
import { CONTENT_TYPES, HASHED_PREFIX } from '../headers.ts';
import { headerRulesOf, isFixed, literally } from './header-rules.ts';

/** A value as one word of a Caddyfile. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&').replace(/[{}]/g, '\\$&')}"`;
const PATH = '{http.request.uri.path}';
const map = (source: string, name: string, lines: readonly string[]) => [
  `map ${source} {${name}} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];
const nameOf = (header: string) => `site_${header.toLowerCase().replaceAll('-', '_')}`;
const FILE_SERVER = ['file_server {', '\tprecompressed br zstd gzip', '}'];
const indented = (lines: readonly string[]) => lines.map((line) => `\t${line}`);

/** Which file an address means. */
function files({ base, files, moves }: Delivery): string[] {
  const documents = files.filter(({ file }) => file.endsWith('.html'));
  return [
    ...map(PATH, 'site_moved', [...moves.map(([from, to]) => `${from} ${to}`), 'default ""']),
    ...map('{query}', 'site_query', ['"" ""', 'default "?{query}"']),
    '@moved not vars {site_moved} ""',
    'redir @moved {site_moved}{site_query} 308',
    ...map(PATH, 'site_file', [
      ...documents.map(({ file, address }) => `${address} /${file}`),
      ...[...FOR_HOSTS, '404.html'].map((file) => `${base}/${file} /.none`),
      '~\\.(br|gz|zst)$ /.none',
      ...(base === '' ? [] : [`~^${literally(base)}(/.*)$ $\{1}`]),
      `default ${PATH}`,
    ]),
    'rewrite * {site_file}',
  ];
}

/** What goes with a file. */
function headers(delivery: Delivery): string[] {
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `~\\.${ending}$ ${quoted(type)}`);
  return [
    ...map(PATH, 'site_type', [...types, 'default application/octet-stream']),
    'header Content-Type {site_type}',
    ...headerRulesOf(delivery).flatMap((rule) => {
      if (isFixed(rule)) return [`header ${rule.name} ${quoted(rule.otherwise ?? '')}`];
      const name = nameOf(rule.name);
      const lines = rule.exceptions.map(([file, value]) => `/${file} ${quoted(value)}`);
      if (rule.hashed !== rule.otherwise) lines.push(`~^${HASHED_PREFIX} ${quoted(rule.hashed ?? '')}`);
      lines.push(`default ${quoted(rule.otherwise ?? '')}`);
      return [
        ...map(PATH, name, lines),
        `@${name} not vars {${name}} ""`,
        `header @${name} ${rule.name} {${name}}`,
      ];
    }),
  ];
}

/** The headers of an answer that is not found: all of them anew, for those of the file asked for are there already. */
function missing(delivery: Delivery): string[] {
  const wanted: Record<string, string> = delivery.notFound?.headers ?? {};
  return headerRulesOf(delivery)
    .map(({ name }) => (wanted[name] ? `header ${name} ${quoted(wanted[name])}` : `header -${name}`))
    .concat(`header Content-Type ${quoted(CONTENT_TYPES['html'] ?? '')}`);
}

/** What stands in Caddy's site block, beside `root`. */
export function caddySite(delivery: Delivery): string {
  const { base } = delivery;
  const scope = base === '' ? [] : [`@site path ${base} ${base}/*`];
  const within = base === '' ? 'route {' : 'route @site {';
  return [
    '# Made by npm run build.',
    // Caddy 2.6 sends files in answer to any method.
    '@method not method GET HEAD',
    ...scope,
    within,
    ...indented(['error @method 405', ...files(delivery), ...headers(delivery), ...FILE_SERVER]),
    '}',
    'handle_errors {',
    ...indented([
      // A method that is not allowed has no page.
      '@missing expression `{http.error.status_code} == 404`',
      'route @missing {',
      ...indented(['rewrite * /404.html', ...missing(delivery), ...FILE_SERVER]),
      '}',
    ]),
    '}',
    '',
  ].join('\n');
}
