import { HIDDEN } from '../delivery.ts';
import {
  CONTENT_TYPES,
  HASHED_PREFIX,
  type Headers,
  IMMUTABLE,
  NOT_ON_HASHED,
  SHOWN_ELSEWHERE,
} from '../headers.ts';

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Headers that differ between files, each with what it is where: a pattern of paths and a value. */
const DIFFERENT: Headers = {
  'Cache-Control': `"~^${HASHED_PREFIX}" ${quoted(IMMUTABLE)}`,
  'Cross-Origin-Resource-Policy': `"~${SHOWN_ELSEWHERE}" cross-origin`,
  ...Object.fromEntries(NOT_ON_HASHED.map((name) => [name, `"~^${HASHED_PREFIX}" ""`])),
};

/**
 * What stands beside `server { }`, in nginx's `http`: the values of headers. They go by the file that is sent in the end,
 * the not-found page say (`volatile`), and a header with no value is not sent.
 */
export function nginxMaps(everywhere: Headers): string {
  const maps = Object.entries(DIFFERENT).map(([name, line]) =>
    [
      `map $uri ${variableOf(name)} {`,
      '    volatile;',
      `    default ${quoted(everywhere[name] ?? '')};`,
      `    ${line};`,
      '}',
    ].join('\n'),
  );
  return `# Made by npm run build. Beside server { }, in http { }: in /etc/nginx/conf.d/, say.\n${maps.join('\n\n')}\n`;
}

/** What stands within `server { }`, beside `root`. */
export function nginxServer(everywhere: Headers): string {
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `    ${quoted(type)} ${ending};`);
  const headers = Object.entries(everywhere).map(
    ([name, value]) => `add_header ${name} ${name in DIFFERENT ? variableOf(name) : quoted(value)} always;`,
  );
  return `# Made by npm run build. Within server { }, which names root, listen and server_name.
server_tokens off;
absolute_redirect off;
error_page 404 /404.html;
gzip_static on;
brotli_static on;
gzip_vary on;
types {
${types.join('\n')}
}
default_type application/octet-stream;
${headers.join('\n')}

location / {
    try_files $uri $uri.html =404;
}
location = / {
    try_files /index.html =404;
}
location = /404.html {
    internal;
}
# What is not for visitors: compressed forms, files for hosts, hidden files.
location ~ "^/404(/|$)|${HIDDEN}|/\\.(?!well-known/)" {
    return 404;
}
location ~ "^/index(\\.html)?$" {
    return 308 /$is_args$args;
}
location ~ "^(?<site_page>/.+?)(/|\\.html)$" {
    if (-f $document_root$site_page.html) {
        return 308 $site_page$is_args$args;
    }
    return 404;
}
`;
}
