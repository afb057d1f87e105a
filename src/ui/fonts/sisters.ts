import { create, type Font } from 'fontkitten';
import { fontFile } from './font-file.ts';

/** The scripts for which the family has letters beside Latin, by Unicode's names; and what their files are called. */
const FILES: Record<string, string> = {
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

/** A sister of Anek Latin: the name of its file, what it calls itself, and its letters, without those that Latin has too. */
export type Sister = { file: string; family: string; letters: string };

/** What joins and parts letters, and the circle that shows a mark without a letter. */
const JOINERS = '\u200c\u200d\u25cc';

const read = new Map<string, Sister>();

function sisterOf(script: string, name: string): Sister {
  const known = read.get(name);
  if (known) return known;
  const file = `${name}-var`;
  const isOwn = new RegExp(`[\\p{Script_Extensions=${script}}${JOINERS}]`, 'u');
  const letters = String.fromCodePoint(...(create(fontFile(file)) as Font).characterSet);
  const sister = {
    file,
    family: `Anek ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    letters: [...letters].filter((letter) => isOwn.test(letter)).join(''),
  };
  read.set(name, sister);
  return sister;
}

const SCRIPTS = Object.entries(FILES).map(([script, name]) => ({
  script,
  name,
  letter: new RegExp(`\\p{Script=${script}}`, 'u'),
}));

/** The sisters that a text needs: those of whose script it has a letter. Each is taken whole, or letters would not join. */
export const sistersFor = (text: string): Sister[] =>
  SCRIPTS.filter(({ letter }) => letter.test(text)).map(({ script, name }) => sisterOf(script, name));

/** Letters of each of these scripts have marks above and below them: their lines need room, and no letter may be set tight. */
const TALL = /^(Beng|Deva|Gujr|Guru|Knda|Mlym|Orya|Taml|Telu)$/;

/** Whether a language is written in letters with marks above and below. */
export const hasMarks = (language: string): boolean =>
  TALL.test(new Intl.Locale(language).maximize().script ?? '');
