import { type Files, readFiles } from '../src/content/files.ts';
import { readContentFile } from '../src/content/parsing/source.ts';
import { locationName, type Problem } from '../src/content/problems.ts';
import { examineContent, readContent } from '../src/content/reading/read.ts';

/** The files of the tests' company. */
export const FIXTURES: Readonly<Files> = readFiles('tests/fixtures/content');

/** Returns `files` with a text of one file replaced. @throws if the file has no such text */
export function withChange(file: string, from: string | RegExp, to: string, files: Files = FIXTURES): Files {
  const text = files[file] ?? '';
  const result = text.replace(from, () => to);
  if (result === text) throw new Error(`${file} has no ${from}: update the text in this test.`);
  return { ...files, [file]: result };
}

/** Returns `files` without those whose path begins with `prefix`. */
export const withoutFiles = (prefix: string, files: Files = FIXTURES): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith(prefix)));

/**
 * Finds pages, services, people, shared words and messages that name the product even if its files are removed. Ignores what
 * a site without products does not show: two messages, and the end of the products page.
 */
export function findProductMentions(files: Files): string[] {
  const content = readContent(withoutFiles('products/', files));
  const { company, home, about, teamPage, notFound, interfaceWords, services, team } = content;
  const productsPage = { ...content.productsPage, end: '' };
  const messages = { ...content.contact.messages, demo: '', offer: '' };
  const pages = { home, about, productsPage, teamPage, services, team, notFound };
  const texts = { ...pages, messages, interfaceWords, blurb: company.blurb };
  const namesProduct = (value: unknown) => JSON.stringify(value ?? '').includes(company.product);
  return Object.entries(texts).flatMap(([name, value]) => (namesProduct(value) ? [name] : []));
}

/** Returns the problems that `examineContent` finds. */
export const problemsOf = (files: Files): readonly Problem[] => examineContent(files).problems;

/** Returns the values of a file's fields. @throws ContentError if they cannot be read */
export const dataOf = (file: string, files: Files = FIXTURES): unknown => readContentFile(files, file).data;

/** Codes of problems whose path may be empty: they may concern a whole file, or the text of a Markdown file. */
const WITHOUT_FIELD = 'file syntax value reference text picture mark version'.split(' ');

/** Returns a problem's location if its file has no such field. A missing required field’s location is valid if its group exists. */
export function findInvalidLocation(problem: Problem, files: Files): string[] {
  const { code, file, path, found } = problem;
  const location = `${code} ${locationName(problem)}`;
  if (path.length === 0) return WITHOUT_FIELD.includes(code) ? [] : [location];
  const name = file.replace(/^content\//, '');
  // The path of a problem in mark.svg names an element, and an attribute at fault.
  if (code === 'mark') return path.every((key) => files[name]?.includes(String(key))) ? [] : [location];
  const group = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], dataOf(name, files));
  const isMissing = code === 'value' && found === 'nothing' && typeof group === 'object';
  return isMissing || (path.at(-1) ?? '') in Object(group) ? [] : [location];
}
