import type { Checked } from '../../content/schemas/checked.ts';
import { type Item, inOneLine, quoted } from './item.ts';

type Entry = Checked['keep'][number];

const inside = (field: string, group: string) =>
  field === group || field.startsWith(`${group}.`) || group === '*';

const speaksOf = (entry: Entry, item: Item) =>
  item.keep !== undefined &&
  entry.file.replace(/^(?:content\/)?/, 'content/') === item.file &&
  inside(item.field, entry.field) &&
  (!entry.words || inOneLine(item.said ?? '').includes(inOneLine(entry.words)));

/**
 * Takes out what the owner has signed as right. A signature that speaks of nothing any more is an item itself: what it
 * spoke of has changed, and whoever reads the file should not believe that it is signed.
 * @param lineOf the line of an entry of `keep`, by its place in the list
 */
export function withoutSigned(
  items: readonly Item[],
  keep: readonly Entry[],
  lineOf: (i: number) => number,
): { items: Item[]; signed: number } {
  const left = items.filter((item) => !keep.some((entry) => speaksOf(entry, item)));
  const idle = keep.flatMap((entry, i): Item[] =>
    items.some((item) => speaksOf(entry, item))
      ? []
      : [
          {
            file: 'content/checked.yaml',
            line: lineOf(i),
            field: `keep.${i + 1}`,
            found: `${entry.file} ${entry.field}${entry.words ? ` ${quoted(entry.words)}` : ''}`,
            why: 'A signature for something that is not asked about any more.',
            todo: 'Delete the entry, or correct its file, field or words.',
            blocks: false,
          },
        ],
  );
  return { items: [...left, ...idle], signed: items.length - left.length };
}
