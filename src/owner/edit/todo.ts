import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { examineContent } from '../../content/reading/read.ts';
import type { Item } from '../launch-check/item.ts';
import { type Part, partsOf, summary } from '../launch-check/report.ts';
import { launchCheck } from '../launch-check/run.ts';

/** A thing to do, with the way to its field: `body` for the text below the fields, empty for a whole file. */
export type Todo = Item & { path: (string | number)[] };
/** `delivered`: the files that nobody has read and made theirs. */
export type Todos = { parts: Part<Todo>[]; delivered: string[]; summary: string; blocking: number };

/** What is left to do before the launch, as `launch-check` lists it. */
export async function todosIn(root: string): Promise<Todos> {
  const { items } = await launchCheck({ contentDir: root, network: false, today: todayOf() });
  const files = filesOnDisk(root);
  const isDelivered = ({ code }: Item) => code === 'reviewed';
  const located = (item: Item): Todo => ({
    ...item,
    path: item.part ? ['body'] : (item.path as (string | number)[]),
  });
  const others = items.filter((item) => !isDelivered(item));
  const parts = partsOf(others, examineContent(files).content ?? {}, files);
  return {
    delivered: items.filter(isDelivered).map(({ file }) => file.replace(/^content\//, '')),
    parts: parts.map(({ title, pages }) => ({
      title,
      pages: pages.map((page) => ({ ...page, causes: page.causes.map((one) => one.map(located)) })),
    })),
    summary: summary(items),
    blocking: items.filter(({ blocks }) => blocks).length,
  };
}
