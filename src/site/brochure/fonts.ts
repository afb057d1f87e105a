import { fontOf, fontOfWeight, RUPEE, WEIGHTS } from '../../ui/fonts/font-file.ts';

/** A font's family, without the weight in some files' names: the compiler drops that too. */
const familyOf = (file: string) =>
  fontOf(file).font.familyName.replace(
    / (Thin|(Extra|Ultra|Semi|Demi)?(Light|Bold)|Regular|Medium|Black)$/,
    '',
  );

/** The name of a font in PDFs, unlike any installed on the machine that builds. */
export const nameOf = (file: string): string =>
  file === RUPEE ? 'Anek Rupee' : familyOf(file).replace(/^.{1,4}/, (first) => 'Site'.slice(0, first.length));

/** Replaces a font's name by one of the same length, so that no offset in the file changes. */
function renamed(font: Buffer, own: string, name: string): Buffer {
  const [copy, from, to] = [Buffer.from(font), bytes(own), bytes(name)];
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) to.copy(copy, at);
  return copy;
}

const bytes = (text: string) => Buffer.from(text, 'utf16le').swap16();

export const fontsFor = (files: readonly string[]): Promise<Buffer[]> =>
  Promise.all(
    files.flatMap((file) =>
      WEIGHTS.map(async (wght) => renamed(await fontOfWeight(file, wght), familyOf(file), nameOf(file))),
    ),
  );
