import * as harfbuzz from 'harfbuzzjs';

/** A text as a font draws it: each glyph's outline, its place and its width, as one text to compare. */
export type Shaper = (text: string) => string;

/** @param font TrueType, of one weight */
export function shaperOf(font: Uint8Array): Shaper {
  const shaping = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)));
  return (text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaping, buffer);
    const places = buffer.getGlyphPositions();
    return buffer
      .getGlyphInfos()
      .map(({ codepoint: glyph }, i) => JSON.stringify([shaping.glyphToPath(glyph), places[i]]))
      .join();
  };
}

/** The words of a text, as far as they are in some letters: each once. */
export function wordsIn(text: string, letters: string): string[] {
  const own = new RegExp(`[${letters}]+`, 'gu');
  return [...new Set(text.match(own))].sort();
}
