import { z } from 'zod';
import { contentSchemas, hasPattern } from '../../../content/schemas/files.ts';
import { inWords } from './names.ts';

/** A field as `z.toJSONSchema` tells of it: what the form is made of. */
export type Schema = {
  type?: string;
  title?: string;
  description?: string;
  enum?: (string | number)[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  /** `date` of a day, `line` of a text without a second line. */
  format?: string;
};

/** The pattern of `src/content/schemas/files.ts` that a file's name has: `team/*.yaml`. */
export const patternOf = (file: string): string | undefined =>
  Object.keys(contentSchemas()).find((pattern) => hasPattern(file, pattern));

/** What a description says besides what the form shows by itself: the number of letters, and how YAML is written. */
const helpOf = (description = '') =>
  description
    .replace(/, \d+ to \d+ characters$|, at most \d+ characters$/, '')
    .replace(', in quotes', '')
    .replace(/^(a line of text|a paragraph|a text)$/, '');

/** A schema as the form shows it: named in words, and without what only a check needs. */
function shown(schema: Schema, name = ''): Schema {
  const { type, properties, items, anyOf, oneOf, propertyNames, additionalProperties, ...rest } = schema;
  const [kind] =
    Object.entries(oneOf?.[0]?.properties ?? {}).find(([, one]) => one.const !== undefined) ?? [];
  const of = (one: Schema) => shown(one, String(kind ? one.properties?.[kind]?.const : name));
  const more = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const own =
    properties ?? (more && Object.fromEntries((propertyNames?.enum ?? []).map((key) => [key, more])));
  return {
    ...Object.fromEntries(
      Object.entries(rest).filter(([key]) => !['pattern', 'default', '$schema'].includes(key)),
    ),
    // What may be written in several ways is a line of text to whoever writes it.
    type: type ?? (anyOf || schema.enum ? 'string' : 'object'),
    title: inWords(name),
    description: helpOf(schema.description),
    ...(own && {
      properties: Object.fromEntries(Object.entries(own).map(([key, one]) => [key, shown(one, key)])),
    }),
    ...(items && { items: shown(items, name) }),
    ...(oneOf && kind && { oneOf: oneOf.map(of), discriminator: { propertyName: kind } }),
    ...(more && !propertyNames?.enum && { additionalProperties: shown(more) }),
  };
}

const made = new Map<string, Schema>();

/** What may stand in a file, as the form shows it; nothing for a file that the site does not know. */
export function schemaOf(file: string): Schema | undefined {
  const pattern = patternOf(file) ?? '';
  const schema = contentSchemas()[pattern];
  if (schema && !made.has(pattern))
    made.set(pattern, shown(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema));
  return made.get(pattern);
}

/** Values with their fields in the order of a schema; what it does not know comes last, for somebody to be told of. */
export function inOrder(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inOrder(schema?.items, one));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, additionalProperties: more } = schema ?? {};
  const keys = new Set([...Object.keys(properties).filter((key) => key in value), ...Object.keys(value)]);
  const of = (key: string) => properties[key] ?? (typeof more === 'object' ? more : undefined);
  return Object.fromEntries(
    [...keys].map((key) => [key, inOrder(of(key), (value as Record<string, unknown>)[key])]),
  );
}
