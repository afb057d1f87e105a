import type { Files } from '../src/content/files.ts';
import { filesOnDisk } from '../src/content/files.ts';
import { read } from '../src/content/parsing/source.ts';
import { type Code, locationName, type Problem } from '../src/content/problems.ts';
import { examineContent, readContent } from '../src/content/reading/read.ts';

/** The content that the tests run on. */
export const FIXTURES: Readonly<Files> = filesOnDisk('tests/fixtures/content');

/** The tests' content with one thing changed. @throws if there is nothing to change: the content has moved on */
export function withChange(file: string, from: string | RegExp, to: string, files: Files = FIXTURES): Files {
  const text = files[file] ?? '';
  const result = text.replace(from, () => to);
  if (result === text)
    throw new Error(
      `tests/fixtures/content/${file} has no ${from}: its words have moved on. Name what stands there now, in this test.`,
    );
  return { ...files, [file]: result };
}

/** Files without those whose path starts so. */
export const without = (start: string, files: Files = FIXTURES): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith(start)));

/**
 * Words that name a product without a page of its own, by file: all that a site without it says, except the legal texts
 * of the app and what it does not show (two messages, and the end of the products page).
 */
export function findNamesOfProduct(files: Files): string[] {
  const gone = readContent(without('products/', files));
  const { company, home, about, teamPage, notFound, interfaceWords, services, team } = gone;
  const productsPage = { ...gone.productsPage, end: '' };
  const messages = { ...gone.contact.messages, demo: '', offer: '' };
  const all = {
    blurb: company.blurb,
    home,
    about,
    productsPage,
    teamPage,
    messages,
    notFound,
    interfaceWords,
    services,
    team,
  };
  const isNamed = (value: unknown) => JSON.stringify(value ?? '').includes(company.product);
  return Object.entries(all).flatMap(([name, value]) => (isNamed(value) ? [name] : []));
}

/** What the loader reports; nothing if it accepts the files. Anything but a ContentError is a fault of the loader. */
export const problemsOf = (files: Files): readonly Problem[] => examineContent(files).problems;

/** The values of a file's fields. @throws ContentError if they cannot be read */
export const dataOf = (file: string, files: Files = FIXTURES): unknown => read(files, file).data;

/** Problems that concern no field but a whole file, or the text of a Markdown file. */
const WITHOUT_FIELD: readonly Code[] = [
  'file',
  'syntax',
  'value',
  'reference',
  'text',
  'picture',
  'mark',
  'undated',
];

/** Says whether a problem's field is absent from its file. A missing field is allowed where its group exists. */
export function findMisplaced(problem: Problem, files: Files): string[] {
  const { code, file, path, found } = problem;
  const place = `${code} ${locationName(problem)}`;
  if (path.length === 0) return WITHOUT_FIELD.includes(code) ? [] : [place];
  const name = file.replace(/^content\//, '');
  if (code === 'mark') return path.every((word) => files[name]?.includes(String(word))) ? [] : [place];
  const group = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], dataOf(name, files));
  const isMissing = code === 'value' && found === 'nothing' && typeof group === 'object';
  return isMissing || (path.at(-1) ?? '') in Object(group) ? [] : [place];
}
