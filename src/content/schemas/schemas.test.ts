/** The schemas of `content/`: the author's manual, and what an editor completes from. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { REAL } from '../../../tests/content.ts';
import { fullTitle } from '../routes.ts';
import { contentSchemas, hasPattern } from './files.ts';

type Node = z.core.JSONSchema.BaseSchema;

/** The fields that say nothing of themselves, by their path. */
function silent(node: Node, path: string): string[] {
  const within = [
    ...Object.entries(node.properties ?? {}).map(([name, child]) => [`${path}.${name}`, child] as const),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].map((child) => [path, child] as const),
    ...(node.items ? [[`${path}[]`, node.items] as const] : []),
  ];
  // A number between two limits says so itself.
  const isSaid =
    node.maximum !== undefined ||
    node.description ||
    node.enum ||
    node.const !== undefined ||
    within.length > 0;
  return [
    ...(isSaid ? [] : [path]),
    ...(node.anyOf && node.description ? [] : within.flatMap(([name, child]) => silent(Object(child), name))),
  ];
}

test.each(Object.entries(contentSchemas()))(
  'every field of %s says what belongs there',
  (pattern, schema) => {
    const json = z.toJSONSchema(schema, { io: 'input' });
    expect(json.type, 'An editor gets no completion of it.').toBe('object');
    expect(silent(json, pattern), 'Add .describe() to these fields in src/content/schemas.').toEqual([]);
  },
);

test('every file of words has a schema', () => {
  const patterns = Object.keys(contentSchemas());
  const words = Object.keys(REAL).filter((file) => /\.(yaml|md)$/.test(file));
  expect(words.filter((file) => !patterns.some((pattern) => hasPattern(file, pattern)))).toEqual([]);
});

test.each([
  ['a title with the name behind it', 'Team', 'Company', 'Team | Company'],
  ['a long title without the name', 't'.repeat(60), 'Company', 't'.repeat(60)],
  [
    'a title with a long name in it, whole',
    `${'n'.repeat(60)}, work`,
    'n'.repeat(60),
    `${'n'.repeat(60)}, work`,
  ],
])('a page is called by %s', (_, title, company, whole) => expect(fullTitle(title, company)).toBe(whole));
