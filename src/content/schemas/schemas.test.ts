import { expect, test } from 'vitest';
import { z } from 'zod';
import { fullTitle } from '../routes.ts';
import { contentSchemas } from './files.ts';

type Node = z.core.JSONSchema.BaseSchema;

/** Paths of fields without a description, or without a type. */
function silent(node: Node, path: string): string[] {
  const within = [
    ...Object.entries(node.properties ?? {}).map(([name, child]) => [`${path}.${name}`, child] as const),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].map((child) => [path, child] as const),
    ...(node.items ? [[`${path}[]`, node.items] as const] : []),
  ];
  // A number with a maximum describes itself.
  const isSaid =
    node.maximum !== undefined ||
    node.description ||
    node.enum ||
    node.const !== undefined ||
    within.length > 0;
  const isChecked = node.type
    ? node.type !== 'object' || node.additionalProperties !== undefined
    : within.length > 0;
  return [
    ...(isSaid && isChecked ? [] : [path]),
    ...(node.anyOf && node.description ? [] : within.flatMap(([name, child]) => silent(Object(child), name))),
  ];
}

test.each(Object.entries(contentSchemas()))('describes and types every field of %s', (pattern, schema) => {
  const json = z.toJSONSchema(schema, { io: 'input' });
  expect(json.type, 'An editor gets no completion of it.').toBe('object');
  expect(
    silent(json, pattern),
    'Add .describe() to these fields in src/content/schemas, or say what they take.',
  ).toEqual([]);
  // YAML 1.1, which most programs read, takes these names for true, false or nothing.
  expect(JSON.stringify(json)).not.toMatch(/"(?:y|n|yes|no|on|off|true|false|null|~)":/i);
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
])('builds %s', (_, title, company, whole) => expect(fullTitle(title, company)).toBe(whole));
