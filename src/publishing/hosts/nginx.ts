import { type Delivery, FOR_HOSTS } from '../delivery.ts';
import { CONTENT_TYPES, HASHED_PREFIX } from '../headers.ts';
import { headerRulesOf, isFixed, literally } from './header-rules.ts';

/** A value between quotes. @throws on `$`, which nginx can't be kept from reading as a variable */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx can't send a header with a $ in it: ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** A path as a pattern of nginx; plain strings would match whatever their capitals. */
const exactly = (path: string) => `"~^${literally(path)}$"`;
const map = (source: string, name: string, lines: readonly string[]) =>
  [`map ${source} $${name} {`, ...lines.map((line) => `    ${line};`), '}'].join('\n');
const variableOf = (header: string) => `site_${header.toLowerCase().replaceAll('-', '_')}`;

/** What stands beside `server { }`, in nginx's `http`: which file an address means, and what goes with a file. */
export function nginxMaps(delivery: Delivery): string {
  const { base, files, moves } = delivery;
  const documents = files.filter(({ file }) => file.endsWith('.html'));
  const secret = [...FOR_HOSTS, '404.html'].map((file) => `${exactly(`${base}/${file}`)} /.none`);
  const inBase = base === '' ? 'default $uri' : `"~^${literally(base)}(?<site_rest>/.*)$" $site_rest`;
  const maps = [
    map('$uri', 'site_moved', [
      'default ""',
      ...moves.filter(([from]) => from !== base).map(([from, to]) => `${exactly(from)} ${to}`),
    ]),
    map('$uri', 'site_file', [
      ...documents.map(({ file, address }) => `${exactly(address)} /${file}`),
      ...secret,
      '"~\\.(br|gz|zst)$" /.none',
      inBase,
    ]),
  ];
  for (const rule of headerRulesOf(delivery).filter((rule) => !isFixed(rule))) {
    const lines = rule.exceptions.map(([file, value]) => `${exactly(`/${file}`)} ${quoted(value)}`);
    if (rule.hashed !== rule.otherwise) lines.push(`"~^${HASHED_PREFIX}" ${quoted(rule.hashed ?? '')}`);
    // By the file that is sent in the end, the not-found page say, not by what was asked for.
    lines.unshift('volatile', `default ${quoted(rule.otherwise ?? '')}`);
    maps.push(map('$uri', variableOf(rule.name), lines));
  }
  return `# Made by npm run build. Beside server { }, in http { }: in /etc/nginx/conf.d/, say.\n${maps.join('\n\n')}\n`;
}

/** What stands within `server { }`, beside `root`. */
export function nginxServer(delivery: Delivery): string {
  const { base } = delivery;
  const headers = headerRulesOf(delivery).map((rule) => {
    const value = isFixed(rule) ? quoted(rule.otherwise ?? '') : `$${variableOf(rule.name)}`;
    return `add_header ${rule.name} ${value} always;`;
  });
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `    "${type}" ${ending};`);
  const settings = [
    'types {',
    ...types,
    '}',
    'default_type application/octet-stream;',
    'gzip_static on;',
    'brotli_static on;',
    'gzip_vary on;',
    ...headers,
  ].map((line) => `    ${line}`);
  return [
    '# Made by npm run build. Within server { }, which names root, listen and server_name.',
    'server_tokens off;',
    'absolute_redirect off;',
    ...(base === '' ? [] : [`location = ${base} {`, `    return 308 ${base}/$is_args$args;`, '}']),
    `location ${base}/ {`,
    '    if ($site_moved) {',
    '        return 308 $site_moved$is_args$args;',
    '    }',
    '    try_files $site_file =404;',
    '    error_page 404 @site_missing;',
    ...settings,
    '}',
    'location @site_missing {',
    '    try_files /404.html =404;',
    ...settings,
    '}',
    '',
  ].join('\n');
}
