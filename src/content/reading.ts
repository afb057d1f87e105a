import type { ReadContent } from './content.ts';
import type { Parsed } from './explain.ts';
import type { Files } from './files.ts';
import type { Markdown } from './markdown.ts';

/** What was read, as far as it could be used; and where each value is written, by file: `team/kabir.yaml`. */
export type Reading = {
  content: ReadContent;
  files: Files;
  sources: ReadonlyMap<string, Parsed>;
  /** All Markdown texts. */
  texts: readonly Markdown[];
};
