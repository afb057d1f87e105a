import type { Files } from '../../content/files.ts';
import { placeName } from '../../content/problems.ts';
import { pageShowing, registeredPages } from '../../content/routes.ts';
import type { Item } from './item.ts';
import type { Result } from './run.ts';

const EVERY_PAGE = 'Every page';
const OTHERS = 'Other files';
const DELIVERED = 'Still as delivered, file by file';
const OF_EVERY_PAGE = /^content\/(?:(?:company|interface|site|words)\.yaml|mark\.svg)$/;

/** What blocks, or what is advice: by page, each cause once with its places. */
export type Part = { title: string; pages: { title: string; causes: Item[][] }[] };

export function partsOf(items: readonly Item[], files: Files): Part[] {
  const pages = registeredPages({}, files);
  const titles = [EVERY_PAGE, ...pages.map(({ path }) => path), OTHERS, DELIVERED];
  const titleOf = ({ code, file }: Item) => {
    if (code === 'reviewed') return DELIVERED;
    if (OF_EVERY_PAGE.test(file)) return EVERY_PAGE;
    return pageShowing(file.replace('content/', ''), pages) ?? OTHERS;
  };
  const part = (title: string, own: readonly Item[]): Part => {
    const list = [...Map.groupBy(own, titleOf)].sort(([a], [b]) => titles.indexOf(a) - titles.indexOf(b));
    const causesOf = (all: Item[]) => [...Map.groupBy(all, ({ why, todo }) => `${why}\n${todo}`).values()];
    return { title, pages: list.map(([title, all]) => ({ title, causes: causesOf(all) })) };
  };
  const [blocking, advice] = [true, false].map((half) => items.filter(({ blocks }) => blocks === half));
  const parts = [part('Before you launch', blocking ?? []), part('Advice', advice ?? [])];
  return parts.filter(({ pages }) => pages.length > 0);
}

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** Also in the output of a build. */
export function summary(items: readonly Item[]): string {
  const blocking = items.filter(({ blocks }) => blocks).length;
  const advice = items.length - blocking;
  if (items.length === 0) return 'Nothing is left to do: the site can be launched.';
  const blocks =
    blocking === 0 ? 'Nothing blocks' : `${things(blocking)} ${blocking === 1 ? 'blocks' : 'block'}`;
  return `${blocks} the launch.${advice > 0 ? ` Advice: ${things(advice)}.` : ''}`;
}

/** Items with one cause. */
const block = (items: readonly Item[]): string => {
  const [{ why, todo, blocks } = {} as Item] = items;
  return [
    `  ${blocks ? '✗' : '·'} ${items.length > 1 ? `${items.length} × ` : ''}${why}`,
    ...items.map((item) => `    ${placeName(item)}  ${item.found.slice(0, 90)}`),
    `    → ${todo}`,
  ].join('\n');
};

/** For a terminal. */
export const reportOf = ({ items, notes }: Result, files: Files): string =>
  [
    ...partsOf(items, files).flatMap(({ title, pages }) => [
      `${title}\n${'='.repeat(title.length)}`,
      ...pages.flatMap((page) => [page.title, ...page.causes.map(block)]),
    ]),
    ...notes,
    summary(items),
  ].join('\n\n');
