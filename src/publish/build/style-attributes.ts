import { type Element, elementsOf, type Tree } from '../hosting/elements.ts';

const CUSTOM_PROPERTIES = /^\s*(--[\w-]+\s*:[^;<{}]*(;\s*|$))+$/;

/** The attribute that replaces a style. A class would not do, because React resets classes on hydration. */
const MARK = 'data-s';

/** The marks of styles, by the text of a style sheet, then by declaration. */
export type Marks = Map<string, Map<string, string>>;

/**
 * Turns style attributes into rules of the document's style element, since a content policy can allow only that by a hash.
 * Documents with one style sheet get the rules of all of them, so that they still share its hash.
 * @returns a function that writes the rules once the marks of all documents are known
 * @throws for anything but custom properties: a rule has less weight than an attribute, and the page would look different
 */
export function liftStyleAttributes(tree: Tree, sheets: Marks): () => void {
  const elements = [...elementsOf(tree)];
  const sheet = elements.map(findSheetText).find(Boolean);
  const marks = sheets.get(sheet?.value ?? '') ?? new Map<string, string>();
  if (sheet) sheets.set(sheet.value, marks);
  for (const { tagName, attrs } of elements) {
    const style = attrs.find(({ name }) => name === 'style');
    if (!style) continue;
    if (!CUSTOM_PROPERTIES.test(style.value))
      throw new Error(
        `<${tagName} style="${style.value}"> may only set custom properties: let a style sheet say what they do.`,
      );
    if (!sheet) throw new Error('has style attributes and no style element for them.');
    const mark = marks.get(style.value) ?? `a${marks.size}`;
    marks.set(style.value, mark);
    Object.assign(style, { name: MARK, value: mark });
  }
  return () => {
    for (const [style, mark] of marks) if (sheet) sheet.value += `[${MARK}=${mark}]{${style}}`;
  };
}

const findSheetText = ({ tagName, childNodes: [text] }: Element) =>
  tagName === 'style' && text && 'value' in text ? text : undefined;
