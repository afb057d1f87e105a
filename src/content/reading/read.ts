import type { z } from 'zod';
import type { Content, PartialContent } from '../content.ts';
import { type Files, readFiles } from '../files.ts';
import { fill } from '../fill.ts';
import { listLabels } from '../labels.ts';
import { formatLegalDay } from '../language/day.ts';
import { directionOf, setLanguage } from '../language/language.ts';
import { addCitations, numberSections } from '../legal/sections.ts';
import { fillLegalText, findVersionProblems, LEGAL_FILE, readVersions } from '../legal/versions.ts';
import {
  findMarkdownProblems,
  findPlaceholderProblems,
  listBodies,
  type ParsedBody,
  parseBody,
} from '../markdown/markdown.ts';
import type { ParsedFile } from '../parsing/explain.ts';
import { findUnknownFiles, readFileText } from '../parsing/file-text.ts';
import { deepFreeze, fillDeep, isolateFigures, readContentFile } from '../parsing/source.ts';
import { readMark } from '../pictures/mark.ts';
import { ContentError, type Problem, tryRead } from '../problems.ts';
import { BROCHURE } from '../schemas/brochure.ts';
import { claimsSchema } from '../schemas/claims.ts';
import { companySchema } from '../schemas/company.ts';
import { hostelSchema } from '../schemas/hostel.ts';
import { interfaceSchema } from '../schemas/interface.ts';
import { type Legal, legalSchema } from '../schemas/legal.ts';
import { noProductSchema } from '../schemas/no-product.ts';
import { PAGES } from '../schemas/pages.ts';
import { type ProductCard, productCardSchema } from '../schemas/product.ts';
import { type Service, serviceSchema } from '../schemas/service.ts';
import { reviewedSchema, siteSchema } from '../schemas/settings.ts';
import { memberSchema } from '../schemas/team.ts';
import { collectSharedValues } from '../schemas/text.ts';
import { wordsSchema } from '../schemas/words.ts';
import { type LabelWords, setLabels } from '../t.ts';
import { findCrossFileProblems } from './references.ts';

/** Reads a content folder. @throws ContentError; does not check pictures, or legal texts against their versions */
export function readContent(files: Files): Content {
  const { content, problems } = examineContent(files);
  if (!content) throw new ContentError(problems);
  return content;
}

/** Reads a content folder from the disk. @throws as `readFiles` and `readContent` do */
export const loadContentFromDisk = (root: string): Content => readContent(readFiles(root));

/** Returns functions that read one file or all files of a kind, and collections of problems, parsed files and bodies. */
function createReader(files: Files) {
  const problems: Problem[] = findUnknownFiles(files);
  const sources = new Map<string, ParsedFile>();
  const bodies: ParsedBody[] = [];
  const tryOrReport = <T>(read: () => T): T | undefined => tryRead(read, problems);
  /** Validates before filling in placeholders, so that a message quotes the source. */
  const readFields = <S extends z.ZodType>(path: string, schema: S, values: Record<string, string>) => {
    const source = readContentFile(files, path, schema);
    sources.set(path, source);
    return fillDeep(source.validate(), values);
  };
  /** Reads each file of a kind; the pattern captures its id. */
  const readAll = <T>(pattern: RegExp, read: (path: string, id: string) => T): T[] =>
    Object.keys(files)
      .sort()
      .flatMap((path) => {
        const id = pattern.exec(path)?.[1];
        return (id !== undefined && tryOrReport(() => read(path, id))) || [];
      });
  return { problems, sources, bodies, tryOrReport, readFields, readAll };
}

/** Returns `base` with the fields of `update`: objects are merged, other values replaced. */
function mergeFields(base: unknown, update: unknown): unknown {
  if (update === undefined || Array.isArray(update) || typeof update !== 'object') return update ?? base;
  const fields = Object.entries(update as object).map(([name, value]) => [
    name,
    mergeFields(Object(base)[name], value),
  ]);
  return { ...Object(base), ...Object.fromEntries(fields) };
}

/** Isolates figures in all labels, for a right-to-left site. Returns only labels that then differ from the code's. */
const isolateLabels = (labels: LabelWords | undefined): LabelWords =>
  Object.fromEntries(
    listLabels().flatMap((label) => {
      const isolated = isolateFigures(labels?.[label] ?? label);
      return isolated === label ? [] : [[label, isolated]];
    }),
  );

type Examination = { readonly content?: Content; readonly problems: readonly Problem[] };

/** The last two results, because a save examines a folder before and after its changes, and the form examines it again. */
let cached: readonly { key: string; result: Examination }[] = [];

/** Like `readContent`, but returns the problems instead of throwing them. */
export function examineContent(files: Files): Examination {
  const key = JSON.stringify(files);
  const newest = cached.find((entry) => entry.key === key) ?? { key, result: deepFreeze(examine(files)) };
  cached = [newest, ...cached.filter((entry) => entry !== newest)].slice(0, 2);
  const { content } = newest.result;
  // In the meantime another folder may have set its language and labels.
  if (content) {
    setLanguage(content.site.language);
    setLabels(content.ownerLabels);
  }
  return newest.result;
}

