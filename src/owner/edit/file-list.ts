import type { Files } from '../../content/files.ts';
import { fillDeep } from '../../content/parsing/source.ts';
import { parseValues } from '../../content/parsing/values.ts';
import { findPathShowing, listRegisteredPages } from '../../content/routes.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import { collectSharedValues } from '../../content/schemas/text.ts';
import { ANY_STEM, KINDS, type Kind, listFilesOfKind } from './files/file-kinds.ts';
import { labelOf } from './form/labels.ts';
import { patternOf } from './form/schema.ts';

/** A link to a file or, with a `path`, to a field of the file. */
type Entry = { file: string; name: string; path?: string[] };
/** A group of the list. `addLink` is the last link, which opens the form of a new file. */
export type Group = {
  name: string;
  entries: Entry[];
  addLink?: { kind: Kind; label: string };
  isFolded?: true;
};

/** Returns the values of placeholders such as `{company}`. */
export const readPlaceholders = (files: Files): Record<string, string> =>
  collectSharedValues(parseValues('company.yaml', files['company.yaml'] ?? ''));

/** The names that the list shows for these files, even if they have a field `name` or `title`. */
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

/** The file with the owner's labels. It is listed before it exists, because the first save creates it. */
export const WORDS_FILE = 'words.yaml';

/** Returns the path of the page that the preview shows beside a file; for a product's card with a fragment. */
export function findPage(file: string, files: Files): string {
  const [, product] = /^products\/([^/]+)\/card\.yaml$/.exec(file) ?? [];
  // `{}` stands for the content, which cannot be read while it has a fault: the files are enough to find a page.
  const page = findPathShowing(file, listRegisteredPages({}, files)) ?? '/';
  return product ? `${page}#product-${product}` : page;
}

/** Groups files. Omits versions of legal texts, which never change, and reviewed.yaml, which each save updates. */
export function listFiles(files: Files): Group[] {
  const placeholders = readPlaceholders(files);
  const remaining = new Set(
    [...new Set([...Object.keys(files), WORDS_FILE])]
      .filter((file) => patternOf(file) && !/^legal\/versions\/|^reviewed\.yaml$/.test(file))
      .sort(),
  );
  const createEntry = (file: string): Entry => {
    const { name, title } = parseValues(file, files[file] ?? '');
    const [, page] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
    return {
      file,
      name: NAMES[file] ?? (page ? labelOf(page) : fillDeep(String(name ?? title ?? file), placeholders)),
    };
  };
  const takeEntries = (paths: Iterable<string>): Entry[] =>
    [...paths].filter((file) => remaining.delete(file)).map(createEntry);
  const listField = (file: string, name: string, ...path: string[]): Entry[] =>
    file in files ? [{ file, name, path }] : [];
  const createGroup = (name: string, kind: Kind): Group => ({
    name,
    entries: takeEntries(listFilesOfKind(files, KINDS[kind].pathOf(ANY_STEM))),
    addLink: { kind, label: `Add a ${KINDS[kind].noun}` },
  });
  const pages = Object.values(PAGES).flatMap(({ file }) => (file.startsWith('pages/') ? file : []));
  return [
    { name: 'Company', entries: takeEntries(['company.yaml', 'mark.svg', 'site.yaml', 'claims.yaml']) },
    { name: 'Pages', entries: takeEntries(pages) },
    createGroup('People', 'team'),
    { name: 'Open positions', entries: listField(PAGES.teamPage.file, 'Open positions', 'positions') },
    createGroup('Services', 'services'),
    createGroup('Products', 'products'),
    {
      name: 'The product page',
      entries: [
        ...takeEntries([PAGES.messmate.file]),
        ...listField(PAGES.messmate.file, 'Questions from institutions', 'questions', 'list'),
        ...takeEntries([...remaining].filter((file) => file.startsWith('products/messmate/'))),
      ],
    },
    createGroup('Legal texts', 'legal'),
    { name: 'Seldom changed', isFolded: true, entries: takeEntries(remaining) },
  ];
}
