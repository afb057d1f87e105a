import { placeOf } from '../../../content/reading/written.ts';
import { type Item, quoted } from '../item.ts';
import { type Check, copyOf } from '../look.ts';
import { sentencesOf, wordsIn } from '../sentences.ts';

const MOST_WORDS = 30;

/** Sentences that a reader has to begin twice. */
export const longSentences: Check = (look) =>
  copyOf(look)
    .filter(({ kind }) => kind !== 'link')
    .flatMap((text): Item[] =>
      sentencesOf(text.value)
        .filter((sentence) => wordsIn(sentence) > MOST_WORDS)
        .map((sentence) => ({
          ...placeOf(text),
          line: look.written.lineOf(text, sentence),
          found: `${wordsIn(sentence)} words: ${quoted(sentence)}`,
          said: sentence,
          why: `A sentence of more than ${MOST_WORDS} words: readers lose the thread.`,
          todo: 'Make two of it.',
          blocks: false,
          keep: 'offer',
        })),
    );
