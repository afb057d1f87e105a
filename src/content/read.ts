import type { z } from 'zod';
import { type Company, companySchema } from '../schemas/company.ts';
import { type DemoWords, demoSchemas } from '../schemas/demo/demo.ts';
import { hostelSchema } from '../schemas/hostel.ts';
import { type Legal, legalSchema } from '../schemas/legal.ts';
import * as pages from '../schemas/pages.ts';
import {
  type ProductCard,
  type ProductPageWords,
  productPageSchema,
  productSchema,
} from '../schemas/product.ts';
import { type Service, serviceSchema } from '../schemas/service.ts';
import { type SiteSettings, siteSchema } from '../schemas/site.ts';
import { type Member, memberSchema } from '../schemas/team.ts';
import { clausesOf, minutesToRead } from './clauses.ts';
import type { Files } from './files.ts';
import { type Body, problemsIn } from './markdown.ts';
import { ContentError, type Problem } from './problems.ts';
import { checkReferences } from './references.ts';
import { type Fill, fillIn, type Parsed, parseMarkdown, parseYaml, type Source, validate } from './source.ts';

/** All that the company says, checked and with its placeholders filled in. */
export type Content = {
  company: Company;
  site: SiteSettings;
  words: pages.InterfaceWords;
  home: pages.HomeWords;
  about: pages.AboutWords;
  productsPage: pages.ProductsWords;
  teamPage: pages.TeamWords;
  contact: pages.ContactWords;
  notFound: pages.NotFoundWords;
  offline: pages.OfflineWords;
  services: Service[];
  products: ProductCard[];
  /** The words of /products/messmate; missing when the product's folder is. */
  messmate?: ProductPageWords;
  /** The words of its live demo; missing when the product's folder is. */
  demo?: DemoWords;
  /** The people, by id; `file` is where each is written. */
  team: (Member & { file: string })[];
  legal: Legal[];
  hostel: z.output<typeof hostelSchema>;
};

const SINGLE = [
  'company',
  'site',
  'interface',
  'hostel',
  'pages/home',
  'pages/about',
  'pages/products',
  'pages/team',
  'pages/contact',
  'pages/not-found',
  'pages/offline',
];
const LISTS = [
  /^services\/[a-z0-9-]+\.md$/,
  /^legal\/[a-z0-9-]+\.md$/,
  /^team\/[a-z0-9-]+\.(yaml|jpe?g|png|webp|avif)$/,
  /^products\/[a-z0-9-]+\/card\.yaml$/,
  /^products\/messmate\/page\.yaml$/,
  /^products\/messmate\/demo\/(shared|attendance|analytics|tuckshop)\.yaml$/,
  /^[^/]+\.md$/,
];

/**
 * Reads everything in `content/`.
 * @param files every file's text by its path (pictures may have an empty text: only their names matter here)
 * @throws ContentError with every problem found, in all files at once
 */
