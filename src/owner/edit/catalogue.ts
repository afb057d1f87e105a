import type { Files } from '../../content/files.ts';
import { fillIn } from '../../content/parsing/source.ts';
import { valuesOf } from '../../content/parsing/values.ts';
import { pageShowing, registeredPages } from '../../content/routes.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import { sharedValues } from '../../content/schemas/text.ts';
import { alike, KINDS, type Kind } from './files/new-file.ts';
import { inWords } from './form/names.ts';
import { patternOf } from './form/schema.ts';

/** A file as the form lists it, or a list within one. */
type Item = { file: string; name: string; path?: string[] };
/** `adds`: what a button adds; `isFolded`: the group begins closed, as hardly anybody changes it. */
export type Group = { name: string; items: Item[]; adds?: { kind: Kind; label: string }; isFolded?: true };

/** The values of `{company}` and the like, as far as they can be read. */
export const fillOf = (files: Files): Record<string, string> =>
  sharedValues(valuesOf('company.yaml', files['company.yaml'] ?? ''));

/** Of files that have no name or title of their own. */
const NAMES: Record<string, string> = {
  'company.yaml': 'The company',
  'mark.svg': 'The mark',
  'site.yaml': 'Settings of the site',
  'interface.yaml': 'What every page says, and every service',
  'words.yaml': 'Other words for labels',
  'hostel.yaml': 'The sample hostel behind the figures',
  'no-product.yaml': 'Words while there is no product',
  'claims.yaml': 'Facts and their sources',
  'products/messmate/brochure.yaml': 'The brochure (PDF)',
};

/** Listed before it exists: its labels are in the code, and saving one makes the file. */
export const NOT_YET = 'words.yaml';

/** The page that the form shows beside a file, and of a product's card its place there. */
export function pageOf(file: string, files: Files): string {
  const [, product] = /^products\/([^/]+)\/card\.yaml$/.exec(file) ?? [];
  return (pageShowing(file, registeredPages({}, files)) ?? '/') + (product ? `#product-${product}` : '');
}

/** Everything that can be changed. Earlier versions of legal texts stay as they were published. */
export function catalogueOf(files: Files): Group[] {
  const fill = fillOf(files);
  const left = new Set(
    [...new Set([...Object.keys(files), NOT_YET])]
      .filter((file) => patternOf(file) && !/^legal\/versions\/|^reviewed\.yaml$/.test(file))
      .sort(),
  );
  const item = (file: string): Item => {
    const { name, title } = valuesOf(file, files[file] ?? '');
    const [, page] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
    return {
      file,
      name: NAMES[file] ?? (page ? inWords(page) : fillIn(String(name ?? title ?? file), fill)),
    };
  };
  const some = (found: Iterable<string>): Item[] => [...found].filter((file) => left.delete(file)).map(item);
  const like = (test: RegExp) => some([...left].filter((file) => test.test(file)));
  const within = (file: string, name: string, ...path: string[]): Item[] =>
    file in files ? [{ file, name, path }] : [];
  const several = (name: string, kind: Kind): Group => ({
    name,
    items: some(alike(files, KINDS[kind].file('x'))),
    adds: { kind, label: `Add a ${KINDS[kind].one}` },
  });
  return [
    { name: 'Company', items: some(['company.yaml', 'mark.svg', 'site.yaml', 'claims.yaml']) },
    {
      name: 'Pages',
      items: some(
        Object.values(PAGES)
          .map(({ file }) => file)
          .filter((file) => /^pages\//.test(file)),
      ),
    },
    several('People', 'team'),
    { name: 'Open positions', items: within(PAGES.teamPage.file, 'Open positions', 'positions') },
    several('Services', 'services'),
    several('Products', 'products'),
    {
      name: 'The product page',
      items: [
        ...some([PAGES.messmate.file]),
        ...within(PAGES.messmate.file, 'Questions from institutions', 'questions', 'list'),
        ...like(/^products\/messmate\/[^/]+$/),
      ],
    },
    several('Legal texts', 'legal'),
    { name: 'Seldom changed', isFolded: true, items: some([...left]) },
  ];
}
