import { elementsOf, styleTextsOf, type Tree } from '../hosting/elements.ts';

/** Matches declarations of custom properties only, whose values cannot end the rule (`}`) or the style element (`<`). */
const CUSTOM_PROPERTIES = /^\s*(--[\w-]+\s*:[^;<{}]*(;\s*|$))+$/;

/** The attribute that replaces a style attribute. It is not `class`, because React may overwrite that. */
const ID_ATTRIBUTE = 'data-s';

/** The ids of style attributes, such as `a0`, by the style sheet's text and the attribute's value. */
export type StyleIds = Map<string, Map<string, string>>;

/**
 * Turns style attributes into rules of the document's style element: the CSP allows the element by its hash, but no
 * style attribute. Documents with the same style sheet get the same rules, so that they still share its hash.
 * @param styleIds the ids of all documents, to which those of this one are added
 * @returns a function that adds the rules, to be called once `styleIds` has the ids of all documents
 * @throws for a style attribute without a style element, or with a property that is not custom: other rules could win
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
    if (!sheet) throw new Error('The document has style attributes, but no style element for their rules.');
    const id = ids.get(style.value) ?? `a${ids.size}`;
    ids.set(style.value, id);
    Object.assign(style, { name: ID_ATTRIBUTE, value: id });
  }
  return () => {
    for (const [style, id] of ids) if (sheet) sheet.value += `[${ID_ATTRIBUTE}=${id}]{${style}}`;
  };
}
