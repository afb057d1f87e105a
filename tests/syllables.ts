import subsetFont from 'subset-font';
import { fontOf, fontOfWeight } from '../src/fonts/font-file.ts';
import { shaperOf } from '../src/fonts/shaping.ts';
import { KEEPERS, SCRIPTS, scriptFontsFor } from '../src/fonts/writing-systems.ts';

/** The scripts of India that the family has. */
export const FAMILY_SCRIPTS = Object.keys(SCRIPTS);

/** Each has a block of 128 signs, with consonants at the same places, and the virama that joins two of them. */
const CONSONANTS = { from: 0x15, to: 0x39 };
const VIRAMA = 0x4d;
const placeOf = (letter: string) => (letter.codePointAt(0) ?? 0) % 128;

/** The font of a script, and its letters by what they are in a syllable. */
export function lettersOf(script: string) {
  const isOwn = new RegExp(`\\p{Script=${script}}`, 'u');
  const all = Array.from({ length: 0x500 }, (_, i) => String.fromCodePoint(0x900 + i));
  const written = all.filter((letter) => isOwn.test(letter));
  const [{ file } = { file: '' }] = scriptFontsFor(written.join(''));
  const own = written.filter((letter) => fontOf(file).letters.has(letter));
  const isConsonant = (letter: string) =>
    placeOf(letter) >= CONSONANTS.from && placeOf(letter) <= CONSONANTS.to;
  const of = (kind: RegExp) => own.filter((letter) => kind.test(letter));
  return {
    file,
    bases: of(/\p{Lo}/u),
    marks: of(/\p{M}/u),
    digits: of(/\p{Nd}/u),
    consonants: own.filter(isConsonant),
    virama: own.find((letter) => placeOf(letter) === VIRAMA) ?? '',
  };
}

type Letters = ReturnType<typeof lettersOf>;

/** Every letter with every mark, every two consonants joined, and digits. */
export const syllablesOf = ({ bases, marks, digits, consonants, virama }: Letters): string[] => [
  ...bases.flatMap((base) => marks.map((mark) => base + mark)),
  ...consonants.flatMap((one) => consonants.map((other) => one + virama + other)),
  ...digits,
  digits.join(''),
];

/** Some of them: every letter, and every mark three times. */
export const someSyllablesOf = ({ bases, marks, digits, consonants, virama }: Letters): string[] => [
  ...bases.map((base, i) => base + marks[i % marks.length]),
  ...marks.flatMap((mark, i) => [5, 16, 27].map((at) => (bases[(at + i) % bases.length] ?? '') + mark)),
  ...consonants.map((one, i) => one + virama + consonants[(i * 7 + 3) % consonants.length]),
  digits.join(''),
];

/** Those of some words that a font cut to the word's own letters draws otherwise than the whole font. */
export async function drawnOtherwise(file: string, words: readonly string[]): Promise<string[]> {
  const source = await fontOfWeight(file, 400);
  const whole = shaperOf(source);
  const different: string[] = [];
  for (const word of words) {
    const { letters = '' } = scriptFontsFor(word).find((font) => font.file === file) ?? {};
    const cut = shaperOf(
      await subsetFont(source, letters + KEEPERS, { targetFormat: 'sfnt', variationAxes: {} }),
    );
    if (cut(word) !== whole(word)) different.push(word);
  }
  return different;
}
