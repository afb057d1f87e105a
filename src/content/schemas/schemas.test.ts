import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatTitle } from '../routes.ts';
import { contentSchemas } from './files.ts';

type Node = z.core.JSONSchema.BaseSchema;

/** Finds the paths of fields without a description or a type. */
function findUndescribed(node: Node, path: string): string[] {
  const children = [
    ...Object.entries(node.properties ?? {}).map(([name, child]) => [`${path}.${name}`, child] as const),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].map((child) => [path, child] as const),
    ...(node.items ? [[`${path}[]`, node.items] as const] : []),
  ];
  // A number with a maximum describes itself.
  const isDescribed =
    node.maximum !== undefined ||
    node.description ||
    node.enum ||
    node.const !== undefined ||
    children.length > 0;
  const hasType = node.type
    ? node.type !== 'object' || node.additionalProperties !== undefined
    : children.length > 0;
  return [
    ...(isDescribed && hasType ? [] : [path]),
    ...(node.anyOf && node.description
      ? []
      : children.flatMap(([childPath, child]) => findUndescribed(Object(child), childPath))),
  ];
}

test.each(Object.entries(contentSchemas()))('describes and types every field of %s', (pattern, schema) => {
  const json = z.toJSONSchema(schema, { io: 'input' });
  expect(json.type, 'The schema must be of an object, so that an editor completes its fields.').toBe(
    'object',
  );
  expect(
    findUndescribed(json, pattern),
    'Add .describe() to these fields in src/content/schemas, or give them a type.',
  ).toEqual([]);
  // YAML 1.1, which most programs read, takes these names for true, false or nothing.
  expect(JSON.stringify(json)).not.toMatch(/"(?:y|n|yes|no|on|off|true|false|null|~)":/i);
});

test.each([
  ['a title with the name behind it', 'Team', 'Company', 'Team | Company'],
  ['a long title without the name', 't'.repeat(60), 'Company', 't'.repeat(60)],
  [
    'a title that contains a long name, unchanged',
    `${'n'.repeat(60)}, work`,
    'n'.repeat(60),
    `${'n'.repeat(60)}, work`,
  ],
])('builds %s', (_, title, company, expected) => expect(formatTitle(title, company)).toBe(expected));
