import { checkTexts, type ParsedContent, referenceProblemAt } from '../content.ts';
import { findDeadSectionReferences } from '../legal/sections.ts';
import { type LinkOrImage, listImages, listLinks } from '../markdown/markdown.ts';
import { type JsonSchema, jsonSchemaOf, schemaAt } from '../parsing/explain.ts';
import type { FieldText } from '../parsing/texts.ts';
import { excerptOf, fileError, type Path, type Problem } from '../problems.ts';
import { listRegisteredPages } from '../routes.ts';
import { contentSchemas, matchesPattern } from '../schemas/content-schemas.ts';
import { PAGES } from '../schemas/pages.ts';
import { internalLink } from '../schemas/text.ts';

/** A value that no other file of its kind may have, with its field. */
type ValueUse = { file: string; path: Path; value: string | number };

/** Finds problems across files, such as duplicates, missing files and dead links. */
export function findCrossFileProblems(parsed: ParsedContent): Problem[] {
  return [
    ...findDuplicates(parsed),
    ...findMissingFiles(parsed),
    ...findDeadLinks(parsed),
    ...findHiddenPages(parsed),
    ...findUnknownClaims(parsed),
    ...findDeadSectionReferences(parsed),
  ];
}

const cardFile = ({ id }: { id: string }) => `products/${id}/card.yaml`;

function findDuplicates(parsed: ParsedContent): Problem[] {
  const { team = [], services = [], products = [] } = parsed.content;
  const titles = listRegisteredPages(parsed.content).flatMap(({ file, words }) =>
    words ? { file, ...words } : [],
  );
  return [
    team.map(({ file, id }) => ({ file, path: ['id'], value: id })),
    services.map(({ id, order }) => ({ file: `services/${id}.md`, path: ['order'], value: order })),
    products.map((product) => ({ file: cardFile(product), path: ['order'], value: product.order })),
    products.map((product) => ({ file: cardFile(product), path: ['title'], value: product.title })),
    titles.map(({ file, title }) => ({ file, path: ['title'], value: title })),
  ].flatMap((uses) => findRepeatedValues(uses, parsed));
}

function findRepeatedValues(uses: ValueUse[], parsed: ParsedContent): Problem[] {
  const firstUses = new Map<string, ValueUse>();
  return uses.flatMap((use) => {
    const key = String(use.value).toLowerCase();
    const firstUse = firstUses.get(key);
    firstUses.set(key, firstUse ?? use);
    if (!firstUse) return [];
    const { file, line } = referenceProblemAt(parsed, firstUse);
    return {
      ...referenceProblemAt(parsed, use),
      expected: `a value for "${String(use.path.at(-1))}" that is used once`,
      found: `${excerptOf(use.value)}, which ${file}:${line ?? 1} has too`,
    };
  });
}

function findMissingFiles(parsed: ParsedContent): Problem[] {
  const { content, files } = parsed;
  const found = 'no such file';
  const problems: Problem[] = (content.team ?? [])
    .filter(({ image }) => image && !image.startsWith('https:') && !(`team/${image}` in files))
    .map(({ file, image }) => ({
      ...referenceProblemAt(parsed, { file, path: ['image'] }),
      expected: `the picture content/team/${image}; without this line the initials are shown`,
      found,
    }));
  for (const { to, ...position } of parsed.bodies.flatMap(listImages))
    if (!(`services/${to}` in files))
      problems.push({ ...position, expected: `the picture content/services/${to}`, found });
  if (!Object.keys(files).some((name) => /^team\/.+\.yaml$/.test(name))) {
    const expected = 'a file for each person, at least for the founder, such as content/team/founder.yaml';
    problems.push(...fileError('file', 'content/team', expected, found).problems);
  }
  const pageFile = PAGES.messmate.file;
  const messmateCard = cardFile({ id: 'messmate' });
  if (pageFile in files && !(messmateCard in files)) {
    const expected = `the card beside content/${pageFile}; to offer no product, remove the whole folder`;
    problems.push(...fileError('file', `content/${messmateCard}`, expected, found).problems);
  }
  return problems;
}

const withoutAnchor = (link: string) => link.replace(/#.*/, '');

const isPathField = (field: JsonSchema | undefined): boolean =>
  field?.format === 'path' || (field?.anyOf ?? []).some((member) => isPathField(Object(member)));

/** Matches files that may link to the product page even if it does not exist: the site then leaves out the link. */
const MAY_LOSE_LINKS = /^(claims\.yaml|team\/.*)$/;

function findLinks(parsed: ParsedContent, file: string, texts: readonly FieldText[]): LinkOrImage[] {
  const schemas = contentSchemas();
  const pattern = Object.keys(schemas).find((pattern) => matchesPattern(file, pattern));
  const links = texts.filter(({ text }) => text.startsWith('/') && internalLink.safeParse(text).success);
  const schema = pattern && schemas[pattern];
  if (!schema || links.length === 0) return [];
  const json = jsonSchemaOf(schema);
  return links
    .filter(({ path }) => isPathField(schemaAt(json, path)))
    .map(({ path, text }) => ({ ...referenceProblemAt(parsed, { file, path }), to: text }));
}

const listRoutes = (parsed: ParsedContent): string[] =>
  listRegisteredPages(parsed.content, parsed.files)
    .filter(({ entry }) => !entry.isErrorPage)
    .map(({ path }) => path);

/** Finds redirects from an address that is a page of this site, which they would hide. */
function findHiddenPages(parsed: ParsedContent): Problem[] {
  const routes = listRoutes(parsed);
  return Object.keys(parsed.content.site?.redirects ?? {})
    .filter((from) => routes.includes(from.replace(/\/$/, '')))
    .map((from) => ({
      ...referenceProblemAt(parsed, { file: 'site.yaml', path: ['redirects', from] }),
      expected: 'an old address that is no page of this site',
      found: excerptOf(from),
    }));
}

function findDeadLinks(parsed: ParsedContent): Problem[] {
  const routes = listRoutes(parsed);
  const isProduct = ({ to }: LinkOrImage) => withoutAnchor(to) === PAGES.messmate.path;
  const links = [...parsed.sources].flatMap(([file, { texts }]) =>
    findLinks(parsed, file, texts).filter(
      (link) => parsed.content.messmate || !MAY_LOSE_LINKS.test(file) || !isProduct(link),
    ),
  );
  // Anchors are checked in the built pages (src/publish/build/references.ts).
  return [...links, ...parsed.bodies.flatMap(listLinks)]
    .filter(({ to }) => !routes.includes(withoutAnchor(to)))
    .map(({ to, ...position }) => ({
      ...position,
      expected: `a page of this site: ${routes.join(', ')}`,
      found: excerptOf(to),
    }));
}

/** Finds claims without an entry in claims.yaml. With an empty list no page shows a source, so all are accepted. */
function findUnknownClaims(parsed: ParsedContent): Problem[] {
  const ids = (parsed.content.claims ?? []).map(({ id }) => id);
  const expected = ids.length > 0 && `the id of an entry of content/claims.yaml: ${ids.join(', ')}`;
  return checkTexts(parsed, ({ path, text }) => path.at(-1) === 'claim' && !ids.includes(text) && expected);
}
