import { formatNumber } from './language/locale.ts';

/** Matches a text that begins with a full stop of any language, also behind a closing quote or Markdown's `**` or `](/a)`. */
const STARTS_WITH_STOP = /^(?:["'”’»*_~]*|\]\([^)]*\))[.。।۔…]/;

/**
 * Replaces `{name}` and `{text#section}` by their values, numbers in the language's digits. Unknown names stay as they are.
 * Two full stops become one: "by {company}." with the value "… Pvt. Ltd.". A value such as "Eat!" replaces the full stop.
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
      const precedesStop = fullStop || STARTS_WITH_STOP.test(text.slice(offset + match.length));
      return (precedesStop ? value.replace(/[.。।۔]$/, '') : value) + (fullStop ?? '');
    },
  );

/** Keeps a figure and its error, `66 ± 7`, on one line. */
export const keepTogether = (text: string): string =>
  text.replace(/\} ± \{/g, '}\u00a0± {').replace(/± \{/g, '±\u00a0{');
