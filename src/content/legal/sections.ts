import type { Reading } from '../content.ts';
import { type Path, type Problem, show } from '../problems.ts';
import type { Legal } from '../schemas/legal.ts';
import { SECTION } from '../schemas/text.ts';

/** The numbers of sections, by the names that stand for them: `terms-of-service#ending`. */
export const sectionNumbers = (texts: readonly Pick<Legal, 'id' | 'clauses'>[]): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap(({ id, clauses }) =>
      clauses.map((clause, i) => [`${id}#${clause.id}`, String(i + 1)] as const),
    ),
  );

/** Every text among a file's values, with the way to it. */
function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Sections that a text of `content/` names, `{terms-of-service#ending}`, and that there are not. */
export function sectionProblems({ content, files, sources, texts }: Reading): Problem[] {
  const legal = content.legal ?? [];
  const known = Object.keys(sectionNumbers(legal));
  // Which sections a text has that cannot be read, nobody knows.
  const isUnread = (id = '') => `legal/${id}.md` in files && !legal.some((text) => text.id === id);
  const unknownIn = (text: string) =>
    [...text.matchAll(new RegExp(SECTION, 'g'))].flatMap(({ 0: found, 1: id, 2: anchor, index }) => {
      if (known.includes(`${id}#${anchor}`) || isUnread(id)) return [];
      const near = known.filter((name) => name.startsWith(`${id}#`));
      const names = (near.length > 0 ? near : known).map((name) => `{${name}}`);
      return { index, expected: `a section of a legal text: ${names.join(', ')}`, found: show(found) };
    });
  const inFields = [...sources.values()].flatMap(({ file, data, lineOf }) =>
    textsIn(data).flatMap(({ path, text }) =>
      unknownIn(text).map(
        ({ index: _, ...fault }): Problem => ({
          code: 'reference',
          file,
          path,
          line: lineOf(path),
          ...fault,
        }),
      ),
    ),
  );
  const inBodies = texts.flatMap(({ file, body, bodyLine }) =>
    unknownIn(body).map(
      ({ index, ...fault }): Problem => ({
        code: 'reference',
        file,
        path: [],
        line: bodyLine + body.slice(0, index).split('\n').length - 1,
        ...fault,
      }),
    ),
  );
  return [...inFields, ...inBodies];
}
