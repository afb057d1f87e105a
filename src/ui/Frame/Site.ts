import type { ClaimSource } from '../../content/schemas/claims.ts';
import type { Company } from '../../content/schemas/company.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import type { ContactWords } from '../../content/schemas/pages.ts';

/** A link as header, footer and lists of pages show it. */
export type PageLink = { label: string; to: string };

/** The facts about the site that every page gets: the mark is SVG, the sources are by claim id. */
export type Site = {
  /** The page's own path: `/about`. */
  path: string;
  company: Company;
  mark: string;
  words: InterfaceWords;
  messages: ContactWords['messages'];
  sources: Record<string, ClaimSource>;
  services: PageLink[];
  legal: PageLink[];
  /** The page of the product with the live demo. */
  product: PageLink | undefined;
  /** The menu's pages, with the product after the products' own page. */
  mainPages: PageLink[];
  /** The path of the page with the ready-written messages: `/contact`. */
  contactPath: string;
  /** The year of the build, for the copyright line; the page's script keeps it current. */
  year: number;
};
