import { EXTENDED_LATIN_FILE, instantiateWeight, readFont, WEIGHTS } from '../../fonts/font-file.ts';

/** Returns a font's family name without a weight at its end, because the PDF compiler (Typst) ignores that weight too. */
const familyOf = (file: string) =>
  readFont(file).font.familyName.replace(
    / (Thin|(Extra|Ultra|Semi|Demi)?(Light|Bold)|Regular|Medium|Black)$/,
    '',
  );

/** Returns a family name that no installed font has, so that the PDF compiler uses only ours: `Site Latin` for `Anek Latin`. */
export const pdfFontName = (file: string): string =>
  file === EXTENDED_LATIN_FILE
    ? // Its family is also named `Anek Latin`, so it needs another name of that length.
      'More Latin'
    : familyOf(file).replace(/^.{1,4}/, (start) => 'Site'.slice(0, start.length));

const toUtf16BigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Replaces a font's family name with a name of the same length, so that no offset in the file changes. */
function renameFont(font: Buffer, family: string, name: string): Buffer {
  const [copy, from, to] = [Buffer.from(font), toUtf16BigEndian(family), toUtf16BigEndian(name)];
  for (let offset = copy.indexOf(from); offset >= 0; offset = copy.indexOf(from, offset + 1))
    to.copy(copy, offset);
  return copy;
}

/** Loads each font file in each weight, renamed for PDFs. */
export const loadPdfFonts = (files: readonly string[]): Promise<Buffer[]> =>
  Promise.all(
    files.flatMap((file) =>
      WEIGHTS.map(async (weight) =>
        renameFont(await instantiateWeight(file, weight), familyOf(file), pdfFontName(file)),
      ),
    ),
  );
