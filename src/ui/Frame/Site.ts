import type { ClaimSource } from '../../content/schemas/claims.ts';
import type { Company } from '../../content/schemas/company.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import type { ContactWords } from '../../content/schemas/pages.ts';

/** A link in the header, the footer or a list of pages. */
export type PageLink = { label: string; to: string };

/** The facts about the site that every page gets. */
export type Site = {
  /** The page's own path: `/about`. */
  path: string;
  company: Company;
  /** SVG. */
  mark: string;
  words: InterfaceWords;
  messages: ContactWords['messages'];
  /** By claim id. */
  sources: Record<string, ClaimSource>;
  services: PageLink[];
  legal: PageLink[];
  /** The page of the product with the live demo. */
  product: PageLink | undefined;
  /** The menu's pages, with the product after the products page. */
  mainPages: PageLink[];
  /** The path of the page with the ready-written messages: `/contact`. */
  contactPath: string;
  /** The year of the build, for the copyright line; the page's script keeps it current. */
  year: number;
};
