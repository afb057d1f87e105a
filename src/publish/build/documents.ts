import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as dom, parse, serialize } from 'parse5';
import { attributeOf, type Element, elementsOf, styleTextsOf, type Tree } from '../hosting/elements.ts';
import { documentsOf, filesOf, routeOf } from '../hosting/files.ts';
import { listReferences, type PageReferences } from './references.ts';
import { liftStyleAttributes, type StyleIds } from './style-attributes.ts';

/** Runs work on a file, and returns its result. @throws the work's error, with the name of the file before the message */
function nameFileInError<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Moves style sheets, turns style attributes into rules, and hides all styles from old browsers, in a built site.
 * @param address the site's origin, `https://brightgrain.example`
 * @returns the references of each document
 * @throws the errors of `liftStyleAttributes` and `listReferences`, with the name of the document
 */
export function finishDocuments(dir: string, address: string): PageReferences[] {
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const files = filesOf(dir);
  const styleIds: StyleIds = new Map();
  const documents = documentsOf(files).map((file) => {
    const tree = parse(read(file), { scriptingEnabled: false });
    placeStylesAndScripts(tree, read);
    return { file, tree, addRules: nameFileInError(file, () => liftStyleAttributes(tree, styleIds)) };
  });
  for (const file of files.filter((name) => name.endsWith('.css')))
    writeFileSync(join(dir, file), guardCss(read(file)));
  // A second pass, because documents with the same style sheet share their rules (style-attributes.ts).
  return documents.map(({ file, tree, addRules }) => {
    addRules();
    for (const text of styleTextsOf(tree)) text.value = guardCss(text.value);
    writeFileSync(join(dir, file), serialize(tree, { scriptingEnabled: false }));
    const url = new URL(routeOf(file), address);
    return { file, ...nameFileInError(file, () => listReferences(tree, url)) };
  });
}

/** Hides all styles from a browser without `:where()`, which the base styles need (docs/decisions/old-browsers.md). */
const guardCss = (css: string) => `@supports selector(:where(a)){${css}}`;

const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));

/**
 * Moves a linked style sheet to just above the first element that needs it, or above that element's island: the browser
 * paints what is above the sheet without waiting. Moves Astro's styles for islands into the head, as HTML requires, and
 * the scripts that follow them to the first island. Removes the ids of islands, which depend on the project's folder.
 * @param read returns the text of a file of the site, by its path from the root
 */
export function placeStylesAndScripts(tree: Tree, read: (path: string) => string): void {
  const elements = [...elementsOf(tree)];
  const [headStyle, ...islandStyles] = styleTextsOf(tree);
  const islands = elements.filter(({ tagName }) => tagName === 'astro-island');
  for (const island of islands) island.attrs = island.attrs.filter(({ name }) => name !== 'uid');
  for (const link of elements.filter((element) => attributeOf(element, 'rel') === 'stylesheet')) {
    const linkedClasses = classesIn(read((attributeOf(link, 'href') ?? '').slice(1)));
    const headClasses = classesIn(headStyle?.value ?? '');
    const needsLink = (name: string) => linkedClasses.has(name) && !headClasses.has(name);
    const target = elements.find((other) => attributeOf(other, 'class')?.split(' ').some(needsLink));
    moveBefore(link, islands.find((other) => [...elementsOf(other)].includes(target as Element)) ?? target);
  }
  for (const { value, parentNode } of islandStyles) {
    const style = parentNode as Element;
    for (const script of findScriptsAfter(style)) moveBefore(script, islands[0]);
    dom.detachNode(style);
    if (headStyle) headStyle.value += value;
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
