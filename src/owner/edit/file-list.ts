import type { Files } from '../../content/files.ts';
import { fillDeep } from '../../content/parsing/source.ts';
import { parseValues } from '../../content/parsing/values.ts';
import { findPageShowing, registeredPages } from '../../content/routes.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import { collectSharedValues } from '../../content/schemas/text.ts';
import { filesLike, KINDS, type Kind } from './files/new-file.ts';
import { labelOf } from './form/labels.ts';
import { patternOf } from './form/schema.ts';

type Item = { file: string; name: string; path?: string[] };
export type Group = {
  name: string;
  items: Item[];
  adds?: { kind: Kind; label: string };
  isFolded?: true;
};

/** The readable values of `{company}` and the like. */
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

/** Listed before it exists: its labels are in the code, and saving one creates the file. */
export const WORDS_FILE = 'words.yaml';

/** The page that the form shows beside a file, and the part of it with a product's card. */
export function findPage(file: string, files: Files): string {
  const [, product] = /^products\/([^/]+)\/card\.yaml$/.exec(file) ?? [];
  return (findPageShowing(file, registeredPages({}, files)) ?? '/') + (product ? `#product-${product}` : '');
}

/** Every file that can be changed, so no earlier version of a legal text. */
export function listFiles(files: Files): Group[] {
  const fill = readPlaceholders(files);
  const remaining = new Set(
    [...new Set([...Object.keys(files), WORDS_FILE])]
      .filter((file) => patternOf(file) && !/^legal\/versions\/|^reviewed\.yaml$/.test(file))
      .sort(),
  );
  const itemOf = (file: string): Item => {
    const { name, title } = parseValues(file, files[file] ?? '');
    const [, page] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
    return {
      file,
      name: NAMES[file] ?? (page ? labelOf(page) : fillDeep(String(name ?? title ?? file), fill)),
    };
  };
  /** Lists files that are in no group yet. */
  const take = (paths: Iterable<string>): Item[] =>
    [...paths].filter((file) => remaining.delete(file)).map(itemOf);
  const within = (file: string, name: string, ...path: string[]): Item[] =>
    file in files ? [{ file, name, path }] : [];
  const several = (name: string, kind: Kind): Group => ({
    name,
    items: take(filesLike(files, KINDS[kind].file('x'))),
    adds: { kind, label: `Add a ${KINDS[kind].noun}` },
  });
  const pages = Object.values(PAGES).flatMap(({ file }) => (file.startsWith('pages/') ? file : []));
  return [
    { name: 'Company', items: take(['company.yaml', 'mark.svg', 'site.yaml', 'claims.yaml']) },
    { name: 'Pages', items: take(pages) },
    several('People', 'team'),
    { name: 'Open positions', items: within(PAGES.teamPage.file, 'Open positions', 'positions') },
    several('Services', 'services'),
    several('Products', 'products'),
    {
      name: 'The product page',
      items: [
        ...take([PAGES.messmate.file]),
        ...within(PAGES.messmate.file, 'Questions from institutions', 'questions', 'list'),
        ...take([...remaining].filter((file) => file.startsWith('products/messmate/'))),
      ],
    },
    several('Legal texts', 'legal'),
    { name: 'Seldom changed', isFolded: true, items: take(remaining) },
  ];
}
