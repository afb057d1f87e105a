import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { documentsOf, filesOf } from '../publishing/files.ts';

type Children = Element['children'];

const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** The first element of a kind, at any depth. */
function find(
  nodes: Root['children'] | Children,
  isMeant: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = isMeant(node) ? node : find(node.children, isMeant);
    if (found) return found;
  }
  return undefined;
}

// Places where a long address may break (`wbr`) are for lines: Markdown would get a character of them that no eye sees,
// and an address that is copied with it leads nowhere.
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'button', 'wbr']);
/** What stands on a line of its own on the page, whatever element it is. */
const BLOCKS = new Set(['article', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'nav', 'section']);

const text = (value: string): ElementContent => ({ type: 'text', value });

/** What is read aloud of an element: a drawing is its description, what is hidden from readers is left out. */
function told(nodes: Children, address: string): Children {
  return nodes.flatMap((node): Children => {
    if (!isElement(node)) return node.type === 'text' ? [text(node.value.replace(/\u200b/g, ''))] : [];
    const { ariaHidden, ariaLabel, role, href } = node.properties;
    if (SILENT.has(node.tagName) || ariaHidden === 'true') return [];
    if (role === 'img') {
      // A mark stands within a line, a drawing on one of its own.
      const words = String(ariaLabel ?? '');
      if (node.tagName !== 'svg') return [text(`${words} `)];
      return words ? [{ type: 'element', tagName: 'p', properties: {}, children: [text(words)] }] : [];
    }
    if (node.tagName === 'svg') return [];
    const children = told(node.children, address);
    if (node.tagName === 'a' && typeof href === 'string') {
      // A ready-written letter is of no use in a text: its address is.
      const to = href.startsWith('mailto:') ? href.replace(/\?.*/s, '') : new URL(href, address).href;
      return [{ ...node, properties: { href: to }, children: inLine(children) }];
    }
    if (/^h[1-6]$/.test(node.tagName)) return [{ ...node, children: inLine(children) }];
    if (node.tagName === 'dl') return [pairs(children)];
    return [{ ...node, properties: {}, children: apart(node, children) }];
  });
}

/** Names with their values, which Markdown has no form for, as a list with a line for each. */
function pairs(children: Children): Element {
  const items = children.flatMap((child): Children => {
    if (!isElement(child)) return [];
    const words = (child.tagName === 'div' ? child.children : [child]).filter(isElement);
    const line = words.flatMap((word, i): Children => {
      const after = words[i + 1]?.tagName === 'dd' ? (word.tagName === 'dt' ? ': ' : ', ') : ' ';
      return [...inLine(word.children), ...(i < words.length - 1 ? [text(after)] : [])];
    });
    return [{ type: 'element', tagName: 'li', properties: {}, children: line }];
  });
  return { type: 'element', tagName: 'ul', properties: {}, children: items };
}

/** Pieces that only the layout keeps apart get a space between them. */
function apart({ tagName }: Element, children: Children): Children {
  if (!BLOCKS.has(tagName) && !/^(li|t[hd]|span|p|figcaption)$/.test(tagName)) return children;
  return children.flatMap((child, i) => {
    const before = children[i - 1];
    return before && isElement(before) && isElement(child) ? [text(' '), child] : [child];
  });
}

/** The words alone, for what takes in no blocks. */
function inLine(nodes: Children): Children {
  return nodes.flatMap((node): Children => {
    if (!isElement(node) || !(BLOCKS.has(node.tagName) || /^(p|h[1-6]|ul|ol|li)$/.test(node.tagName)))
      return [node];
    return [text(' '), ...inLine(node.children), text(' ')];
  });
}

const reader = unified().use(rehypeParse);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true });

/** A page's content as Markdown: what stands between header and footer, without the drawings. */
export async function markdownOf(html: string): Promise<string> {
  const page = reader.parse(html);
  const main = find(page.children, ({ tagName }) => tagName === 'main');
  const canonical = find(page.children, ({ properties }) => String(properties.rel) === 'canonical');
  const address = String(canonical?.properties.href ?? '');
  if (!main || !address)
    throw new Error('A page without <main> or without its address has no Markdown twin.');
  const tree = await writer.run({ type: 'root', children: told(main.children, address) } satisfies Root);
  return `${writer.stringify(tree).trim()}\n\n---\n\n<${address}>\n`;
}

/** What has no address of its own, the not-found page and the one without a network, has no twin either. */
const hasAddress = (html: string): boolean => /<link[^>]*\brel="?canonical\b/.test(html);

/** Puts a Markdown twin beside each page of a built site: `about.md` beside `about.html`. */
export async function writeTwins(dir: string): Promise<void> {
  await Promise.all(
    documentsOf(filesOf(dir)).map(async (file) => {
      const html = await readFile(join(dir, file), 'utf8');
      if (hasAddress(html)) await writeFile(join(dir, file.replace(/html$/, 'md')), await markdownOf(html));
    }),
  );
}
