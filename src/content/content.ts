import type { Files } from './files.ts';
import type { ParsedBody } from './markdown/markdown.ts';
import type { ParsedFile } from './parsing/explain.ts';
import type { FieldText } from './parsing/texts.ts';
import { excerptOf, type Path, type Problem } from './problems.ts';
import type { BrochureWords } from './schemas/brochure.ts';
import type { Claim } from './schemas/claims.ts';
import type { Company } from './schemas/company.ts';
import type { HostelContent } from './schemas/hostel.ts';
import type { InterfaceWords } from './schemas/interface.ts';
import type { Legal } from './schemas/legal.ts';
import type { PageWords } from './schemas/pages.ts';
import type { ProductCard } from './schemas/product.ts';
import type { Service } from './schemas/service.ts';
import type { Reviewed, SiteSettings } from './schemas/settings.ts';
import type { Member } from './schemas/team.ts';
import type { LabelWords } from './t.ts';

/** All of the content, validated, with shared placeholders filled in. Pages fill in figures such as {month}. */
export type Content = PageWords & {
  company: Company;
  site: SiteSettings;
  interfaceWords: InterfaceWords;
  /** Replacements for labels, by the English label in the code. */
  ownerLabels: LabelWords;
  services: Service[];
  products: ProductCard[];
  brochure?: BrochureWords;
  /** Sorted by id; `file` is the path below content/. */
  team: (Member & { file: string })[];
  legal: Legal[];
  /** The company's logo: an SVG of plain shapes in a square viewBox. */
  mark: string;
  claims: Claim[];
  /** Files that a person at the company has approved; `npm run launch-check` lists the others. */
  reviewed: Reviewed;
  /** `reservedNames` are the names of the team. Residents get them only if the other names of a region run out. */
  hostel: HostelContent & { reservedNames: string[] };
};

/** The content without its missing and invalid files. */
export type PartialContent = { [Name in keyof Content]?: Content[Name] | undefined };

/** The valid content, the parsed files and their Markdown texts (`bodies`), for checks across files. */
export type ParsedContent = {
  content: PartialContent;
  files: Files;
  /** By path below content/: `team/kabir.yaml`. */
  sources: ReadonlyMap<string, ParsedFile>;
  bodies: readonly ParsedBody[];
};

/** Returns a `reference` problem at a field, to which the caller adds `expected` and `found`. */
export const referenceProblemAt = (
  { sources }: Pick<ParsedContent, 'sources'>,
  { file, path }: { file: string; path: Path },
): Pick<Problem, 'code' | 'file' | 'path' | 'line'> => ({
  code: 'reference',
  file: `content/${file}`,
  path,
  line: sources.get(file)?.lineOf(path),
});

/** Reports fields with a wrong text. @param check returns false for a correct text, else describes a correct one */
export const checkTexts = (
  parsed: Pick<ParsedContent, 'sources'>,
  check: (text: FieldText, file: string) => string | false,
): Problem[] =>
  [...parsed.sources].flatMap(([file, { texts }]) =>
    texts.flatMap((field) => {
      const expected = check(field, file);
      const problem = referenceProblemAt(parsed, { file, path: field.path });
      return expected ? { ...problem, expected, found: excerptOf(field.text) } : [];
    }),
  );
