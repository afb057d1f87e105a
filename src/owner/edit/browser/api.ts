import type { Values } from '../../../content/parsing/values.ts';
import type { Problem } from '../../../content/problems.ts';
import type { Item } from '../../launch-check/item.ts';
import type { Group } from '../catalogue.ts';
import type { Kind } from '../files/new-file.ts';
import type { Schema } from '../form/schema.ts';
import type { Found } from '../search.ts';
import type { Session } from '../session.ts';
import type { Todos } from '../todo.ts';
import type { Versions } from '../versions.ts';
import { recall, remember } from './memory.ts';

export type { Group, Item, Kind, Problem, Schema, Todos, Values, Versions };
export type Path = readonly (string | number)[];
/** `by`: the name in git's settings; `site`: the address of the preview. */
export type Overview = ReturnType<Session['overview']> & { site: string | null };
/** A new file has only what `blank` gives. */
export type Opened = ReturnType<Session['blank']> & Partial<ReturnType<Session['open']>>;
type Made = { data: Values; by: string };
type Upload = { image: string; side: number };

export class RequestError extends Error {
  readonly problems: Problem[];
  constructor({ message, problems = [] }: { message?: string; problems?: Problem[] }) {
    super(message ?? 'That did not work, and nothing was written.');
    this.problems = problems;
  }
}

/** Takes the key out of the address that the terminal shows, and keeps it for this tab only. */
function keyOf({ hash }: Location): string {
  const [, given] = /^#key=([\w-]+)$/.exec(hash) ?? [];
  if (given && remember('sessionStorage', 'key', given)) history.replaceState(null, '', '/');
  return given ?? recall('sessionStorage', 'key') ?? '';
}
const key = keyOf(location);

async function post<T>(name: string, type: string, body: BodyInit): Promise<T> {
  const headers = { 'content-type': type, 'x-edit-key': key };
  const answer = await fetch(`/api/${name}`, { method: 'POST', headers, body }).catch(() => {
    throw new RequestError({
      message:
        'Nothing was written: the form is no longer running in the terminal. What you have typed stays on this page. Copy it, start the form again with npm run edit, then open the address that it prints.',
    });
  });
  const data = await answer.json();
  if (!answer.ok) throw new RequestError(data);
  return data as T;
}
const ask = <T>(name: string, asked: object = {}) => post<T>(name, 'application/json', JSON.stringify(asked));

export const api = {
  overview: () => ask<Overview>('overview'),
  open: (file: string) => ask<Opened>('open', { file }),
  save: (asked: Made & { file: string; hash: string; isPublished?: boolean; isUncited?: boolean }) =>
    ask<Opened>('save', asked),
  read: (file: string, by: string) => ask<Opened>('read', { file, by }),
  blank: (kind: Kind) => ask<Opened>('blank', { kind }),
  create: (asked: Made & { kind: Kind }) => ask<Opened>('create', asked),
  move: (file: string, by: 1 | -1) => ask<null>('move', { file, by }),
  remove: (file: string) => ask<null>('remove', { file }),
  version: (sentence: string, by: string) => ask<string>('version', { sentence, by }),
  bringBack: (hash: string, by: string) => ask<string>('bringBack', { hash, by }),
  todos: () => ask<Todos>('todos'),
  search: (words: string) => ask<Found[]>('search', { words }),
  picture: (file: Blob) => post<{ name: string }>('picture', 'application/octet-stream', file),
  photograph: (file: Blob) => post<Upload>('photograph', 'application/octet-stream', file),
};
