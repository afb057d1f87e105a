/** Syllables of nine Indian scripts, shaped with a font that is subset to their characters. Takes a minute. */
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { instantiateWeight, readFont } from '../../src/fonts/font-file.ts';
import { ANEK_SCRIPTS, marksToKeep, scriptFontsFor } from '../../src/fonts/writing-systems.ts';

/** Shapes a text with one font. @returns each glyph's outline, position and width, as one text to compare */
type Shaper = (text: string) => string;

/** @param source a TrueType font of one weight */
function makeShaper(source: Uint8Array): Shaper {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(source)));
  return (text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer
      .getGlyphInfos()
      .map(({ codepoint: glyph }, i) => JSON.stringify([font.glyphToPath(glyph), positions[i]]))
      .join();
  };
}

/** Each script has a block of 128 characters in Unicode from 0x900 on, with consonants and the virama at the same offsets. */
const CONSONANTS = { from: 0x15, to: 0x39 };
const VIRAMA = 0x4d;
const offsetOf = (character: string) => (character.codePointAt(0) ?? 0) % 128;

/** Returns the font of a script, and the font's characters by their role in a syllable. */
function groupCharacters(script: string) {
  const inScript = new RegExp(`\\p{Script=${script}}`, 'u');
  const characters = Array.from({ length: 0x500 }, (_, i) => String.fromCodePoint(0x900 + i));
  const charactersOfScript = characters.filter((character) => inScript.test(character));
  const [{ file } = { file: '' }] = scriptFontsFor(charactersOfScript.join(''));
  const available = charactersOfScript.filter((character) => readFont(file).characters.has(character));
  const isConsonant = (character: string) =>
    offsetOf(character) >= CONSONANTS.from && offsetOf(character) <= CONSONANTS.to;
  const findByCategory = (category: RegExp) => available.filter((character) => category.test(character));
  return {
    file,
    bases: findByCategory(/\p{Lo}/u),
    marks: findByCategory(/\p{M}/u),
    digits: findByCategory(/\p{Nd}/u),
    consonants: available.filter(isConsonant),
    virama: available.find((character) => offsetOf(character) === VIRAMA) ?? '',
  };
}

type Characters = ReturnType<typeof groupCharacters>;

/** Combines every base with every mark, and every pair of consonants; adds the digits. */
const makeSyllables = ({ bases, marks, digits, consonants, virama }: Characters): string[] => [
  ...bases.flatMap((base) => marks.map((mark) => base + mark)),
  ...consonants.flatMap((first) => consonants.map((second) => first + virama + second)),
  ...digits,
  digits.join(''),
];

/** Finds words whose shapes in a subset made for the word differ from those in the whole font. */
async function findDifferences(file: string, words: readonly string[]): Promise<string[]> {
  const source = await instantiateWeight(file, 400);
  const shapeWhole = makeShaper(source);
  const different: string[] = [];
  for (const word of words) {
    const { characters = '' } = scriptFontsFor(word).find((font) => font.file === file) ?? {};
    const shapeSubset = makeShaper(
      await subsetFont(source, characters + marksToKeep(file), { targetFormat: 'sfnt', variationAxes: {} }),
    );
    if (shapeSubset(word) !== shapeWhole(word)) different.push(word);
  }
  return different;
}

test.each(Object.keys(ANEK_SCRIPTS))('shapes %s in a subset as in the whole font', async (script) => {
  const groups = groupCharacters(script);
  const syllables = makeSyllables(groups);
  expect(syllables.length).toBeGreaterThan(300);
  expect(await findDifferences(groups.file, syllables)).toEqual([]);
});