export function readContent(files: Files): Content {
  const problems: Problem[] = [...unknownFiles(files)];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };

  const sources = new Map<string, Parsed & Partial<Body>>();
  const yaml = <S extends z.ZodType>(path: string, schema: S) => {
    const parsed = parseYaml(source(files, path));
    sources.set(path, parsed);
    return validate(schema, parsed);
  };
  const markdown = <S extends z.ZodType>(path: string, schema: S) => {
    const parsed = parseMarkdown(source(files, path));
    sources.set(path, parsed);
    problems.push(...problemsIn(parsed));
    return { front: validate(schema, parsed), ...parsed };
  };

  const self = attempt(() => yaml('company.yaml', companySchema));
  const { name = '', product = '', email = '', phone = '', country = '' } = self ?? {};
  const fill: Fill = { company: name, product, email, phone, country };
  // Checked as it is written, then filled in: what a message quotes and counts is what the author sees.
  const one = <S extends z.ZodType>(path: string, schema: S) =>
    attempt(() => fillIn(yaml(path, schema), fill));
  const all = <T>(pattern: RegExp, read: (path: string, id: string) => T): T[] =>
    Object.keys(files)
      .sort()
      .flatMap((path) => {
        const id = pattern.exec(path)?.[1];
        const value = id === undefined ? undefined : attempt(() => read(path, id));
        return value === undefined ? [] : [value];
      });

  const content = {
    company: self && fillIn(self, fill),
    site: one('site.yaml', siteSchema),
    words: one('interface.yaml', pages.interfaceSchema),
    home: one('pages/home.yaml', pages.homeSchema),
    about: one('pages/about.yaml', pages.aboutSchema),
    productsPage: one('pages/products.yaml', pages.productsSchema),
    teamPage: one('pages/team.yaml', pages.teamSchema),
    contact: one('pages/contact.yaml', pages.contactSchema),
    notFound: one('pages/not-found.yaml', pages.notFoundSchema),
    offline: one('pages/offline.yaml', pages.offlineSchema),
    hostel: one('hostel.yaml', hostelSchema),
    services: all(/^services\/(.+)\.md$/, (path, id): Service => {
      const { front, body } = markdown(path, serviceSchema);
      return { ...fillIn(front, fill), id, path: `/services/${id}`, body: fillIn(body, fill) };
    }).sort((a, b) => a.order - b.order),
    products: all(
      /^products\/([^/]+)\/card\.yaml$/,
      (path, id): ProductCard => ({
        ...fillIn(yaml(path, productSchema), fill),
        id,
      }),
    ).sort((a, b) => a.order - b.order),
    ...('products/messmate/page.yaml' in files
      ? {
          messmate: one('products/messmate/page.yaml', productPageSchema),
          demo: Object.fromEntries(
            Object.entries(demoSchemas).map(([part, schema]) => [
              part,
              one(`products/messmate/demo/${part}.yaml`, schema as z.ZodType),
            ]),
          ) as Content['demo'],
        }
      : {}),
    team: all(/^team\/(.+)\.yaml$/, (path) => ({
      ...fillIn(yaml(path, memberSchema), fill),
      file: path,
    })).sort((a, b) => a.id - b.id),
    legal: all(/^legal\/(.+)\.md$/, (path, id): Legal => {
      const { front, ...text } = markdown(path, legalSchema);
      return fillIn(
        {
          ...front,
          ...clausesOf(text, front.plainWords),
          id,
          path: `/legal/${id}`,
          minutes: minutesToRead(text.body),
        },
        fill,
      );
    }),
  };
  problems.push(...checkReferences({ content: content as Partial<Content>, files, sources }));
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content;
}

/** A file's text as the readers want it, whatever editor wrote it. */
function source(files: Files, path: string): Source {
  const file = `content/${path}`;
  const text = files[path]?.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (text === undefined)
    throw new ContentError([
      {
        file,
        field: '',
        expected: 'this file',
        found: 'no such file',
        mend: 'bring the file back, from the history if need be',
      },
    ]);
  const unreadable = text.search(UNREADABLE);
  if (unreadable >= 0)
    throw new ContentError([
      {
        file,
        line: text.slice(0, unreadable).split('\n').length,
        field: '',
        expected: 'a file that is saved as text in the encoding UTF-8',
        found: 'a character that cannot be read',
        mend: 'choose "Save as" in the editor, the encoding UTF-8, and correct the character in this line',
      },
    ]);
  return { file, text };
}

/** What other encodings leave behind when they are read as UTF-8, and signs that no page can show. */
const UNREADABLE = /(?![\n\t])\p{Cc}|[\ufffd\ufffe\uffff]/u;

function unknownFiles(files: Files): Problem[] {
  return Object.keys(files)
    .filter(
      (path) => !SINGLE.includes(path.replace(/\.yaml$/, '')) && !LISTS.some((known) => known.test(path)),
    )
    .map((path) => ({
      file: `content/${path}`,
      field: '',
      expected: 'a file that the site knows: in the folders and with the endings that CONTRIBUTING.md lists',
      found: 'a file that nothing would show',
      mend: mendName(path, files),
    }));
}

function mendName(path: string, files: Files): string {
  const name = path
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
    .replace(/[ _]+/g, '-');
  const isKnown = SINGLE.includes(name.replace(/\.yaml$/, '')) || LISTS.some((known) => known.test(name));
  return isKnown && name !== path && !(name in files)
    ? `rename it to content/${name}`
    : 'rename it, or move it out of content/';
}
