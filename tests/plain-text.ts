/** A document's text in programs without style sheets. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as dom, parse } from 'parse5';

/** Elements that every text browser begins on a new line: those of HTML 4. w3m, links and html2text know no newer ones. */
const BLOCKS = new Set(
  (
    'address blockquote body br caption center dd dir div dl dt form h1 h2 h3 h4 h5 h6 hr li menu ol p pre ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const WITHOUT_TEXT = new Set(['head', 'script', 'style', 'template']);
/** The end of a word or figure, and the beginning of another. A bracket and its content belong together. */
const ENDS = /[\p{L}\p{M}\p{N}\p{So}\p{Sm}%.,:;!?)\]’”…]$/u;
const BEGINS = /^[\p{L}\p{N}\p{S}(@#[“‘]/u;

/** The texts of a document that a text browser shows, in order. */
export function readTexts(html: string): string[] {
  const texts: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of dom.getChildNodes(node)) {
      if (dom.isTextNode(child)) texts.push(child.value);
      // A style shows the menu's button.
      const isShown = dom.isElementNode(child) && !child.attrs.some(({ name }) => name === 'hidden');
      if (isShown && !WITHOUT_TEXT.has(child.tagName)) walk(child);
    }
  };
  walk(parse(html, { scriptingEnabled: false }));
  return texts;
}

/** Finds words and figures of different elements without white space or a new line between them: "Samosa⟂₹15". */
export function findGluedWords(html: string): string[] {
  const glued: string[] = [];
  let last = '';
  let isApart = false;
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of dom.getChildNodes(node)) {
      if (dom.isTextNode(child)) add(child.value);
      if (!dom.isElementNode(child) || WITHOUT_TEXT.has(child.tagName)) continue;
      const { tagName, attrs } = child;
      if (BLOCKS.has(tagName)) last = '';
      // `wbr` only allows a line break.
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
