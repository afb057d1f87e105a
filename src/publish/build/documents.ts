import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { addressesOf, elementsOf, type Tree } from '../hosting/elements.ts';
import { documentsOf, filesOf, routeOf } from '../hosting/files.ts';
import { type Anchors, anchorsOf } from './anchors.ts';
import { liftStyleAttributes } from './style-attributes.ts';

/** A finished document, and the files of its site that it refers to: paths from its root. */
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
 * The one pass over every document of a site that Astro has made: style attributes become rules.
 * @param address the site's own, `https://brightgrain.example`
 * @throws when a document holds what a strict content policy forbids
 */
export function finishDocuments(dir: string, address: string): (FinishedDocument & Anchors)[] {
  const sheets = new Map<string, Map<string, string>>();
  const documents = documentsOf(filesOf(dir)).map((file) => {
    const tree = parse(readFileSync(join(dir, file), 'utf8'), { scriptingEnabled: false });
    return { file, tree, addRules: within(file, () => liftStyleAttributes(tree, sheets)) };
  });
  return documents.map(({ file, tree, addRules }) => {
    if (addRules()) writeFileSync(join(dir, file), serialize(tree, { scriptingEnabled: false }));
    const own = new URL(routeOf(file), address);
    return {
      file,
      ...within(file, () => ({ references: referencesOf(tree, own), ...anchorsOf(tree, own) })),
    };
  });
}

/**
 * The files of its own site that a document refers to by `href`, `src`, `srcset`, `poster` and `url()`: paths from its root.
 * @param own the document's address: `https://brightgrain.example/about`
 */
export function referencesOf(tree: Tree, own: URL): string[] {
  const targets = [...elementsOf(tree)]
    .flatMap(addressesOf)
    .map((one) => URL.parse(one, own))
    .filter((url) => url?.origin === own.origin);
  return [...new Set(targets.map((url) => decodeURIComponent(url?.pathname ?? '/').slice(1)))].sort();
}

/** A sentence for each missing file that pages refer to. */
export function missingReferences(pages: readonly FinishedDocument[], files: readonly string[]): string[] {
  const there = new Set([...files, ...documentsOf(files).map((file) => routeOf(file).slice(1))]);
  const missing = new Set(pages.flatMap(({ references }) => references).filter((path) => !there.has(path)));
  return [...missing].map((path) => {
    const by = pages.filter(({ references }) => references.includes(path)).map(({ file }) => routeOf(file));
    return `/${path} is named by ${by.slice(0, 3).join(', ')} and not there: put it into public/ or content/, or name another.`;
  });
}
