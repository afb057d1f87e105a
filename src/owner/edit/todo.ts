import { todayOf } from '../../content/day.ts';
import { type Files, filesOnDisk } from '../../content/files.ts';
import { examineContent } from '../../content/reading/read.ts';
import { pathOfField } from '../../content/reading/written.ts';
import { MOST_SIGNED } from '../../content/schemas/checked.ts';
import type { Claim } from '../../content/schemas/claims.ts';
import { builtFrom } from '../../site/seo/history.ts';
import { daysBetween, type Item, inOneLine } from '../launch-check/item.ts';
import { inDays } from '../launch-check/reminders.ts';
import { type Part, partsOf, summary } from '../launch-check/report.ts';
import { launchCheck } from '../launch-check/run.ts';
import { valuesOf } from './catalogue.ts';
import { bytesOf, type Step } from './files/folder.ts';
import { Refused } from './refused.ts';
import type { Change } from './yaml/change.ts';
import { changeFile } from './yaml/write.ts';

/** A thing to do, with the way to its field: `body` for the text below the fields, empty for a whole file. */
export type Todo = Item & {
  path: (string | number)[];
  /** What its owner may do about it in his name. */
  may?: 'sign' | 'approve' | undefined;
};
export type Todos = { parts: Part<Todo>[]; summary: string; blocking: number };
/** What of the list is meant. */
export type Place = Pick<Item, 'file' | 'field' | 'found'>;

const [FACTS, CHECKED] = ['claims.yaml', 'checked.yaml'];
const RIGHT = 'Read, and right as it is.';

const mayBe = ({ file, field, keep }: Item): Todo['may'] =>
  file === `content/${FACTS}` && /\.(approvedBy|review)$/.test(field) ? 'approve' : keep && 'sign';

/** Signs facts as true today: who, and the next look as far ahead as the last. */
function approvals(files: Files, items: readonly Item[], by: string, today: string): Change[] {
  const data = valuesOf(FACTS, files[FACTS] ?? '');
  return items.flatMap(({ field }) => {
    const path = pathOfField(data, field).slice(0, 2);
    const { date = '', review = '' } = Object((data['claims'] as Claim[] | undefined)?.[Number(path[1])]);
    const days = daysBetween(date, review) || 365;
    const values = { date: today, approvedBy: by, review: inDays(today, Math.max(1, days)) };
    return Object.entries(values).map(
      ([key, value]): Change => ({ kind: 'set', path: [...path, key], value }),
    );
  });
}

/** Signs what may stay as it is. */
function signatures(files: Files, items: readonly Item[], by: string, today: string): Change[] {
  const { keep } = valuesOf(CHECKED, files[CHECKED] ?? '');
  const at = Array.isArray(keep) ? keep.length : 0;
  return items.map(({ file, field, said }, i) => {
    const words = said && inOneLine(said).slice(0, MOST_SIGNED).trim();
    const value = { file, field, ...(words ? { words } : {}), why: RIGHT, by, on: today };
    return { kind: 'insert', path: ['keep'], at: at + i, value };
  });
}

/** What is left to do before the launch, as `launch-check` lists it, and what its owner signs of it. */
export function todosIn(root: string, commit: (label: string, step: Step) => void) {
  let listed: readonly Item[] = [];
  return {
    async todos(): Promise<Todos> {
      const result = await launchCheck({
        contentDir: root,
        network: false,
        today: todayOf(),
        from: builtFrom(),
      });
      listed = result.items;
      const { files, sources } = result.written;
      const located = (item: Item): Todo => {
        const data = sources.get(item.file.replace(/^content\//, ''))?.data;
        const path = item.field.startsWith('#') ? ['body'] : pathOfField(data, item.field);
        return { ...item, path, may: mayBe(item) };
      };
      const parts = partsOf(listed, examineContent(files).content ?? {}, files);
      return {
        parts: parts.map(({ title, pages }) => ({
          title,
          pages: pages.map((page) => ({ ...page, causes: page.causes.map((one) => one.map(located)) })),
        })),
        summary: summary(result),
        blocking: listed.filter(({ blocks }) => blocks).length,
      };
    },
    sign(places: readonly Place[], by: string) {
      const items = places.map(({ file, field, found }) => {
        const item = listed.find((one) => one.file === file && one.field === field && one.found === found);
        if (!item || !mayBe(item))
          throw new Refused('This is not on the list any more. Open the list again.');
        return item;
      });
      const files = filesOnDisk(root);
      const of = (may: Todo['may']) => items.filter((item) => mayBe(item) === may);
      const step = new Map<string, Buffer>();
      for (const [file, made, own] of [
        [FACTS, approvals, of('approve')],
        [CHECKED, signatures, of('sign')],
      ] as const) {
        const was = bytesOf(root, file)?.toString('utf8') ?? 'keep: []\n';
        if (own.length > 0)
          step.set(file, Buffer.from(changeFile(file, was, made(files, own, by, todayOf()))));
      }
      commit(items.length === 1 ? `signature of ${items[0]?.field}` : `${items.length} signatures`, step);
    },
  };
}
