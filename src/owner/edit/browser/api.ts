import { type Problem, partName } from '../../../content/problems.ts';
import type { Group, Kind } from '../catalogue.ts';
import type { Renewal } from '../files/renewal.ts';
import type { Schema } from '../form/schema.ts';
import type { Found } from '../search.ts';
import type { Todo, Todos } from '../todo.ts';
import type { Versions } from '../versions.ts';

export type { Found, Group, Kind, Problem, Renewal, Schema, Todo, Todos, Versions };
export type Values = Record<string, unknown>;
export type Way = readonly (string | number)[];
export type Overview = {
  groups: Group[];
  fill: Record<string, string>;
  /** What would be taken back. */
  undo: string | null;
  versions: Versions;
  /** Who sits at this computer, as git knows it. */
  by: string;
  /** Where the site can be seen as it is being changed. */
  site: string | null;
};
/** What a form begins with: a new file has no hash yet. */
export type Opened = {
  file: string;
  hash?: string;
  data: Values;
  body?: string;
  schema: Schema;
  page?: string;
  picture?: string;
  reviewed?: { date: string; by: string } | null;
  problems?: Problem[];
};
export type Made = { data: Values; body?: string | undefined; by: string; photograph?: string | undefined };
export type Upload = { id: string; side: number; preview: string };

/** Why the form's server did not do it. */
export class Refusal extends Error {
  readonly problems: Problem[];
  constructor({ message, problems = [] }: { message?: string; problems?: Problem[] }) {
    super(message ?? 'It did not work, and nothing was written.');
    this.problems = problems;
  }
  /** What is said where no field is shown. */
  get sentences(): string {
    const reasons = this.problems.map((one) => `${one.file} ${partName(one)}: expected ${one.expected}.`);
    return [this.message, ...reasons].join(' ');
  }
}

/** Takes the key out of the address that the terminal shows, and keeps it for this tab alone. */
function keyOf({ hash }: Location): string {
  const [, given] = /^#key=([\w-]+)$/.exec(hash) ?? [];
  if (given) {
    sessionStorage.setItem('key', given);
    history.replaceState(null, '', '/');
  }
  return given ?? sessionStorage.getItem('key') ?? '';
}
const key = keyOf(location);
// A new address was opened in a tab that has the form already.
addEventListener('hashchange', () => location.reload());

async function post<T>(name: string, type: string, body: BodyInit): Promise<T> {
  const headers = { 'content-type': type, 'x-edit-key': key };
  const answer = await fetch(`/api/${name}`, { method: 'POST', headers, body }).catch(() => {
    throw new Refusal({
      message:
        'Nothing was written: the form has ended in the terminal. What you have typed stays on this page. Copy it, start the form again with npm run edit, then open the address that it prints.',
    });
  });
  const data = await answer.json();
  if (!answer.ok) throw new Refusal(data);
  return data as T;
}
const ask = <T>(name: string, asked: object = {}) => post<T>(name, 'application/json', JSON.stringify(asked));

export const api = {
  overview: () => ask<Overview>('overview'),
  open: (file: string) => ask<Opened>('open', { file }),
  save: (file: string, hash: string, made: Made, renewal?: Renewal) =>
    ask<Opened>('save', { file, hash, ...made, renewal }),
  read: (file: string, by: string) => ask<null>('read', { file, by }),
  blank: (kind: Kind) => ask<Opened>('blank', { kind }),
  create: (kind: Kind, stem: string | undefined, made: Made) =>
    ask<Opened>('create', { kind, stem, ...made }),
  move: (file: string, by: 1 | -1) => ask<Opened>('move', { file, by }),
  remove: (file: string) => ask<null>('remove', { file }),
  undo: () => ask<string[]>('undo'),
  version: (sentence: string) => ask<string>('version', { sentence }),
  todos: () => ask<Todos>('todos'),
  search: (words: string) => ask<Found[]>('search', { words }),
  photograph: (file: Blob) => post<Upload>('photograph', 'application/octet-stream', file),
};
