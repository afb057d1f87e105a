/** What ends in a full stop within a sentence. */
const ABBREVIATION =
  /(?:^|[\s(“"])(?:e\.g|i\.e|etc|cf|vs|approx|no|nos|sec|art|fig|mr|mrs|ms|dr|prof|smt|shri|st|jr|sr|ltd|pvt|inc|co|rs|max|min|govt|dept|dist|[A-Za-z])\.$/i;
const FULL_STOP = /[.!?…]+["”’)\]]*(?=\s+["“‘(]?[\p{Lu}\d{])|\n{2,}|\n(?=\s*(?:[-*+]|\d+[.)])\s)/gu;

/** The sentences of a text. Headings, cells and points of a list come as texts of their own. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: stop, index } of text.matchAll(FULL_STOP)) {
    const sentence = text.slice(start, index + stop.length);
    if (ABBREVIATION.test(sentence) && stop === '.') continue;
    sentences.push(sentence);
    start = index + stop.length;
  }
  return [...sentences, text.slice(start)].map((one) => one.trim()).filter(Boolean);
}

/** How many words a sentence has. A dash or a plus between spaces is none; an address is one. */
export const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;
