import { isDeepStrictEqual } from 'node:util';
import { frontMatterOf } from '../../../content/front-matter.ts';
import { applied, type Change, Unwritable } from './change.ts';
import { formsOf } from './forms.ts';
import { commentsOf, says, valuesOf } from './source.ts';

/** Each is written and read again, which takes up to a tenth of a second in the longest file. */
const MOST_CHANGES = 500;

/** Whether a list holds all of another, in any order. */
const holdsAll = (all: string[], wanted: string[]) => {
  const rest = [...all];
  return wanted.every((one) => {
    const i = rest.indexOf(one);
    if (i >= 0) rest.splice(i, 1);
    return i >= 0;
  });
};

/**
 * Writes one change into YAML: only the letters of what changes are touched, so that comments, quotes, the order of the
 * fields and all other lines stay as they are. Whatever it gives back has been read again and says what it should.
 * @throws Unwritable where there is no such way
 */
function changeYaml(text: string, change: Exclude<Change, { kind: 'body' }>): string {
  const values = valuesOf(text);
  const wanted = applied(values, change);
  if (isDeepStrictEqual(values, wanted)) return text;
  const comments = commentsOf(text);
  for (const form of formsOf(text, change)) {
    if (!says(form, wanted)) continue;
    // What goes may take the comments among its lines with it; nothing else may.
    if (change.kind === 'remove' || holdsAll(commentsOf(form), comments)) return form;
  }
  throw new Unwritable(
    'This has to be changed in the file itself: there is no way to write it that keeps its comments.',
  );
}

function changeLines(file: string, text: string, change: Change): string {
  if (!file.endsWith('.md')) {
    if (change.kind === 'body') throw new Unwritable('Only Markdown files have a text below their fields.');
    return changeYaml(text, change);
  }
  const front = frontMatterOf(text);
  if (!front) throw new Unwritable('The file does not begin with fields between two lines of hyphens.');
  const { head, headAt, bodyAt } = front;
  if (change.kind !== 'body')
    return text.slice(0, headAt) + changeYaml(head, change) + text.slice(headAt + head.length);
  const [top, rest] = [text.slice(0, bodyAt), text.slice(bodyAt)];
  const body = change.text.trim();
  if (rest.trim() === '') return `${top.trimEnd()}\n\n${body}\n`;
  return top + rest.replace(rest.trim(), () => body);
}

/** Puts the line breaks of a file back into what was made of it: on lines that stayed their own, elsewhere the usual ones. */
function withBreaksOf(text: string, lf: string, changed: string): string {
  const lines = text.split(/(?<=\n)/);
  const [was, is] = [lf.split(/(?<=\n)/), changed.split(/(?<=\n)/)];
  const usual = lines.filter((line) => line.endsWith('\r\n')).length * 2 >= lines.length ? '\r\n' : '\n';
  let head = 0;
  while (head < Math.min(was.length, is.length) && was[head] === is[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(was.length, is.length) - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  const middle = is.slice(head, is.length - tail).map((line) => line.replace(/\n$/, usual));
  return [...lines.slice(0, head), ...middle, ...lines.slice(lines.length - tail)].join('');
}

/**
 * Writes changes into the text of a file of `content/`, one after the other.
 * @throws Unwritable where one of them has no place in it
 */
export function changeFile(file: string, text: string, changes: readonly Change[]): string {
  if (changes.length > MOST_CHANGES)
    throw new Unwritable(
      `Nothing was written: these are ${changes.length} changes at once, and one save takes ${MOST_CHANGES}. Copy the words that you need, load the page again, and save more often.`,
    );
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return (
    mark +
    changes.reduce((now, change) => {
      const lf = now.replace(/\r\n/g, '\n');
      const changed = changeLines(file, lf, change);
      if (changed === lf) return now;
      return lf === now ? changed : withBreaksOf(now, lf, changed);
    }, text.slice(mark.length))
  );
}
