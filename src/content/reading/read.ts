import type { z } from 'zod';
import type { Content, ReadContent } from '../content.ts';
import type { Parsed } from '../explain.ts';
import { type Files, filesOnDisk } from '../files.ts';
import { fill } from '../fill.ts';
import { sourceOf, unknownFiles } from '../known-files.ts';
import { speak } from '../language.ts';
import { versionProblems } from '../legal/check.ts';
import { clausesOf } from '../legal/clauses.ts';
import { legalDay } from '../legal/days.ts';
import { versionsOf } from '../legal/read.ts';
import { sectionNumbers } from '../legal/sections.ts';
import { readMark } from '../mark/mark.ts';
import { tidied } from '../mark/normalise.ts';
import { type Markdown, parseBody, placeholdersIn, problemsIn } from '../markdown.ts';
import { ContentError, type Problem } from '../problems.ts';
import { checkedSchema } from '../schemas/checked.ts';
import { claimsSchema } from '../schemas/claims.ts';
import { companySchema } from '../schemas/company.ts';
import { DEMO_FILES, type DemoWords } from '../schemas/demo/demo.ts';
import { hostelSchema } from '../schemas/hostel.ts';
import { interfaceSchema } from '../schemas/interface.ts';
import { type Legal, type LegalFront, legalSchema } from '../schemas/legal.ts';
import { PAGES } from '../schemas/pages.ts';
import { PAPERS } from '../schemas/papers.ts';
import { type ProductCard, productSchema } from '../schemas/product.ts';
import { reviewedSchema } from '../schemas/reviewed.ts';
import { type Service, serviceSchema } from '../schemas/service.ts';
import { siteSchema } from '../schemas/site-settings.ts';
import { memberSchema } from '../schemas/team.ts';
import { fillIn, parseMarkdown, parseYaml, validate } from '../source.ts';
import { checkReferences } from './references.ts';

/**
 * Reads everything in `content/`.
 * @param files every file's text by its path (pictures may have an empty text: only their names matter here)
 * @throws ContentError with every problem found, in all files at once
 */
export function readContent(files: Files): Content {
  const { content, problems } = examineContent(files);
  if (!content) throw new ContentError(problems);
  return content;
}

/** Reads a content folder. @throws ContentError when something in it cannot be used */
export const loadContentFromDisk = (root: string): Content => readContent(filesOnDisk(root));

/** Reads as `readContent` does, and gives what is wrong instead of the content where something is. */
export function examineContent(files: Files): { content?: Content; problems: Problem[] } {
  const problems: Problem[] = unknownFiles(files);
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };

  const sources = new Map<string, Parsed>();
  const texts: Markdown[] = [];
  let values: Record<string, string> = {};
  // Checked as it is written, then filled in: what a message quotes and counts is what the author sees.
  const yaml = <S extends z.ZodType>(path: string, schema: S) => {
    const parsed = parseYaml(sourceOf(files, path));
    sources.set(path, parsed);
    return fillIn(validate(schema, parsed), values);
  };
  const markdown = <S extends z.ZodType>(path: string, schema: S) => {
    const parsed = parseMarkdown(sourceOf(files, path));
    sources.set(path, parsed);
    problems.push(...placeholdersIn(parsed));
    const text = parseBody(parsed, values);
    texts.push(text);
    problems.push(...problemsIn(text));
    return { front: fillIn(validate(schema, parsed), values), text };
  };
  const one = <S extends z.ZodType>(path: string, schema: S) => attempt(() => yaml(path, schema));
  const all = <T>(pattern: RegExp, read: (path: string, id: string) => T): T[] =>
    Object.keys(files)
      .sort()
      .flatMap((path) => {
        const id = pattern.exec(path)?.[1];
        return (id !== undefined && attempt(() => read(path, id))) || [];
      });

  const self = one('company.yaml', companySchema);
  if (self) {
    const { name, product, email, phone, country } = self;
    values = { company: name, product, email, phone, country };
  }
  /** The words of several files, each by its name in the content. */
  const words = (list: Record<string, { file: string; schema: z.ZodType; isOptional?: boolean }>) =>
    Object.fromEntries(
      Object.entries(list)
        .filter(([, { file, isOptional }]) => file in files || !isOptional)
        .map(([name, { file, schema }]) => [name, one(file, schema)]),
    );
  const site = one('site.yaml', siteSchema);
  // Whoever has read the words writes in their language.
  if (site) speak(site.language);
  const shared = one('interface.yaml', interfaceSchema);
  const dated = ({ description, updated }: LegalFront) =>
    site && shared ? fill(description, { updated: legalDay(shared.legal, updated) }) : description;
  const hasProduct = PAGES.messmate.file in files;

  const content: ReadContent = {
    ...words(PAGES),
    // The PDFs are made of the product page's words too.
    ...(hasProduct && { ...words(PAPERS), demo: words(DEMO_FILES) as DemoWords }),
    company: self && fillIn(self, values),
    site,
    words: shared,
    mark: attempt(() => readMark(tidied(sourceOf(files, 'mark.svg')))),
    claims: one('claims.yaml', claimsSchema)?.claims,
    checked: 'checked.yaml' in files ? one('checked.yaml', checkedSchema)?.keep : [],
    reviewed: 'reviewed.yaml' in files ? one('reviewed.yaml', reviewedSchema) : {},
    // The schema gives what the engine takes: a difference is an error of the type check, here.
    hostel: one('hostel.yaml', hostelSchema),
    services: all(/^services\/(.+)\.md$/, (path, id): Service => {
      const { front, text } = markdown(path, serviceSchema);
      return { ...front, id, path: `/services/${id}`, body: text.body };
    }).sort((a, b) => a.order - b.order),
    products: all(
      /^products\/([^/]+)\/card\.yaml$/,
      (path, id): ProductCard => ({ ...yaml(path, productSchema), id }),
    ).sort((a, b) => a.order - b.order),
    team: all(/^team\/(.+)\.yaml$/, (path) => ({ ...yaml(path, memberSchema), file: path })).sort(
      (a, b) => a.id - b.id,
    ),
    legal: all(/^legal\/([^/]+)\.md$/, (path, id): Legal => {
      const { front, text } = markdown(path, legalSchema);
      // An adult reads 230 words a minute (Brysbaert 2019, 238 for non-fiction).
      const minutes = Math.max(1, Math.round(text.body.split(/\s+/).length / 230));
      const legal = {
        ...front,
        ...clausesOf(text, front.plainWords),
        description: dated(front),
        id,
        path: `/legal/${id}`,
        minutes,
      };
      return { ...legal, versions: versionsOf(legal, text.body, files, values) };
    }),
  };
  problems.push(...checkReferences({ content, files, sources, texts }));
  if (problems.length > 0) return { problems };
  return { content: fillIn(content as Content, sectionNumbers(content.legal ?? [])), problems };
}

/** What a build has against the texts of a content folder. (Pictures have to be decoded: src/content/pictures.ts.) */
export const textProblems = (files: Files): Problem[] => [
  ...examineContent(files).problems,
  ...versionProblems(files),
];
