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
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /**
   * `date` of a day, `line` of a text without a second line. What is written as one text, a line for each entry: `lines`,
   * `numbers`, and `pairs` of a name and what is said of it. `body`: the text below the fields. `photograph`: a picture.
   */
  format?: string;
};

/** The pattern of `src/content/schemas/files.ts` that a file's name has: `team/*.yaml`. */
export const patternOf = (file: string): string | undefined =>
  Object.keys(contentSchemas()).find((pattern) => hasPattern(file, pattern));

const BODY: Schema = {
  type: 'string',
  format: 'body',
  title: 'The text below, in Markdown',
  description:
    'a blank line begins a paragraph; ## begins a heading; [words](/about) is a link. A heading’s {#anchor} stays for ever: others link to it',
};

/** A list or a group that is written as one text. */
const asText = (title: string, format: string, said: string, description = ''): Schema => ({
  type: 'string',
  title,
  format,
  description: [description, said].filter(Boolean).join('; '),
});

/** A schema as the form shows it: named in words, and without what only a check needs. */
function shown(schema: Schema, name = ''): Schema {
  const {
    type,
    properties,
    items,
    anyOf,
    oneOf,
    additionalProperties: more,
    propertyNames,
    ...rest
  } = schema;
  const { description = '', enum: choices, required, maxLength, minItems, maxItems, format } = rest;
  const title = inWords(name);
  // How YAML is written is nothing that the form asks for.
  const help = description.replace(', in quotes', '').replace(/^a (line of )?text$|^a paragraph$/, '');
  const base = { title, ...(help && { description: help }) };
  if (schema.const !== undefined) return { ...base, const: schema.const };
  if (type === 'array' && items && !items.properties && !items.oneOf)
    return asText(title, items.type === 'string' ? 'lines' : 'numbers', 'one on each line', description);
  if (oneOf) {
    const [kind = ''] =
      Object.entries(oneOf[0]?.properties ?? {}).find(([, one]) => one.const !== undefined) ?? [];
    const all = oneOf.map((one) => shown(one, String(one.properties?.[kind]?.const)));
    return { ...base, type: 'object', oneOf: all, discriminator: { propertyName: kind } };
  }
  if (typeof more === 'object' && !propertyNames?.enum)
    return asText(title, 'pairs', 'one on each line, as name: what is said', description);
  const names = propertyNames?.enum?.map((key) => [String(key), more as Schema] as const);
  const own = Object.entries(properties ?? {}).concat((names ?? []) as [string, Schema][]);
  const isGroup = own.length > 0 || type === 'object';
  return {
    ...base,
    // What may be written in several ways is a line of text to whoever writes it.
    type: isGroup ? 'object' : (type ?? 'string'),
    ...(choices && { enum: choices }),
    ...(required && { required }),
    ...(maxLength && { maxLength }),
    ...(format && { format }),
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
    ...(isGroup && { properties: Object.fromEntries(own.map(([key, one]) => [key, shown(one, key)])) }),
    ...(items && { items: shown(items, name) }),
  };
}

const made = new Map<string, Schema>();

/** What may stand in a file, as the form shows it; nothing for a file that the site does not know. */
export function schemaOf(file: string): Schema | undefined {
  const pattern = patternOf(file) ?? '';
  const schema = contentSchemas()[pattern];
  if (!schema || made.has(pattern)) return made.get(pattern);
  const top = shown(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  const { properties = {} } = top;
  if (file.endsWith('.md')) {
    properties['body'] = BODY;
    top.required = [...(top.required ?? []), 'body'];
  }
  if (file.startsWith('team/') && properties['image']) properties['image'].format = 'photograph';
  made.set(pattern, top);
  return top;
}

/** Values with their fields in the order of a schema; what it does not know comes last, for somebody to be told of. */
export function inOrder(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inOrder(schema?.items, one));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {} } = schema ?? {};
  const keys = new Set([...Object.keys(properties).filter((key) => key in value), ...Object.keys(value)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, inOrder(properties[key], (value as Record<string, unknown>)[key])]),
  );
}
