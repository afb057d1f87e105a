import { SHARED } from '../schemas/text.ts';
import { type Problem, show } from './problems.ts';

/** A Markdown text and the line of the file on which it begins. */
export type Body = { file: string; body: string; bodyLine: number };

/** A link in a text: where it leads and where it stands. */
export type Link = { file: string; line: number; field: string; to: string };

const LINKS = [
  // [words](address), and pictures, which have a ! before them
  /(!?)\[[^\]]*\]\(\s*<?((?:[^()\s>]|\([^()\s]*\))*)/g,
  // [name]: address
  /^ {0,3}(!?)\[[^\]]+\]:\s*<?([^\s>]+)/gm,
  // <address>
  /(!?)<([a-z][a-z0-9+.-]*:[^\s>]*)>/gi,
];

/** The line of a place in a text. */
export const lineAt = ({ body, bodyLine }: Body, index: number): number =>
  bodyLine + body.slice(0, index).split('\n').length - 1;

/** The links of a text, in their order. */
export function linksIn(text: Body): Link[] {
  return LINKS.flatMap((pattern) => [...text.body.matchAll(pattern)])
    .filter((match) => match[1] === '')
    .map((match) => ({ file: text.file, line: lineAt(text, match.index), field: 'link', to: match[2] ?? '' }))
    .sort((a, b) => a.line - b.line);
}

/** What cannot stand in a text, whatever the other files say: unknown placeholders, pictures, odd addresses. */
export function problemsIn(text: Body): Problem[] {
  const { file, body } = text;
  const placeholders = [...body.matchAll(/\{([^{}#\n][^{}\n]*)\}/g)]
    .filter((match) => !SHARED.includes(match[1] ?? ''))
    .map((match) => ({
      file,
      line: lineAt(text, match.index),
      field: '',
      expected: `no placeholders but ${SHARED.map((name) => `{${name}}`).join(', ')}`,
      found: `"${match[0]}"`,
      mend: `remove ${match[0]}, or correct its spelling`,
    }));
  const pictures = [...body.matchAll(/!\[[^\]]*\]\([^)]*\)/g)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    field: 'picture',
    expected: 'a text without pictures',
    found: show(match[0]),
    mend: 'remove the picture',
  }));
  const odd = linksIn(text)
    .filter(({ to }) => !/^(\/|#|https:\/\/|mailto:|tel:)/.test(to))
    .map(({ to, ...place }) => ({
      ...place,
      expected: 'an address that begins with /, #, https://, mailto: or tel:',
      found: show(to),
      mend: to.startsWith('http://') ? 'write https:// instead of http://' : 'correct the link, or remove it',
    }));
  return [...placeholders, ...pictures, ...odd];
}
