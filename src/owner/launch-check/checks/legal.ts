import { LEGAL_FILE, listVersionDays } from '../../../content/legal/versions.ts';
import type { SourceContent } from '../../../content/reading/source-texts.ts';
import { claimsSchema } from '../../../content/schemas/claims.ts';
import { legalSchema } from '../../../content/schemas/legal.ts';
import type { TodoItem } from '../item.ts';

/** Lists drafts, and notes for counsel that are not settled. */
export const findLegalItems = ({ files, sources }: SourceContent): TodoItem[] =>
  [...sources].flatMap(([file, { data, lineOf }]): TodoItem[] => {
    const [, id] = LEGAL_FILE.exec(file) ?? [];
    const legalText = id && legalSchema.safeParse(data).data;
    if (!legalText) return [];
    const positionOf = (...path: PropertyKey[]) => ({ file: `content/${file}`, path, line: lineOf(path) });
    const notes = legalText.sections.flatMap(({ title, counsel = [] }, sectionIndex) =>
      counsel.flatMap(({ settled, note }, noteIndex): TodoItem[] => {
        const item: TodoItem = {
          ...positionOf('sections', sectionIndex, 'counsel', noteIndex),
          ...{ code: 'counsel', isBlocking: true },
          found: `${title}: ${note}`.replace(/\s+/g, ' '),
          why: 'A question for your counsel that is not settled.',
          todo: 'Let your counsel settle it, then mark it as settled.',
        };
        return settled ? [] : [item];
      }),
    );
    if (listVersionDays(files, id).length > 0) return notes;
    const draft: TodoItem = {
      ...positionOf('updated'),
      ...{ code: 'draft', isBlocking: true },
      found: legalText.title,
      why: 'A draft: no version of it is published. Search engines are asked not to list it.',
      todo: `Let your counsel read it. Then press “Publish the first version” in its form.`,
    };
    return [draft, ...notes];
  });

/** Lists the facts whose next check is due. @param today a day such as `2026-11-22` */
export function findDueClaims({ sources }: SourceContent, today: string): TodoItem[] {
  const source = sources.get('claims.yaml');
  const claims = claimsSchema.safeParse(source?.data).data?.claims ?? [];
  return claims.flatMap(({ text, due }, i): TodoItem[] => {
    if (due > today) return [];
    const path = ['claims', i, 'due'];
    return [
      {
        ...{ code: 'due', file: 'content/claims.yaml', path, line: source?.lineOf(path), isBlocking: true },
        found: text,
        why: 'This fact is due for another check.',
        todo: 'See whether it is still true, and whether its source still says so. Then write the date, and when it is due again.',
      },
    ];
  });
}
