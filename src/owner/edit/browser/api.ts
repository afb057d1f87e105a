import type { Values } from '../../../content/parsing/values.ts';
import type { Problem } from '../../../content/problems.ts';
import type { TodoItem } from '../../launch-check/item.ts';
import type { Group } from '../file-list.ts';
import type { Kind } from '../files/file-kinds.ts';
import type { Schema } from '../form/schema.ts';
import type { RequestName, UploadName } from '../requests.ts';
import type { SavedStates } from '../saved-states.ts';
import type { Session } from '../session.ts';
import { readStorage, writeStorage } from './storage.ts';

export type { Group, Kind, Problem, SavedStates, Schema, TodoItem, Values };
export type Path = readonly (string | number)[];
export type Todos = Awaited<ReturnType<Session['listTodos']>>;
export type Overview = ReturnType<Session['readOverview']>;
/** A file in the form. Only a new one has a `name`; only an existing one has the other fields of `open`. */
export type OpenedFile = { file: string; data: Values; schema: Schema; name?: string } & Partial<
  ReturnType<Session['open']>
>;

export class RequestError extends Error {
  readonly problems: Problem[];
  constructor({ message, problems = [] }: { message?: string; problems?: Problem[] }) {
    super(message ?? 'That did not work, and nothing was written.');
    this.problems = problems;
  }
}

/** Reads the key in the address that the terminal shows. Moves it to this tab's storage, if there is one. */
function takeKey({ hash }: Location): string {
  const [, key] = /^#key=([\w-]+)$/.exec(hash) ?? [];
  if (key && writeStorage('sessionStorage', 'key', key)) history.replaceState(null, '', '/');
  return key ?? readStorage('sessionStorage', 'key') ?? '';
}
const key = takeKey(location);

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

/** Sends a request to the form's server. @throws RequestError with its message and the problems */
export const ask = <Name extends RequestName>(name: Name, ...values: Parameters<Session[Name]>) =>
  post<Awaited<ReturnType<Session[Name]>>>(name, 'application/json', JSON.stringify(values));

/** Sends a picture to the server, which crops or shrinks it. */
export const upload = <Name extends UploadName>(name: Name, file: Blob) =>
  post<Awaited<ReturnType<Session[Name]>>>(name, 'application/octet-stream', file);
