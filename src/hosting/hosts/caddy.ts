import { HIDDEN, NOT_FOUND } from '../delivery.ts';
import {
  CONTENT_TYPES,
  HASHED_PREFIX,
  type Headers,
  IMMUTABLE,
  NOT_ON_HASHED,
  SHOWN_ELSEWHERE,
} from '../headers.ts';

const quoted = (value: string) => `"${value.replace(/["\\{}]/g, '\\$&')}"`;
const lines = (items: readonly string[]) => items.join('\n\t');

/** What stands in Caddy's site block, beside `root`. */
export function caddySite(everywhere: Headers): string {
  const headers = lines(Object.entries(everywhere).map(([name, value]) => `header ${name} ${quoted(value)}`));
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `\t~\\.${ending}$ ${quoted(type)}`);
  const send = lines(['file_server {', '\tprecompressed br gzip', '\tdisable_canonical_uris', '}']);
  // Caddy's patterns know no lookahead.
  const elsewhere = SHOWN_ELSEWHERE.replace(/\(\?!.*?\)/, '');
  // Paths go by patterns: Caddy's path matcher ignores capitals, and /About would be a second address of a page.
  return `# Made by npm run build.
route {
	${headers}
	# What is not for visitors: compressed forms, files for hosts, hidden files.
	@hidden {
		path_regexp ^/404(\\.html|/|$)|${HIDDEN}|/\\.
		not path_regexp ^/\\.well-known/
	}
	error @hidden 404
	map {query} {site_query} {
		"" ""
		default "?{query}"
	}
	@home path_regexp ^/index(\\.html)?$
	redir @home /{site_query} 308
	map {path} {site_page} {
		~^(/.+?)(/|\\.html)$ $\{1}
		default /.none
	}
	@moved file {site_page}.html
	redir @moved {site_page}{site_query} 308
	@page file {path}.html
	rewrite @page {path}.html
	rewrite / /index.html
	map {path} {site_type} {
	${lines(types)}
		default application/octet-stream
	}
	header Content-Type {site_type}
	@hashed path_regexp ^${HASHED_PREFIX}
	header @hashed Cache-Control ${quoted(IMMUTABLE)}
	${lines(NOT_ON_HASHED.map((name) => `header @hashed -${name}`))}
	@elsewhere {
		path_regexp ${elsewhere}
		not path_regexp ^${HASHED_PREFIX}
	}
	header @elsewhere Cross-Origin-Resource-Policy cross-origin
	${send}
}
handle_errors {
	route {
	rewrite * /${NOT_FOUND}
	header Content-Type ${quoted(CONTENT_TYPES['html'] ?? '')}
	${headers}
	${send}
	}
}
`;
}
