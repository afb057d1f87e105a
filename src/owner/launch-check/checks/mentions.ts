import { placeOf, type Text } from '../../../content/reading/written.ts';
import { around, type Item } from '../item.ts';
import { type Check, copyOf, type Look } from '../look.ts';
import { type Trace, tracesOf } from '../sample.ts';

/** The app's name as it was delivered, once it has another. It stands in addresses too, which stay. */
function formerProduct({ written, sample }: Look): Trace[] {
  const { product } = Object(written.sources.get('company.yaml')?.data) as { product?: string };
  return (sample['company.yaml: product'] ?? [])
    .filter((words) => words !== product)
    .map((words) => ({ words, what: 'the app by its former name', isName: true }));
}

/** Whether a text has a name in it that is no part of an address. */
const isNamed = ({ kind, value }: Text, name: string) =>
  kind !== 'link' && new RegExp(`(?<![\\w/#.-])${name.replace(/\W/g, '\\$&')}(?![\\w-])`, 'i').test(value);

/** The sample's names, addresses and numbers typed into other texts by hand, where no placeholder replaces them. */
export const mentions: Check = (look) => {
  const { written, sample } = look;
  const traces = [...tracesOf(sample), ...formerProduct(look)];
  return copyOf(look).flatMap((text): Item[] => {
    const lower = text.value.toLowerCase();
    const trace = traces.find(({ words, isName }) =>
      isName ? isNamed(text, words) : lower.includes(words.toLowerCase()),
    );
    if (!trace) return [];
    const at = lower.indexOf(trace.words.toLowerCase());
    return [
      {
        ...placeOf(text),
        line: written.lineOf(text, text.value.slice(at, at + trace.words.length)),
        ...around(text.value, at, trace.words.length),
        words: trace.words,
        why: `Names ${trace.what}, typed by hand.`,
        todo: 'Write {company}, {product}, {email} or {phone} in its place, which follow company.yaml, or words of your own.',
        blocks: true,
      },
    ];
  });
};
