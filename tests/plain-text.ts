/** A document's text as programs without style sheets have it. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as dom, parse } from 'parse5';

/** What every text browser begins on a new line: HTML 4's elements. w3m, links and html2text know no newer ones. */
const BLOCKS = new Set(
  (
    'address blockquote body br caption center dd dir div dl dt form h1 h2 h3 h4 h5 h6 hr li menu ol p pre ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const WITHOUT_TEXT = new Set(['head', 'script', 'style', 'template']);
/** A word or figure ends, and another begins: nothing that belongs together, such as a bracket and what it holds. */
const ENDS = /[\p{L}\p{M}\p{N}\p{So}\p{Sm}%.,:;!?)\]’”…]$/u;
const BEGINS = /^[\p{L}\p{N}\p{S}(@#[“‘]/u;

/** The texts of a document, in order, as far as there is a text browser that shows them. */
export function textNodesOf(html: string): string[] {
  const texts: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of dom.getChildNodes(node)) {
      if (dom.isTextNode(child)) texts.push(child.value);
      // The menu's button is shown by its styles alone.
      const isShown = dom.isElementNode(child) && !child.attrs.some(({ name }) => name === 'hidden');
      if (isShown && !WITHOUT_TEXT.has(child.tagName)) walk(child);
    }
  };
  walk(parse(html, { scriptingEnabled: false }));
  return texts;
}

/** Words and figures of different elements with neither white space nor a new line between them: "Samosa⟂₹15". */
export function gluedIn(html: string): string[] {
  const glued: string[] = [];
  let last = '';
  let isApart = false;
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of dom.getChildNodes(node)) {
      if (dom.isTextNode(child)) add(child.value);
      if (!dom.isElementNode(child) || WITHOUT_TEXT.has(child.tagName)) continue;
      const { tagName, attrs } = child;
      if (BLOCKS.has(tagName)) last = '';
      // It says where a long word may be broken.
      if (tagName !== 'wbr') isApart = true;
      if (tagName === 'img') add(attrs.find(({ name }) => name === 'alt')?.value ?? '');
      walk(child);
      if (BLOCKS.has(tagName)) last = '';
      // html2text drops a space at the end of an element.
      else if (tagName !== 'option') last = last.trimEnd();
      if (tagName !== 'wbr') isApart = true;
    }
  };
  const add = (text: string) => {
    if (!text) return;
    if (isApart && ENDS.test(last) && BEGINS.test(text))
      glued.push(`${last.slice(-30)}⟂${text.slice(0, 30)}`);
    last = text;
    isApart = false;
  };
  walk(parse(html, { scriptingEnabled: false }));
  return glued;
}
