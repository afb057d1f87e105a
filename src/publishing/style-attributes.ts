import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { elementsOf } from './elements.ts';
import { documentsOf, filesOf } from './files.ts';

type Edit = { from: number; to: number; text: string };

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The n-th class: _a, _b, … Classes of CSS Modules are letters alone (class-names.ts), so none is met. */
const classOf = (n: number): string =>
  n < LETTERS.length
    ? `_${LETTERS[n]}`
    : `${classOf(Math.floor(n / LETTERS.length) - 1)}${LETTERS[n % LETTERS.length]}`;

/** Declarations as short as they can be said. */
const shortened = (style: string) => style.replace(/;\s*$/, '').replace(/([:\s(,])0+(?=\.\d)/g, '$1');

/**
 * A document whose style attributes are rules of its style element: a content policy can allow the element by its
 * hash, an attribute only by `'unsafe-hashes'`.
 * @throws when an attribute holds anything but custom properties, or one that the style sheet sets as well: a rule
 * has less weight than an attribute, so the page would look different
 */
export function withoutStyleAttributes(html: string): string {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const styled = elements.filter(({ attrs }) => attrs.some(({ name }) => name === 'style'));
  if (styled.length === 0) return html;
  const end = elements.find(({ tagName }) => tagName === 'style')?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) throw new Error('A document with style attributes has no style element for them.');

  const classes = new Map<string, string>();
  const edits = styled.flatMap((element) => {
    const style = shortened(element.attrs.find(({ name }) => name === 'style')?.value ?? '');
    const name = classes.get(style) ?? classOf(classes.size);
    classes.set(style, name);
    return editsOf(element, name);
  });
  const sheet = html.slice(0, end);
  for (const style of classes.keys()) judge(style, sheet);
  const rules = [...classes].map(([style, name]) => `.${name}{${style}}`).join('');
  edits.push({ from: end, to: end, text: rules });

  let result = html;
  for (const { from, to, text } of edits.sort((a, b) => b.from - a.from))
    result = result.slice(0, from) + text + result.slice(to);
  return result;
}

/** Replaces an element's style attribute by a class, or adds it to those that it has. */
function editsOf(element: DefaultTreeAdapterTypes.Element, name: string): Edit[] {
  const places = element.sourceCodeLocation?.attrs;
  const style = places?.['style'];
  const others = places?.['class'];
  if (!style) return [];
  const { startOffset: from, endOffset: to } = style;
  if (!others) return [{ from, to, text: `class="${name}"` }];
  const all = `${element.attrs.find((attr) => attr.name === 'class')?.value} ${name}`;
  return [
    { from: others.startOffset, to: others.endOffset, text: `class="${all}"` },
    // With the space before it.
    { from: from - 1, to, text: '' },
  ];
}

function judge(style: string, sheet: string): void {
  const hint = 'Give the element a custom property, and let its style sheet say what it does.';
  if (/<\/style/i.test(style)) throw new Error(`style="${style}" would end the style element.`);
  const names = [...style.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name = '']) => name);
  for (const name of names) {
    if (!name.startsWith('--'))
      throw new Error(`style="${style}" sets ${name}, which a rule would set too weakly. ${hint}`);
    if (new RegExp(`[{;\\s]${name}:`).test(sheet))
      throw new Error(`style="${style}" sets ${name}, which a style sheet sets too: rename one of the two.`);
  }
}

/** Turns the style attributes of every document of a folder into rules. */
export async function liftStyleAttributes(dir: string): Promise<void> {
  for (const document of documentsOf(filesOf(dir))) {
    const path = join(dir, document);
    try {
      await writeFile(path, withoutStyleAttributes(await readFile(path, 'utf8')));
    } catch (error) {
      throw new Error(`${document}: ${(error as Error).message}`);
    }
  }
}
