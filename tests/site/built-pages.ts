import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse as parseHtml } from 'parse5';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { loadContentFromDisk } from '../../src/content/reading/read.ts';
import { listPages } from '../../src/content/routes.ts';

/** The built site and its content. */
export const dir = process.env.SITE_DIR ?? 'dist';
export const content = loadContentFromDisk(process.env.CONTENT_DIR ?? '');

/** Reads a file of the site. @throws if there is none */
export const bytes = (file: string): Buffer => readFileSync(join(dir, file));

export const read = (file: string): string => bytes(file).toString('utf8');

export const parse = (html: string): Root => fromParse5(parseHtml(html)) as Root;

/** Every page but the not-found page, with its HTML and the parsed tree. */
export const pages = listPages(content).map((page) => {
  const html = read(`${page.stem}.html`);
  return { ...page, html, tree: parse(html) };
});

/** Finds all elements with these names in document order, except in templates. */
export function findElements(tree: Root | Element, ...tagNames: string[]): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (node) => {
    if (tagNames.includes(node.tagName)) elements.push(node);
  });
  return elements;
}

/** Returns the text of an element without the scripts and styles in it. */
export function textOf(node: Root | Element): string {
  let text = '';
  visit(node, (child) => {
    if (child !== node && child.type === 'element' && ['script', 'style'].includes(child.tagName))
      return SKIP;
    if (child.type === 'text') text += child.value;
    return CONTINUE;
  });
  return text;
}

/** Returns the content of the meta element with a name or property. */
export function meta(tree: Root, key: string): string | undefined {
  const element = findElements(tree, 'meta').find(
    ({ properties }) => properties.name === key || String(properties.property) === key,
  );
  return element && String(element.properties.content);
}

/** Returns the address in the link element with this `rel`, such as `canonical`. */
export const linkOf = (tree: Root, rel: string): string | undefined => {
  const element = findElements(tree, 'link').find(({ properties }) => String(properties.rel) === rel);
  return element && String(element.properties.href);
};

/** Returns the path of an absolute address, or undefined if it is not on this site. */
export function pathOf(address: string | undefined): string | undefined {
  const origin = content.company.address;
  return address === origin || address?.startsWith(`${origin}/`)
    ? address.slice(origin.length) || '/'
    : undefined;
}
