import { placeOf } from '../../../content/reading/written.ts';
import { around, type Item } from '../item.ts';
import { type Check, copyOf, sentenceAt } from '../look.ts';

const PAGE = 'products/messmate/page.yaml';

/** A word without its endings: `announcements`, `announcement`; `payments`, `paying`, `pay`. */
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:ments?|ings?|ations?|ed|’?s)$/, '')
    .replace(/[eiy]$/, '');
const EMPTY = /^(?:the|a|an|of|and|on|in|for|module|system|student|students|hostel)$/i;
/** What tells that something is not there yet, or may not be. */
const NOT_YET =
  /\b(?:soon|plan(?:s|ned)?|not (?:yet|part)|yet to|will|later|future|upcoming|to come|coming|next|once|when (?:it|they)|if|where|whether|open|may|might|would|could|want|wish|without|announced|no|never|none|nor|does not|do not|cannot)\b/i;
/** Words of a feature may stand a few words apart: “pay the fees of a term online”. */
const REACH = 6;

/** What is announced as coming soon, told elsewhere as if it were there. */
export const planned: Check = (look) => {
  // The names of what is announced: short lines below `soon`, without the sentences about it.
  const announced = look.written.texts.filter(
    ({ file, path }) =>
      file === PAGE && path[0] === 'soon' && path.length > 2 && /^(?:title|items)$/.test(String(path[2])),
  );
  const features = announced.map(({ value: name }) => {
    const words = name.split(/[\s-]+/);
    const telling = words.filter((word) => !EMPTY.test(word)).map(stem);
    // `Announcements` is told by its one word, `Student feedback system` by two.
    const all = words.filter((word) => !/^system$/i.test(word)).map(stem);
    return { name, stems: telling.length > 1 ? telling : all };
  });
  return copyOf(look)
    .filter(({ file, path, kind }) => kind !== 'link' && !(file === PAGE && path[0] === 'soon'))
    .flatMap((text): Item[] => {
      const words = [...text.value.matchAll(/[\p{L}\d’]+/gu)].map(({ 0: word, index }) => ({
        word,
        stem: stem(word),
        index,
      }));
      for (const { name, stems } of features)
        for (const [i, first] of words.entries()) {
          const reach = words.slice(i, i + Math.max(REACH, stems.length));
          if (!stems.includes(first.stem) || !stems.every((one) => reach.some((word) => word.stem === one)))
            continue;
          // A verb is no feature: “we announced it”.
          if (stems.length === 1 && !/ments?$|ings?$|s$/i.test(first.word)) continue;
          if (NOT_YET.test(sentenceAt(text.value, first.index))) continue;
          return [
            {
              ...placeOf(text),
              line: look.written.lineOf(text, first.word),
              ...around(text.value, first.index, first.word.length),
              why: `“${name}” is announced as coming soon, and told here as if it were there.`,
              todo: 'Say that it is planned, or delete it here; once it is there, delete it under `soon` in products/messmate/page.yaml.',
              blocks: true,
              keep: 'offer',
            },
          ];
        }
      return [];
    });
};
