import { numberText } from './language/locale.ts';

/** Before a full stop of any language, also behind closing quotes and the end of Markdown's marks or of its link. */
const BEFORE_STOP = /^(?:["'”’»*_~]*|\]\([^)]*\))[.。।۔…]/;

/**
 * Fills in `{name}` and `{text#section}`, numbers in the language's digits. Names without a value are left as they are. A
 * value that ends in a full stop loses it before another: "by {company}." has one, too, if the name is "… Pvt. Ltd."; and
 * none if the name is "Eat!".
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(
    /\{([\w#-]+)\}([.。।۔](?![.。।۔…]))?/g,
    (all, name: string, stop: string | undefined, at: number) => {
      // Only its own: every object has a `constructor`.
      const [, given] = Object.entries(values).find(([own]) => own === name) ?? [];
      if (given === undefined) return all;
      const value = typeof given === 'number' ? numberText(given, 0, 3) : given;
      if (stop && /[!?！？]$/.test(value)) return value;
      const isBefore = stop || BEFORE_STOP.test(text.slice(at + all.length));
      return (isBefore ? value.replace(/[.。।۔]$/, '') : value) + (stop ?? '');
    },
  );

/** No line breaks between a figure and its error. */
export const bound = (text: string): string =>
  text.replace(/\} ± \{/g, '}\u00a0± {').replace(/± \{/g, '±\u00a0{');
