/** A line of a file beside how it was. A gap stands for lines that are the same. */
export type Line = { kind: 'same' | 'gone' | 'come' | 'gap'; text: string };

const AROUND = 1;
/** Beyond these a comparison of each line with each takes long; then all are told to have changed. */
const MOST_LINES = 3000;

/** What has changed between two texts, line by line, with a line around each change. */
export function differenceOf(before: string, after: string): Line[] {
  const [a, b] = [before.replaceAll('\r\n', '\n').split('\n'), after.replaceAll('\r\n', '\n').split('\n')];
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const all: Line[] = [
    ...a.slice(0, head).map((text) => ({ kind: 'same' as const, text })),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...a.slice(a.length - tail).map((text) => ({ kind: 'same' as const, text })),
  ];
  const isNear = (i: number) =>
    all.slice(Math.max(0, i - AROUND), i + AROUND + 1).some(({ kind }) => kind !== 'same');
  const shown: Line[] = [];
  all.forEach((line, i) => {
    if (line.kind !== 'same' || isNear(i)) shown.push(line);
    else if (shown.length > 0 && shown.at(-1)?.kind !== 'gap') shown.push({ kind: 'gap', text: '' });
  });
  if (shown.at(-1)?.kind === 'gap') shown.pop();
  return shown;
}

/** The longest sequence of lines that both have, and what goes and comes between. */
function middle(a: string[], b: string[]): Line[] {
  const gone = (text = ''): Line => ({ kind: 'gone', text });
  const come = (text = ''): Line => ({ kind: 'come', text });
  if (a.length * b.length > MOST_LINES ** 2 / 4) return [...a.map(gone), ...b.map(come)];
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) lines.push(gone(a[i++]));
    else lines.push(come(b[j++]));
  }
  return lines;
}
