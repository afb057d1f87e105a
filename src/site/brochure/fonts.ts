import { fontOfWeight, LATIN, RUPEE } from '../../ui/fonts/font-file.ts';
import type { ScriptFont } from '../../ui/fonts/scripts.ts';

/** What each file of the family is called in the PDFs: a font of the same name on the machine that builds must not take its place. */
export const FAMILY = { [LATIN]: 'Anek Print', [RUPEE]: 'Anek Rupee' } as const;

const WEIGHTS = [400, 600];

/** The name that the font of another script has in the PDFs, for the same reason. */
export const nameOf = ({ family }: ScriptFont): string => family.replace('Anek', 'Site');

/** Renames a font, in its table of names, by one that is as long: no place in the file changes. */
function renamed(font: Buffer, name: string, own = 'Anek Latin'): Buffer {
  const bytes = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const [from, to] = [bytes(own), bytes(name)];
  for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + 1)) to.copy(font, at);
  return font;
}

/** The family as the compiler takes it: each weight for itself, the rupee sign from its own file. */
function cut(): Promise<Buffer[]> {
  const faces = Object.entries(FAMILY).flatMap(([file, name]) =>
    WEIGHTS.map(async (wght) => renamed(await fontOfWeight(file, wght), name)),
  );
  return Promise.all(faces);
}

let made: Promise<Buffer[]> | undefined;

/** The fonts of a PDF: Latin, cut once, and what else its text is written in. @throws where a file of them is missing */
export async function fontsFor(fonts: readonly ScriptFont[]): Promise<Buffer[]> {
  made ??= cut();
  const others = fonts.flatMap((font) =>
    WEIGHTS.map(async (wght) => renamed(await fontOfWeight(font.file, wght), nameOf(font), font.family)),
  );
  return [...(await made), ...(await Promise.all(others))];
}
