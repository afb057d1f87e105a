import { LEGAL_FILE, listVersionDays } from '../../../content/legal/versions.ts';
import type { SourceContent } from '../../../content/reading/source-texts.ts';
import { claimsSchema } from '../../../content/schemas/claims.ts';
import { legalSchema } from '../../../content/schemas/legal.ts';
import type { Item } from '../item.ts';

/** Lists drafts, and notes for counsel that are not settled. */
export const findLegalItems = ({ files, sources }: SourceContent): Item[] =>
  [...sources].flatMap(([file, { data, lineOf }]): Item[] => {
    const [, id] = LEGAL_FILE.exec(file) ?? [];
    const text = id && legalSchema.safeParse(data).data;
    if (!text) return [];
    const positionOf = (...path: (string | number)[]) => ({
      ...{ file: `content/${file}`, path, line: lineOf(path) },
    });
    const notes = text.sections.flatMap(({ title, counsel = [] }, section) =>
      counsel.flatMap(({ settled, note }, i): Item[] => {
        const item: Item = {
          ...positionOf('sections', section, 'counsel', i),
          ...{ code: 'counsel', blocks: true },
          found: `${title}: ${note}`.replace(/\s+/g, ' '),
          why: 'A question for your counsel that is not settled.',
          todo: 'Let your counsel settle it, then mark it as settled.',
        };
        return settled ? [] : [item];
      }),
    );
    if (listVersionDays(files, id).length > 0) return notes;
    const draft: Item = {
      ...positionOf('updated'),
      ...{ code: 'draft', blocks: true },
      found: text.title,
      why: 'A draft that no counsel has read. Search engines are asked not to list it.',
      todo: `Let your counsel read it. Then press “Publish the first version” in its form.`,
    };
    return [draft, ...notes];
  });

/** Lists the facts whose next check is due. @param today `2026-11-22` */
export function findDueFacts({ sources }: SourceContent, today: string): Item[] {
  const source = sources.get('claims.yaml');
  const claims = claimsSchema.safeParse(source?.data).data?.claims ?? [];
  return claims.flatMap(({ text, due }, i): Item[] => {
    if (due > today) return [];
    const path = ['claims', i, 'due'];
    return [
      {
        ...{ code: 'due', file: 'content/claims.yaml', path, line: source?.lineOf(path), blocks: true },
        found: text,
        why: 'This fact is due for another check.',
        todo: 'See whether it is still true, and whether its source still says so. Then write the date, and when it is due again.',
      },
    ];
  });
}
