import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { LATIN } from './font-file.ts';
import { scriptFontsFor } from './scripts.ts';

let letters: Set<number> | undefined;

/** Whether the family has a letter; line breaks and the rupee sign count as letters that it has. */
function has(letter: string): boolean {
  letters ??= new Set((create(readFileSync(LATIN)) as Font).characterSet);
  return letter === '\n' || letter === '₹' || letters.has(letter.codePointAt(0) ?? 0);
}

/**
 * A text in letters that the family has: a PDF for everybody may not hold one that cannot be read. Another becomes its
 * plain form where it has one (ā is a), or is left out.
 * @param lacking gathers the letters that it lacks, each with what stands for it
 */
export function drawable(text: string, lacking = new Map<string, string>()): string {
  const others = new Set(scriptFontsFor(text).flatMap((font) => [...font.letters]));
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (has(letter) || others.has(letter)) return letter;
      const plain = [...letter.normalize('NFKD')].filter(has).join('');
      // What joins letters is no letter, and a mark needs one that it can be shown on.
      if (!/^\p{Cf}$/u.test(letter)) lacking.set(/^\p{M}$/u.test(letter) ? `◌${letter}` : letter, plain);
      return plain;
    })
    .join('')
    .trim();
}
