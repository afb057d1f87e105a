import {
  type Collection,
  collectionIn,
  endTaken,
  entriesOf,
  type Item,
  isEntry,
  isList,
  type Marks,
  mark,
  putCollection,
  type Slot,
  spaces,
  written,
} from './tokens.ts';

/** Where the lines of an entry begin: in a list those of a comment right above it are its own. */
const ownLines = (collection: Collection, start: Marks): number =>
  collection.type === 'flow-collection'
    ? start.length
    : start.findLastIndex(
        ({ type }, i) =>
          type === 'newline' && (collection.type === 'block-map' || start[i - 1]?.type !== 'comment'),
      ) + 1;

/** Puts the entries of a list or group in another order, with more or fewer; what is between them stays there. */
function rearrange(collection: Collection, change: (entries: Item[], gaps: Marks[]) => void): void {
  const isFlow = collection.type === 'flow-collection';
  const entries = entriesOf(collection);
  const rest = (collection.items as Item[]).filter((item) => !isEntry(item));
  const indent = isFlow ? [] : spaces(collection.indent);
  const closing = isFlow ? endTaken(entries.at(-1)?.value) : [];
  // The first one's own are before the collection.
  entries[0]?.start.unshift(...indent);
  const gaps = entries.map(({ start }) => start.splice(0, ownLines(collection, start)));
  change(entries, gaps);
  entries.forEach(({ start }, i) => {
    start.unshift(...(gaps[i] ?? []));
  });
  const first = entries[0]?.start ?? [];
  while (!isFlow && (first[0]?.type === 'space' || first[0]?.type === 'newline')) first.shift();
  const last = entries.at(-1)?.value;
  if (isFlow && last) Object.assign(last, { end: [...('end' in last ? (last.end ?? []) : []), ...closing] });
  const behind = gaps.slice(entries.length).flat();
  collection.items = [...entries, ...(behind.length > 0 ? [{ start: behind }] : []), ...rest];
}

/** Adds an entry to a list, or to a group the field that `value` holds. */
export function insertEntry(collection: Collection, at: number, value: object): void {
  const isFlow = collection.type === 'flow-collection';
  const made = written(value, isFlow ? 0 : collection.indent, isFlow).value;
  if (entriesOf(collection).length === 0) {
    collection.items = made.items as never;
    return;
  }
  const [entry] = entriesOf(made) as [Item];
  if (isFlow) endTaken(entry.value);
  entry.start = isFlow ? [] : [...spaces(collection.indent), ...entry.start];
  const neighbour = collectionIn(entriesOf(collection).at(at) ?? entriesOf(collection).at(-1));
  if (collection.type === 'block-seq' && neighbour?.type === 'flow-collection' && !isList(neighbour)) {
    entry.value = written((value as unknown[])[0], 0, true).value;
  }
  rearrange(collection, (entries, gaps) => {
    gaps.splice(isFlow && at === 0 ? 1 : at, 0, isFlow ? [mark('comma', ','), ...spaces(1)] : []);
    entries.splice(at, 0, entry);
  });
}

/** Takes an entry out of its list or group; of the only one braces or brackets are left. */
export function removeEntry({ item, group, holder }: Slot): void {
  if (!item || !group) return;
  const isFlow = group.type === 'flow-collection';
  if (entriesOf(group).length === 1 && !isFlow) {
    putCollection({ item: holder, group: undefined }, isList(group) ? [] : {}, true);
    return;
  }
  rearrange(group, (entries, gaps) => {
    const at = entries.indexOf(item);
    entries.splice(at, 1);
    if (isFlow) gaps.splice(at || 1, 1);
    else gaps.splice(at, 2, [...(gaps[at] ?? []), ...(gaps[at + 1] ?? [])]);
  });
}

export function moveEntry(list: Item | undefined, from: number, to: number): void {
  const collection = collectionIn(list);
  if (collection) rearrange(collection, (entries) => entries.splice(to, 0, ...entries.splice(from, 1)));
}
