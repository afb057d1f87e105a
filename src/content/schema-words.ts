import { z } from 'zod';
import type { Path } from './problems.ts';

/** The schema of a field within another schema; none where the path leads out of it. */
export function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const next = childOf(schema, key);
  return next && schemaAt(next, rest);
}

function childOf(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const name = String(key);
  if (schema instanceof z.ZodOptional) return childOf(schema.def.innerType, key);
  if (schema instanceof z.ZodPipe) return childOf(schema.def.in, key);
  if (schema instanceof z.ZodObject)
    return Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodUnion) {
    // Entries of several kinds: the field that tells them apart has the kinds as its values.
    const found = schema.options.flatMap((option) => childOf(option, key) ?? []);
    const kinds = found.flatMap((one) => (one instanceof z.ZodLiteral ? [...one.values].map(String) : []));
    return kinds.length > 1 ? z.enum(kinds) : found[0];
  }
  return undefined;
}

/** The names of the fields that a group may have. */
export function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.in);
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord)
    return schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : [];
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((option) => fieldsOf(option)))];
  return [];
}

const describe = (schema: z.core.$ZodType | undefined): string | undefined =>
  schema === undefined
    ? undefined
    : (z.globalRegistry.get(schema)?.description ??
      (schema instanceof z.ZodOptional ? describe(schema.def.innerType) : undefined));

/** What belongs into a field, from its schema's description and kind. */
export function expectation(schema: z.core.$ZodType | undefined): string {
  const said = describe(schema);
  const inner = schema instanceof z.ZodOptional ? schema.def.innerType : schema;
  const and = (kind: string) => (said ? `${said}; ${kind}` : kind);
  if (inner instanceof z.ZodEnum) return and(`one of ${inner.options.join(', ')}`);
  if (inner instanceof z.ZodLiteral) return [...inner.values].map((v) => JSON.stringify(v)).join(' or ');
  if (inner instanceof z.ZodBoolean) return said ? `true or false: ${said}` : 'true or false';
  if (inner instanceof z.ZodArray) return and('a list, each entry on a line that begins with "- "');
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord)
    return and(`a group with the fields ${fieldsOf(inner).join(', ')}`);
  if (inner instanceof z.ZodNumber) return said ?? rangeOf(inner);
  return said ?? 'a text';
}

function rangeOf({ minValue, maxValue, format }: z.ZodNumber): string {
  const kind = format === 'safeint' ? 'a whole number' : 'a number';
  const isBounded = (value: number | null) => value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  if (isBounded(minValue) && isBounded(maxValue)) return `${kind} from ${minValue} to ${maxValue}`;
  return kind;
}
