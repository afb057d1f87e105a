import { fontOf, fontOfWeight, MORE_LATIN, WEIGHTS } from '../../fonts/font-file.ts';

/** A font's family, without the weight in some files' names: the compiler drops that too. */
const familyOf = (file: string) =>
  fontOf(file).font.familyName.replace(
    / (Thin|(Extra|Ultra|Semi|Demi)?(Light|Bold)|Regular|Medium|Black)$/,
    '',
  );

/** The name of a font in PDFs, unlike any installed on the machine that builds. */
export const nameOf = (file: string): string =>
  file === MORE_LATIN
    ? 'More Latin'
    : familyOf(file).replace(/^.{1,4}/, (first) => 'Site'.slice(0, first.length));

/** Replaces a font's name by one of the same length, so that no offset in the file changes. */
function renamed(font: Buffer, own: string, name: string): Buffer {
  const [copy, from, to] = [Buffer.from(font), bytes(own), bytes(name)];
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) to.copy(copy, at);
  return copy;
}

const bytes = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** The name by which a PDF tells its fonts apart, and where a file has it. */
const POSTSCRIPT_NAME = 6;

/** Puts the weight into that name: a cut variable font keeps its own, whatever the weight. It becomes no longer. */
function weighted(font: Buffer, wght: number): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) return font;
  const table = font.readUInt32BE(entry + 8);
  const texts = table + font.readUInt16BE(table + 4);
  for (let i = 0; i < font.readUInt16BE(table + 2); i++) {
    const record = table + 6 + 12 * i;
    // Only in the encoding of Windows, which Typst reads.
    if (font.readUInt16BE(record) !== 3 || font.readUInt16BE(record + 6) !== POSTSCRIPT_NAME) continue;
    const [length, at] = [font.readUInt16BE(record + 8), texts + font.readUInt16BE(record + 10)];
    const [name = ''] = Buffer.from(font.subarray(at, at + length))
      .swap16()
      .toString('utf16le')
      .split('-');
    const weight = `-${wght}`;
    const own = bytes(name.slice(0, length / 2 - weight.length) + weight);
    own.copy(font, at);
    font.writeUInt16BE(own.length, record + 8);
  }
  return font;
}

export const fontsFor = (files: readonly string[]): Promise<Buffer[]> =>
  Promise.all(
    files.flatMap((file) =>
      WEIGHTS.map(async (wght) =>
        weighted(renamed(await fontOfWeight(file, wght), familyOf(file), nameOf(file)), wght),
      ),
    ),
  );
