import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatTitle } from '../routes.ts';
import { contentSchemas } from './content-schemas.ts';

type Node = z.core.JSONSchema.BaseSchema;

/** Finds the paths of fields that nothing describes, or without a type. Does not look into records. */
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
  // Without `z.strictObject` an object has no `additionalProperties`, and would accept misspelt fields.
  const hasType = node.type
    ? node.type !== 'object' || node.additionalProperties !== undefined
    : children.length > 0;
  return [
    ...(isDescribed && hasType ? [] : [path]),
    // The description of a union also explains its members.
    ...(node.anyOf && node.description
      ? []
      : children.flatMap(([childPath, child]) => findUndescribed(Object(child), childPath))),
  ];
}

test.each(Object.entries(contentSchemas()))('describes and types %s outside records', (pattern, schema) => {
  const json = z.toJSONSchema(schema, { io: 'input' });
  expect(json.type, 'The schema must be of an object, so that an editor completes its fields.').toBe(
    'object',
  );
  expect(
    findUndescribed(json, pattern),
    'In src/content/schemas add .describe() to these fields, give them a type, or use z.strictObject.',
  ).toEqual([]);
  // YAML 1.1, which most programs read, takes these names for true, false or nothing.
  expect(JSON.stringify(json)).not.toMatch(/"(?:y|n|yes|no|on|off|true|false|null|~)":/i);
});

test.each([
  ['appends the company’s name to a title', 'Team', 'Company', 'Team | Company'],
  ['appends no name to a title that would become too long', 't'.repeat(60), 'Company', 't'.repeat(60)],
  ['appends no name to a title that already contains it', 'About Company', 'Company', 'About Company'],
])('%s', (_, title, company, expected) => expect(formatTitle(title, company)).toBe(expected));
