import { fill } from '../../../content/fill.ts';
import { fingerprint, numbersIn, textIds, writtenText } from '../../../content/legal/wording.ts';
import { type Item, quoted } from '../item.ts';
import type { Check } from '../look.ts';
import { LEGAL_WORDING } from '../sample.ts';

const COUNSEL = 'Your counsel settles it; then write `settled: true`.';

/** Legal texts that no counsel has signed, and what counsel has still to settle. */
export const legal: Check = ({ written, sample }) => {
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
    if (draft !== true) {
      const text = writtenText(files, id);
      if (!text || !sample[LEGAL_WORDING]?.includes(fingerprint(text))) return open;
      const why = 'In force with the sample’s wording: not a word of it is another.';
      const todo =
        'Put in what your counsel wants changed; if counsel has found every word right for you, sign it as kept.';
      return [
        {
          ...fixed,
          line: text.bodyLine,
          field: 'wording',
          found: quoted(text.body),
          said: text.body,
          why,
          todo,
          keep: 'advised',
        },
        ...open,
      ];
    }
    return [
      {
        ...fixed,
        line: lineOf(['draft']),
        field: 'draft',
        found: `${quoted(String(title))} is marked draft: true`,
        why: 'A draft that no counsel has read. Search engines are asked not to list it.',
        todo: `Let your counsel read it. Then press “This is our first version” in its form, or npm run legal -- begin ${id} --date YYYY-MM-DD, and write draft: false.`,
      },
      ...open,
    ];
  });
};
