import { z } from 'zod';
import { filesOnDisk } from '../../content/files.ts';
import { savedPicture, takePhotograph } from './files/photograph.ts';
import { Refused } from './refused.ts';
import { search } from './search.ts';
import type { Session } from './session.ts';
import type { Change } from './yaml/change.ts';

/** As the names of fields, never as texts, these would reach into every object of the program. */
const ODD: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const NO_FIELD = 'There is no such field.';

const field = z.string().refine((name) => !ODD.includes(name), NO_FIELD);
const path = z.array(z.union([field, z.int().min(0)])).max(20);
const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('set'),
    path: path.min(1),
    value: z.json(),
    order: z.array(z.string()).optional(),
  }),
  z.strictObject({ kind: z.literal('remove'), path: path.min(1) }),
  z.strictObject({ kind: z.literal('insert'), path, at: z.int().min(0), value: z.json() }),
  z.strictObject({ kind: z.literal('move'), path, from: z.int().min(0), to: z.int().min(0) }),
  z.strictObject({ kind: z.literal('body'), text: z.string() }),
]) satisfies z.ZodType<Change>;
const share = z.number().min(0).max(1);
const photograph = z
  .strictObject({
    id: z.uuid(),
    square: z.strictObject({ left: share, top: share, width: share, height: share }),
  })
  .optional();
const renewal = z
  .strictObject({ date: z.string().max(40), changed: z.string().max(2000).optional() })
  .optional();
const kind = z.enum(['team', 'services', 'products']);
const file = z.string().max(200);

const place = z.strictObject({ file: z.string() });
const name = z.string().trim().min(1).max(60);

/** Reads what was asked. @throws Refused for a group with an odd field */
const read = (text: string): unknown =>
  JSON.parse(text || '{}', (name, value) => {
    if (ODD.includes(name)) throw new Refused(NO_FIELD);
    return value;
  });

/** What the form's page may ask, by the end of the address, and what it has to say. */
export function requestsTo(session: Session) {
  const asks = <S extends z.ZodType>(schema: S, answer: (asked: z.output<S>) => unknown) => ({
    answer: async (body: Buffer) => answer(schema.parse(read(body.toString('utf8')))),
  });
  return {
    overview: asks(z.strictObject({}), () => session.overview()),
    open: asks(z.strictObject({ file }), (asked) => session.open(asked.file)),
    check: asks(z.strictObject({ file, changes: z.array(change), renewal }), ({ file, changes, renewal }) =>
      session.check(file, changes, renewal),
    ),
    save: asks(
      z.strictObject({ file, hash: z.string(), changes: z.array(change), photograph, renewal }),
      ({ file, hash, changes, ...beside }) => session.save(file, hash, changes, beside),
    ),
    blank: asks(z.strictObject({ kind, like: file.optional() }), (asked) =>
      session.blank(asked.kind, asked.like),
    ),
    create: asks(
      z.strictObject({
        kind,
        stem: z.string().max(100).optional(),
        values: z.record(z.string(), z.json()),
        body: z.string(),
        photograph,
      }),
      ({ kind, photograph, ...made }) => session.create(kind, made, photograph),
    ),
    mark: asks(z.strictObject({ svg: z.string().optional() }), (asked) => session.mark(asked.svg)),
    saveMark: asks(z.strictObject({ svg: z.string() }), (asked) => session.saveMark(asked.svg)),
    move: asks(z.strictObject({ file, by: z.literal([1, -1]) }), (asked) =>
      session.move(asked.file, asked.by),
    ),
    picture: asks(z.strictObject({ file }), (asked) => savedPicture(session.root, asked.file)),
    remove: asks(z.strictObject({ file }), (asked) => session.remove(asked.file)),
    restore: asks(z.strictObject({ file }), (asked) => session.restore(asked.file)),
    undo: asks(z.strictObject({}), () => session.undo()),
    changes: asks(z.strictObject({}), () => session.changes()),
    version: asks(z.strictObject({ sentence: z.string().trim().min(1).max(300) }), ({ sentence }) =>
      session.version(sentence),
    ),
    publish: asks(z.strictObject({}), () => session.publish()),
    todos: asks(z.strictObject({}), () => session.todos()),
    sign: asks(z.strictObject({ places: z.array(place).min(1).max(500), by: name }), ({ places, by }) =>
      session.sign(places, by),
    ),
    search: asks(z.strictObject({ words: z.string().max(500) }), (asked) =>
      search(filesOnDisk(session.root), asked.words),
    ),
    photograph: { answer: (body: Buffer) => takePhotograph(body) },
  } as Record<string, { answer: (body: Buffer) => Promise<unknown> }>;
}