function examine(files: Files): Examination {
  const { problems, sources, bodies, tryOrReport, readFields, readAll } = createReader(files);
  const site = tryOrReport(() => readFields('site.yaml', siteSchema, {}));
  // The names of countries and the dates of legal texts are written in the site's language.
  if (site) setLanguage(site.language);
  const company = tryOrReport(() => readFields('company.yaml', companySchema, {}));
  const values = company ? collectSharedValues(company) : {};
  const readYaml = <S extends z.ZodType>(path: string, schema: S) =>
    tryOrReport(() => readFields(path, schema, values));
  const readEntries = (entries: Record<string, { file: string; schema: z.ZodType; isOptional?: boolean }>) =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([, { file, isOptional }]) => file in files || !isOptional)
        .map(([name, { file, schema }]) => [name, readYaml(file, schema)]),
    );
  const isRightToLeft = site !== undefined && directionOf(site.language) === 'rtl';
  const replacements =
    'words.yaml' in files ? (readYaml('words.yaml', wordsSchema()) as LabelWords | undefined) : {};
  const ownerLabels = isRightToLeft ? isolateLabels(replacements) : (replacements ?? {});
  setLabels(ownerLabels);
  const hostel = readYaml('hostel.yaml', hostelSchema);
  const team = readAll(/^team\/(.+)\.yaml$/, (path) => ({
    ...readFields(path, memberSchema, values),
    file: path,
  })).sort((a, b) => a.id - b.id);
  const legal = readAll(LEGAL_FILE, (path, id): Legal => {
    const source = readContentFile(files, path, legalSchema);
    sources.set(path, source);
    for (const body of listBodies(source)) {
      const parsedBody = parseBody(body, values);
      bodies.push(parsedBody);
      problems.push(...findMarkdownProblems(parsedBody));
    }
    const text = fillLegalText(source.validate(), values);
    const { intro, sections, description } = text;
    const wording = JSON.stringify([
      intro,
      sections.map(({ title, summary, body }) => [title, summary, body]),
    ]);
    const versions = readVersions(files, id, values);
    return {
      ...text,
      description: site ? fill(description, { updated: formatLegalDay(text.updated) }) : description,
      id,
      path: `/legal/${id}`,
      // An adult reads about 230 words a minute (Brysbaert 2019: 238 for non-fiction).
      readingMinutes: Math.max(1, Math.round(wording.split(/\s+/).length / 230)),
      isDraft: versions.length === 0,
      versions,
    };
  });
  const content: PartialContent = {
    ...readEntries(PAGES),
    // The brochure also uses the product page's words.
    ...(PAGES.messmate.file in files && readEntries({ brochure: BROCHURE })),
    company: company && fillDeep(company, values),
    site,
    interfaceWords: readYaml('interface.yaml', interfaceSchema),
    mark: tryOrReport(() => readMark(readFileText(files, 'mark.svg'))),
    claims: readYaml('claims.yaml', claimsSchema)?.claims,
    reviewed: 'reviewed.yaml' in files ? readYaml('reviewed.yaml', reviewedSchema) : {},
    hostel: hostel && { ...hostel, reservedNames: team.map(({ name }) => name) },
    services: readAll(/^services\/(.+)\.md$/, (path, id): Service => {
      const source = readContentFile(files, path, serviceSchema);
      const parsedBody = parseBody(source, values);
      sources.set(path, source);
      bodies.push(parsedBody);
      problems.push(...findPlaceholderProblems(source), ...findMarkdownProblems(parsedBody));
      const fields = fillDeep(source.validate(), values);
      const { description = fields.summary, lead = fields.summary } = fields;
      return { ...fields, description, lead, id, path: `/services/${id}`, body: parsedBody.body };
    }).sort((a, b) => a.order - b.order),
    products: readAll(
      /^products\/([^/]+)\/card\.yaml$/,
      (path, id): ProductCard => ({ ...readFields(path, productCardSchema, values), id }),
    ).sort((a, b) => a.order - b.order),
    team,
    legal,
  };
  const noProduct = readYaml('no-product.yaml', noProductSchema);
  problems.push(...findCrossFileProblems({ content, files, sources, bodies }));
  if (problems.length > 0) return { problems };
  const { messmate } = content;
  const unnumbered = messmate
    ? { ...content, messmate: { ...messmate, questions: addCitations(messmate.questions, legal) } }
    : mergeFields(content, noProduct);
  // Replaces `{terms-of-service#ending}` by the number of that section.
  const numbered = fillDeep(
    unnumbered as Content,
    Object.assign({}, ...legal.map(({ id, sections }) => numberSections(id, sections))),
  );
  return { content: { ...(isRightToLeft ? isolateFigures(numbered) : numbered), ownerLabels }, problems };
}

/** Finds all problems but those that take a build, or decoding pictures or fonts (src/publish/build/check-content.ts). */
export const findNonPictureProblems = (files: Files): Problem[] => [
  ...examineContent(files).problems,
  ...findVersionProblems(files),
];
