import { fill, keepTogether } from './fill.ts';
import { type Plural, selectPlural } from './language/locale.ts';

/** Replacements for labels, by the English label in the code: `content/words.yaml`. */
export type LabelWords = Readonly<Record<string, string | Plural>>;

let replacements: LabelWords = {};

/** Called once the labels have been read; in a browser before the first render. */
export function setLabels(words: LabelWords): void {
  replacements = words;
}

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Values<Text extends string> = Record<Names<Text>, string | number>;

/**
 * A label of the site: `t('Play')`, with values `t('Used at {time}', { time })`, and for a number `t('{count} more came', {
 * count }, 'One more came')`, whose last text is the English one for 1. Write the text in the call: labels.ts searches for
 * it.
 */
export function t<const Text extends string>(
  text: Text,
  ...[values, one]: [Names<Text>] extends [never]
    ? []
    : 'count' extends Names<Text>
      ? [values: Values<Text> & { count: number }, one: string] | [values: Values<Text>]
      : [values: Values<Text>]
): string {
  const label = replacements[text] ?? (one === undefined ? text : { one, other: text });
  const { count }: { count?: string | number } = values ?? {};
  const form = typeof label === 'string' ? label : selectPlural(Number(count), label);
  return fill(keepTogether(form), values ?? {});
}
