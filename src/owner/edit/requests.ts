import { z } from 'zod';
import { filesOnDisk } from '../../content/files.ts';
import { takePhotograph } from './files/photograph.ts';
import { Refused } from './refused.ts';
import { search } from './search.ts';
import type { Session } from './session.ts';

/** As the names of fields, never as texts, these would reach into every object of the program. */
const ODD: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const kind = z.enum(['team', 'services', 'products']);
const file = z.string().max(200);
const by = z.string().trim().min(1).max(60);
const made = {
  data: z.record(z.string(), z.json()),
  body: z.string().optional(),
  by,
  photograph: z.uuid().optional(),
};
const renewal = z
  .strictObject({ date: z.string().max(40), changed: z.string().max(2000).optional() })
  .optional();

/** Reads what was asked. @throws Refused for a group with an odd field */
const read = (text: string): unknown =>
  JSON.parse(text || '{}', (name, value) => {
    if (ODD.includes(name)) throw new Refused('There is no such field.');
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
    save: asks(z.strictObject({ file, hash: z.string(), ...made, renewal }), ({ file, hash, ...one }) =>
      session.save(file, hash, one),
    ),
    read: asks(z.strictObject({ file, by }), (asked) => session.read(asked.file, asked.by)),
    blank: asks(z.strictObject({ kind }), (asked) => session.blank(asked.kind)),
    create: asks(
      z.strictObject({ kind, stem: z.string().max(100).optional(), ...made }),
      ({ kind, ...one }) => session.create(kind, one),
    ),
    move: asks(z.strictObject({ file, by: z.literal([1, -1]) }), (asked) =>
      session.move(asked.file, asked.by),
    ),
    remove: asks(z.strictObject({ file }), (asked) => session.remove(asked.file)),
    undo: asks(z.strictObject({}), () => session.undo()),
    version: asks(z.strictObject({ sentence: z.string().trim().min(1).max(300) }), ({ sentence }) =>
      session.version(sentence),
    ),
    todos: asks(z.strictObject({}), () => session.todos()),
    search: asks(z.strictObject({ words: z.string().max(500) }), (asked) =>
      search(filesOnDisk(session.root), asked.words),
    ),
    photograph: { answer: (body: Buffer) => takePhotograph(body) },
  } as Record<string, { answer: (body: Buffer) => Promise<unknown> }>;
}
