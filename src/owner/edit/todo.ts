import { todayIn } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { examineContent } from '../../content/reading/read.ts';
import type { Item } from '../launch-check/item.ts';
import { type Part, partsOf, summary } from '../launch-check/report.ts';
import { launchCheck } from '../launch-check/run.ts';

/** `delivered`: files that are still as delivered. */
export type Todos = { parts: Part[]; delivered: string[]; summary: string; blocking: number };

/** As `launch-check` lists it. */
export async function todosIn(root: string): Promise<Todos> {
  const { items } = await launchCheck({
    contentDir: root,
    network: false,
    today: todayIn(filesOnDisk(root)),
  });
  const files = filesOnDisk(root);
  const isDelivered = ({ code }: Item) => code === 'reviewed';
  const others = items.filter((item) => !isDelivered(item));
  return {
    delivered: items.filter(isDelivered).map(({ file }) => file.replace(/^content\//, '')),
    parts: partsOf(others, examineContent(files).content ?? {}, files),
    summary: summary(items),
    blocking: items.filter(({ blocks }) => blocks).length,
  };
}
