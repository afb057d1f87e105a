import { type Element, elementsOf, type Tree } from '../hosting/elements.ts';

/** Declarations of custom properties and of nothing else. */
const CUSTOM = /^\s*(--[\w-]+\s*:[^;<{}]*(;\s*|$))+$/;

/** The attribute that marks an element in place of its style. Not a class, because React resets those on hydration. */
const MARK = 'data-s';
/** The first letter of a mark, by its sheet: a mark that begins with a letter needs no quotes in a selector. */
const LETTERS = 'abcdefgh';

type StyleSheet = { value: string };

/**
 * Turns a document's style attributes into rules: a content policy can allow a style element by its hash, an attribute
 * only by `'unsafe-hashes'`. The rules go into the last style element before the attribute.
 * @param sheets the marks given so far: by the style element's text, then by declaration. Documents with one sheet get the
 * rules of all of them: it stays the same, and one hash stands for all, however many there are
 * @returns a function that writes the rules into the document once all are known, and returns whether there are any
 * @throws when an attribute holds anything but custom properties (a rule has less weight than an attribute, so the page
 * would look different), or when no style element is before it
 */
export function liftStyleAttributes(tree: Tree, sheets: Map<string, Map<string, string>>): () => boolean {
  const elements = [...elementsOf(tree)];
  const own = elements.flatMap((element) => sheetOf(element) ?? []);
  const all = own.map(({ value }, place) => {
    const key = `${place} ${value}`;
    const marks = sheets.get(key) ?? new Map<string, string>();
    sheets.set(key, marks);
    return marks;
  });
  /** The document's first sheet serves what is before it too: `html` itself. */
  let place = 0;
  for (const element of elements) {
    const sheet = sheetOf(element);
    if (sheet) place = own.indexOf(sheet);
    const style = element.attrs.find(({ name }) => name === 'style');
    if (!style) continue;
    if (!CUSTOM.test(style.value))
      throw new Error(
        `<${element.tagName} style="${style.value}"> may only set custom properties: let a style sheet say what they do.`,
      );
    const marks = all[place];
    if (!marks) throw new Error('has style attributes and no style element for them.');
    const mark = marks.get(style.value) ?? `${LETTERS[place]}${marks.size}`;
    marks.set(style.value, mark);
    style.name = MARK;
    style.value = mark;
  }
  return () => {
    own.forEach((sheet, i) => {
      for (const [style, mark] of all[i] ?? []) sheet.value += `[${MARK}=${mark}]{${style}}`;
    });
    return all.some(({ size }) => size > 0);
  };
}

/** The text of a style element. */
const sheetOf = ({ tagName, childNodes: [text] }: Element): StyleSheet | undefined =>
  tagName === 'style' && text && 'value' in text ? text : undefined;
