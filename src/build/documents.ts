import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { documentsOf, filesOf } from '../hosting/files.ts';
import { markdownOf } from '../seo/twins.ts';
import { referencesOf } from './references.ts';
import { addRules, liftStyleAttributes, type Sheet } from './style-attributes.ts';

/** A finished document, and what it names of its own site: paths from its root. */
export type FinishedDocument = { file: string; references: string[] };

/** @throws with the name of the file, when something is wrong in it */
function within<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The one pass over every document of a site that Astro has made: style attributes become rules, and a Markdown twin
 * is put beside it.
 * @param address the site's own, `https://brightgrain.example`
 * @throws when a document holds what a strict content policy forbids
 */
export function finishDocuments(dir: string, address: string): FinishedDocument[] {
  const sheets = new Map<string, Sheet>();
  const documents = documentsOf(filesOf(dir)).map((file) => {
    const tree = parse(readFileSync(join(dir, file), 'utf8'), { scriptingEnabled: false });
    return { file, tree, sheet: within(file, () => liftStyleAttributes(tree, sheets)) };
  });
  return documents.map(({ file, tree, sheet }) => {
    const path = join(dir, file);
    if (sheet && sheet.classes.size > 0) {
      addRules(tree, sheet);
      writeFileSync(path, serialize(tree, { scriptingEnabled: false }));
    }
    const twin = within(file, () => markdownOf(tree));
    if (twin !== undefined) writeFileSync(path.replace(/html$/, 'md'), twin);
    return { file, references: within(file, () => referencesOf(tree, file, address)) };
  });
}
