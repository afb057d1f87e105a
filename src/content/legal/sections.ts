import { placeOf, type Reading } from '../content.ts';
import { type Problem, show } from '../problems.ts';
import type { Legal } from '../schemas/legal.ts';
import { SECTION } from '../schemas/text.ts';
import { textsOf } from '../texts.ts';

/** The numbers of sections, by the names that stand for them: `terms-of-service#ending`. */
export const sectionNumbers = (texts: readonly Pick<Legal, 'id' | 'clauses'>[]): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap(({ id, clauses }) => clauses.map((clause, i) => [`${id}#${clause.id}`, String(i + 1)])),
  );

/** Sections that a text of `content/` names, `{terms-of-service#ending}`, or a note for counsel, and that there are not. */
export function sectionProblems(reading: Reading): Problem[] {
  const { content, files, sources, texts } = reading;
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
  const inFields = [...sources].flatMap(([file, { data }]) =>
    textsOf(data).flatMap(({ path, text }) =>
      unknownIn(text).map(({ expected, found }) => ({
        ...placeOf(reading, { file, path }),
        expected,
        found,
      })),
    ),
  );
  const inBodies = texts.flatMap(({ file, body, bodyLine }) =>
    unknownIn(body).map(({ index, expected, found }): Problem => {
      const line = bodyLine + body.slice(0, index).split('\n').length - 1;
      return { code: 'reference', file, path: [], line, expected, found };
    }),
  );
  const inNotes = legal.flatMap(({ id, counsel, clauses }) => {
    const anchors = clauses.map((clause) => clause.id);
    return counsel.flatMap(({ clause }, i): Problem[] => {
      if (!clause || anchors.includes(clause)) return [];
      const place = placeOf(reading, { file: `legal/${id}.md`, path: ['counsel', i, 'clause'] });
      const expected = `the anchor of one of the text's sections: ${anchors.join(', ')}`;
      return [{ ...place, expected, found: show(clause) }];
    });
  });
  return [...inFields, ...inBodies, ...inNotes];
}
