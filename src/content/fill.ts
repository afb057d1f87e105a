import { formatNumber } from './language/locale.ts';

/** Matches a full stop of any language, also behind closing quotes, Markdown emphasis or the end of a Markdown link. */
const BEFORE_STOP = /^(?:["'”’»*_~]*|\]\([^)]*\))[.。।۔…]/;

/**
 * Fills in `{name}` and `{text#section}`, numbers in the language's digits. Unknown names stay as they are. A value that
 * ends in a full stop loses it before another, so that "by {company}." with "… Pvt. Ltd." has one; "Eat!" drops the other.
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(
    /\{([\w#-]+)\}([.。।۔](?![.。।۔…]))?/g,
    (match, name: string, fullStop: string | undefined, offset: number) => {
      // Entries are own properties: every object has a `constructor`.
      const [, replacement] = Object.entries(values).find(([key]) => key === name) ?? [];
      if (replacement === undefined) return match;
      const value = typeof replacement === 'number' ? formatNumber(replacement, 0, 3) : replacement;
      if (fullStop && /[!?！？]$/.test(value)) return value;
      const precedesStop = fullStop || BEFORE_STOP.test(text.slice(offset + match.length));
      return (precedesStop ? value.replace(/[.。।۔]$/, '') : value) + (fullStop ?? '');
    },
  );

/** Keeps a figure and its error on one line. */
export const keepTogether = (text: string): string =>
  text.replace(/\} ± \{/g, '}\u00a0± {').replace(/± \{/g, '±\u00a0{');
