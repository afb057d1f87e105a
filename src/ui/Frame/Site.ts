import type { ClaimSource } from '../../content/schemas/claims.ts';
import type { Company } from '../../content/schemas/company.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { type ContactWords, PAGES } from '../../content/schemas/pages.ts';

/** A link as header, footer and lists of pages show it. */
export type PageLink = { label: string; to: string };

/** The main pages, and after the products' own page the product with the live demo. */
export const mainPages = ({ company: { navigation }, product }: Site): PageLink[] =>
  navigation.flatMap((link) => (product && link.to === PAGES.productsPage.path ? [link, product] : [link]));

/** What every page knows about the site, and where it is itself. */
export type Site = {
  /** The page's own path: `/about`. */
  path: string;
  company: Company;
  /** The company's mark, as SVG. */
  mark: string;
  words: InterfaceWords;
  /** The ready-written messages. */
  messages: ContactWords['messages'];
  /** What the site's claims rest on, by their ids. */
  sources: Record<string, ClaimSource>;
  services: PageLink[];
  legal: PageLink[];
  /** The page of the product with the live demo, if there is one. */
  product: PageLink | undefined;
  /** The year of the build, for the copyright line; the page's script keeps it current. */
  year: number;
};
