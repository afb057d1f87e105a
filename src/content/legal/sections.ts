import { placeOf, type Reading } from '../content.ts';
import { lineAt } from '../markdown.ts';
import { excerptOf, type Problem } from '../problems.ts';
import type { Legal } from '../schemas/legal.ts';
import { SECTION } from '../schemas/text.ts';

/** By name: `terms-of-service#ending`. */
export const sectionNumbers = (texts: readonly Pick<Legal, 'id' | 'clauses'>[]): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap(({ id, clauses }) => clauses.map((clause, i) => [`${id}#${clause.id}`, String(i + 1)])),
  );

const SECTIONS = new RegExp(SECTION, 'g');

/** Sections that are named, `{terms-of-service#ending}`, and do not exist. */
export function sectionProblems(reading: Reading): Problem[] {
  const { content, files, sources, texts } = reading;
  const legal = content.legal ?? [];
  const known = Object.keys(sectionNumbers(legal));
  const isUnread = (id = '') => `legal/${id}.md` in files && !legal.some((text) => text.id === id);
  const unknownIn = (text: string, placeAt: (index: number) => Omit<Problem, 'expected' | 'found'>) =>
    [...text.matchAll(SECTIONS)].flatMap(({ 0: found, 1: id, 2: anchor, index }) => {
      if (known.includes(`${id}#${anchor}`) || isUnread(id)) return [];
      const near = known.filter((name) => name.startsWith(`${id}#`));
      const names = (near.length > 0 ? near : known).map((name) => `{${name}}`);
      const expected = `a section of a legal text: ${names.join(', ')}`;
      return { ...placeAt(index), expected, found: excerptOf(found) };
    });
  const inFields = [...sources].flatMap(([file, source]) =>
    source.texts.flatMap(({ path, text }) => unknownIn(text, () => placeOf(reading, { file, path }))),
  );
  const inBodies = texts.flatMap((text) =>
    unknownIn(text.body, (index) => ({
      code: 'reference',
      file: text.file,
      path: [],
      line: lineAt(text, index),
    })),
  );
  return [...inFields, ...inBodies];
}
