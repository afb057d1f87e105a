import { createContext, useContext } from 'react';
import { slugOf } from '../../../content/markdown/slug.ts';
import { fieldName, valueAt } from '../../../content/problems.ts';
import { labelOf } from '../form/labels.ts';
import type { Path, Problem, Schema, TodoItem, Values } from './api.ts';

export const LEAVE_QUESTION = 'You have changes that are not saved. Drop them and go on?';

/** Returns the id that the form library gives a field's element, such as `f.phones.0.number`. */
export const idOf = (path: readonly PropertyKey[]): string => ['f', ...path.map(String)].join('.');
/** Parses a path such as `phones.0.number`. */
export const parsePath = (dotted: string): Path =>
  dotted ? dotted.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : [];
export const hrefOf = (file: string, path: readonly PropertyKey[] = []): string =>
  `#${file}${path.length > 0 ? `:${path.map(String).map(encodeURIComponent).join('.')}` : ''}`;
type Position = Pick<Problem, 'element' | 'path'>;
/** Returns a problem's path in the form: `mark` for mark.svg, `body` for an element of Markdown, else its own path. */
export const findFieldPath = ({ code, element, path }: Position & { code?: string }): Path =>
  code === 'mark' ? ['mark'] : element && path.length === 0 ? ['body'] : (path as Path);

/** Formats a position with the labels of the form. Returns an empty text for the whole file. */
export const formatPosition = ({ element, path }: Position): string =>
  (path.length === 0 && element) ||
  fieldName(
    path.map((key, i) => {
      const group = path.slice(0, i).findLast((name) => typeof name === 'string');
      return typeof key === 'number' ? key : labelOf(String(key), group as string | undefined);
    }),
  );

type Form = {
  data: Values;
  problems: readonly Problem[];
  items: readonly TodoItem[];
  startsFolded: boolean;
  /** Unfolds the groups around a field and moves the focus to it, once all pending changes are rendered. */
  reveal: (path: Path) => void;
  /** Adds an entry to a list of the file, and moves the focus to the entry. */
  addEntry: (list: string, entry: Values) => void;
};
export const FormContext = createContext<Form | undefined>(undefined);
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field has to be inside a form.');
  return form;
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Formats a value as a text. A list, or a group of names and values, has a line for each entry. */
export function formatValue(value: unknown): string {
  if (!isObject(value)) return String(value ?? '');
  const lines = Array.isArray(value) ? value : Object.entries(value).map((pair) => pair.join(': '));
  return lines.join('\n');
}

/** Parses the text of an input into a value, by the format of its field. */
export function parseText(text: string, format = ''): unknown {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (format === 'lines') return lines;
  if (format === 'numbers') return lines.map((line) => (Number.isNaN(Number(line)) ? line : Number(line)));
  if (format === 'pairs')
    return Object.fromEntries(
      lines.map((line) => [line.replace(/:.*/, ''), line.replace(/^[^:]*:?\s*/, '')]),
    );
  return (format === 'line' ? lines.join(' ') : text.trim()) || undefined;
}

/** Gives each entry without an id one made from its name, else `entry`. */
function addIds(entries: readonly unknown[]): unknown[] {
  const ids = entries.flatMap((entry) => (isObject(entry) && entry['id'] ? [String(entry['id'])] : []));
  return entries.map((entry) => {
    if (!isObject(entry) || entry['id']) return entry;
    const stem = slugOf(findEntryName(entry)) || 'entry';
    let id = stem;
    for (let n = 2; ids.includes(id); n += 1) id = `${stem}-${n}`;
    ids.push(id);
    return { id, ...entry };
  });
}

/**
 * Returns the values to save, in the order of the schema, without empty fields and new empty optional groups. Unknown
 * fields come last: the check of the content names them.
 * @param initial the value as it was opened, which is returned if it has not changed
 */
export function cleanValues(value: unknown, schema: Schema = {}, initial?: unknown): unknown {
  if (value === initial) return initial;
  if (typeof value === 'string') return parseText(value, schema.format);
  const initialFields = isObject(initial) ? initial : {};
  if (Array.isArray(value)) {
    const { items } = schema;
    const entries = value.map((entry, i) => cleanValues(entry, items, initialFields[i]) ?? '');
    return (items?.properties ?? items?.oneOf?.[0]?.properties)?.['id'] ? addIds(entries) : entries;
  }
  if (!isObject(value)) return value;
  const { properties = {}, required = [] } = schema;
  const isNewEmptyGroup = (key: string, field: unknown) =>
    isObject(field) &&
    !Array.isArray(field) &&
    Object.keys(field).length === 0 &&
    !required.includes(key) &&
    !initialFields[key];
  const isEmptyList = (key: string, field: unknown) =>
    Array.isArray(field) && field.length === 0 && !!properties[key]?.minItems && !required.includes(key);
  return Object.fromEntries(
    [...new Set([...Object.keys(properties), ...Object.keys(value)])]
      .map((key) => [key, cleanValues(value[key], properties[key], initialFields[key])] as const)
      .filter(
        ([key, field]) => field !== undefined && !isNewEmptyGroup(key, field) && !isEmptyList(key, field),
      ),
  );
}

/** Returns an entry's title, name or question, else its first text. */
export function findEntryName(entry: unknown): string {
  const { id, ...fields } = isObject(entry) ? entry : {};
  const { title, name, question } = fields;
  const text = [title, name, question, ...Object.values(fields), id].find(
    (field) => field && !isObject(field),
  );
  return String(text ?? '').slice(0, 70);
}

/** In a form with more fields, all groups are folded at first. */
const MAX_UNFOLDED_FIELDS = 40;
const countFields = (value: unknown): number =>
  isObject(value) ? Object.values(value).reduce<number>((sum, field) => sum + countFields(field), 0) : 1;
export const hasManyFields = (data: unknown): boolean => countFields(data) > MAX_UNFOLDED_FIELDS;

/** Returns the id of the element that shows a field in the preview. */
export function findAnchor(path: Path, data: Values): string {
  const ids = path.map((_, i) => {
    const { id, anchor, title } = Object(valueAt(data, path.slice(0, i + 1)));
    // A section of a draft has no anchor yet. The page makes one from its title.
    return id ?? anchor ?? (i === 1 && path[0] === 'sections' ? slugOf(String(title)) : undefined);
  });
  return String(ids.findLast((id) => typeof id === 'string') ?? path[0] ?? '');
}
