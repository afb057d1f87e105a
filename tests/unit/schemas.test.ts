/** The schemas of `content/`: the author's manual, and what an editor completes from. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fullTitle } from '../../src/content/routes.ts';
import { contentSchemas } from '../../src/schemas/files.ts';
import { REAL } from '../content.ts';

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
    expect(silent(json, pattern), 'Add .describe() to these fields in src/schemas.').toEqual([]);
  },
);

test('every file of words has a schema', () => {
  const patterns = Object.keys(contentSchemas()).map(
    (pattern) => new RegExp(`^${pattern.replace('*', '[a-z0-9-]+')}$`),
  );
  const words = Object.keys(REAL).filter((file) => /\.(yaml|md)$/.test(file));
  expect(words.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([]);
});

test.each([
  ['a title with the name behind it', 'Team', 'Company', 'Team | Company'],
  ['a long title without the name', 't'.repeat(60), 'Company', 't'.repeat(60)],
  ['a name of 60 letters alone', `${'n'.repeat(60)}, research`, 'n'.repeat(60), 'n'.repeat(60)],
  ['a title that ends in a long name', `Contact: ${'n'.repeat(60)}`, 'n'.repeat(60), 'Contact'],
])('%s fits into a result', (_, title, company, whole) => {
  expect(fullTitle(title, company)).toBe(whole);
  expect(whole.length).toBeLessThanOrEqual(60);
});
