import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Tree = DefaultTreeAdapterTypes.Document;

/** Yields a node, if it is an element, and all elements below it in document order, also those in templates. */
export function* elementsOf(root: DefaultTreeAdapterTypes.Node): Generator<Element> {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed());
    if ('content' in node) stack.push(node.content);
  }
}

export const attributeOf = ({ attrs }: Element, attribute: string): string | undefined =>
  attrs.find(({ name }) => name === attribute)?.value;

/** Lists the text nodes of a document's style elements. */
export const styleTextsOf = (tree: Tree): DefaultTreeAdapterTypes.TextNode[] =>
  [...elementsOf(tree)].flatMap(({ tagName, childNodes: [text] }) =>
    tagName === 'style' && text && 'value' in text ? text : [],
  );

/** Returns the text within a script or style element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Lists the addresses in a `srcset`. Each ends at white space; commas directly before that are not part of it. */
const parseSrcset = (srcset: string): string[] =>
  [...srcset.matchAll(/[\s,]*(\S*[^\s,])(?:\s+[^,(]*(?:\([^)]*\)[^,(]*)*)?,?/g)].map(
    ([, address = '']) => address,
  );

/** Lists the addresses that an element names by `href`, `src`, `srcset` or `poster`, or by `url()` in a style sheet. */
export function listAddresses(element: Element): string[] {
  const fromAttributes = element.attrs
    .filter(({ name }) => /^(href|src|srcset|poster)$/.test(name))
    .flatMap(({ name, value }) => (name === 'srcset' ? parseSrcset(value) : [value.trim()]));
  const css = element.tagName === 'style' ? textOf(element) : '';
  const fromCss = [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address);
  return [...fromAttributes, ...fromCss];
}
