import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { drawnOtherwise, FAMILY_SCRIPTS, lettersOf, someSyllablesOf } from '../../../tests/syllables.ts';
import { axesAt, wholeFont } from '../../fonts/font-file.ts';
import { shaperOf } from '../../fonts/shaping.ts';
import { cutFont } from './subset-fonts.ts';

test.each(FAMILY_SCRIPTS)('one syllable of %s is drawn as by the whole font', async (script) => {
  const letters = lettersOf(script);
  expect(await drawnOtherwise(letters.file, someSyllablesOf(letters))).toEqual([]);
});

test('a font that would draw a word otherwise once it is cut keeps all its letters', async () => {
  const from = lettersOf('Kannada').file;
  const axes = axesAt(from, 400);
  // Without KEEPERS.
  const cut = (words: string[]) => cutFont({ from, axes, text: 'ರವಿ', words });
  const [whole, kept, lost] = [await wholeFont(from, axes), await cut(['ರವಿ']), await cut([])];
  const shape = async (font: Buffer) => shaperOf(await convert(font))('ರವಿ');
  expect(await shape(kept)).toBe(shaperOf(whole)('ರವಿ'));
  expect(await shape(lost), 'The shaper sees the difference.').not.toBe(shaperOf(whole)('ರವಿ'));
});

/** WOFF2 as TrueType, which the shaper reads. */
const convert = (font: Buffer) =>
  subsetFont(font, '', { targetFormat: 'sfnt', variationAxes: {}, keepAllGlyphs: true });
