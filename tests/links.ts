/** What the documents of a built site lead to and load, and what of it is not there. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { elementsOf } from '../src/publish/hosting/elements.ts';
import { documentsOf, filesOf, routeOf } from '../src/publish/hosting/files.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that hold one address. */
const ADDRESSES = [
  'href',
  'src',
  'poster',
  'action',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];
/** Addresses of other hosts, and of programs: none of them is asked, but each has to be well formed. */
const ELSEWHERE = [
  /^https:\/\/[a-z0-9.-]+\.[a-z]+(:\d+)?([/?#]\S*)?$/i,
  /^mailto:[^@\s]+@[^@\s]+$/i,
  /^tel:\+\d{7,15}$/,
];

/** A document as it is read here: its addresses as they are written, and the anchors that it has. */
type Page = { addresses: string[]; anchors: Set<string> };

const attributeOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value;

/** The addresses in a `srcset`: an address may hold commas, and one ends it only before white space. */
const inSrcset = (srcset: string) =>
  [...srcset.matchAll(/([^\s,]\S*?)(?:,+(?=\s|$)|\s+[^,]*(?:,|$)|$)/g)].map(([, address = '']) => address);

/** What an element leads to or loads. */
function addressesOf(element: Element): string[] {
  const isMeta = element.tagName === 'meta';
  const named = element.attrs.flatMap(({ name, value }) => {
    if (ADDRESSES.includes(name)) return [value];
    return name === 'srcset' || name === 'imagesrcset' ? inSrcset(value) : [];
  });
  const key = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '';
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return [
    ...named,
    ...(isMeta && /:(url|image)$/.test(key) ? [attributeOf(element, 'content') ?? ''] : []),
    ...(element.tagName === 'style' ? inStyles(text) : []),
  ];
}

/** What a style sheet loads. */
const inStyles = (css: string) =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address);

function readPage(html: string): Page {
  const elements = [...elementsOf(parse(html))];
  return {
    addresses: elements.flatMap(addressesOf),
    anchors: new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? [])),
  };
}

/** What scripts import and load, by the path of the site. */
function inScript(file: string, script: string): string[] {
  const imports = [...script.matchAll(/\b(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`\s]+)["'`]/g)];
  const files = [...script.matchAll(/["'`](\/_astro\/[^"'`\s$]+)["'`]/g)];
  return [
    ...imports.map(([, path = '']) => `/${posix.join(posix.dirname(file), path)}`),
    ...files.map(([, path = '']) => path),
  ];
}

/**
 * Reads every document, style sheet and script of a built site.
 * @param address the site's own address: what begins with it is a page or a file of the site
 * @returns how many addresses were looked at, and a sentence for each that leads nowhere
 */
export function checkLinks(dir: string, address: string): { looked: number; faults: string[] } {
  const files = filesOf(dir);
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const documents = documentsOf(files);
  const pages = new Map(documents.map((file) => [routeOf(file), readPage(read(file))]));
  const faults: string[] = [];
  const reached = new Set(['/', '/404', '/offline']);
  let looked = 0;

  const fault = (to: string, from: string): string | undefined => {
    // The page for no network stands in for whichever was asked for, and an empty address asks for that again.
    if (to === '') return from === '/offline' ? undefined : 'an empty address';
    const own = to === address || to.startsWith(`${address}/`) ? to.slice(address.length) || '/' : to;
    if (!/^[/#]/.test(own) || own.startsWith('//'))
      return to.startsWith('data:') || ELSEWHERE.some((form) => form.test(to))
        ? undefined
        : 'no whole address';
    const [path = '', anchor] = own.replace(/\?[^#]*/, '').split('#');
    const route = path || from;
    const page = pages.get(route);
    if (route !== from) reached.add(route);
    if (!page)
      return existsSync(join(dir, path)) && files.includes(path.slice(1)) ? undefined : 'no such file';
    return !anchor || page.anchors.has(decodeURIComponent(anchor))
      ? undefined
      : 'no such anchor on that page';
  };
  const look = (where: string, from: string, addresses: readonly string[]) => {
    for (const to of addresses) {
      looked += 1;
      const what = fault(to, from);
      if (what) faults.push(`${where} leads to "${to}": ${what}.`);
    }
  };

  for (const [route, { addresses }] of pages) look(route, route, addresses);
  for (const file of files.filter((name) => name.endsWith('.css'))) look(file, '', inStyles(read(file)));
  for (const file of files.filter((name) => /\.m?js$/.test(name))) look(file, '', inScript(file, read(file)));
  for (const route of pages.keys())
    if (!reached.has(route)) faults.push(`No link leads to ${route}: put one on another page.`);
  return { looked, faults };
}
