import { filesOnDisk } from '../../content/files.ts';
import type { Item } from '../launch-check/item.ts';
import { type Part, partsOf, summary } from '../launch-check/report.ts';
import { launchCheck } from '../launch-check/run.ts';

/** `delivered`: files that are still as delivered. */
export type Todos = { parts: Part[]; delivered: string[]; summary: string; blocking: number };

/** As `launch-check` lists it. */
export async function todosIn(root: string): Promise<Todos> {
  const { items } = await launchCheck(root, false);
  const isDelivered = ({ code }: Item) => code === 'reviewed';
  const others = items.filter((item) => !isDelivered(item));
  return {
    delivered: items.filter(isDelivered).map(({ file }) => file.replace(/^content\//, '')),
    parts: partsOf(others, filesOnDisk(root)),
    summary: summary(items),
    blocking: items.filter(({ blocks }) => blocks).length,
  };
}
