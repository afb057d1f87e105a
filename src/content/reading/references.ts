import { unknownClaims } from '../claims/references.ts';
import { placeOf, type Reading } from '../content.ts';
import { sectionProblems } from '../legal/sections.ts';
import { linksIn } from '../markdown.ts';
import { type Path, type Problem, show, unusable } from '../problems.ts';
import { registeredPages } from '../routes.ts';
import { PAGES } from '../schemas/pages.ts';
import { pluralProblems } from './plurals.ts';

/** A value that refers to other files, and where it is written. */
type Use = { file: string; path: Path; value: string | number };

/** What one file says about another: duplicates, missing pictures and links to nowhere. */
export function checkReferences(reading: Reading): Problem[] {
  return [
    ...doubles(reading),
    ...missingFiles(reading),
    ...blanks(reading),
    ...deadLinks(reading),
    ...unknownClaims(reading),
    ...sectionProblems(reading),
    ...pluralProblems(reading),
  ];
}

const cardOf = ({ id }: { id: string }) => `products/${id}/card.yaml`;

function doubles(reading: Reading): Problem[] {
  const { team = [], services = [], products = [] } = reading.content;
  const titles = registeredPages(reading.content).flatMap(({ file, words }) =>
    words ? { file, ...words } : [],
  );
  return [
    team.map(({ file, id }) => ({ file, path: ['id'], value: id })),
    services.map(({ id, order }) => ({ file: `services/${id}.md`, path: ['order'], value: order })),
    products.map((product) => ({ file: cardOf(product), path: ['order'], value: product.order })),
    products.map((product) => ({ file: cardOf(product), path: ['title'], value: product.title })),
    titles.map(({ file, title }) => ({ file, path: ['title'], value: title })),
  ].flatMap((uses) => doublesAmong(uses, reading));
}

function doublesAmong(uses: Use[], reading: Reading): Problem[] {
  const firsts = new Map<string, Use>();
  return uses.flatMap((use) => {
    const key = String(use.value).toLowerCase();
    const first = firsts.get(key);
    firsts.set(key, first ?? use);
    if (!first) return [];
    const { file, line } = placeOf(reading, first);
    return {
      ...placeOf(reading, use),
      expected: `a value for "${String(use.path.at(-1))}" that is used once`,
      found: `${show(use.value)}, which stands in ${file}:${line ?? 1} too`,
    };
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
    problems.push(...unusable('file', 'content/team', expected, found).problems);
  }
  const page = PAGES.messmate.file;
  const card = cardOf({ id: 'messmate' });
  if (page in files && !(card in files)) {
    const expected = `the card beside content/${page}; without the product, remove the whole folder`;
    problems.push(...unusable('file', `content/${card}`, expected, found).problems);
  }
  return problems;
}

/** What "Your mess" fills in has to be left open in the message. */
function blanks(reading: Reading): Problem[] {
  const { messmate, contact } = reading.content;
  if (!messmate || !contact || contact.messages.demo.text.includes(messmate.mess.blank)) return [];
  return [
    {
      ...placeOf(reading, { file: PAGES.messmate.file, path: ['mess', 'blank'] }),
      expected: `words of the message \`demo\` in content/${PAGES.contact.file}`,
      found: show(messmate.mess.blank),
    },
  ];
}

const pathOf = (link: string) => link.replace(/#.*/, '');

function deadLinks(reading: Reading): Problem[] {
  const { company, about, messmate, claims = [], team = [], products = [] } = reading.content;
  const routes = registeredPages(reading.content, reading.files)
    .filter(({ entry }) => !entry.isStandIn)
    .map(({ path }) => path);
  // Without the product's page, people's work and claims lose their links to it.
  const isGone = ({ value }: Use) => !messmate && pathOf(String(value)) === PAGES.messmate.path;
  const navigation = company?.navigation ?? [];
  const fields: Use[] = [
    ...navigation.map(({ to }, i) => ({ file: 'company.yaml', path: ['navigation', i, 'to'], value: to })),
    ...products.map((card) => ({ file: cardOf(card), path: ['link'], value: card.link })),
    ...(about?.focus.items ?? []).map(({ to = '' }, i) => ({
      file: PAGES.about.file,
      path: ['focus', 'items', i, 'to'],
      value: to,
    })),
    ...[
      ...claims.map(({ link = '' }, i) => ({
        file: 'claims.yaml',
        path: ['claims', i, 'link'],
        value: link,
      })),
      ...team.map(({ file, work }) => ({ file, path: ['work', 'to'], value: work?.to ?? '' })),
    ].filter((use) => !isGone(use)),
  ];
  const links = fields
    .map((use) => ({ ...placeOf(reading, use), to: String(use.value) }))
    .filter(({ to }) => to.startsWith('/'));
  // Whether the page has the part behind the # is checked once it is built (src/publish/build/anchors.ts).
  return [...links, ...reading.texts.flatMap(linksIn)]
    .filter(({ to }) => !routes.includes(pathOf(to)))
    .map(({ to, ...place }) => ({
      ...place,
      expected: `a page of this site: ${routes.join(', ')}`,
      found: show(to),
    }));
}
