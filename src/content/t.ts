import { fill } from './fill.ts';
import { formFor, type Plural } from './language.ts';

/** Labels in the owner's words, by the English ones in the code: `content/words.yaml`. */
export type OwnWords = Readonly<Record<string, string | Plural>>;

let own: OwnWords = {};

/** Sets the owner's words: as soon as they have been read, and in a browser before anything is drawn. */
export function setWords(words: OwnWords): void {
  own = words;
}

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Values<Text extends string> = Record<Names<Text>, string | number>;

/**
 * A label of the site: `t('Play')`, with values `t('Used at {time}', { time })`, and for a number
 * `t('made {count} scans', { count }, 'made a scan')`, where the last is what English says of one. The text stands in the
 * call as it is, for labels.ts finds it there.
 */
export function t<const Text extends string>(
  text: Text,
  ...[values, one]: [Names<Text>] extends [never]
    ? []
    : 'count' extends Names<Text>
      ? [values: Values<Text> & { count: number }, one: string] | [values: Values<Text>]
      : [values: Values<Text>]
): string {
  const said = own[text] ?? (one === undefined ? text : { one, other: text });
  const { count }: { count?: string | number } = values ?? {};
  const form = typeof said === 'string' ? said : formFor(Number(count), said);
  return fill(bound(form), values ?? {});
}

/** No line breaks between a figure and its error. */
const bound = (text: string) => text.replace(/\} ± \{/g, '}\u00a0± {').replace(/± \{/g, '±\u00a0{');
