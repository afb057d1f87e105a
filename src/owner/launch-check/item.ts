import { type Code, type Problem, show } from '../../content/problems.ts';
import type { Text } from '../../content/reading/written.ts';

/**
 * One thing to do before the site is launched, in words for its owner, with the place that a `Problem` names: file, line,
 * and the way to the field.
 */
export type Item = Pick<Problem, 'file' | 'path' | 'part' | 'line'> & {
  /** Its kind, for programs: `reviewed` is a file that nobody has approved. */
  code:
    | Code
    | 'sample'
    | 'placeholder'
    | 'contact'
    | 'expires'
    | 'link'
    | 'draft'
    | 'counsel'
    | 'due'
    | 'reviewed';
  /** What is there, short. */
  found: string;
  /** What is wrong with it: one sentence. Items with the same sentence and the same advice are listed together. */
  why: string;
  /** What to do about it: one sentence or two. */
  todo: string;
  /** Whether the site should not be published with it. The rest is advice. */
  blocks: boolean;
};

/** What is wrong with a text, and with which of its words. */
export type Finding = Pick<Item, 'code' | 'why' | 'todo' | 'blocks'> & { words: string };

/** A finding as an item, with its place and the words around it. */
export function itemAt({ file, path, part, line, value }: Text, { words, ...rest }: Finding): Item {
  const start = value.lastIndexOf(' ', Math.max(0, value.indexOf(words) - 20)) + 1;
  const found = show(`${start > 0 ? '… ' : ''}${value.slice(start)}`);
  return { file: `content/${file}`, path, ...(part && { part }), line, found, ...rest };
}
