import type { Schema } from './schema.ts';

/** What an entry holds before anybody has written into it: each field that has to be there, empty. */
export function blankOf(schema: Schema | undefined): unknown {
  if (!schema) return '';
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [kind] = schema.oneOf ?? schema.anyOf ?? [];
  if (kind) return blankOf(kind);
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => blankOf(schema.items));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(fields.map(([name, one]) => [name, blankOf(one)]));
  }
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  return '';
}
