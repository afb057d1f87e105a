/** Reads a document as a text browser does, without style sheets. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as dom, parse } from 'parse5';

/** Elements that text browsers separate from the text around them. w3m, links and html2text know only HTML 4. */
const BLOCKS = new Set(
  (
    'address blockquote body br caption center dd dir div dl dt form h1 h2 h3 h4 h5 h6 hr li menu ol p pre ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const WITHOUT_TEXT = new Set(['head', 'script', 'style', 'template']);
/** How a word may end and begin, with punctuation and brackets. */
const WORD_END = /[\p{L}\p{M}\p{N}\p{So}\p{Sm}%.,:;!?)\]’”…]$/u;
const WORD_START = /^[\p{L}\p{N}\p{S}(@#[“‘]/u;

/** Returns the texts of a document that a text browser shows, in order. */
export function readTexts(html: string): string[] {
  const texts: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of dom.getChildNodes(node)) {
      if (dom.isTextNode(child)) texts.push(child.value);
      // Text browsers leave out `hidden` elements, such as the menu's button, which only a style sheet makes visible.
      const isVisible = dom.isElementNode(child) && !child.attrs.some(({ name }) => name === 'hidden');
      if (isVisible && !WITHOUT_TEXT.has(child.tagName)) walk(child);
    }
  };
  walk(parse(html, { scriptingEnabled: false }));
  return texts;
}

/** Finds words of adjacent elements that no white space or new line separates; ⟂ marks the place: "Samosa⟂₹15". */
export function findGluedWords(html: string): string[] {
  const glued: string[] = [];
  let previous = '';
  /** True if an element began or ended after `previous`. */
  let hasBoundary = false;
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of dom.getChildNodes(node)) {
      if (dom.isTextNode(child)) addText(child.value);
      if (!dom.isElementNode(child) || WITHOUT_TEXT.has(child.tagName)) continue;
      const { tagName, attrs } = child;
      if (BLOCKS.has(tagName)) previous = '';
      // `wbr` only allows a line break.
      if (tagName !== 'wbr') hasBoundary = true;
      if (tagName === 'img') addText(attrs.find(({ name }) => name === 'alt')?.value ?? '');
      walk(child);
      if (BLOCKS.has(tagName)) previous = '';
      // html2text drops a space at the end of an element.
      else if (tagName !== 'option') previous = previous.trimEnd();
      if (tagName !== 'wbr') hasBoundary = true;
    }
  };
  const addText = (text: string) => {
    if (!text) return;
    if (hasBoundary && WORD_END.test(previous) && WORD_START.test(text))
      glued.push(`${previous.slice(-30)}⟂${text.slice(0, 30)}`);
    previous = text;
    hasBoundary = false;
  };
  walk(parse(html, { scriptingEnabled: false }));
  return glued;
}
