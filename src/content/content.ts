import type { Files } from './files.ts';
import type { Markdown } from './markdown/markdown.ts';
import type { ParsedFile } from './parsing/explain.ts';
import type { FieldText } from './parsing/texts.ts';
import { excerptOf, type Path, type Problem } from './problems.ts';
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
import type { LabelWords } from './t.ts';

/** All of the content, validated and with its placeholders filled in. */
export type Content = PageWords & {
  company: Company;
  site: SiteSettings;
  interfaceWords: InterfaceWords;
  /** The owner's replacements for labels, by the English label in the code. */
  ownLabels: LabelWords;
  services: Service[];
  products: ProductCard[];
  brochure?: BrochureWords;
  /** Sorted by id; `file` is the person's own file. */
  team: (Member & { file: string })[];
  legal: Legal[];
  /** An SVG of plain shapes in a square viewBox. */
  mark: string;
  claims: Claim[];
  /** Files that a person at the company has approved; `npm run launch-check` lists the others. */
  reviewed: Reviewed;
  /** The engine gives no resident a name in `reservedNames`, the names of the team. */
  hostel: Hostel & { reservedNames: string[] };
};

export type PartialContent = { [Part in keyof Content]?: Content[Part] | undefined };

/** The readable part of the content folder, by file: `team/kabir.yaml`. */
export type Reading = {
  content: PartialContent;
  files: Files;
  sources: ReadonlyMap<string, ParsedFile>;
  texts: readonly Markdown[];
};

/** Position of a value that refers to something missing or contradicts another file. */
export const positionOf = (
  { sources }: Pick<Reading, 'sources'>,
  { file, path }: { file: string; path: Path },
): Pick<Problem, 'code' | 'file' | 'path' | 'line'> => ({
  code: 'reference',
  file: `content/${file}`,
  path,
  line: sources.get(file)?.lineOf(path),
});

/** Reports each text of a field for which `expect` returns what belongs there. */
export const checkTexts = (
  reading: Pick<Reading, 'sources'>,
  expect: (text: FieldText, file: string) => string | false,
): Problem[] =>
  [...reading.sources].flatMap(([file, { texts }]) =>
    texts.flatMap((text) => {
      const expected = expect(text, file);
      const position = positionOf(reading, { file, path: text.path });
      return expected ? [{ ...position, expected, found: excerptOf(text.text) }] : [];
    }),
  );
