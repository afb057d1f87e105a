import { isCollection, isMap, type Pair, type YAMLSeq } from 'yaml';
import { blockItem, inFlow } from './render.ts';
import { afterColon } from './set.ts';
import { columnOf, lineEnd, lineStart, spanOf, spliced } from './source.ts';

type Span = { start: number; end: number };

/** The hyphen of an entry. */
function hyphenOf(text: string, list: YAMLSeq, i: number): number {
  if (i === 0) return spanOf(list).start;
  const after = spanOf(list.items[i - 1]).end;
  const own = spanOf(list.items[i]).start;
  return text.lastIndexOf('-', Math.max(own - 1, after));
}

/** The lines of each entry; those of a comment right above it belong to it, but above the first to the whole list. */
function segmentsOf(text: string, list: YAMLSeq): Span[] {
  const segments: Span[] = [];
  list.items.forEach((item, i) => {
    let start = lineStart(text, hyphenOf(text, list, i));
    const least = segments.at(-1)?.end;
    while (least !== undefined && start > least) {
      const above = lineStart(text, start - 1);
      if (above < least || !/^[ \t]*#/.test(text.slice(above, start))) break;
      start = above;
    }
    segments.push({ start, end: lineEnd(text, spanOf(item).end) });
  });
  return segments;
}

const closed = (lines: string) => (lines.endsWith('\n') ? lines : `${lines}\n`);

/** The ways to put an entry into a list. `inFlowAbove`: the list stands between braces itself. */
export function* insertForms(
  text: string,
  { list, pair, isFlow }: { list: YAMLSeq; pair: Pair | undefined; isFlow: boolean },
  at: number,
  value: unknown,
): Generator<string> {
  const { start, end } = spanOf(list);
  if (list.items.length === 0) {
    if (!isFlow && pair) {
      const column = columnOf(text, spanOf(pair.key).start) + 2;
      const colon = afterColon(text, pair);
      const rest = text.slice(end, lineEnd(text, end));
      if (typeof value === 'object')
        yield spliced(
          text,
          colon,
          lineEnd(text, end),
          `${closed(rest.trimEnd())}${blockItem(value, column, false)}`,
        );
    }
    yield spliced(text, start, end, `[${inFlow(value)}]`);
    return;
  }
  if (list.flow) {
    const [here, before] = [list.items[at], list.items[at - 1]];
    if (here) {
      const place = spanOf(here).start;
      yield spliced(text, place, place, `${inFlow(value)}, `);
    } else if (before) {
      const place = spanOf(before).end;
      yield spliced(text, place, place, `, ${inFlow(value)}`);
    }
    return;
  }
  const column = columnOf(text, start);
  const segments = segmentsOf(text, list);
  const neighbour = list.items[Math.min(at, list.items.length - 1)];
  const asFlow = isCollection(neighbour) && neighbour.flow === true && isMap(neighbour);
  const item = blockItem(value, column, asFlow);
  const place = at === 0 ? (segments[0]?.start ?? start) : (segments[at - 1]?.end ?? end);
  yield spliced(text, place, place, (place > 0 && text[place - 1] !== '\n' ? '\n' : '') + item);
}

/** The ways to take an entry out of a list. */
export function* removeForms(
  text: string,
  list: YAMLSeq,
  pair: Pair | undefined,
  i: number,
): Generator<string> {
  const { start, end } = spanOf(list.items[i]);
  if (list.items.length === 1) {
    if (list.flow) yield spliced(text, spanOf(list).start, spanOf(list).end, '[]');
    else if (pair) {
      const [segment] = segmentsOf(text, list) as [Span];
      const without = spliced(text, segment.start, segment.end, '');
      const colon = afterColon(text, pair);
      yield spliced(without, colon, colon, ' []');
    }
  } else if (list.flow) {
    const [next, previous] = [list.items[i + 1], list.items[i - 1]];
    if (next) yield spliced(text, start, spanOf(next).start, '');
    else if (previous) yield spliced(text, spanOf(previous).end, end, '');
  } else {
    const segment = segmentsOf(text, list)[i];
    if (segment) yield spliced(text, segment.start, segment.end, '');
  }
}

/** The ways to give an entry another place: the entries change, what stands between them stays. */
export function* moveForms(text: string, list: YAMLSeq, from: number, to: number): Generator<string> {
  const spans: Span[] = list.flow ? list.items.map(spanOf) : segmentsOf(text, list);
  const order = spans.map((_, i) => i);
  order.splice(to, 0, ...order.splice(from, 1));
  const part = ({ start, end }: Span) =>
    list.flow ? text.slice(start, end) : closed(text.slice(start, end));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return;
  const parts = order.map((was, i) => {
    const [here, next] = [spans[i], spans[i + 1]];
    return part(spans[was] ?? first) + (here && next ? text.slice(here.end, next.start) : '');
  });
  yield spliced(text, first.start, last.end, parts.join(''));
}
