import type { Company } from '../../schemas/company.ts';
import type { InterfaceWords } from '../../schemas/interface.ts';

/** A link as header, footer and lists of pages show it. */
export type PageLink = { label: string; to: string };

/** What every page knows about the site around it. */
export type Site = {
  company: Company;
  words: InterfaceWords;
  services: PageLink[];
  legal: PageLink[];
  /** The year of the build, for the copyright line; the page's script keeps it current. */
  year: number;
};
