/**
 * Part of `npm run fix`: updates the tests' company to the schemas. Copies missing files, fields and menu entries from
 * `content/`, and removes fields that no schema has. Then formats both folders as the form does.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Files, readFiles } from '../src/content/files.ts';
import { readContentFile } from '../src/content/parsing/source.ts';
import { formatFile, updateFile } from '../src/content/parsing/values.ts';
import { locationName, type Path, type Problem, valueAt } from '../src/content/problems.ts';
import { examineContent } from '../src/content/reading/read.ts';
import { PAGES } from '../src/content/schemas/pages.ts';

/** Returns a field's value in a file, before defaults and placeholders. */
const readValue = (path: Path, name: string, files: Files): unknown =>
  valueAt(readContentFile(files, name).data, path);

/**
 * Returns a file's text with a field set or, with `undefined`, removed.
 * @param order the order of the field and its siblings
 */
export function setField(
  name: string,
  text: string,
  path: Path,
  value: unknown,
  order: string[] = [],
): string {
  const data = structuredClone(readValue([], name, { [name]: text })) as Record<string, unknown>;
  const key = String(path.at(-1));
  const parent = Object(valueAt(data, path.slice(0, -1)));
  if (Array.isArray(parent)) parent.splice(Number(key), 1, ...(value === undefined ? [] : [value]));
  else {
    const fields = { ...parent, [key]: value };
    for (const name of Object.keys(fields)) delete parent[name];
    for (const name of new Set([...order, ...Object.keys(fields)]))
      if (fields[name] !== undefined) parent[name] = fields[name];
  }
  return updateFile(name, text, data);
}

/** Returns the text of a file with a problem repaired, or undefined if a person has to correct it. */
function repair({ code, file, path, found }: Problem, fixtures: Files, sample: Files): string | undefined {
  const name = file.replace('content/', '');
  const text = fixtures[name];
  if (text === undefined) return sample[name];
  // The code `field` marks a field that no schema has. If a field is missing, `found` is `nothing`.
  if (code === 'field') return setField(name, text, path, undefined);
  const value = name in sample && found === 'nothing' ? readValue(path, name, sample) : undefined;
  if (value === undefined) return undefined;
  const order = Object.keys(Object(readValue(path.slice(0, -1), name, sample)));
  return setField(name, text, path, value, order);
}

/** Adds menu entries of `PAGES` that only `content/` has, so that a new page has a link. Returns {} if none is missing. */
function addMenuEntries(fixtures: Files, sample: Files): Files {
  const file = 'company.yaml';
  const readMenu = (files: Files) => readValue(['navigation'], file, files) as { to: string }[];
  const menu = readMenu(fixtures);
  const isMissing = ({ to }: { to: string }) =>
    Object.values(PAGES).some((page) => page.path === to) && !menu.some((entry) => entry.to === to);
  const missing = readMenu(sample).filter(isMissing);
  if (missing.length === 0) return {};
  return { [file]: setField(file, fixtures[file] ?? '', ['navigation'], [...menu, ...missing]) };
}

/**
 * Returns the files of the tests' company that have to change, and problems to solve by hand.
 * @param sample the files of `content/`
 */
export function updateFixtures(
  fixtures: Files,
  sample: Files,
): { files: Files; unsolved: readonly Problem[] } {
  const files: Files = {};
  for (;;) {
    const current = { ...fixtures, ...files };
    const { problems } = examineContent(current);
    // Repairs one problem at a time, because a repair may solve other problems.
    const repaired = problems
      .map((problem) => ({ problem, text: repair(problem, current, sample) }))
      .find(({ text }) => text);
    if (!repaired?.text)
      return { files: { ...files, ...addMenuEntries(current, sample) }, unsolved: problems };
    files[repaired.problem.file.replace('content/', '')] = repaired.text;
  }
}

if (import.meta.main) {
  const root = 'tests/fixtures/content';
  const { files, unsolved } = updateFixtures(readFiles(root), readFiles('content'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  for (const problem of unsolved) {
    const { expected, found } = problem;
    console.error(
      `tests/fixtures/${locationName(problem)}: expected ${expected}; found ${found}. Correct it by hand.`,
    );
    process.exitCode = 1;
  }
  for (const folder of ['content', root])
    for (const [name, text] of Object.entries(readFiles(folder))) {
      // Versions of legal texts never change. A Markdown file directly in the folder is a note without fields.
      const canFormat = /\.yaml$|\/.*\.md$/.test(name) && !/^legal\/versions\//.test(name);
      const formatted = canFormat ? formatFile(name, text) : text;
      if (formatted !== text) writeFileSync(join(folder, name), formatted);
    }
}
