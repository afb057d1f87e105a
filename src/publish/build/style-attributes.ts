import { elementsOf, styleTextsOf, type Tree } from '../hosting/elements.ts';

/** Only declarations of custom properties, whose values cannot end the rule or the style element. */
const CUSTOM_PROPERTIES = /^\s*(--[\w-]+\s*:[^;<{}]*(;\s*|$))+$/;

/** The attribute that replaces a style attribute. React would remove a class on hydration. */
const ID_ATTRIBUTE = 'data-s';

/** Ids by declarations (`--n: 3`), for each text of a style sheet. */
export type StyleIds = Map<string, Map<string, string>>;

/**
 * Turns style attributes into rules of the document's style element, since a content policy can allow only that by a hash.
 * Documents with the same style sheet get the same rules, so that they still share its hash.
 * @param styleIds the ids of all documents, to which those of this one are added
 * @returns a function that adds the rules, to be called once `styleIds` has the ids of all documents
 * @throws for anything but custom properties: an attribute overrides rules that a rule might not, so the page could look different
 */
export function liftStyleAttributes(tree: Tree, styleIds: StyleIds): () => void {
  const [sheet] = styleTextsOf(tree);
  const ids = styleIds.get(sheet?.value ?? '') ?? new Map<string, string>();
  if (sheet) styleIds.set(sheet.value, ids);
  for (const { tagName, attrs } of elementsOf(tree)) {
    const style = attrs.find(({ name }) => name === 'style');
    if (!style) continue;
    if (!CUSTOM_PROPERTIES.test(style.value))
      throw new Error(
        `<${tagName} style="${style.value}"> may only set custom properties: let a style sheet say what they do.`,
      );
    if (!sheet) throw new Error('has style attributes and no style element for them.');
    const id = ids.get(style.value) ?? `a${ids.size}`;
    ids.set(style.value, id);
    Object.assign(style, { name: ID_ATTRIBUTE, value: id });
  }
  return () => {
    for (const [style, id] of ids) if (sheet) sheet.value += `[${ID_ATTRIBUTE}=${id}]{${style}}`;
  };
}
