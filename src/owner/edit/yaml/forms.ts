import { CST, Scalar } from 'yaml';
import type { Change } from './change.ts';
import { insertEntry, moveEntry, removeEntry } from './entries.ts';
import {
  changedAt,
  collectionIn,
  entriesOf,
  keyOf,
  putCollection,
  putScalar,
  type Slot,
  slotIn,
} from './tokens.ts';

/** How a text can be written, in the way of the one before first: a colon or a sign may make something else of it. */
function stylesOf(value: unknown, old: CST.Token | undefined): string[] {
  if (typeof value !== 'string') return [Scalar.PLAIN];
  const isLong = value.includes('\n');
  const usual = isLong
    ? [Scalar.BLOCK_LITERAL, Scalar.QUOTE_DOUBLE]
    : [Scalar.PLAIN, Scalar.QUOTE_DOUBLE, Scalar.QUOTE_SINGLE];
  if (old?.type === 'block-scalar')
    return [CST.stringify(old).startsWith('>') ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL, ...usual];
  // An empty text had to be in quotes; what comes in its place need not.
  if (isLong || !CST.isScalar(old) || CST.resolveAsScalar(old)?.value === '') return usual;
  const own = { 'single-quoted-scalar': Scalar.QUOTE_SINGLE, 'double-quoted-scalar': Scalar.QUOTE_DOUBLE };
  return old.type in own ? [own[old.type as keyof typeof own], ...usual] : usual;
}

/** Puts a field where the schema has it: behind the last of those that are before it there. */
function addField({ item }: Slot, key: string, value: unknown, order: readonly string[]): void {
  const group = collectionIn(item);
  if (!group) return;
  const keys = entriesOf(group).map(keyOf);
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const behind = keys.findLastIndex((one) => before.includes(one ?? ''));
  insertEntry(group, behind >= 0 || order.includes(key) ? behind + 1 : keys.length, { [key]: value });
}

/** Puts an entry into a list; one that has been empty gets lines of its own for a group. */
function addEntry(slot: Slot, at: number, value: unknown): void {
  const list = collectionIn(slot.item);
  if (!list) return;
  if (entriesOf(list).length > 0 || slot.isFlow || typeof value !== 'object') insertEntry(list, at, [value]);
  else putCollection(slot, [value], false);
}

/** The ways to write a change into a text, the one nearest to how it is written first. */
export function* formsOf(text: string, change: Exclude<Change, { kind: 'body' }>): Generator<string> {
  const { path } = change;
  const at = (act: (slot: Slot) => void, where = path) => changedAt(text, where, act);
  if (change.kind === 'remove') yield at(removeEntry);
  if (change.kind === 'move') yield at(({ item }) => moveEntry(item, change.from, change.to));
  if (change.kind === 'insert') yield at((slot) => addEntry(slot, change.at, change.value));
  if (change.kind === 'set') {
    const { value, order = [] } = change;
    const { item, isFlow } = slotIn(text, path);
    const old = collectionIn(item);
    if (!item) yield at((slot) => addField(slot, String(path.at(-1)), value, order), path.slice(0, -1));
    else if (typeof value === 'object' && value !== null) {
      if (!isFlow && old?.type !== 'flow-collection') yield at((slot) => putCollection(slot, value, false));
      yield at((slot) => putCollection(slot, value, true));
    } else
      for (const style of stylesOf(value, item.value))
        yield at((slot) => putScalar(slot, String(value), style));
  }
}
