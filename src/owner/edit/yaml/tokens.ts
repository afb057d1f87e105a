/** The tokens of a YAML text as `yaml` reads them: written out again, all that was left alone is there byte for byte. */
import { CST, Parser, stringify } from 'yaml';

export type Item = CST.CollectionItem;
export type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
export type Marks = CST.SourceToken[];

/** Where a value goes: the entry that it is in, the list or group of that, and whether braces or brackets are around it. */
export type Slot = {
  item: Item | undefined;
  group: Collection | undefined;
  /** What the list or group is in. */
  holder: Item | undefined;
  isFlow: boolean;
};

const STEP = 2;
export const mark = (type: CST.SourceToken['type'], source: string): CST.SourceToken => ({
  type,
  source,
  offset: -1,
  indent: 0,
});
export const spaces = (by: number): Marks => (by > 0 ? [mark('space', ' '.repeat(by))] : []);

const parse = (text: string): CST.Token[] => [...new Parser().parse(text)];
const documentOf = (tokens: CST.Token[]) => tokens.find((token) => token.type === 'document');
export const isEntry = ({ start, key, value }: Item) =>
  key !== undefined || value !== undefined || start.some(({ type }) => type === 'seq-item-ind');

export const collectionIn = (item: Item | undefined): Collection | undefined =>
  CST.isCollection(item?.value) ? item.value : undefined;
/** The entries of a list or group; comments behind the last one are none. */
export const entriesOf = (collection: Collection): Item[] => (collection.items as Item[]).filter(isEntry);
export const keyOf = (item: Item): string | undefined =>
  CST.isScalar(item.key) ? CST.resolveAsScalar(item.key)?.value : undefined;
export const isList = (collection: Collection) =>
  collection.type === 'block-seq' ||
  (collection.type === 'flow-collection' && collection.start.type === 'flow-seq-start');

function find(document: Item, path: readonly PropertyKey[]): Slot {
  const slot: Slot = { item: document, group: undefined, holder: undefined, isFlow: false };
  for (const key of path) {
    slot.holder = slot.item;
    slot.group = collectionIn(slot.item);
    if (slot.group?.type === 'flow-collection') slot.isFlow = true;
    const entries = slot.group ? entriesOf(slot.group) : [];
    slot.item =
      slot.group && isList(slot.group)
        ? entries[Number(key)]
        : entries.find((item) => keyOf(item) === String(key));
  }
  return slot;
}

/** Does something at a place in a text, and gives the text as it is then. */
export function changedAt(text: string, path: readonly PropertyKey[], act: (slot: Slot) => void): string {
  // The last line may lack its end, which whatever comes behind it needs.
  const isClosed = text.endsWith('\n');
  const tokens = parse(isClosed ? text : `${text}\n`);
  const document = documentOf(tokens);
  if (document) act(find(document, path));
  const made = tokens.map(CST.stringify).join('');
  return isClosed ? made : made.replace(/\n$/, '');
}

/** Where a text has a value. */
export function slotIn(text: string, path: readonly PropertyKey[]): Slot {
  const document: Item = documentOf(parse(text)) ?? { start: [] };
  return find(document, path);
}

/** A collection of one entry, as new text has it. */
export function written(value: unknown, indent: number, isFlow: boolean): Item & { value: Collection } {
  const options = { lineWidth: 0, indent: STEP, defaultKeyType: 'PLAIN' } as const;
  const text = isFlow
    ? stringify(value, {
        ...options,
        collectionStyle: 'flow',
        flowCollectionPadding: !Array.isArray(value),
        doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
      })
    : stringify(value, options).replace(/^(?=.)/gm, ' '.repeat(indent));
  return documentOf(parse(text)) as Item & { value: Collection };
}

/** Takes off what is behind a value: spaces, a comment, the end of its line. */
export function endTaken(value: CST.Token | undefined): Marks {
  if (value?.type === 'block-scalar') return value.props.splice(1) as Marks;
  if (!value || !('end' in value) || !value.end) return [];
  return value.end.splice(value.type === 'flow-collection' ? 1 : 0);
}

/** Takes an entry's value away. Gives what was behind it, and the blank lines that a block of text had below it. */
function cleared(item: Item): { end: Marks; blank: string } {
  const { value, sep = [] } = item;
  delete item.value;
  const blank = value?.type === 'block-scalar' ? /\n([ \t]*\n)*$/.exec(value.source)?.[0].slice(1) : '';
  if (value && value.type !== 'block-map' && value.type !== 'block-seq')
    return { end: endTaken(value), blank: blank ?? '' };
  const end = sep.splice(sep.findIndex(({ type }) => type === 'map-value-ind') + 1);
  while (end.at(-1)?.type === 'space') end.pop();
  return { end: value && end.length === 0 ? [mark('newline', '\n')] : end, blank: '' };
}

/** Puts a text, a number or the like where a value is or none is yet. */
export function putScalar({ item, group, isFlow }: Slot, value: string, type: string): void {
  if (!item) return;
  const { end, blank } = cleared(item);
  if (item.sep?.at(-1)?.type === 'map-value-ind') item.sep.push(...spaces(1));
  const indent = (group?.indent ?? -STEP) + STEP;
  // Text in quotes is kept on one line, as the key of a group has to be.
  const implicitKey = !type.startsWith('BLOCK');
  const token = CST.createScalarToken(value, {
    end,
    indent,
    inFlow: isFlow,
    implicitKey,
    type: type as 'PLAIN',
  });
  if (token.type === 'block-scalar') token.source += blank;
  else if (blank) end.push(mark('newline', blank));
  item.value = token;
}

/** Puts a list or group where a value is or none is yet: below its field, or behind it in braces or brackets. */
export function putCollection(
  { item, group }: Pick<Slot, 'item' | 'group'>,
  value: object,
  asFlow: boolean,
): void {
  if (!item) return;
  const { end } = cleared(item);
  if (asFlow || !item.sep) {
    const made = written(value, 0, true).value as CST.FlowCollection;
    made.end = [...made.end.slice(0, 1), ...end];
    if (item.sep?.at(-1)?.type === 'map-value-ind') item.sep.push(...spaces(1));
    item.value = made;
  } else {
    const made = written(value, Math.max(group?.indent ?? 0, 0) + STEP, false);
    item.sep = item.sep.slice(0, item.sep.findIndex(({ type }) => type === 'map-value-ind') + 1);
    item.sep.push(...end, ...made.start);
    item.value = made.value;
  }
}
