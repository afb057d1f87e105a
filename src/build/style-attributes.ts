import type { DefaultTreeAdapterTypes } from 'parse5';
import { elementsOf } from '../hosting/elements.ts';

/** Declarations of custom properties and of nothing else. */
const CUSTOM = /^\s*(--[\w-]+\s*:[^;<{}]*(;\s*|$))+$/;

/**
 * Makes the style attributes of a document rules of its style element: a content policy can allow the element by its
 * hash, an attribute only by `'unsafe-hashes'`.
 * @returns whether there were any
 * @throws when an attribute holds anything but custom properties (a rule has less weight than an attribute, so the page
 * would look different), or when the document has no style element
 */
export function liftStyleAttributes(tree: DefaultTreeAdapterTypes.Document): boolean {
  const elements = [...elementsOf(tree)];
  const classes = new Map<string, string>();
  for (const element of elements) {
    const style = element.attrs.find(({ name }) => name === 'style')?.value;
    if (style === undefined) continue;
    if (!CUSTOM.test(style))
      throw new Error(
        `<${element.tagName} style="${style}"> may set custom properties alone: let a style sheet say what they do.`,
      );
    const added = classes.get(style) ?? `_${classes.size}`;
    classes.set(style, added);
    const others = element.attrs.find(({ name }) => name === 'class')?.value;
    const value = others ? `${others} ${added}` : added;
    element.attrs = element.attrs.filter(({ name }) => name !== 'style' && name !== 'class');
    element.attrs.push({ name: 'class', value });
  }
  if (classes.size === 0) return false;
  const [sheet] = elements.find(({ tagName }) => tagName === 'style')?.childNodes ?? [];
  if (!sheet || !('value' in sheet)) throw new Error('has style attributes and no style element for them.');
  sheet.value += [...classes].map(([style, name]) => `.${name}{${style}}`).join('');
  return true;
}
