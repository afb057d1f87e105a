import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { speculationRules } from '../document/speculation.ts';
import { elementsOf } from './elements.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Script elements that a policy has no say in: their content is data, or anything else that browsers do not run. */
const RUN = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** What each kind of `link` loads. Others (canonical, alternate, me) load nothing. */
const LINKS: Record<string, string> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  'mask-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};

/** What elements load by an attribute of theirs. */
const LOADS: Record<string, { attributes: string[]; directive: string }> = {
  img: { attributes: ['src', 'srcset'], directive: 'img-src' },
  image: { attributes: ['href', 'xlink:href'], directive: 'img-src' },
  audio: { attributes: ['src'], directive: 'media-src' },
  video: { attributes: ['src'], directive: 'media-src' },
  track: { attributes: ['src'], directive: 'media-src' },
};

/** Names under which pages make trusted values. Each can be made once, and makes nothing of a text from elsewhere. */
const TRUSTED_TYPES = {
  /** What every page does at rest: the address of the service worker, and the rules for speculation. */
  site: 'site',
  /** The HTML of the product page's panels, given back as it stood (src/messmate/island/panels.ts). */
  panels: 'panels',
} as const;

/** The element that marks the page with the panels. */
const ISLAND = 'messmate-props';

/** The service worker: it fetches pages of this site, and nothing else. */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    element.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );

/** Where an address leads: this site, another origin, or the document itself. @throws for http: and the like */
function sourceOf(address: string): string {
  if (address.startsWith('data:')) return 'data:';
  const { origin, protocol } = new URL(address.trim(), 'https://this.invalid/');
  if (origin === 'https://this.invalid') return "'self'";
  if (protocol !== 'https:') throw new Error(`The page loads ${address}, which is not https.`);
  return origin;
}

/** What a document loads, and the hashes of what it runs: the sources of each directive. */
type Sources = Map<string, Set<string>>;

const add = (sources: Sources, directive: string, source: string) =>
  sources.set(directive, (sources.get(directive) ?? new Set()).add(source));

/** What a style sheet loads: fonts, and pictures by everything else. `url(#…)` is the document itself. */
function readStyle(css: string, sources: Sources): void {
  for (const [, , address = ''] of css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g))
    if (!address.startsWith('#'))
      add(sources, /\.(woff2?|ttf|otf)\b/.test(address) ? 'font-src' : 'img-src', sourceOf(address));
}

function readScript(element: Element, sources: Sources): void {
  const { src, type = '' } = attributesOf(element);
  if (!RUN.has(type.trim().toLowerCase())) return;
  if (src === undefined) {
    const text = textOf(element);
    add(sources, 'script-src', sha256(text));
    if (/\bimport\s*\(/.test(text)) add(sources, 'script-src', "'self'");
    return;
  }
  const source = sourceOf(src);
  if (source !== "'self'")
    throw new Error(`The page runs ${src}: script comes from this site alone. Put it into src/.`);
  add(sources, 'script-src', source);
}

/** What would need an exception that is as good as no policy. */
function refuse(element: Element): void {
  for (const [name, value] of Object.entries(attributesOf(element))) {
    const what = `<${element.tagName} ${name}="${value}">`;
    if (name === 'style')
      throw new Error(`${what} is a style attribute: see src/publishing/style-attributes.ts.`);
    if (/^on./.test(name))
      throw new Error(`${what} runs script from an attribute: listen in a script instead.`);
    if (/^\s*javascript:/i.test(value)) throw new Error(`${what} runs script: use a button and a listener.`);
  }
}

function read(element: Element, sources: Sources): void {
  refuse(element);
  const { tagName } = element;
  const attributes = attributesOf(element);
  if (tagName === 'script') readScript(element, sources);
  if (tagName === 'style') {
    add(sources, 'style-src', sha256(textOf(element)));
    readStyle(textOf(element), sources);
  }
  if (tagName === 'link')
    for (const kind of (attributes['rel'] ?? '').toLowerCase().split(/\s+/)) {
      const directive = LINKS[kind];
      if (directive) add(sources, directive, sourceOf(attributes['href'] ?? ''));
    }
  const loads = tagName === 'source' ? sourceElement(element) : LOADS[tagName];
  for (const name of loads?.attributes ?? [])
    for (const address of addressesOf(name, attributes[name]))
      add(sources, loads?.directive ?? '', sourceOf(address));
  if (attributes['poster']) add(sources, 'img-src', sourceOf(attributes['poster']));
}

/** A `source` is a picture's or a film's. */
const sourceElement = ({ parentNode }: Element) => ({
  attributes: ['src', 'srcset'],
  directive:
    parentNode && 'tagName' in parentNode && parentNode.tagName === 'picture' ? 'img-src' : 'media-src',
});

const addressesOf = (name: string, value: string | undefined): string[] =>
  (name === 'srcset' ? (value?.split(/,\s+/) ?? []) : [value])
    .map((one) => (name === 'srcset' ? one?.trim().split(/\s+/)[0] : one))
    .filter((one) => one !== undefined && one !== '' && !one.startsWith('#')) as string[];

/** The directives of a document, those that only a header may hold left out. */
function directivesOf(html: string): string[] {
  const sources: Sources = new Map();
  const names: string[] = [];
  let base = '';
  for (const element of elementsOf(parse(html, { scriptingEnabled: false }))) {
    read(element, sources);
    const { id, rel, href = '' } = attributesOf(element);
    if (id === ISLAND) names.push(TRUSTED_TYPES.panels);
    // The icon lies at the root of the site, wherever that is.
    if (rel === 'icon') base = href.replace(/\/[^/]*$/, '');
  }
  if (sources.has('script-src')) {
    names.push(TRUSTED_TYPES.site);
    // A script puts them into the page, where the network has room for it.
    add(sources, 'script-src', sha256(speculationRules(base)));
    add(sources, 'worker-src', "'self'");
  }
  const loading = [...sources].map(([directive, all]) => `${directive} ${[...all].sort().join(' ')}`).sort();
  return [
    "default-src 'none'",
    "connect-src 'self'",
    ...loading,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${names.join(' ') || "'none'"}`,
  ];
}

/**
 * The content security policy of a document, from its final text: what it runs is named by its hash, what it loads by
 * its origin, and all else is forbidden. Scripts in files are allowed from this site where a page loads one:
 * they import others by name, and our own files are all that `'self'` reaches (docs/decisions/008-content-policy.md).
 * @throws when the document holds what no strict policy allows: style attributes, `on…` attributes, foreign script
 */
export function policyFor(html: string): string {
  return [...directivesOf(html), "frame-ancestors 'none'"].join('; ');
}

/**
 * The same policy for a `<meta http-equiv="Content-Security-Policy">`, for a host that sends no headers of ours
 * (`policy-in-document.ts`). No element can say `frame-ancestors`.
 */
export function metaPolicyFor(html: string): string {
  return directivesOf(html).join('; ');
}
