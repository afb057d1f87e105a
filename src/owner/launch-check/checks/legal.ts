import { fill } from '../../../content/fill.ts';
import { numbersIn, textIds, writtenText } from '../../../content/legal/wording.ts';
import { type Item, quoted } from '../item.ts';
import type { Check } from '../look.ts';

const COUNSEL = 'Your counsel settles it; then write `settled: true`.';

/** Legal texts that no counsel has signed, and what counsel has still to settle. */
export const legal: Check = ({ written }) => {
  const { files } = written;
  const numbers: Record<string, string> = Object.assign(
    {},
    ...textIds(files).map((id) => numbersIn(id, writtenText(files, id))),
  );
  return [...written.sources].flatMap(([file, { data, lineOf }]): Item[] => {
    if (!/^legal\/[^/]+\.md$/.test(file)) return [];
    const { title, draft, counsel } = data as Record<string, unknown>;
    const id = file.replace(/^legal\/|\.md$/g, '');
    const notes = (Array.isArray(counsel) ? counsel : []) as Record<string, unknown>[];
    const fixed = { file: `content/${file}`, blocks: true };
    const open = notes.flatMap((note, i): Item[] =>
      note['settled'] === true
        ? []
        : [
            {
              ...fixed,
              line: lineOf(['counsel', i]),
              field: `counsel.${i + 1}`,
              found: fill([note['topic'], note['note']].filter(Boolean).join(': '), numbers).replace(
                /\s+/g,
                ' ',
              ),
              why: 'A question for your counsel that is not settled.',
              todo: COUNSEL,
            },
          ],
    );
    if (draft !== true) return open;
    return [
      {
        ...fixed,
        line: lineOf(['draft']),
        field: 'draft',
        found: `${quoted(String(title))} is marked draft: true`,
        why: 'A draft that no counsel has read. Search engines are asked not to list it.',
        todo: `Let your counsel read it. Then npm run legal -- begin ${id} --date YYYY-MM-DD, and write draft: false.`,
      },
      ...open,
    ];
  });
};
