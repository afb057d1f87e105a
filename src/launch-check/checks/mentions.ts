import { around, type Item } from '../item.ts';
import { type Check, copyOf } from '../look.ts';
import { tracesOf } from '../sample.ts';
import { placeOf } from '../written.ts';

/** The sample's names, addresses and numbers typed into other texts by hand, where no placeholder replaces them. */
export const mentions: Check = (look) => {
  const { written, sample } = look;
  const traces = tracesOf(sample);
  return copyOf(look).flatMap((text): Item[] => {
    const lower = text.value.toLowerCase();
    const trace = traces.find(({ words }) => lower.includes(words.toLowerCase()));
    if (!trace) return [];
    const at = lower.indexOf(trace.words.toLowerCase());
    return [
      {
        ...placeOf(text),
        line: written.lineOf(text, text.value.slice(at, at + trace.words.length)),
        found: around(text.value, at, trace.words.length),
        words: trace.words,
        why: `Names ${trace.what}, typed by hand.`,
        todo: 'Write {company}, {email} or {phone} in its place, which follow company.yaml, or words of your own.',
        blocks: true,
        canKeep: false,
      },
    ];
  });
};
