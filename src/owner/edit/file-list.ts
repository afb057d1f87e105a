import type { Files } from '../../content/files.ts';
import { fillDeep } from '../../content/parsing/source.ts';
import { parseValues } from '../../content/parsing/values.ts';
import { findPageShowing, registeredPages } from '../../content/routes.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import { collectSharedValues } from '../../content/schemas/text.ts';
import { KINDS, type Kind, listSameKind } from './files/new-file.ts';
import { labelOf } from './form/labels.ts';
import { patternOf } from './form/schema.ts';

type Item = { file: string; name: string; path?: string[] };
export type Group = {
  name: string;
  items: Item[];
  adds?: { kind: Kind; label: string };
  isFolded?: true;
};

/** Returns the values of `{company}` and the like. */
export const readPlaceholders = (files: Files): Record<string, string> =>
  collectSharedValues(parseValues('company.yaml', files['company.yaml'] ?? ''));

/** The names of files without a name or a title. */
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

/** Is listed before it exists: its labels are in the code, and saving one creates the file. */
export const WORDS_FILE = 'words.yaml';

/** Returns the page to show beside a file; for a product's card with the part that holds it. */
export function findPage(file: string, files: Files): string {
  const [, product] = /^products\/([^/]+)\/card\.yaml$/.exec(file) ?? [];
  return (findPageShowing(file, registeredPages({}, files)) ?? '/') + (product ? `#product-${product}` : '');
}

/** Lists every file that can be changed, in groups. Versions of legal texts never change. */
export function listFiles(files: Files): Group[] {
  const placeholders = readPlaceholders(files);
  const remaining = new Set(
    [...new Set([...Object.keys(files), WORDS_FILE])]
      .filter((file) => patternOf(file) && !/^legal\/versions\/|^reviewed\.yaml$/.test(file))
      .sort(),
  );
  const createItem = (file: string): Item => {
    const { name, title } = parseValues(file, files[file] ?? '');
    const [, page] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
    return {
      file,
      name: NAMES[file] ?? (page ? labelOf(page) : fillDeep(String(name ?? title ?? file), placeholders)),
    };
  };
  /** Lists files that are in no group yet. */
  const takeItems = (paths: Iterable<string>): Item[] =>
    [...paths].filter((file) => remaining.delete(file)).map(createItem);
  const itemsWithin = (file: string, name: string, ...path: string[]): Item[] =>
    file in files ? [{ file, name, path }] : [];
  const createGroup = (name: string, kind: Kind): Group => ({
    name,
    items: takeItems(listSameKind(files, KINDS[kind].file('x'))),
    adds: { kind, label: `Add a ${KINDS[kind].noun}` },
  });
  const pages = Object.values(PAGES).flatMap(({ file }) => (file.startsWith('pages/') ? file : []));
  return [
    { name: 'Company', items: takeItems(['company.yaml', 'mark.svg', 'site.yaml', 'claims.yaml']) },
    { name: 'Pages', items: takeItems(pages) },
    createGroup('People', 'team'),
    { name: 'Open positions', items: itemsWithin(PAGES.teamPage.file, 'Open positions', 'positions') },
    createGroup('Services', 'services'),
    createGroup('Products', 'products'),
    {
      name: 'The product page',
      items: [
        ...takeItems([PAGES.messmate.file]),
        ...itemsWithin(PAGES.messmate.file, 'Questions from institutions', 'questions', 'list'),
        ...takeItems([...remaining].filter((file) => file.startsWith('products/messmate/'))),
      ],
    },
    createGroup('Legal texts', 'legal'),
    { name: 'Seldom changed', isFolded: true, items: takeItems(remaining) },
  ];
}
