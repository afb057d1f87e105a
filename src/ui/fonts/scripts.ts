import { existsSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

/** The scripts that the family has besides Latin: Unicode's names, and those of the packages. */
const SCRIPTS: Record<string, string> = {
  Bengali: 'bangla',
  Devanagari: 'devanagari',
  Gujarati: 'gujarati',
  Gurmukhi: 'gurmukhi',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  Oriya: 'odia',
  Tamil: 'tamil',
  Telugu: 'telugu',
};
const VERSION = '5.3.0';

/** The family for another script: its file, its name, and its letters without those that Latin has too. */
export type ScriptFont = { file: string; family: string; letters: string };

/** Joiners and non-joiners, and the dotted circle that carries a mark without a letter. */
const JOINERS = '\u200c\u200d\u25cc';

const packageOf = (script: string) => `@fontsource-variable/anek-${SCRIPTS[script]}`;
const fileOf = (script: string) =>
  `node_modules/${packageOf(script)}/files/anek-${SCRIPTS[script]}-${script.toLowerCase()}-wght-normal.woff2`;

const read = new Map<string, ScriptFont>();

function fontOf(script: string): ScriptFont {
  const file = fileOf(script);
  const isOwn = new RegExp(`[\\p{Script_Extensions=${script}}${JOINERS}]`, 'u');
  const known = read.get(script) ?? {
    file,
    family: `Anek ${SCRIPTS[script]?.replace(/^./, (first) => first.toUpperCase())}`,
    letters: String.fromCodePoint(
      ...(create(readFileSync(file)) as Font).characterSet.filter((code) =>
        isOwn.test(String.fromCodePoint(code)),
      ),
    ),
  };
  read.set(script, known);
  return known;
}

const scriptsIn = (text: string) =>
  Object.keys(SCRIPTS).filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
const isInstalled = (script: string) => existsSync(fileOf(script));

/**
 * The family for the scripts in a text, as far as it is installed. A script is taken whole, or its letters would not
 * join.
 */
export const scriptFontsFor = (text: string): ScriptFont[] => scriptsIn(text).filter(isInstalled).map(fontOf);

/** For each script of a text for which the family is not installed, a sentence with the command that installs it. */
export const missingScripts = (text: string): string[] =>
  scriptsIn(text)
    .filter((script) => !isInstalled(script))
    .map(
      (script) =>
        `Some words are in ${script}, and are shown in a font of the visitor's device. To have the site's own letters for ` +
        `it, in pictures and PDFs too: npm install --save-prod --save-exact ${packageOf(script)}@${VERSION}`,
    );

/** Scripts whose letters are joined or have marks above and below: they need taller lines and no tight spacing. */
const TALL = /^(Arab|Beng|Deva|Gujr|Guru|Knda|Mlym|Orya|Taml|Telu)$/;

/** Whether a language is written in letters with marks above and below. */
export const hasMarks = (language: string): boolean =>
  TALL.test(new Intl.Locale(language).maximize().script ?? '');
