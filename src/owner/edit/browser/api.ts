import { type Problem, partName } from '../../../content/problems.ts';
import type { Group, Kind } from '../catalogue.ts';
import type { Line } from '../files/difference.ts';
import type { Renewal } from '../files/renewal.ts';
import type { Comments } from '../form/comments.ts';
import type { Schema } from '../form/schema.ts';
import type { Found } from '../search.ts';
import type { Place, Todo, Todos } from '../todo.ts';
import type { Versions } from '../versions.ts';
import type { Change } from '../yaml/change.ts';

export type { Found, Group, Kind, Line, Problem, Renewal, Todo, Todos };
export type Values = Record<string, unknown>;
export type Overview = {
  /** What tells this folder from others. */
  folder: string;
  groups: Group[];
  fill: Record<string, string>;
  /** What would be taken back. */
  undo: string | null;
  /** Where the site can be seen as it is being changed. */
  site: string | null;
};
export type Opened = {
  file: string;
  hash: string;
  data: Values;
  body?: string;
  schema: Schema;
  comments: Comments;
  page: string;
  problems: Problem[];
};
export type Blank = { schema: Schema; data: Values; body?: string };
export type Changed = {
  list: { file: string; kind: string; lines: Line[] }[];
  since: 'version' | 'start';
  versions: Versions;
};
/** `points`: how many of the photograph's are one of the preview's. */
export type Upload = { id: string; width: number; height: number; points: number; preview: string };
export type Square = { left: number; top: number; width: number; height: number };
export type Photograph = { id: string; square: Square };

/** Why the form's server did not do it. */
export class Refusal extends Error {
  readonly problems: Problem[];
  readonly yours: string | undefined;
  readonly theirs: string | undefined;
  constructor(answer: { message?: string; problems?: Problem[]; yours?: string; theirs?: string }) {
    super(answer.message ?? 'It did not work, and nothing was written.');
    this.problems = answer.problems ?? [];
    this.yours = answer.yours;
    this.theirs = answer.theirs;
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
  check: (file: string, changes: readonly Change[], renewal?: Renewal) =>
    ask<{ problems: Problem[] }>('check', { file, changes, renewal }),
  save: (
    file: string,
    hash: string,
    changes: readonly Change[],
    photograph?: Photograph,
    renewal?: Renewal,
  ) => ask<Opened>('save', { file, hash, changes, photograph, renewal }),
  blank: (kind: Kind, like?: string) => ask<Blank>('blank', { kind, like }),
  create: (kind: Kind, stem: string | undefined, values: Values, body: string, photograph?: Photograph) =>
    ask<Opened>('create', { kind, stem, values, body, photograph }),
  move: (file: string, by: 1 | -1) => ask<Opened>('move', { file, by }),
  picture: (file: string) => ask<string | null>('picture', { file }),
  mark: (svg?: string) => ask<string>('mark', { svg }),
  saveMark: (svg: string) => ask<null>('saveMark', { svg }),
  remove: (file: string) => ask<null>('remove', { file }),
  restore: (file: string) => ask<null>('restore', { file }),
  undo: () => ask<string[]>('undo'),
  changes: () => ask<Changed>('changes'),
  version: (sentence: string) => ask<null>('version', { sentence }),
  publish: () => ask<null>('publish'),
  todos: () => ask<Todos>('todos'),
  sign: (items: readonly Place[], by: string) =>
    ask<null>('sign', { places: items.map(({ file }) => ({ file })), by }),
  search: (words: string) => ask<Found[]>('search', { words }),
  photograph: (file: Blob) => post<Upload>('photograph', 'application/octet-stream', file),
};
