import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as dom, parse, serialize } from 'parse5';
import { attributeOf, type Element, elementsOf, type Tree, textOf } from '../hosting/elements.ts';
import { documentsOf, filesOf, routeOf } from '../hosting/files.ts';
import { type References, referencesOf } from './references.ts';
import { liftStyleAttributes } from './style-attributes.ts';

/** A finished document, by its path from the root of the site. */
export type FinishedDocument = References & { file: string };

/** @throws with the name of the file, when something is wrong in it */
function within<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The one pass over all finished documents: moves style sheets to where the first view needs them, turns style attributes
 * into rules, and keeps all styles from engines that would draw half the design.
 * @param address the site's own, `https://brightgrain.example`
 * @throws when a document holds what a strict content policy forbids
 */
export function finishDocuments(dir: string, address: string): FinishedDocument[] {
  const sheets = new Map<string, Map<string, string>>();
  const documents = documentsOf(filesOf(dir)).map((file) => {
    const tree = parse(readFileSync(join(dir, file), 'utf8'), { scriptingEnabled: false });
    placeStyles(tree, (path) => readFileSync(join(dir, path), 'utf8'));
    return { file, tree, addRules: within(file, () => liftStyleAttributes(tree, sheets)) };
  });
  for (const file of filesOf(dir).filter((one) => one.endsWith('.css')))
    writeFileSync(join(dir, file), guarded(readFileSync(join(dir, file), 'utf8')));
  return documents.map(({ file, tree, addRules }) => {
    addRules();
    guardStyles(tree);
    writeFileSync(join(dir, file), serialize(tree, { scriptingEnabled: false }));
    const own = new URL(routeOf(file), address);
    return { file, ...within(file, () => referencesOf(tree, own)) };
  });
}

/** Base styles are in `:where()`: an engine without it gets a plain, whole page (docs/decisions/old-browsers.md). */
const guarded = (css: string) => `@supports selector(:where(a)){${css}}`;

function guardStyles(tree: Tree): void {
  for (const element of elementsOf(tree)) {
    const [text] = element.childNodes;
    if (element.tagName === 'style' && text && dom.isTextNode(text)) text.value = guarded(text.value);
  }
}

/** The names of the classes in a style sheet. */
const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));

/**
 * Moves a linked style sheet from the head to just above the first element that has a class of its own: what is above that
 * is painted without it. What Astro writes for islands at the top of the body goes where it is needed: its styles into the
 * head, where HTML wants them, its scripts to the first island. The id of an island goes: it is made of the folder of the
 * project, and would differ from build to build.
 * @param read gives a file of the site, by its path from the root
 */
export function placeStyles(tree: Tree, read: (path: string) => string): void {
  const elements = [...elementsOf(tree)];
  const head = elements.find(({ tagName }) => tagName === 'style');
  const island = elements.find(({ tagName }) => tagName === 'astro-island');
  for (const element of elements) {
    if (element.tagName === 'astro-island')
      element.attrs = element.attrs.filter(({ name }) => name !== 'uid');
    if (element.tagName === 'style' && head && element !== head) {
      for (const script of scriptsAfter(element)) moveBefore(script, island);
      dom.detachNode(element);
      dom.insertText(head, textOf(element));
    }
    if (attributeOf(element, 'rel') !== 'stylesheet') continue;
    const linked = classesIn(read((attributeOf(element, 'href') ?? '').slice(1)));
    const others = classesIn(head ? textOf(head) : '');
    const isOwn = (name: string) => linked.has(name) && !others.has(name);
    const first = elements.find((one) => attributeOf(one, 'class')?.split(' ').some(isOwn));
    moveBefore(element, first);
  }
}

/** The scripts that follow an element at once. */
function scriptsAfter(element: Element): Element[] {
  const following = element.parentNode?.childNodes ?? [];
  const next = following[following.indexOf(element) + 1];
  return next?.nodeName === 'script' ? [next as Element, ...scriptsAfter(next as Element)] : [];
}

function moveBefore(element: Element, place: Element | undefined): void {
  if (!place?.parentNode) return;
  dom.detachNode(element);
  dom.insertBefore(place.parentNode, element, place);
}
