import type { z } from 'zod';
import { type Legal, legalSchema } from './legal.ts';
import { aboutSchema, contactSchema, homeSchema, productsSchema, teamSchema } from './page-words.ts';
import { productPageSchema } from './product.ts';
import { type Service, serviceSchema } from './service.ts';
import { notFoundSchema, offlineSchema } from './stand-in-words.ts';

/** The drawings of social pictures (src/seo). `about` is the company's mark: it suits every page. */
export type CardKind = 'home' | 'about' | 'products' | 'product' | 'team' | 'contact' | 'service' | 'legal';

/** An anchor that the owner chose, and where it stands among the words of its page. */
type ChosenAnchor = { path: readonly PropertyKey[]; id: string };

/** What the registry says of a page, or of all pages of a family. (Methods, so that a list can hold entries of all kinds.) */
export type Entry<Words> = {
  /** Its file in `src/pages`, without the ending. */
  route: string;
  /** What its social picture shows. None: the page stands in for others, and nobody can link to it. */
  card?: CardKind;
  /** What the page is called on the site where the menu does not name it; its title, if nothing is said. */
  name?(words: Words): string;
  /** The paths of the pages above it, beside the home page. */
  above?: readonly string[];
  /** Whether search engines may list it. Without this they may. */
  isListed?(words: Words): boolean;
  /** Whether it shows figures of the sample hostel. */
  hasFigures?: boolean;
  /** The parts of the page that a link may name, beside those of every page (`PARTS`). */
  parts?(words: Words, products: readonly { id: string }[]): string[];
  /** The anchors that the owner chose: links may name these too. */
  chosen?(words: Words): ChosenAnchor[];
  /** Further ids that the page uses itself, which the owner may not choose. */
  taken?: readonly string[];
};

/** A page with words in a file of its own. */
export type PageEntry<Schema extends z.ZodType = z.ZodType> = Entry<z.output<Schema>> & {
  /** Where it stands: `/about`. */
  path: string;
  /** The file of its words in `content/`, and what may stand there. */
  file: string;
  schema: Schema;
  /** Without the file there is no such page. */
  isOptional?: boolean;
};

/** The ids of the product page's tabs. */
const TABS = ['tab-attendance', 'tab-analytics', 'tab-tuckshop'];

const page = <S extends z.ZodType>(entry: PageEntry<S>) => entry;

/** Every page has these parts, and its header uses the ids below. */
export const PARTS: readonly string[] = ['main', 'foot-contact'];
export const TAKEN: readonly string[] = [...PARTS, 'top', 'menu', 'nav'];

/**
 * The registry of pages, in the order in which they are listed. All that lists pages reads it: the words that are read,
 * the links that are checked, the sitemap, breadcrumbs, social pictures, `llms.txt`. For a new page write its words in
 * `content/pages/`, its route in `src/pages/`, its component in `src/views/`, and an entry here.
 */
export const PAGES = {
  home: page({
    path: '/',
    route: 'index',
    file: 'pages/home.yaml',
    schema: homeSchema,
    card: 'home',
    hasFigures: true,
    parts: () => ['mission', 'services'],
  }),
  about: page({
    path: '/about',
    route: 'about',
    file: 'pages/about.yaml',
    schema: aboutSchema,
    card: 'about',
    parts: () => ['focus', 'registration'],
    chosen: ({ culture }) => [{ path: ['culture', 'id'], id: culture.id }],
  }),
  productsPage: page({
    path: '/products',
    route: 'products',
    file: 'pages/products.yaml',
    schema: productsSchema,
    card: 'products',
    hasFigures: true,
    parts: (_, products) => products.map(({ id }) => `product-${id}`),
  }),
  messmate: page({
    path: '/products/messmate',
    route: 'products/[product]',
    file: 'products/messmate/page.yaml',
    schema: productPageSchema,
    isOptional: true,
    card: 'product',
    name: ({ hero }) => hero.heading,
    above: ['/products'],
    hasFigures: true,
    parts: ({ questions }) => [
      ...['benefits', 'features', 'attendance', 'analytics', 'tuckshop', 'soon', 'papers', 'action'],
      ...(questions.list.length > 0 ? ['questions'] : []),
    ],
    chosen: ({ questions }) =>
      questions.list.map(({ id }, i) => ({ path: ['questions', 'list', i, 'id'], id })),
    taken: ['questions', 'papers', 'messmate', 'messmate-props', 'messmate-error', ...TABS],
  }),
  teamPage: page({
    path: '/team',
    route: 'team',
    file: 'pages/team.yaml',
    schema: teamSchema,
    card: 'team',
    parts: ({ positions }) => (positions.length > 0 ? ['positions'] : []),
    chosen: ({ positions }) => positions.map(({ id }, i) => ({ path: ['positions', i, 'id'], id })),
    taken: ['positions', 'team-leadership', 'team-design', 'team-join'],
  }),
  contact: page({
    path: '/contact',
    route: 'contact',
    file: 'pages/contact.yaml',
    schema: contactSchema,
    card: 'contact',
    parts: () => ['contact-card', 'say', 'messages', 'demo'],
  }),
  notFound: page({ path: '/404', route: '404', file: 'pages/not-found.yaml', schema: notFoundSchema }),
  offline: page({ path: '/offline', route: 'offline', file: 'pages/offline.yaml', schema: offlineSchema }),
};

/** The pages that are made of the Markdown files of a folder of `content/`: each file's name is the end of its path. */
export const FAMILIES = {
  services: {
    route: 'services/[service]',
    schema: serviceSchema,
    card: 'service',
    parts: ({ terms }) => ['process', ...(terms ? ['terms'] : []), 'technologies', 'suits', 'others', 'ask'],
  } satisfies Entry<Service> & { schema: z.ZodType },
  legal: {
    route: 'legal/[text]',
    schema: legalSchema,
    card: 'legal',
    isListed: ({ draft }) => !draft,
    parts: ({ clauses }) => [...clauses.map(({ id }) => id), 'versions'],
    taken: ['contents', 'holds', 'versions'],
  } satisfies Entry<Legal> & { schema: z.ZodType },
};

type Registry = typeof PAGES;
type Words = { [Name in keyof Registry]: z.output<Registry[Name]['schema']> };
export type PageName = keyof Registry;
export type FamilyName = keyof typeof FAMILIES;

/** The words of every page; those of the product page are missing when its file is. */
export type PageWords = Omit<Words, 'messmate'> & Partial<Pick<Words, 'messmate'>>;

export type HomeWords = Words['home'];
export type AboutWords = Words['about'];
export type ProductsWords = Words['productsPage'];
export type TeamWords = Words['teamPage'];
export type ContactWords = Words['contact'];
export type NotFoundWords = Words['notFound'];
export type OfflineWords = Words['offline'];
