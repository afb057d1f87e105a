import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { documentsOf, filesOf } from '../hosting/files.ts';
import { markdownOf } from '../seo/twins.ts';
import { referencesOf } from './references.ts';
import { liftStyleAttributes } from './style-attributes.ts';

/** A finished document, and what it names of its own site: paths from its root. */
export type FinishedDocument = { file: string; references: string[] };

/**
 * The one pass over every document of a site that Astro has made: style attributes become rules, and a Markdown twin
 * is put beside it.
 * @param address the site's own, `https://brightgrain.example`
 * @throws when a document holds what a strict content policy forbids
 */
export function finishDocuments(dir: string, address: string): FinishedDocument[] {
  return documentsOf(filesOf(dir)).map((file) => {
    const path = join(dir, file);
    const tree = parse(readFileSync(path, 'utf8'), { scriptingEnabled: false });
    try {
      if (liftStyleAttributes(tree)) writeFileSync(path, serialize(tree, { scriptingEnabled: false }));
      const twin = markdownOf(tree);
      if (twin !== undefined) writeFileSync(path.replace(/html$/, 'md'), twin);
      return { file, references: referencesOf(tree, file, address) };
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  });
}
