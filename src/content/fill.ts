import { numberText } from './locale.ts';

/** Before a full stop of any language, also behind the end of Markdown's marks or of its link. */
const BEFORE_STOP = /^(?:[*_~]*|\]\([^)]*\))[.。।۔።…]/;

/**
 * Fills in `{name}` and `{text#section}`, numbers in the language's digits. Names without a value are left as they are. A value that ends in a full stop
 * loses it before another: "by {company}." has one, too, if the name is "… Pvt. Ltd.".
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{([\w#-]+)\}/g, (all, name: string, at: number) => {
    const given = values[name] ?? all;
    const value = typeof given === 'number' ? numberText(given, 0, 3) : given;
    return BEFORE_STOP.test(text.slice(at + all.length)) ? value.replace(/[.。।۔።]$/, '') : value;
  });

/** No line breaks between a figure and its error. */
export const bound = (text: string): string =>
  text.replace(/\} ± \{/g, '}\u00a0± {').replace(/± \{/g, '±\u00a0{');
