import { initialsOf, inWords, slugOf } from '../form/names.ts';
import type { Schema, Values, Way } from './api.ts';

/** The id of a field's element, by the way to it. */
export const idOf = (path: readonly PropertyKey[]): string => ['f', ...path.map(String)].join('.');

export const valueAt = (data: unknown, path: Way): unknown =>
  path.reduce<unknown>((value, key) => (value as Values | undefined)?.[key as string], data);

/** The same with another value at a place. */
export function withValue<T>(data: T, [key, ...rest]: Way, value: unknown): T {
  if (key === undefined) return value as T;
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Values;
  copy[key as string] = withValue(copy[key as string], rest, value);
  return copy as T;
}

/**
 * What somebody has left empty is not there, and a group of nothing neither where it may be left out.
 * @param was the same as it was opened: what was there empty stays
 */
export function cleaned(value: unknown, was: unknown, schema: Schema | undefined, isNeeded = true): unknown {
  if (Array.isArray(value))
    return value.map((one, i) => cleaned(one, valueAt(was, [i]), schema?.items) ?? '');
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, required = [] } = schema ?? {};
  const entries = Object.entries(value)
    .map(([key, one]) => [key, cleaned(one, valueAt(was, [key]), properties[key], required.includes(key))])
    .filter(([, one]) => one !== undefined);
  return entries.length > 0 || isNeeded || JSON.stringify(was) === '{}'
    ? Object.fromEntries(entries)
    : undefined;
}

/** What an entry of a list is called: its name, title, question, or the first words in it. */
export function nameOf(value: unknown): string {
  const said = value && typeof value === 'object' ? (value as Values) : { title: value };
  const names = [
    'title',
    'name',
    'question',
    'heading',
    'label',
    'claim',
    'network',
    'clause',
    'topic',
    'data',
    'id',
  ];
  const text = [...names.map((name) => said[name]), ...Object.values(said)].find(
    (one) => one && typeof one !== 'object',
  );
  const name = String(text ?? '').slice(0, 70);
  // The name of a section in an address.
  return /^[a-z]+(-[a-z]+)+$/.test(name) ? inWords(name) : name;
}

/** With more fields than these, a form begins with its groups closed. */
const MANY = 40;
const fieldsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + fieldsIn(one), 0)
    : 1;
export const isLong = (data: unknown): boolean => fieldsIn(data) > MANY;

/**
 * What follows from a change by itself, unless it was typed: the id of a new entry from its title, initials from the name.
 * @param known what the file said when it was opened: an id in it is an anchor, to which others link
 */
export function following(known: Values, was: Values, is: Values, path: Way): Values {
  const above = path.slice(0, -1);
  const [before, now] = [valueAt(was, above), valueAt(is, above)] as (Values | undefined)[];
  const field = String(path.at(-1));
  const [old, typed] = [String(before?.[field] ?? ''), String(now?.[field] ?? '')];
  const { id, initials } = now ?? {};
  if (field === 'name' && (!initials || initials === initialsOf(old)))
    return withValue(is, [...above, 'initials'], initialsOf(typed) || undefined);
  const isMade = !id || (id === slugOf(old) && !JSON.stringify(known).includes(JSON.stringify(id)));
  return isMade && (field === 'title' || field === 'question') && typeof path.at(-2) === 'number'
    ? withValue(is, [...above, 'id'], slugOf(typed) || undefined)
    : is;
}
