import { structuredPatch } from 'diff';

/** A line of a file beside how it was. A gap stands for lines that are the same. */
export type Line = { kind: 'same' | 'gone' | 'come' | 'gap'; text: string };

const KINDS: Record<string, Line['kind']> = { ' ': 'same', '-': 'gone', '+': 'come' };

/** Of texts that differ in more, which take minutes, no lines are shown. */
const MOST_LINES = 5_000;

/** What has changed between two texts, line by line, with a line around each change. */
export function differenceOf(before: string, after: string): Line[] {
  const options = { context: 1, stripTrailingCr: true, maxEditLength: MOST_LINES };
  const { hunks = [] } = structuredPatch('', '', before, after, '', '', options) ?? {};
  return hunks.flatMap(({ lines }, i) => [
    ...(i > 0 ? [{ kind: 'gap' as const, text: '' }] : []),
    // What else there is, is a remark that the file ends without a line break.
    ...lines.flatMap((line) => {
      const kind = KINDS[line.charAt(0)];
      return kind ? [{ kind, text: line.slice(1) }] : [];
    }),
  ]);
}
