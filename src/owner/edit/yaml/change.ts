import type { Path } from '../../../content/problems.ts';

/** One thing that somebody does to a file in the form. */
export type Change =
  /** A field gets a value. `order` are the fields of its group as the schema lists them: a new one goes to its place. */
  | { kind: 'set'; path: Path; value: unknown; order?: readonly string[] | undefined }
  /** An optional field, or an entry of a list, goes. */
  | { kind: 'remove'; path: Path }
  /** A list gets an entry. */
  | { kind: 'insert'; path: Path; at: number; value: unknown }
  /** An entry of a list changes its place. */
  | { kind: 'move'; path: Path; from: number; to: number }
  /** The text below the fields of a Markdown file. */
  | { kind: 'body'; text: string };

/** Said of a file in which a change has no place: it has to be made by hand. */
export class Unwritable extends Error {}

type Group = Record<PropertyKey, unknown>;

/** What a file's values are after a change; they themselves stay as they are. */
export function applied(data: unknown, change: Change): unknown {
  if (change.kind === 'body') return data;
  const { path } = change;
  const [key, ...rest] = path;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as Group) }) as Group;
  const isHere = change.kind === 'set' || change.kind === 'remove' ? rest.length === 0 : path.length === 0;
  if (!isHere) {
    if (key === undefined || copy[key] === undefined || copy[key] === null)
      throw new Unwritable(`There is no ${path.map(String).join(' › ')}.`);
    copy[key] = applied(copy[key], { ...change, path: rest } as Change);
    return copy;
  }
  const list = copy as unknown as unknown[];
  if (change.kind === 'set' && key !== undefined) copy[key] = change.value;
  if (change.kind === 'remove' && key !== undefined) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  }
  if (change.kind === 'insert') list.splice(change.at, 0, change.value);
  if (change.kind === 'move') list.splice(change.to, 0, ...list.splice(change.from, 1));
  return copy;
}
