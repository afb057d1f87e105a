import { unknownClaims } from '../claims/references.ts';
import { counselProblems } from '../legal/counsel.ts';
import { sectionProblems } from '../legal/sections.ts';
import { PAGES, PARTS, type PageEntry, TAKEN } from '../schemas/pages.ts';
import type { Content } from './content.ts';
import type { Parsed } from './explain.ts';
import type { Files } from './files.ts';
import { type Link, linksIn, type Markdown } from './markdown.ts';
import { fieldName, type Path, type Problem, show } from './problems.ts';
import { placesOf } from './routes.ts';

/** What was read, as far as it could be used; and where each value is written, by file: `team/kabir.yaml`. */
export type Reading = {
  content: Partial<Content>;
  files: Files;
  sources: ReadonlyMap<string, Parsed>;
  /** All Markdown texts. */
  texts: readonly Markdown[];
};

/** A value that says something of other files, and where it is written. */
type Use = { file: string; path: Path; value: string | number };

/** What one file says about another: duplicates, missing pictures and links to nowhere. */
export function checkReferences(reading: Reading): Problem[] {
  return [
    ...doubles(reading),
    ...missingFiles(reading),
    ...takenAnchors(reading),
    ...deadLinks(reading),
    ...counselProblems(reading),
    ...unknownClaims(reading),
    ...sectionProblems(reading),
  ];
}

const placeOf = ({ sources }: Reading, { file, path }: Omit<Use, 'value'>) => ({
  file: `content/${file}`,
  line: sources.get(file)?.lineOf(path),
  field: fieldName(path),
});

const cardOf = ({ id }: { id: string }) => `products/${id}/card.yaml`;

function doubles(reading: Reading): Problem[] {
  const { company, teamPage, messmate, claims, team = [], services = [], products = [] } = reading.content;
  const inList = <T>(
    file: string,
    list: Path | string,
    key: keyof T & string,
    items: readonly T[] = [],
  ): Use[] => items.map((item, i) => ({ file, path: [list, i, key].flat(), value: String(item[key]) }));
  return [
    team.map(({ file, id }) => ({ file, path: ['id'], value: id })),
    services.map(({ id, order }) => ({ file: `services/${id}.md`, path: ['order'], value: order })),
    products.map((product) => ({ file: cardOf(product), path: ['order'], value: product.order })),
    products.map((product) => ({ file: cardOf(product), path: ['title'], value: product.title })),
    placesOf(reading.content).flatMap(({ file, words }) =>
      words ? [{ file, path: ['title'], value: words.title }] : [],
    ),
    ...products.map((product) => inList(cardOf(product), 'features', 'title', product.features)),
    ...services.map(({ id, process }) => inList(`services/${id}.md`, 'process', 'title', process)),
    inList('pages/team.yaml', 'positions', 'id', teamPage?.positions),
    inList(PAGES.messmate.file, ['questions', 'list'], 'id', messmate?.questions.list),
    inList('claims.yaml', 'claims', 'id', claims),
    inList('company.yaml', 'navigation', 'label', company?.navigation),
    inList('company.yaml', 'navigation', 'to', company?.navigation),
    inList('company.yaml', 'social', 'network', company?.social),
  ].flatMap((uses: Use[]) => doublesAmong(uses, reading));
}

function doublesAmong(uses: Use[], reading: Reading): Problem[] {
  const firsts = new Map<string, Use>();
  return uses.flatMap((use) => {
    const key = String(use.value).toLowerCase();
    const first = firsts.get(key);
    firsts.set(key, first ?? use);
    if (!first) return [];
    const { file, line } = placeOf(reading, first);
    return [
      {
        ...placeOf(reading, use),
        expected: `a value for "${String(use.path.at(-1))}" that is used once`,
        found: `${show(use.value)}, which stands in ${file}:${line ?? 1} too`,
      },
    ];
  });
}

