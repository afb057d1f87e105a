import { isCollection, isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { Path } from '../../content/problems.ts';
import { behindColon, blockPair, inFlow, scalarForms } from './render.ts';
import { columnOf, find, isInFlow, lineEnd, lineStart, spanOf, spliced, type Yaml } from './source.ts';

const isGroup = (value: unknown) => typeof value === 'object' && value !== null;

/** Blank lines after a block of text belong to the file, not to the text. */
const blankAfter = (source: string): string => /\n([ \t]*\n)*$/.exec(source)?.[0].slice(1) ?? '';

/** The ways to write a value where another one stands, or where none stands yet; the nearest to the file's own first. */
export function* setForms(
  text: string,
  doc: Yaml,
  path: Path,
  value: unknown,
  order: readonly string[] = [],
): Generator<string> {
  const { parent, pair, node } = find(doc, path);
  const isFlow = isInFlow(doc, path);
  if (isMap(parent) && !pair) {
    yield* addField(text, parent, { key: String(path.at(-1)), value, order, isFlow });
    return;
  }
  const holder = pair ? spanOf(pair.key).start : 0;
  const column = pair ? columnOf(text, holder) : isSeq(parent) ? columnOf(text, spanOf(parent).start) : 0;
  if (!isGroup(value) && (isScalar(node) || !node)) {
    const place = { indent: column + 2, isFlow };
    const { start, end } = node
      ? spanOf(node)
      : { start: afterColon(text, pair), end: afterColon(text, pair) };
    const source = text.slice(start, end);
    const isBlock = source.endsWith('\n');
    for (const form of scalarForms(value, place, (node ?? undefined) as Scalar | undefined, source)) {
      const space = text[start - 1] === ':' ? ' ' : '';
      const written = space + form;
      // A block ends with its line, and what stands in its place has to as well, and the other way round.
      const tail = isBlock ? blankAfter(source) : '';
      if (isBlock) yield spliced(text, start, end, written.replace(/\n?$/, '\n') + tail);
      else yield spliced(text, start, end, written.replace(/\n$/, ''));
      yield spliced(text, start, end, written);
    }
    return;
  }
  const end = node ? spanOf(node).end : afterColon(text, pair);
  if (isFlow || (isCollection(node) && node.flow))
    yield spliced(text, spanOf(node).start, end, inFlow(value));
  if (pair) {
    const from = afterColon(text, pair);
    const rest = lineEnd(text, end);
    yield spliced(text, from, rest, behindColon(value, column));
    yield spliced(text, from, end, ` ${inFlow(value)}`);
  } else if (node) yield spliced(text, spanOf(node).start, end, inFlow(value));
}

/** The place behind a field's colon. */
export const afterColon = (text: string, pair: Pair | undefined): number =>
  text.indexOf(':', spanOf(pair?.key).end) + 1;

type Field = { key: string; value: unknown; order: readonly string[]; isFlow: boolean };

/** A field that is not there yet: behind the last of those that stand before it in the schema. */
function* addField(text: string, group: YAMLMap, { key, value, order, isFlow }: Field): Generator<string> {
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const items = group.items as Pair[];
  const previous = items.findLast((item) => before.includes(String(item.key))) ?? items.at(-1);
  const written = `${key}: ${inFlow(value)}`;
  if (!previous) {
    const { start, end } = spanOf(group);
    yield spliced(text, start, end, `{ ${written} }`);
    return;
  }
  const { end } = spanOf(previous);
  if (isFlow || group.flow) {
    yield spliced(text, end, end, `, ${written}`);
    return;
  }
  const [first] = items as [Pair];
  const at = spanOf(first.key).start;
  const column = columnOf(text, at);
  const pair = blockPair(key, value, column);
  const isFirst = order.includes(key) && !items.some((item) => before.includes(String(item.key)));
  if (isFirst) yield spliced(text, lineStart(text, at), lineStart(text, at), pair);
  const place = lineEnd(text, end);
  yield spliced(text, place, place, (place > 0 && text[place - 1] !== '\n' ? '\n' : '') + pair);
}

/** The ways to take a field out of its group. */
export function* removeField(text: string, group: YAMLMap, pair: Pair): Generator<string> {
  const items = group.items as Pair[];
  const i = items.indexOf(pair);
  const { start, end } = spanOf(pair);
  const next = items[i + 1];
  const previous = items[i - 1];
  if (items.length === 1) {
    const whole = spanOf(group);
    yield spliced(text, whole.start, whole.end, text[whole.end - 1] === '\n' ? '{}\n' : '{}');
  } else if (group.flow) {
    if (next) yield spliced(text, start, spanOf(next).start, '');
    else if (previous) yield spliced(text, spanOf(previous).end, end, '');
  } else {
    yield spliced(text, lineStart(text, start), lineEnd(text, end), '');
    // The first field of an entry of a list stands behind its hyphen.
    if (next) yield spliced(text, start, spanOf(next).start, '');
  }
}
