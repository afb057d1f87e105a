import { addNoBreakSpaces, fill } from './fill.ts';
import { type Plural, selectPlural } from './language/locale.ts';

/** Replacements for labels, by the English label in the code: `content/words.yaml`. */
export type LabelWords = Readonly<Record<string, string | Plural>>;

let replacements: LabelWords = {};

/** Sets the owner's replacements; a browser calls it before the first render. */
export function setLabels(words: LabelWords): void {
  replacements = words;
}

type PlaceholderNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never;
type Values<Text extends string> = Record<PlaceholderNames<Text>, string | number>;

/**
 * Returns a label: `t('Play')`, or with values `t('Used at {time}', { time })`. A label with {count} takes a text for 1,
 * too: `t('{count} more came', { count }, 'One more came')`. Write the text in the call, where labels.ts finds it.
 */
export function t<const Text extends string>(
  text: Text,
  ...[values, singular]: [PlaceholderNames<Text>] extends [never]
    ? []
    : 'count' extends PlaceholderNames<Text>
      ? [values: Values<Text> & { count: number }, singular: string] | [values: Values<Text>]
      : [values: Values<Text>]
): string {
  const label = replacements[text] ?? (singular === undefined ? text : { one: singular, other: text });
  const { count }: { count?: string | number } = values ?? {};
  const form = typeof label === 'string' ? label : selectPlural(Number(count), label);
  return fill(addNoBreakSpaces(form), values ?? {});
}
