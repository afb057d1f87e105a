import { type Code, type Problem, show } from '../../content/problems.ts';
import { placeOf, type Text } from '../../content/reading/written.ts';

/**
 * One thing to do before the site is launched, in words for its owner, with the place that a `Problem` names: file, line,
 * and the way to the field.
 */
export type Item = Pick<Problem, 'file' | 'path' | 'part' | 'line'> & {
  /** What kind of thing it is. Programs go by it: `reviewed` is a file that nobody has said is theirs. */
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

/** What is wrong with a text, and the words of it that are meant. */
export type Finding = Pick<Item, 'code' | 'why' | 'todo' | 'blocks'> & { words: string };

/** A finding as an item: with the place of its text, and the words around those that are meant. */
export function itemAt(text: Text, { words, ...rest }: Finding): Item {
  const at = Math.max(0, text.value.indexOf(words) - 20);
  const start = text.value.lastIndexOf(' ', at) + 1;
  return { ...placeOf(text), found: show(`${start > 0 ? '… ' : ''}${text.value.slice(start)}`), ...rest };
}

/** `1 page`, `2 pages`. */
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
