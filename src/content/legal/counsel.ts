import { placeOf, type Reading } from '../content.ts';
import { type Problem, show } from '../problems.ts';

/** Notes for counsel that name a section which their text does not have. */
export function counselProblems(reading: Reading): Problem[] {
  return (reading.content.legal ?? []).flatMap(({ id, counsel, clauses }) => {
    const anchors = clauses.map((clause) => clause.id);
    return counsel.flatMap(({ clause }, i): Problem[] => {
      if (!clause || anchors.includes(clause)) return [];
      return [
        {
          ...placeOf(reading, { file: `legal/${id}.md`, path: ['counsel', i, 'clause'] }),
          expected: `the anchor of one of the text's sections: ${anchors.join(', ')}`,
          found: show(clause),
        },
      ];
    });
  });
}
