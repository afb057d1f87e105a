import type { ClaimSource } from '../../content/schemas/claims.ts';
import type { Company } from '../../content/schemas/company.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import type { ContactWords } from '../../content/schemas/pages.ts';

/** A page's path, and the label of links to it. */
export type PageLink = { label: string; to: string };

/** Facts and texts that every page gets. */
export type Site = {
  /** The path of the page: `/about`. */
  path: string;
  company: Company;
  mark: string;
  words: InterfaceWords;
  messages: ContactWords['messages'];
  sources: Record<string, ClaimSource>;
  services: PageLink[];
  legal: PageLink[];
  product: PageLink | undefined;
  /** For the footer and the not-found page: the menu's links, and the product after the products page. */
  mainPages: PageLink[];
  /** The path of the page with the ready-written messages: `/contact`. */
  contactPath: string;
  /** The year of the build, for the copyright line; the page's script keeps it current. */
  year: number;
};
