import { elementsOf, type Tree } from '../hosting/elements.ts';

/** Declarations of custom properties and of nothing else. */
const CUSTOM = /^\s*(--[\w-]+\s*:[^;<{}]*(;\s*|$))+$/;

/** The classes that stand for style attributes, by what these say. */
export type Classes = Map<string, string>;

/** What stands in the style element of a document, if it has one. */
function sheetIn(tree: Tree) {
  const element = [...elementsOf(tree)].find(({ tagName }) => tagName === 'style');
  const [text] = element?.childNodes ?? [];
  return text && 'value' in text ? text : undefined;
}

/**
 * Gives the elements of a document classes instead of their style attributes: a content policy can allow a style element
 * by its hash, an attribute only by `'unsafe-hashes'`. The rules for the classes come from `addRules`.
 * @param sheets the classes of other documents; those with the same style element share theirs
 * @throws when an attribute holds anything but custom properties (a rule has less weight than an attribute, so the page
 * would look different), or when there are attributes and no style element
 */
export function liftStyleAttributes(tree: Tree, sheets: Map<string, Classes>): Classes {
  const text = sheetIn(tree)?.value ?? '';
  const classes: Classes = sheets.get(text) ?? new Map();
  sheets.set(text, classes);
  for (const element of elementsOf(tree)) {
    const { style, class: own } = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    if (style === undefined) continue;
    if (!CUSTOM.test(style))
      throw new Error(
        `<${element.tagName} style="${style}"> may set custom properties alone: let a style sheet say what they do.`,
      );
    if (!text) throw new Error('has style attributes and no style element for them.');
    const added = classes.get(style) ?? `_${classes.size}`;
    classes.set(style, added);
    element.attrs = element.attrs.filter(({ name }) => name !== 'style' && name !== 'class');
    element.attrs.push({ name: 'class', value: own ? `${own} ${added}` : added });
  }
  return classes;
}

/**
 * Puts the rules of all documents with this sheet into one of them: their style elements stay the same, and one hash in
 * the policy stands for all, however many there are.
 */
export function addRules(tree: Tree, classes: Classes): void {
  const text = sheetIn(tree);
  if (text) text.value += [...classes].map(([style, name]) => `.${name}{${style}}`).join('');
}
