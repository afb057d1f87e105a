import { fontOf, fontOfWeight, RUPEE, WEIGHTS } from '../../ui/fonts/font-file.ts';

/** A font's family, without the weight that some files name it by: the compiler leaves that out too. */
const familyOf = (file: string) =>
  fontOf(file).font.familyName.replace(
    / (Thin|(Extra|Ultra|Semi|Demi)?(Light|Bold)|Regular|Medium|Black)$/,
    '',
  );

/** What a font is called in the PDFs: one of the same name on the machine that builds must not take its place. */
export const nameOf = (file: string): string =>
  file === RUPEE ? 'Anek Rupee' : familyOf(file).replace(/^.{1,4}/, (first) => 'Site'.slice(0, first.length));

/** Renames a font, in its table of names, by one that is as long: no place in the file changes. */
function renamed(font: Buffer, own: string, name: string): Buffer {
  const [copy, from, to] = [Buffer.from(font), bytes(own), bytes(name)];
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) to.copy(copy, at);
  return copy;
}

const bytes = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Fonts as the compiler takes them: each weight for itself. */
export const fontsFor = (files: readonly string[]): Promise<Buffer[]> =>
  Promise.all(
    files.flatMap((file) =>
      WEIGHTS.map(async (wght) => renamed(await fontOfWeight(file, wght), familyOf(file), nameOf(file))),
    ),
  );
