import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { examineContent } from '../../content/reading/read.ts';
import { pathOfField } from '../../content/reading/written.ts';
import { builtFrom } from '../../site/seo/history.ts';
import type { Item } from '../launch-check/item.ts';
import { type Part, partsOf, summary } from '../launch-check/report.ts';
import { launchCheck } from '../launch-check/run.ts';
import { catalogueOf } from './catalogue.ts';

/** A thing to do, with the way to its field: `body` for the text below the fields, empty for a whole file. */
export type Todo = Item & { path: (string | number)[] };
/** `delivered`: the files that nobody has read and made theirs. */
export type Todos = { parts: Part<Todo>[]; delivered: string[]; summary: string; blocking: number };

/**
 * What is left to do before the launch, as `launch-check` lists it.
 * @param read the files that somebody has read and made theirs
 */
export async function todosIn(root: string, read: readonly string[]): Promise<Todos> {
  const result = await launchCheck({ contentDir: root, network: false, today: todayOf(), from: builtFrom() });
  const { files, sources } = result.written;
  const located = (item: Item): Todo => {
    const data = sources.get(item.file.replace(/^content\//, ''))?.data;
    return { ...item, path: item.field.startsWith('#') ? ['body'] : pathOfField(data, item.field) };
  };
  const parts = partsOf(result.items, examineContent(files).content ?? {}, files);
  const listed = catalogueOf(filesOnDisk(root)).flatMap(({ items }) => items.map(({ file }) => file));
  return {
    delivered: [...new Set(listed)].filter((file) => !read.includes(file)),
    parts: parts.map(({ title, pages }) => ({
      title,
      pages: pages.map((page) => ({ ...page, causes: page.causes.map((one) => one.map(located)) })),
    })),
    summary: summary(result),
    blocking: result.items.filter(({ blocks }) => blocks).length,
  };
}
