import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as dom, parse, serialize } from 'parse5';
import { attributeOf, type Element, elementsOf, type Tree, textOf } from '../hosting/elements.ts';
import { documentsOf, filesOf, routeOf } from '../hosting/files.ts';
import { listReferences, type Page } from './references.ts';
import { liftStyleAttributes, type Marks } from './style-attributes.ts';

/** Returns the result of some work. @throws its error, with the name of the file in front */
function nameFileInError<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Moves style sheets to where the first view needs them, and turns style attributes into rules, in all finished documents.
 * @param address the site's own, `https://brightgrain.example`
 * @throws when a document holds what a strict content policy forbids
 */
export function finishDocuments(dir: string, address: string): Page[] {
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const files = filesOf(dir);
  const sheets: Marks = new Map();
  const documents = documentsOf(files).map((file) => {
    const tree = parse(read(file), { scriptingEnabled: false });
    placeStyles(tree, read);
    return { file, tree, addRules: nameFileInError(file, () => liftStyleAttributes(tree, sheets)) };
  });
  for (const file of files.filter((name) => name.endsWith('.css')))
    writeFileSync(join(dir, file), guardCss(read(file)));
  return documents.map(({ file, tree, addRules }) => {
    addRules();
    guardStyles(tree);
    writeFileSync(join(dir, file), serialize(tree, { scriptingEnabled: false }));
    const url = new URL(routeOf(file), address);
    return { file, ...nameFileInError(file, () => listReferences(tree, url)) };
  });
}

/** Base styles are in `:where()`: an engine without it gets a page without any styles (docs/decisions/old-browsers.md). */
const guardCss = (css: string) => `@supports selector(:where(a)){${css}}`;

function guardStyles(tree: Tree): void {
  for (const element of elementsOf(tree)) {
    const [text] = element.childNodes;
    if (element.tagName === 'style' && text && dom.isTextNode(text)) text.value = guardCss(text.value);
  }
}

const findClasses = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));

/**
 * Moves a linked style sheet to just above the first element, or the island around it, that needs it: the browser paints
 * what is above without it. Moves Astro's styles for islands into the head, where HTML wants them, and its scripts to the
 * first island. Removes the ids of islands, which depend on the project's folder.
 * @param read returns the text of a file of the site, by its path from the root
 */
export function placeStyles(tree: Tree, read: (path: string) => string): void {
  const elements = [...elementsOf(tree)];
  const headSheet = elements.find(({ tagName }) => tagName === 'style');
  const islands = elements.filter(({ tagName }) => tagName === 'astro-island');
  for (const element of elements) {
    if (element.tagName === 'astro-island')
      element.attrs = element.attrs.filter(({ name }) => name !== 'uid');
    if (element.tagName === 'style' && headSheet && element !== headSheet) {
      for (const script of findScriptsAfter(element)) moveBefore(script, islands[0]);
      dom.detachNode(element);
      dom.insertText(headSheet, textOf(element));
    }
    if (attributeOf(element, 'rel') !== 'stylesheet') continue;
    const linkedClasses = findClasses(read((attributeOf(element, 'href') ?? '').slice(1)));
    const headClasses = findClasses(headSheet ? textOf(headSheet) : '');
    const isOnlyLinked = (name: string) => linkedClasses.has(name) && !headClasses.has(name);
    const user = elements.find((other) => attributeOf(other, 'class')?.split(' ').some(isOnlyLinked));
    moveBefore(element, islands.find((other) => [...elementsOf(other)].includes(user as Element)) ?? user);
  }
}

function findScriptsAfter(element: Element): Element[] {
  const siblings = element.parentNode?.childNodes ?? [];
  const next = siblings[siblings.indexOf(element) + 1];
  return next?.nodeName === 'script' ? [next as Element, ...findScriptsAfter(next as Element)] : [];
}

function moveBefore(element: Element, target: Element | undefined): void {
  if (!target?.parentNode) return;
  dom.detachNode(element);
  dom.insertBefore(target.parentNode, element, target);
}
