import type { Files } from './files.ts';
import type { Markdown } from './markdown/markdown.ts';
import type { Parsed } from './parsing/explain.ts';
import type { Path, Problem } from './problems.ts';
import type { BrochureWords } from './schemas/brochure.ts';
import type { Claim } from './schemas/claims.ts';
import type { Company } from './schemas/company.ts';
import type { Hostel } from './schemas/hostel.ts';
import type { InterfaceWords } from './schemas/interface.ts';
import type { Legal } from './schemas/legal.ts';
import type { PageWords } from './schemas/pages.ts';
import type { ProductCard } from './schemas/product.ts';
import type { Service } from './schemas/service.ts';
import type { Reviewed, SiteSettings } from './schemas/settings.ts';
import type { Member } from './schemas/team.ts';
import type { OwnWords } from './t.ts';

/** Everything the company says, checked and with its placeholders filled in. */
export type Content = PageWords & {
  company: Company;
  site: SiteSettings;
  interfaceWords: InterfaceWords;
  /** The owner's words for labels, by the English label in the code. */
  ownLabels: OwnWords;
  services: Service[];
  products: ProductCard[];
  /** The words of the PDF, if there is one. */
  brochure?: BrochureWords;
  /** By id; `file` is where the person is written. */
  team: (Member & { file: string })[];
  legal: Legal[];
  /** SVG of shapes alone, in a square. */
  mark: string;
  /** What the site states as a fact, and its source. */
  claims: Claim[];
  /** Files that somebody at the company has approved; `npm run launch-check` lists the others. */
  reviewed: Reviewed;
  /** No resident has the name of a member of the team (`taken`). */
  hostel: Hostel & { taken: string[] };
};

export type ReadContent = { [Part in keyof Content]?: Content[Part] | undefined };

/** What could be read, and where each value is written, by file: `team/kabir.yaml`. */
export type Reading = {
  content: ReadContent;
  files: Files;
  sources: ReadonlyMap<string, Parsed>;
  texts: readonly Markdown[];
};

/** The place of a value that refers to something that does not exist or does not agree. */
export const placeOf = (
  { sources }: Pick<Reading, 'sources'>,
  { file, path }: { file: string; path: Path },
): Pick<Problem, 'code' | 'file' | 'path' | 'line'> => ({
  code: 'reference',
  file: `content/${file}`,
  path,
  line: sources.get(file)?.lineOf(path),
});
