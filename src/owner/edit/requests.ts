import { z } from 'zod';
import { filesOnDisk } from '../../content/files.ts';
import { emptyBox } from '../../content/pictures/mark.ts';
import { ContentError } from '../../content/problems.ts';
import { KINDS, type Kind } from './files/new-file.ts';
import { takePhotograph } from './files/photograph.ts';
import { MARK } from './form/schema.ts';
import { search } from './search.ts';
import type { Session } from './session.ts';

const kind = z.enum(Object.keys(KINDS) as Kind[]);
const file = z.string().max(200);
const by = z.string().trim().min(1).max(60);
const data = z.record(z.string(), z.json());

const asks =
  <S extends z.ZodRawShape>(shape: S, answer: (asked: z.output<z.ZodObject<S>>) => unknown) =>
  async (body: Buffer) =>
    answer(z.strictObject(shape).parse(JSON.parse(body.toString('utf8'))) as z.output<z.ZodObject<S>>);

/** @throws ContentError for a mark that the build would refuse, since it is small within its page */
async function refuseEmptyBox(text: string): Promise<void> {
  const problems = await emptyBox({ file: `content/${MARK}`, text });
  if (problems.length > 0) throw new ContentError(problems);
}

/** By the last part of the address. */
export const requestsTo = (
  session: Session,
  site: () => string | undefined,
): Record<string, (body: Buffer) => Promise<unknown>> => ({
  overview: asks({}, () => ({ ...session.overview(), site: site() ?? null })),
  open: asks({ file }, (asked) => session.open(asked.file)),
  save: asks(
    {
      file,
      hash: z.string(),
      data,
      by,
      isPublished: z.boolean().optional(),
      isUncited: z.boolean().optional(),
    },
    async (asked) => {
      if (asked.file === MARK) await refuseEmptyBox(String(asked.data['mark']));
      return session.save(asked);
    },
  ),
  read: asks({ file, by }, (asked) => session.read(asked.file, asked.by)),
  blank: asks({ kind }, (asked) => session.blank(asked.kind)),
  create: asks({ kind, data, by }, session.create),
  move: asks({ file, by: z.literal([1, -1]) }, (asked) => session.move(asked.file, asked.by)),
  remove: asks({ file }, (asked) => session.remove(asked.file)),
  version: asks({ sentence: z.string().trim().min(1).max(300), by: z.string().trim().max(60) }, (asked) =>
    session.version(asked.sentence, asked.by),
  ),
  bringBack: asks({ hash: z.string().max(64), by: z.string().trim().max(60) }, (asked) =>
    session.bringBack(asked.hash, asked.by),
  ),
  todos: asks({}, session.todos),
  search: asks({ words: z.string().max(500) }, ({ words }) => search(filesOnDisk(session.root), words)),
  photograph: takePhotograph,
  picture: session.picture,
});
