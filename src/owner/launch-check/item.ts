import { excerptOf, type Problem } from '../../content/problems.ts';
import type { SourceText } from '../../content/reading/source-texts.ts';

/** Something to do before the launch, in words for the owner. */
export type TodoItem = Pick<Problem, 'file' | 'path' | 'element' | 'line'> & {
  /** For programs: the code of a `Problem`, or a kind of finding such as `placeholder`. */
  code: string;
  /** An excerpt with the words at fault or, if the item is about more than a few words, a title or summary of it. */
  found: string;
  /** The fault in a sentence, such as `A phone number of zeros.` */
  why: string;
  /** The remedy in a sentence or two. Items with the same `why` and `todo` are listed together. */
  todo: string;
  /** True if the site must not be launched with this fault; false for a suggestion. */
  isBlocking: boolean;
};

/** The items left to do. `notes` are sentences about checks that were not made. */
export type LaunchCheckResult = { items: TodoItem[]; notes: string[] };

/** A fault in a text; `words` is the part of the text at fault. */
export type Finding = Pick<TodoItem, 'code' | 'why' | 'todo' | 'isBlocking'> & { words: string };

/** Makes an item of a finding. Its excerpt begins about 20 characters before the words at fault. */
export function toItem(text: SourceText, { words, ...fields }: Finding): TodoItem {
  const { file, path, heading, line, value } = text;
  const start = value.lastIndexOf(' ', Math.max(0, value.indexOf(words) - 20)) + 1;
  const found = excerptOf(`${start > 0 ? '… ' : ''}${value.slice(start)}`);
  return { file: `content/${file}`, path, ...(heading && { element: heading }), line, found, ...fields };
}

/** Returns the first fault of a text. */
export type TextCheck = (text: SourceText) => Finding | undefined;
