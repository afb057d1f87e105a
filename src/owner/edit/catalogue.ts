import { parse } from 'yaml';
import type { Files } from '../../content/files.ts';
import { frontMatterOf } from '../../content/front-matter.ts';
import { MOST_CHARACTERS } from '../../content/known-files.ts';
import { registeredPages } from '../../content/routes.ts';
import { eachFeature, FEATURES } from '../../content/schemas/demo/demo.ts';
import { PAGES, type PageEntry } from '../../content/schemas/pages.ts';
import { fillIn } from '../../content/source.ts';
import { patternOf } from './form/schema.ts';

/** A file of `content/` as the form lists it, or a list within one. */
export type Item = { file: string; name: string; path?: string[]; page: string; canRemove: boolean };
export type Kind = 'team' | 'services' | 'products';
export type Group = {
  name: string;
  items: Item[];
  adds?: { kind: Kind; label: string };
  /** Whether it stands behind a door: what hardly anybody changes. */
  isFolded?: true;
};

type Values = Record<string, unknown>;

/** The fields of a file, as far as they can be read. */
export function valuesOf(file: string, text: string): Values {
  const yaml = file.endsWith('.md') ? (frontMatterOf(text)?.head ?? '') : text;
  try {
    if (yaml.length > MOST_CHARACTERS) return {};
    const values: unknown = parse(yaml, { logLevel: 'silent' });
    return typeof values === 'object' && values !== null ? (values as Values) : {};
  } catch {
    return {};
  }
}

/** What stands for `{company}` and the like. */
export function fillOf(files: Files): Record<string, string> {
  const values = valuesOf('company.yaml', files['company.yaml'] ?? '');
  const names = ['name', 'product', 'email', 'phone', 'country'];
  return Object.fromEntries(
    names.map((name) => [name === 'name' ? 'company' : name, String(values[name] ?? '')]),
  );
}

const SPECIAL: Record<string, string> = {
  'company.yaml': 'The company',
  'site.yaml': 'Settings of the site',
  'interface.yaml': 'Words that every page shares',
  'hostel.yaml': 'The sample hostel behind the figures',
  'claims.yaml': 'Facts and their sources',
  'pages/home.yaml': 'Home',
  'pages/about.yaml': 'About',
  'pages/products.yaml': 'Products',
  'pages/team.yaml': 'Team',
  'pages/contact.yaml': 'Contact',
  'pages/not-found.yaml': 'Page not found',
  'pages/offline.yaml': 'Without a network',
};
const OF_PRODUCT: Record<string, string> = {
  shared: 'Live demo: clock and refusals',
  ...eachFeature((id) => `Live demo: ${id}`),
  closing: 'Live demo: closing words',
  brochure: 'The brochure (PDF)',
  poster: 'The poster (PDF)',
};

/** The words of the live demo, file by file. */
const DEMO = /\/demo\//;

/** The address of the page on which a file's words stand. */
export function pageOf(file: string, files: Files): string {
  const path = registeredPages({}, files).find((place) => place.file === file)?.path;
  if (path) return path;
  if (file.startsWith('team/')) return PAGES.teamPage.path;
  const product = /^products\/([^/]+)\/card\.yaml$/.exec(file)?.[1];
  if (product) return `${PAGES.productsPage.path}#product-${product}`;
  const tab = /^products\/messmate\/demo\/(\w+)\.yaml$/.exec(file)?.[1] ?? '';
  if (tab in FEATURES) return `${PAGES.messmate.path}#${tab}`;
  return /^(products\/messmate\/|hostel\.yaml$|claims\.yaml$)/.test(file) && PAGES.messmate.file in files
    ? PAGES.messmate.path
    : '/';
}

/** Everything that can be changed, in words. */
export function catalogueOf(files: Files): Group[] {
  const fill = fillOf(files);
  const known = Object.keys(files)
    .filter((file) => patternOf(file) && /\.(yaml|md)$/.test(file))
    .sort();
  const item = (file: string, name?: string): Item => {
    const values = valuesOf(file, files[file] ?? '');
    const fallback = fillIn(String(values['name'] ?? values['title'] ?? file), fill);
    return {
      file,
      name: name ?? SPECIAL[file] ?? fallback,
      page: pageOf(file, files),
      canRemove: /^(team|services)\/|\/card\.yaml$/.test(file),
    };
  };
  const taken = new Set<string>();
  const some = (test: (file: string) => boolean, by?: string): Item[] => {
    const found = known.filter((file) => !taken.has(file) && test(file));
    for (const file of found) taken.add(file);
    const rank = (file: string) => Number(valuesOf(file, files[file] ?? '')[by ?? '']) || 0;
    return found.sort((a, b) => (by ? rank(a) - rank(b) : 0)).map((file) => item(file));
  };
  const only = (...names: string[]) => some((file) => names.includes(file));
  const pages = Object.values(PAGES as Record<string, PageEntry>).map(({ file }) => file);
  const within = (file: string, name: string, ...path: string[]): Item[] =>
    file in files ? [{ ...item(file, name), path, canRemove: false }] : [];
  const ofProduct = (test: (file: string) => boolean): Item[] =>
    some((file) => file.startsWith('products/messmate/') && test(file)).map((one) => ({
      ...one,
      name: OF_PRODUCT[/messmate\/(?:demo\/)?([\w-]+)\.yaml$/.exec(one.file)?.[1] ?? ''] ?? one.name,
    }));
  const groups: Group[] = [
    {
      name: 'Company',
      items: [...only('company.yaml'), ...only('claims.yaml')],
    },
    { name: 'Pages', items: pages.filter((file) => file.startsWith('pages/')).flatMap((file) => only(file)) },
    {
      name: 'People',
      items: some((file) => file.startsWith('team/'), 'id'),
      adds: { kind: 'team', label: 'Add a person' },
    },
    { name: 'Open positions', items: within('pages/team.yaml', 'Open positions', 'positions') },
    {
      name: 'Services',
      items: some((file) => file.startsWith('services/'), 'order'),
      adds: { kind: 'services', label: 'Add a service' },
    },
    {
      name: 'Products',
      items: some((file) => file.endsWith('/card.yaml'), 'order'),
      adds: { kind: 'products', label: 'Add a product' },
    },
    {
      name: 'The product page',
      items: [
        ...only(PAGES.messmate.file),
        ...within(PAGES.messmate.file, 'Questions from institutions', 'questions', 'list'),
        ...ofProduct((file) => !DEMO.test(file)),
      ],
    },
    // Earlier versions of legal texts stay as they were published.
    { name: 'Legal texts', items: some((file) => /^legal\/[^/]+\.md$/.test(file)) },
    {
      name: 'Seldom changed',
      isFolded: true,
      items: [
        ...only('interface.yaml'),
        ...ofProduct((file) => DEMO.test(file)),
        ...some((file) => !/^legal\/.+\/|^reviewed\.yaml$/.test(file)),
      ],
    },
  ];
  return groups.filter(({ items, adds }) => items.length > 0 || adds);
}
