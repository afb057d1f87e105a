import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const nothing = () => undefined;

const writer = unified()
  .use(rehypeRemark, {
    nodeHandlers: { comment: nothing },
    // A `wbr` would leave a character behind that nobody sees and everybody copies.
    handlers: { button: nothing, input: nothing, noscript: nothing, select: nothing, wbr: nothing },
  })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true });

const text = (value: string) => ({ type: 'text' as const, value });

/** Changes an element so that its Markdown says what a screen reader says. */
function tell(node: Element): void {
  const { ariaHidden, ariaLabel, hidden, role, href } = node.properties;
  if (ariaHidden === 'true' || hidden) node.properties['dataMdast'] = 'ignore';
  if (role === 'img') {
    // A mark comes before a word, a drawing in a paragraph of its own.
    node.tagName = node.tagName === 'svg' ? 'p' : 'span';
    node.children = ariaLabel ? [text(`${ariaLabel} `)] : [];
  }
  // A ready-written letter is of no use in a text: the address alone is.
  if (typeof href === 'string' && /^mailto:|^https:\/\/wa\.me\//.test(href))
    node.properties.href = href.replace(/\?.*/s, '');
}

/**
 * A page's content as Markdown: what is between header and footer, drawings as their descriptions. Nothing for a
 * page without an address of its own (the not-found page, and the one without a network).
 * @param document the built page, parsed without script, which is left as it is
 */
export function markdownOf(document: DefaultTreeAdapterTypes.Document): string | undefined {
  const tree: Root = { type: 'root', children: [] };
  let address = '';
  visit(fromParse5(document), 'element', (node) => {
    if (String(node.properties.rel) === 'canonical') address = String(node.properties.href);
    if (node.tagName === 'main') tree.children = node.children;
  });
  if (!address) return undefined;
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') node.value = node.value.replaceAll('\u200b', '').replaceAll('\u00a0', ' ');
    if (node.type !== 'element') return undefined;
    tell(node);
    if (!parent || !index || node.properties['dataMdast'] === 'ignore') return undefined;
    // Pieces that only the layout keeps apart get a space between them.
    if (parent.children[index - 1]?.type === 'text') return undefined;
    parent.children.splice(index, 0, text(' '));
    return index + 2;
  });
  tree.children.unshift({ type: 'element', tagName: 'base', properties: { href: address }, children: [] });
  return `${writer.stringify(writer.runSync(tree)).trim()}\n\n---\n\n<${address}>\n`;
}
