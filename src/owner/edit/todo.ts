import { parseDocument } from 'yaml';
import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { examineContent } from '../../content/reading/read.ts';
import { REVIEWED } from '../launch-check/checks/reviewed.ts';
import type { Item } from '../launch-check/item.ts';
import { type Part, partsOf, summary } from '../launch-check/report.ts';
import { launchCheck } from '../launch-check/run.ts';
import { bytesOf, type Step } from './files/folder.ts';
import { Refused } from './refused.ts';

/** A thing to do, with the way to its field: `body` for the text below the fields, empty for a whole file. */
export type Todo = Item & {
  path: (string | number)[];
  /** Whether somebody may say in his name that the file is theirs. */
  may?: 'sign' | undefined;
};
export type Todos = { parts: Part<Todo>[]; summary: string; blocking: number };
/** What of the list is meant. */
export type Place = Pick<Item, 'file'>;

/** What is left to do before the launch, as `launch-check` lists it, and whom its owner names as having read a file. */
export function todosIn(root: string, commit: (label: string, step: Step) => void) {
  let listed: readonly Item[] = [];
  return {
    async todos(): Promise<Todos> {
      listed = (await launchCheck({ contentDir: root, network: false, today: todayOf() })).items;
      const files = filesOnDisk(root);
      const located = (item: Item): Todo => ({
        ...item,
        path: item.part ? ['body'] : (item.path as (string | number)[]),
        may: item.code === 'reviewed' ? 'sign' : undefined,
      });
      const parts = partsOf(listed, examineContent(files).content ?? {}, files);
      return {
        parts: parts.map(({ title, pages }) => ({
          title,
          pages: pages.map((page) => ({ ...page, causes: page.causes.map((one) => one.map(located)) })),
        })),
        summary: summary(listed),
        blocking: listed.filter(({ blocks }) => blocks).length,
      };
    },
    sign(places: readonly Place[], by: string) {
      const doc = parseDocument(bytesOf(root, REVIEWED)?.toString('utf8') ?? '');
      for (const { file } of places) {
        if (!listed.some((one) => one.code === 'reviewed' && one.file === file))
          throw new Refused('This is not on the list any more. Open the list again.');
        doc.set(file.replace(/^content\//, ''), doc.createNode({ date: todayOf(), by }));
      }
      commit(`${places.length} files as read`, new Map([[REVIEWED, Buffer.from(doc.toString())]]));
    },
  };
}
