import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Schema } from './schema.ts';

/** What the comments of a file say: at its head, and of each field by its path (`registration.number`). */
export type Comments = { head: string; fields: Record<string, string> };

/** The names of all fields of a schema, at any depth. */
function namesIn(schema: Schema | undefined): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema ?? {};
  const below = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf];
  return [...Object.keys(properties), ...below.flatMap(namesIn)];
}

/** Reads what people have noted beside the fields of a file, so that the form shows it too. */
export function commentsIn(yaml: string, schema: Schema | undefined): Comments {
  const names = new Set(namesIn(schema));
  /** A comment without what is no sentence: fields that are written out but not in use, and examples of entries. */
  const sentences = (comment: string | null | undefined): string =>
    (comment ?? '')
      .split('\n')
      .filter((line) => !/^\s*- /.test(line) && !names.has(/^\s*([\w-]+):/.exec(line)?.[1] ?? ''))
      .map((line) => line.trim())
      .join('\n')
      // What only announces an example.
      .replace(/(^|\n)[^\n]*:$/, '')
      .trim();
  const doc = parseDocument(yaml, { prettyErrors: false });
  /** A file's own note is shown whole, with its example. */
  const whole = (comment: string | null | undefined) => (comment ?? '').replace(/^ /gm, '').trim();
  const fields: Record<string, string> = {};
  const heads: string[] = [whole(doc.commentBefore)];
  const visit = (node: unknown, path: (string | number)[]) => {
    if (isMap(node))
      node.items.forEach((pair, i) => {
        const key = pair.key as Node;
        const own = [...path, String(pair.key)];
        const value = pair.value as Node | null;
        const inside = isMap(value) || isSeq(value) ? [] : [sentences(value?.comment)];
        // What stands above the first field is said of the whole file.
        const isHead = path.length === 0 && i === 0;
        if (isHead) heads.push(whole(key.commentBefore));
        const notes = [...(isHead ? [] : [sentences(key.commentBefore)]), ...inside].filter(Boolean);
        if (notes.length > 0) fields[own.join('.')] = notes.join('\n');
        visit(value, own);
      });
    if (isSeq(node))
      node.items.forEach((item, i) => {
        visit(item, [...path, i]);
        if (isScalar(item) && item.comment) fields[[...path, i].join('.')] = sentences(item.comment);
      });
  };
  visit(doc.contents, []);
  return { head: heads.filter(Boolean).join('\n'), fields };
}
