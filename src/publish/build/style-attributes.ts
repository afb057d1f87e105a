import { elementsOf, type Tree } from '../hosting/elements.ts';

/** Declarations of custom properties and of nothing else. */
const CUSTOM = /^\s*(--[\w-]+\s*:[^;<{}]*(;\s*|$))+$/;

/**
 * Gives the elements of a document classes instead of their style attributes: a content policy can allow a style element
 * by its hash, an attribute only by `'unsafe-hashes'`.
 * @param sheets for each text of a style element the classes that stand for style attributes, by what these say. Documents
 * with one sheet get the rules of all of them: it stays the same, and one hash stands for all, however many there are
 * @returns what puts the rules into the document once all are known, and tells whether there are any
 * @throws when an attribute holds anything but custom properties (a rule has less weight than an attribute, so the page
 * would look different), or when there are attributes and no style element
 */
export function liftStyleAttributes(tree: Tree, sheets: Map<string, Map<string, string>>): () => boolean {
  const [text] = [...elementsOf(tree)].find(({ tagName }) => tagName === 'style')?.childNodes ?? [];
  const sheet = text && 'value' in text ? text : { value: '' };
  const classes = sheets.get(sheet.value) ?? new Map<string, string>();
  sheets.set(sheet.value, classes);
  for (const element of elementsOf(tree)) {
    const { style, class: own } = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    if (style === undefined) continue;
    if (!CUSTOM.test(style))
      throw new Error(
        `<${element.tagName} style="${style}"> may set custom properties alone: let a style sheet say what they do.`,
      );
    if (!sheet.value) throw new Error('has style attributes and no style element for them.');
    const added = classes.get(style) ?? `_${classes.size}`;
    classes.set(style, added);
    element.attrs = element.attrs.filter(({ name }) => name !== 'style' && name !== 'class');
    element.attrs.push({ name: 'class', value: own ? `${own} ${added}` : added });
  }
  return () => {
    sheet.value += [...classes].map(([style, name]) => `.${name}{${style}}`).join('');
    return classes.size > 0;
  };
}
