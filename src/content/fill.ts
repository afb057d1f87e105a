import { formatNumber } from './language/locale.ts';

/** Matches a full stop (`.`, `。`, `।`, `۔` or `…`) at a text's beginning, also after a closing quote, `**` or `](/a)`. */
const STARTS_WITH_STOP = /^(?:["'”’»*_~]*|\]\([^)]*\))[.。।۔…]/;

/**
 * Replaces `{name}` and `{terms-of-service#ending}` by their values, numbers in the language's digits. Unknown names stay as they are.
 * Two full stops become one: "by {company}." with the value "… Pvt. Ltd.". A value such as "Eat!" replaces the full stop.
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(
    /\{([\w#-]+)\}([.。।۔](?![.。।۔…]))?/g,
    (match, name: string, fullStop: string | undefined, offset: number) => {
      // Only own properties: `values['constructor']` is a function.
      const [, replacement] = Object.entries(values).find(([key]) => key === name) ?? [];
      if (replacement === undefined) return match;
      const value = typeof replacement === 'number' ? formatNumber(replacement, 0, 3) : replacement;
      if (fullStop && /[!?！？]$/.test(value)) return value;
      const isBeforeFullStop = fullStop || STARTS_WITH_STOP.test(text.slice(offset + match.length));
      return (isBeforeFullStop ? value.replace(/[.。।۔]$/, '') : value) + (fullStop ?? '');
    },
  );

/** Writes no-break spaces after a ± before a placeholder, and before one between two: `66 ± 7` stays on one line. */
export const addNoBreakSpaces = (text: string): string =>
  text.replace(/\} ± \{/g, '}\u00a0± {').replace(/± \{/g, '±\u00a0{');
