import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

/** A text as it is read, and the links in it: `from` and `to` are places in the text. */
export type Flat = { text: string; links: { from: number; to: number; url: string }[] };

/** A number of a section as a text names it, `8` or `6.1`, and what stands with it. */
export type Mention = {
  number: string;
  /** The words of the mention: `sections 3 and 4`. */
  words: string;
  /** The link that it is in, or that follows it: `section 11 of the [terms](…)`. */
  url?: string | undefined;
  /** The words behind it: ` of our terms asks …`. */
  behind: string;
  /** Where it begins. */
  at: number;
};

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,3})?(?![\w(])`;
const PHRASE = new RegExp(
  String.raw`\b(?:sections?|clauses?|paragraphs?)\s+${NUMBER}(?:(?:\s*,\s*|\s*,?\s+(?:and|or|to)\s+|\s*[–-]\s*)${NUMBER})*`,
  'gi',
);
/** Sections of a law: "section 8 of the Digital Personal Data Protection Act". */
const OF_A_LAW =
  /^\s+of\s+(?:the\s+|that\s+|this\s+|its\s+|India’s\s+)?(?:[\p{Lu}(][\p{L}()’-]*\s+|and\s+|of\s+|the\s+|for\s+|to\s+)*(?:Act|Rules|Code|Constitution|Regulations?|Directions?|Schedule|Ordinance|Sanhita|Adhiniyam)\b/u;
const BEFORE_A_LINK = /^\s+(?:of|in)\s+(?:the|our|these|those|its)?\s*$/;

/** The numbers of sections that a text names, but for those of laws. */
export function mentionsIn({ text, links }: Flat): Mention[] {
  return [...text.matchAll(PHRASE)].flatMap(({ 0: words, index }) => {
    const end = index + words.length;
    const behind = text.slice(end, end + 120);
    if (OF_A_LAW.test(behind)) return [];
    const next = links.find(({ from }) => from >= end && BEFORE_A_LINK.test(text.slice(end, from)));
    return [...words.matchAll(/\d+(?:\.\d+)?/g)].map(({ 0: number, index: at }): Mention => {
      const around = links.find(({ from, to }) => from <= index + at && index + at < to);
      return { number, words, url: (around ?? next)?.url, behind, at: index + at };
    });
  });
}

/** What is read as one piece: the text of a paragraph, a heading or a cell, with its links. */
function flatOf(block: Nodes): Flat {
  const flat: Flat = { text: '', links: [] };
  const add = (node: Nodes) => {
    const from = flat.text.length;
    if ('value' in node) flat.text += node.value;
    else if (node.type === 'break') flat.text += ' ';
    if ('children' in node) node.children.forEach(add);
    if (node.type === 'link') flat.links.push({ from, to: flat.text.length, url: node.url });
  };
  add(block);
  return flat;
}

/** The blocks of a text, each read as one piece. */
export function blocksOf(tree: Nodes): { node: Nodes; flat: Flat }[] {
  const blocks: { node: Nodes; flat: Flat }[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      blocks.push({ node, flat: flatOf(node) });
  });
  return blocks;
}
