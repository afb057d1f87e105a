import type { Files } from '../../content/files.ts';
import { locationName } from '../../content/problems.ts';
import { findPathShowing, listRegisteredPages } from '../../content/routes.ts';
import type { LaunchCheckResult, TodoItem } from './item.ts';

/** Titles for items that are not listed under a page. The titles of other items are paths of pages. */
const EVERY_PAGE = 'Every page';
const OTHER_FILES = 'Other files';
const UNFINISHED = 'Is this finished?';
const DELIVERED = 'Still as delivered, file by file';
const SHARED_FILES = /^content\/(?:(?:company|interface|site|words)\.yaml|mark\.svg)$/;

/** The blocking issues or the suggestions, by page. The items of a group have the same `why` and `todo`. */
export type ReportSection = { title: string; pages: { title: string; groups: TodoItem[][] }[] };

/** Sorts items into the sections of the report, and leaves out empty sections. */
export function groupItems(items: readonly TodoItem[], files: Files): ReportSection[] {
  const registeredPages = listRegisteredPages({}, files);
  const titles = [EVERY_PAGE, ...registeredPages.map(({ path }) => path), OTHER_FILES, UNFINISHED, DELIVERED];
  const titleOf = ({ code, file }: TodoItem) => {
    if (code === 'unapproved') return DELIVERED;
    if (code === 'unfinished') return UNFINISHED;
    if (SHARED_FILES.test(file)) return EVERY_PAGE;
    return findPathShowing(file.replace('content/', ''), registeredPages) ?? OTHER_FILES;
  };
  const causeOf = ({ why, todo }: TodoItem) => `${why}\n${todo}`;
  const groupByCause = (pageItems: TodoItem[]) => [...Map.groupBy(pageItems, causeOf).values()];
  const createSection = (title: string, isBlocking: boolean): ReportSection => {
    const itemsOfSection = items.filter((item) => item.isBlocking === isBlocking);
    const itemsByPage = Map.groupBy(itemsOfSection, titleOf);
    const sortedPages = [...itemsByPage].sort(([a], [b]) => titles.indexOf(a) - titles.indexOf(b));
    const pages = sortedPages.map(([page, pageItems]) => ({ title: page, groups: groupByCause(pageItems) }));
    return { title, pages };
  };
  const sections = [createSection('Blocking issues', true), createSection('Suggestions', false)];
  return sections.filter(({ pages }) => pages.length > 0);
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Counts items in a sentence, which a build prints too: `61 blocking issues, 11 suggestions.` */
export function summarise(items: readonly TodoItem[]): string {
  const blockingCount = items.filter(({ isBlocking }) => isBlocking).length;
  return items.length === 0
    ? 'Nothing is left to do: the site can be launched.'
    : `${formatCount(blockingCount, 'blocking issue')}, ${formatCount(items.length - blockingCount, 'suggestion')}.`;
}

const formatGroup = (items: readonly TodoItem[]): string => {
  const [{ why, todo, isBlocking } = {} as TodoItem] = items;
  return [
    `  ${isBlocking ? '✗' : '·'} ${items.length > 1 ? `${items.length} × ` : ''}${why}`,
    ...items.map((item) => `    ${locationName(item)}  ${item.found.slice(0, 90)}`),
    `    → ${todo}`,
  ].join('\n');
};

export const formatReport = ({ items, notes }: LaunchCheckResult, files: Files): string =>
  [
    ...groupItems(items, files).flatMap(({ title, pages }) => [
      `${title}\n${'='.repeat(title.length)}`,
      ...pages.flatMap((page) => [page.title, ...page.groups.map(formatGroup)]),
    ]),
    ...notes,
    summarise(items),
  ].join('\n\n');
