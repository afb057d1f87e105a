import type { Files } from '../../content/files.ts';
import { locationName } from '../../content/problems.ts';
import { findPageShowing, listRegisteredPages } from '../../content/routes.ts';
import type { Item, LaunchCheck } from './item.ts';

/** Titles that stand in place of a page's path. */
const EVERY_PAGE = 'Every page';
const OTHERS = 'Other files';
const UNFINISHED = 'Is this finished?';
const DELIVERED = 'Still as delivered, file by file';
const SHARED_FILES = /^content\/(?:(?:company|interface|site|words)\.yaml|mark\.svg)$/;

/** The blocking issues or the suggestions, by page. The items of a group have the same `why` and `todo`. */
export type ReportSection = { title: string; pages: { title: string; groups: Item[][] }[] };

/** Sorts items into the sections of the report that are not empty. */
export function groupItems(items: readonly Item[], files: Files): ReportSection[] {
  const pages = listRegisteredPages({}, files);
  const titles = [EVERY_PAGE, ...pages.map(({ path }) => path), OTHERS, UNFINISHED, DELIVERED];
  const titleOf = ({ code, file }: Item) => {
    if (code === 'reviewed') return DELIVERED;
    if (code === 'unfinished') return UNFINISHED;
    if (SHARED_FILES.test(file)) return EVERY_PAGE;
    return findPageShowing(file.replace('content/', ''), pages) ?? OTHERS;
  };
  const groupByCause = (all: Item[]) => [...Map.groupBy(all, ({ why, todo }) => `${why}\n${todo}`).values()];
  const createSection = (title: string, isBlocking: boolean): ReportSection => {
    const itemsOfSection = items.filter(({ blocks }) => blocks === isBlocking);
    const itemsByPage = Map.groupBy(itemsOfSection, titleOf);
    const sorted = [...itemsByPage].sort(([a], [b]) => titles.indexOf(a) - titles.indexOf(b));
    return { title, pages: sorted.map(([page, all]) => ({ title: page, groups: groupByCause(all) })) };
  };
  const sections = [createSection('Blocking issues', true), createSection('Suggestions', false)];
  return sections.filter(({ pages }) => pages.length > 0);
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Counts items in a line, which a build prints too: `61 blocking issues, 11 suggestions.` */
export function summarise(items: readonly Item[]): string {
  const blocking = items.filter(({ blocks }) => blocks).length;
  return items.length === 0
    ? 'Nothing is left to do: the site can be launched.'
    : `${formatCount(blocking, 'blocking issue')}, ${formatCount(items.length - blocking, 'suggestion')}.`;
}

const formatGroup = (items: readonly Item[]): string => {
  const [{ why, todo, blocks } = {} as Item] = items;
  return [
    `  ${blocks ? '✗' : '·'} ${items.length > 1 ? `${items.length} × ` : ''}${why}`,
    ...items.map((item) => `    ${locationName(item)}  ${item.found.slice(0, 90)}`),
    `    → ${todo}`,
  ].join('\n');
};

export const formatReport = ({ items, notes }: LaunchCheck, files: Files): string =>
  [
    ...groupItems(items, files).flatMap(({ title, pages }) => [
      `${title}\n${'='.repeat(title.length)}`,
      ...pages.flatMap((page) => [page.title, ...page.groups.map(formatGroup)]),
    ]),
    ...notes,
    summarise(items),
  ].join('\n\n');
