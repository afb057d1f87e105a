import type { z } from 'zod';
import { contactSchema } from './contact-words.ts';
import { type Legal, legalSchema } from './legal.ts';
import { aboutSchema, homeSchema, notFoundSchema, productsSchema, teamSchema } from './page-words.ts';
import { productPageSchema } from './product.ts';
import { type Service, serviceSchema } from './service.ts';

/**
 * The registry entry of a page, or of a folder of pages. Its functions are methods, which TypeScript compares
 * bivariantly, so one list can hold the entries of all pages.
 */
export type RegistryEntry<Words> = {
  /** True for the not-found page: nothing may link to it, and lists such as the sitemap omit it. */
  isErrorPage?: boolean;
  /** Returns the page's name, by default its label in the menu or else its title. */
  name?(words: Words): string;
  /** Returns true if search engines may list the page, which is the default. */
  isListed?(words: Words): boolean;
  hasPlateInSocialPicture?: boolean;
};

export type PageEntry<Schema extends z.ZodType = z.ZodType> = RegistryEntry<z.output<Schema>> & {
  path: string;
  file: string;
  schema: Schema;
  isOptional?: boolean;
};

/** Returns an entry unchanged; TypeScript infers its schema. */
const page = <S extends z.ZodType>(entry: PageEntry<S>) => entry;

/**
 * The registry of pages, in the order in which they are listed. Words, link checks, sitemap, breadcrumbs and social
 * pictures follow from it. CONTRIBUTING.md says what else a new page needs.
 */
export const PAGES = Object.freeze({
  home: page({ path: '/', file: 'pages/home.yaml', schema: homeSchema, hasPlateInSocialPicture: true }),
  about: page({ path: '/about', file: 'pages/about.yaml', schema: aboutSchema }),
  productsPage: page({
    path: '/products',
    file: 'pages/products.yaml',
    schema: productsSchema,
    hasPlateInSocialPicture: true,
  }),
  messmate: page({
    path: '/products/messmate',
    file: 'products/messmate/page.yaml',
    schema: productPageSchema,
    isOptional: true,
    name: ({ hero }) => hero.heading,
    hasPlateInSocialPicture: true,
  }),
  teamPage: page({ path: '/team', file: 'pages/team.yaml', schema: teamSchema }),
  contact: page({ path: '/contact', file: 'pages/contact.yaml', schema: contactSchema }),
  notFound: page({ path: '/404', file: 'pages/not-found.yaml', schema: notFoundSchema, isErrorPage: true }),
});

type FolderEntry<Words> = RegistryEntry<Words> & { ending: 'md' | 'yaml'; schema: z.ZodType };

/** Folders of `content/` in which each file with the `ending` is a page, with the rest of its name at the path's end. */
export const PAGE_FOLDERS = Object.freeze({
  services: { ending: 'md', schema: serviceSchema } satisfies FolderEntry<Service>,
  legal: {
    ending: 'yaml',
    schema: legalSchema,
    isListed: ({ isDraft }) => !isDraft,
  } satisfies FolderEntry<Legal>,
});

type Registry = typeof PAGES;
type Words = { [Name in keyof Registry]: z.output<Registry[Name]['schema']> };
export type PageName = keyof Registry;
export type PageFolder = keyof typeof PAGE_FOLDERS;

/** The words of the pages in `PAGES`. The product page is optional. */
export type PageWords = Omit<Words, 'messmate'> & Partial<Pick<Words, 'messmate'>>;

export type HomeWords = Words['home'];
export type AboutWords = Words['about'];
export type ProductsWords = Words['productsPage'];
export type TeamWords = Words['teamPage'];
export type ContactWords = Words['contact'];
export type NotFoundWords = Words['notFound'];
