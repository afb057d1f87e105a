import type { Content } from '../../content/content.ts';
import type { Files } from '../../content/files.ts';
import { registeredPages } from '../../content/routes.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import { count, type Item } from './item.ts';
import type { Result } from './run.ts';

const EVERY_PAGE = 'Every page';
/** What is on no page of its own, by the beginning of the file's name. */
const ELSEWHERE: readonly [start: RegExp, title: string][] = [
  [/^content\/(?:company|interface|site)\.yaml|mark\.svg$/, EVERY_PAGE],
  [/^content\/services\//, 'The services, /services/…'],
  [/^content\/team\//, PAGES.teamPage.path],
  [/^content\/products\/messmate\/demo\//, PAGES.messmate.path],
  [/^content\/products\/[^/]+\/card/, PAGES.productsPage.path],
  [/^content\/claims\.yaml/, 'Facts and their sources'],
  [/^content\/checked\.yaml/, 'What you have signed'],
  [/^dist/, 'The built site'],
];

/** A page as the list calls it, and its place in the list. */
type Heading = { title: string; at: number };

/** Which page an item belongs to: the pages in the order of the registry, what all share before them. */
function headings(content: Partial<Content>, files: Files): (item: Item) => Heading {
  const pages = registeredPages(content, files).map(({ file, path, words }) => ({
    file: `content/${file}`,
    title:
      path === '/' ? 'Home, /' : words && path !== PAGES.notFound.path ? `${nameOf(words)}, ${path}` : path,
    path,
  }));
  return ({ file }) => {
    const shared = ELSEWHERE.findIndex(([start]) => start.test(file));
    const other = ELSEWHERE[shared]?.[1];
    const i = pages.findIndex(({ path, file: page }) => (other ? other === path : page === file));
    if (i >= 0) return { title: pages[i]?.title ?? '', at: i + 1 };
    if (other === EVERY_PAGE) return { title: other, at: 0 };
    return { title: other ?? 'Other files', at: pages.length + 1 + shared };
  };
}

const nameOf = ({ title, heading }: { title: string; heading?: string }) =>
  heading ?? title.split(':')[0] ?? title;
const WIDTH = 116;
/** Of what is there at least so much is shown, on a line of its own if need be. */
const LEAST_SHOWN = 30;

/** Items of one page with the same reason and the same advice: listed once, with all their places. */
function folded(items: readonly Item[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${item.why}\n${item.todo}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** A finding cut to fit, with the quotation mark that it has opened. */
function shortened(found: string, room: number): string {
  const cut = `${found.slice(0, room - 2).trimEnd()}…`;
  return cut.lastIndexOf('“') > cut.lastIndexOf('”') ? `${cut}”` : cut;
}

/** A text in lines of a terminal's width. */
function wrapped(text: string, indent: string, first = indent): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    if (line.length + word.length > WIDTH && line.trim() !== first.trim()) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}

const placeOf = ({ file, line, field }: Item) =>
  `${file}${line ? `:${line}` : ''}${field ? `  ${field}` : ''}`;

function block(items: readonly Item[]): string {
  const [{ why, todo, keep, shows } = {} as Item] = items;
  const places = items.map((item) => {
    const place = `    ${placeOf(item)}  `;
    const room = WIDTH - place.length;
    if (items.length === 1 || room < LEAST_SHOWN)
      return wrapped(`${placeOf(item)}  ${item.found}`, '      ', '    ');
    return place + (item.found.length > room ? shortened(item.found, room) : item.found);
  });
  return [
    wrapped(
      `${items.length > 1 ? `${items.length} × ` : ''}${why}`,
      '    ',
      '  ✗ '.replace('✗', items[0]?.blocks ? '✗' : '·'),
    ),
    ...places,
    ...(shows ? [wrapped(`It shows on ${shows}.`, '    ')] : []),
    wrapped(`${todo}${keep === 'offer' ? ' (Or sign it as kept.)' : ''}`, '      ', '    → '),
  ].join('\n');
}

/** The sentence at the end, and in the output of a build. */
export function summary({ items, signed }: Pick<Result, 'items' | 'signed'>): string {
  const blocking = items.filter(({ blocks }) => blocks).length;
  const advice = items.length - blocking;
  const signatures =
    signed > 0
      ? ` ${count(signed, 'thing')} ${signed === 1 ? 'is' : 'are'} kept, as content/checked.yaml says.`
      : '';
  if (items.length === 0) return `Nothing is left to do: the site can be launched.${signatures}`;
  const advises = advice > 0 ? `${count(advice, 'piece')} of advice` : '';
  if (blocking === 0)
    return `Nothing blocks the launch. ${advises} ${advice === 1 ? 'is' : 'are'} left.${signatures}`;
  const also = advises && `, and there ${advice === 1 ? 'is' : 'are'} ${advises}`;
  return `${count(blocking, 'thing')} ${blocking === 1 ? 'blocks' : 'block'} the launch${also}.${signatures}`;
}

/** A half of the list: what blocks the launch, or what is advice; by page, and each cause once with its places. */
export type Part<One = Item> = { title: string; pages: { title: string; causes: One[][] }[] };

/** The list, put in order. */
export function partsOf(items: readonly Item[], content: Partial<Content>, files: Files): Part[] {
  const headingOf = headings(content, files);
  const part = (title: string, own: readonly Item[]): Part => {
    const pages = new Map<string, { at: number; items: Item[] }>();
    for (const item of own) {
      const { title: page, at } = headingOf(item);
      const there = pages.get(page) ?? { at, items: [] };
      there.items.push(item);
      pages.set(page, there);
    }
    const list = [...pages].sort(([, a], [, b]) => a.at - b.at);
    return { title, pages: list.map(([title, { items }]) => ({ title, causes: folded(items) })) };
  };
  const parts = [
    part(
      'Before you launch',
      items.filter(({ blocks }) => blocks),
    ),
    part(
      'Advice',
      items.filter(({ blocks }) => !blocks),
    ),
  ];
  return parts.filter(({ pages }) => pages.length > 0);
}

/** The whole list, for a terminal. */
export function reportOf(result: Omit<Result, 'written'>, content: Partial<Content>, files: Files): string {
  return [
    ...partsOf(result.items, content, files).flatMap(({ title, pages }) => [
      `${title}\n${'='.repeat(title.length)}`,
      ...pages.flatMap((page) => [page.title, ...page.causes.map(block)]),
    ]),
    ...(result.items.some(({ keep }) => keep) ? [HOW_TO_KEEP] : []),
    ...result.notes,
    summary(result),
  ].join('\n\n');
}

const HOW_TO_KEEP = `To keep something as it is, sign it under \`keep\` in content/checked.yaml with the file and the field named above:
  - { file: content/company.yaml, field: tagline, why: It is ours., by: Your name, on: 2026-12-01 }`;
