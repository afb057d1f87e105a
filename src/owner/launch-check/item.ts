import { excerptOf, type Problem } from '../../content/problems.ts';
import type { SourceText } from '../../content/reading/source-texts.ts';

/** Something to do before the launch, in words for the owner. */
export type Item = Pick<Problem, 'file' | 'path' | 'element' | 'line'> & {
  /** For programs: the code of a `Problem`, or the name of a check. */
  code: string;
  /** The words at fault, shortened. */
  found: string;
  /** The fault in a sentence. Items with the same `why` and `todo` are listed together. */
  why: string;
  /** The cure in a sentence or two. */
  todo: string;
  /** True if the site must not be published with it; false for a suggestion. */
  blocks: boolean;
};

/** What is left to do. `notes` name checks that could not be made. */
export type LaunchCheck = { items: Item[]; notes: string[] };

/** A fault in a text; `words` is the part of the text at fault. */
export type Finding = Pick<Item, 'code' | 'why' | 'todo' | 'blocks'> & { words: string };

/** Returns the item of a finding, with the position of its text, and an excerpt from some 20 characters before its words. */
export function toItem({ file, path, heading, line, value }: SourceText, { words, ...rest }: Finding): Item {
  const start = value.lastIndexOf(' ', Math.max(0, value.indexOf(words) - 20)) + 1;
  const found = excerptOf(`${start > 0 ? '… ' : ''}${value.slice(start)}`);
  return { file: `content/${file}`, path, ...(heading && { element: heading }), line, found, ...rest };
}

/** Returns the first fault of a text. */
export type TextCheck = (text: SourceText) => Finding | undefined;
