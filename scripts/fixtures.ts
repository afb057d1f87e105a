/**
 * Part of `npm run fix`: brings the tests' company in line with the schemas. Missing files and fields are copied from
 * `content/`, and entries of the menu; fields that no schema has are removed. The rest stays, comments included.
 * Then both are formatted as the form writes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Files, filesOnDisk } from '../src/content/files.ts';
import { read } from '../src/content/parsing/source.ts';
import { formatFile, updateFile } from '../src/content/parsing/values.ts';
import { locationName, type Path, type Problem, valueAt } from '../src/content/problems.ts';
import { examineContent } from '../src/content/reading/read.ts';
import { PAGES } from '../src/content/schemas/pages.ts';

/** A field's value as written in the file. */
const written = (path: Path, name: string, files: Files): unknown => valueAt(read(files, name).data, path);

/**
 * A file with a field changed or, with `undefined`, removed.
 * @param order the order of the fields in its group
 */
export function setField(
  name: string,
  text: string,
  path: Path,
  value: unknown,
  order: string[] = [],
): string {
  const data = structuredClone(written([], name, { [name]: text })) as Record<string, unknown>;
  const key = String(path.at(-1));
  const group = Object(valueAt(data, path.slice(0, -1)));
  if (Array.isArray(group)) group.splice(Number(key), 1, ...(value === undefined ? [] : [value]));
  else {
    const was = { ...group, [key]: value };
    for (const name of Object.keys(was)) delete group[name];
    for (const name of new Set([...order, ...Object.keys(was)]))
      if (was[name] !== undefined) group[name] = was[name];
  }
  return updateFile(name, text, data);
}

/** The file of a problem, mended; nothing where that needs somebody's own words. */
function mended({ code, file, path, found }: Problem, own: Files, words: Files): string | undefined {
  const name = file.replace('content/', '');
  const text = own[name];
  if (text === undefined) return words[name];
  if (code === 'field') return setField(name, text, path, undefined);
  const value = name in words && found === 'nothing' ? written(path, name, words) : undefined;
  if (value === undefined) return undefined;
  const order = Object.keys(Object(written(path.slice(0, -1), name, words)));
  return setField(name, text, path, value, order);
}

/** The menu with all entries of `content/` whose page the company has: nothing else may lead there. */
function withMenu(own: Files, words: Files): Files {
  const file = 'company.yaml';
  const menuOf = (files: Files) => written(['navigation'], file, files) as { to: string }[];
  const menu = menuOf(own);
  const isMissing = ({ to }: { to: string }) =>
    Object.values(PAGES).some((page) => page.path === to) && !menu.some((entry) => entry.to === to);
  const added = menuOf(words).filter(isMissing);
  if (added.length === 0) return {};
  return { [file]: setField(file, own[file] ?? '', ['navigation'], [...menu, ...added]) };
}

/**
 * The files of the tests' company that have to change.
 * @param words the files of `content/`
 */
export function inStep(company: Files, words: Files): { files: Files; left: readonly Problem[] } {
  const files: Files = {};
  for (;;) {
    const own = { ...company, ...files };
    const { problems } = examineContent(own);
    // One at a time: mending one may solve others.
    const next = problems
      .map((problem) => ({ problem, text: mended(problem, own, words) }))
      .find(({ text }) => text);
    if (!next?.text) return { files: { ...files, ...withMenu(own, words) }, left: problems };
    files[next.problem.file.replace('content/', '')] = next.text;
  }
}

if (import.meta.main) {
  const root = 'tests/fixtures/content';
  const { files, left } = inStep(filesOnDisk(root), filesOnDisk('content'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  for (const problem of left) {
    const { expected, found } = problem;
    console.error(
      `tests/fixtures/${locationName(problem)}: expected ${expected}; found ${found}. Put it right by hand.`,
    );
    process.exitCode = 1;
  }
  for (const folder of ['content', root])
    for (const [name, text] of Object.entries(filesOnDisk(folder))) {
      // Versions of legal texts stay as they were; notes for people have no fields.
      const isWritten = /\.yaml$|\/.*\.md$/.test(name) && !/^legal\/versions\//.test(name);
      const made = isWritten ? formatFile(name, text) : text;
      if (made !== text) writeFileSync(join(folder, name), made);
    }
}
