import * as harfbuzz from 'harfbuzzjs';

/** A text as a font draws it: each glyph's outline, its place and its width, as one text to compare. */
type Shaper = (text: string) => string;

const harfbuzzFont = (font: Uint8Array) => new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)));

function shaped(font: harfbuzz.Font, text: string): harfbuzz.Buffer {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer;
}

/** @param source TrueType, of one weight */
export function shaperOf(source: Uint8Array): Shaper {
  const font = harfbuzzFont(source);
  return (text) => {
    const buffer = shaped(font, text);
    const places = buffer.getGlyphPositions();
    return buffer
      .getGlyphInfos()
      .map(({ codepoint: glyph }, i) => JSON.stringify([font.glyphToPath(glyph), places[i]]))
      .join();
  };
}
