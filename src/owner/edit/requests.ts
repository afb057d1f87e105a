import { z } from 'zod';
import { KINDS, type Kind } from './files/file-kinds.ts';
import type { Session } from './session.ts';

const kind = z.enum(Object.keys(KINDS) as Kind[]);
const file = z.string().max(200);
const by = z.string().trim().min(1).max(60);
/** The author of a saved state. Empty means git's user, else the company. */
const byOrEmpty = z.string().trim().max(60);
const data = z.record(z.string(), z.json());
const saveRequest = z.strictObject({
  ...{ file, hash: z.string(), data, by },
  publishesDraft: z.boolean().optional(),
  removesCitations: z.boolean().optional(),
});

/** The arguments of each method of the session that the form may call with JSON. */
const ARGUMENTS = {
  readOverview: z.tuple([]),
  open: z.tuple([file]),
  save: z.tuple([saveRequest]),
  approve: z.tuple([file, by]),
  createBlank: z.tuple([kind]),
  create: z.tuple([z.strictObject({ kind, data, by })]),
  move: z.tuple([file, z.literal([1, -1])]),
  remove: z.tuple([file]),
  saveState: z.tuple([z.string().trim().min(1).max(300), byOrEmpty]),
  restoreState: z.tuple([z.string().max(64), byOrEmpty]),
  listTodos: z.tuple([]),
  // The first words of a long text find its place.
  search: z.tuple([z.string().transform((text) => text.slice(0, 500))]),
};
export type RequestName = keyof typeof ARGUMENTS;
/** Methods of the session whose argument is the body of the request. */
export type UploadName = 'uploadPhotograph' | 'uploadPicture';
const isRequestName = (name: string): name is RequestName => Object.hasOwn(ARGUMENTS, name);

/** Returns the handler of a request, or undefined for an unknown one. @param name the last part of the address */
export function findHandler(session: Session, name: string): ((body: Buffer) => unknown) | undefined {
  if (name === 'uploadPhotograph' || name === 'uploadPicture') return session[name];
  if (!isRequestName(name)) return undefined;
  return (body) => {
    const values = ARGUMENTS[name].parse(JSON.parse(body.toString('utf8')));
    return (session[name] as (...values: unknown[]) => unknown)(...values);
  };
}
