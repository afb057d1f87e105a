import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as dom, parse, serialize } from 'parse5';
import { inLanguage } from '../../content/language.ts';
import { attributeOf, elementsOf } from '../hosting/elements.ts';
import { routeOf } from '../hosting/files.ts';
import type { FinishedDocument } from './documents.ts';
import { LIMITS } from './limits.ts';
import { asBrotli } from './precompress.ts';

const WEIGHT = 'data-weight';
/** Room behind the longest bar, which is drawn on a hundred units. */
const LONGEST = 96;

const kilobytes = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/**
 * Fills in what pages say about the weight of pages, as they travel: an element with `data-weight` holds the address of a
 * page, or none for what a connection brings in its first round trip. A path becomes its bar, or the line at its place; any
 * other element says it in kilobytes.
 */
export async function fillWeights(dir: string, documents: readonly FinishedDocument[]): Promise<void> {
  const read = (file: string) => readFileSync(join(dir, file));
  const weighed = documents.filter(({ file }) => read(file).includes(`${WEIGHT}=`));
  if (weighed.length === 0) return;
  const weights = new Map<string, number>();
  for (const { file, references } of documents) {
    const parts = [file, ...references.filter((path) => path.endsWith('.css'))];
    const forms = await Promise.all(parts.map((path) => asBrotli(read(path))));
    weights.set(
      routeOf(file),
      forms.reduce((sum, { byteLength }) => sum + byteLength, 0),
    );
  }
  // Filling in changes a page's own weight by a few bytes, which whole kilobytes do not show.
  for (const { file } of weighed) writeFileSync(join(dir, file), filled(read(file).toString(), weights));
}

function filled(text: string, weights: ReadonlyMap<string, number>): string {
  const tree = parse(text, { scriptingEnabled: false });
  const elements = [...elementsOf(tree)].flatMap((element) => {
    const of = attributeOf(element, WEIGHT);
    if (of === undefined) return [];
    const bytes = of ? weights.get(of) : LIMITS.packets * LIMITS.packet;
    if (bytes === undefined) throw new Error(`"${of}" has a weight to be filled in, and is no page.`);
    return [{ element, of, bytes }];
  });
  const most = Math.max(...elements.map(({ bytes }) => bytes));
  for (const { element, of, bytes } of elements) {
    const long = Math.round((bytes / most) * LONGEST * 10) / 10;
    const path = element.attrs.find(({ name }) => name === 'd');
    if (path) path.value = of ? `M0 .2H${long}V.8H0z` : `M${long} 0V1`;
    else {
      for (const child of [...element.childNodes]) dom.detachNode(child);
      dom.insertText(element, kilobytes().format(bytes / 1000));
    }
  }
  return serialize(tree, { scriptingEnabled: false });
}
