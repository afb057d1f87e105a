import type { Written } from '../../../content/reading/written.ts';
import { claimsSchema } from '../../../content/schemas/claims.ts';
import { legalSchema } from '../../../content/schemas/legal.ts';
import type { Item } from '../item.ts';

/** Drafts of legal texts, and open questions for counsel. */
export const legal = ({ sources }: Written): Item[] =>
  [...sources].flatMap(([file, { data, lineOf }]): Item[] => {
    const [, id] = /^legal\/([^/]+)\.md$/.exec(file) ?? [];
    const front = id && legalSchema.safeParse(data).data;
    if (!front) return [];
    const at = (...path: (string | number)[]) => ({
      ...{ file: `content/${file}`, path, line: lineOf(path), blocks: true },
    });
    const open = front.counsel.flatMap(({ settled, topic, note }, i) =>
      settled ? [] : [{ i, topic, note }],
    );
    const notes = open.map(
      ({ i, topic, note }): Item => ({
        ...at('counsel', i),
        code: 'counsel',
        found: `${topic}: ${note}`.replace(/\s+/g, ' '),
        why: 'A question for your counsel that is not settled.',
        todo: 'Let your counsel settle it, then mark it as settled.',
      }),
    );
    if (!front.draft) return notes;
    const draft: Item = {
      ...at('draft'),
      code: 'draft',
      found: front.title,
      why: 'A draft that no counsel has read. Search engines are asked not to list it.',
      todo: `Let your counsel read it. Then press “This is our first version” in its form.`,
    };
    return [draft, ...notes];
  });

/** Facts whose sources are due for another check. */
export function due({ sources }: Written, today: string): Item[] {
  const source = sources.get('claims.yaml');
  const claims = claimsSchema.safeParse(source?.data).data?.claims ?? [];
  return claims.flatMap((claim, i): Item[] => {
    const path = ['claims', i, 'due'];
    const item: Item = {
      code: 'due',
      file: 'content/claims.yaml',
      path,
      line: source?.lineOf(path),
      found: claim.text,
      why: 'This fact is due for another check.',
      todo: 'See whether it is still true, and whether its source still says so. Then write the date, and when it is due again.',
      blocks: true,
    };
    return claim.due <= today ? [item] : [];
  });
}