function missingFiles(reading: Reading): Problem[] {
  const { content, files } = reading;
  const found = 'no such file';
  const problems: Problem[] = (content.team ?? [])
    .filter(({ image }) => image && !image.startsWith('https:') && !(`team/${image}` in files))
    .map(({ file, image }) => ({
      ...placeOf(reading, { file, path: ['image'] }),
      expected: `the picture content/team/${image}, or no such line: the initials stand in`,
      found,
    }));
  if (!Object.keys(files).some((name) => /^team\/.+\.yaml$/.test(name))) {
    const expected = 'a file for each person, the founder at least, such as content/team/founder.yaml';
    problems.push({ file: 'content/team', field: '', expected, found });
  }
  const page = 'products/messmate/page.yaml';
  const card = cardOf({ id: 'messmate' });
  if (page in files && !(card in files)) {
    const expected = `the card beside content/${page}; without the product, remove the whole folder`;
    problems.push({ file: `content/${card}`, field: '', expected, found });
  }
  return problems;
}

/** Anchors that the owner chose and the page uses itself. */
function takenAnchors(reading: Reading): Problem[] {
  return placesOf(reading.content).flatMap(({ entry, file, words }) => {
    if (!words) return [];
    const taken = [...TAKEN, ...(entry.taken ?? []), ...(entry.parts?.(words, []) ?? [])];
    return (entry.chosen?.(words) ?? [])
      .filter(({ id }) => taken.includes(id))
      .map(({ path, id }) => ({
        ...placeOf(reading, { file, path }),
        expected: `another word than those that the page uses itself: ${taken.join(', ')}`,
        found: show(id),
      }));
  });
}

/** Whether a link leads to a page that the owner may do without: the person's page then shows the work without it. */
const isOptional = (to: string): boolean =>
  Object.values(PAGES as Record<string, PageEntry>).some(
    (page) => page.isOptional && page.path === to.split('#')[0],
  );

function deadLinks(reading: Reading): Problem[] {
  const { company, claims = [], team = [], products = [] } = reading.content;
  const places = placesOf(reading.content, reading.files).filter(({ entry }) => entry.card);
  // A page whose words cannot be read has its address all the same; which anchors it has, nobody knows.
  const routes = new Map(
    places.map(({ path, entry, words }) => {
      const chosen = words && entry.chosen?.(words).map(({ id }) => id);
      return [path, words && [...PARTS, ...(entry.parts?.(words, products) ?? []), ...(chosen ?? [])]];
    }),
  );
  const links: Link[] = [
    ...(company?.navigation ?? []).map(({ to }, i) => ({
      ...placeOf(reading, { file: 'company.yaml', path: ['navigation', i, 'to'] }),
      to,
    })),
    ...products
      .filter(({ link }) => link.startsWith('/'))
      .map((card) => ({ ...placeOf(reading, { file: cardOf(card), path: ['link'] }), to: card.link })),
    ...claims.flatMap(({ link: to }, i) => {
      if (!to?.startsWith('/') || (isOptional(to) && !reading.content.messmate)) return [];
      return [{ ...placeOf(reading, { file: 'claims.yaml', path: ['claims', i, 'link'] }), to }];
    }),
    ...team.flatMap(({ file, work }) => {
      const to = work?.link?.to;
      if (!to || (isOptional(to) && !reading.content.messmate)) return [];
      return [{ ...placeOf(reading, { file, path: ['work', 'link', 'to'] }), to }];
    }),
    ...reading.texts.flatMap(linksIn),
  ];
  return links.flatMap(({ to, ...place }) => {
    const [path = '', anchor] = to.split('#');
    const anchors = routes.get(path);
    if (routes.has(path) && (!anchor || !anchors || anchors.includes(anchor))) return [];
    const known = anchors?.map((name) => `${path}#${name}`) ?? [...routes.keys()];
    return [
      {
        ...place,
        expected: `${anchors ? 'a part of that page' : 'a page of this site'}: ${known.join(', ')}`,
        found: show(to),
      },
    ];
  });
}
