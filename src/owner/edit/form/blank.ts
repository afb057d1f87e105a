import type { Schema } from './schema.ts';

/** What a new file or entry holds before anybody has written into it: its groups and lists, and as many entries as it needs. */
export function blankOf(schema: Schema | undefined): unknown {
  const { type, properties, required = [], items, minItems = 0, oneOf } = schema ?? {};
  if (oneOf) return blankOf(oneOf[0]);
  if (schema?.const !== undefined) return schema.const;
  if (type === 'array') return Array.from({ length: minItems }, () => blankOf(items));
  if (type === 'boolean') return false;
  if (type !== 'object') return undefined;
  const own = Object.entries(properties ?? {}).filter(([name]) => required.includes(name));
  return Object.fromEntries(own.map(([name, one]) => [name, blankOf(one)]));
}
