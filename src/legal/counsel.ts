import type { Reading } from '../content/content.ts';
import { fieldName, type Problem, show } from '../content/problems.ts';

/** Notes for counsel that name a section which their text does not have. */
export function counselProblems({ content, sources }: Reading): Problem[] {
  return (content.legal ?? []).flatMap(({ id, counsel, clauses }) => {
    const anchors = clauses.map((clause) => clause.id);
    return counsel.flatMap(({ clause }, i): Problem[] => {
      if (!clause || anchors.includes(clause)) return [];
      const [file, path] = [`legal/${id}.md`, ['counsel', i, 'clause']];
      return [
        {
          file: `content/${file}`,
          line: sources.get(file)?.lineOf(path),
          field: fieldName(path),
          expected: `the anchor of one of the text's sections: ${anchors.join(', ')}`,
          found: show(clause),
        },
      ];
    });
  });
}
