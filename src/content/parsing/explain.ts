import { z } from 'zod';
import { countEntries, excerptOf, type Path, type Problem, type ProblemCode, valueAt } from '../problems.ts';
import { countCharacters } from '../schemas/text.ts';
import type { FieldText } from './texts.ts';

/** The values of `file` (such as content/team/kabir.yaml), with their positions. */
export type ParsedFile = {
  file: string;
  data: unknown;
  texts: readonly FieldText[];
  /** Returns the line of a field; for a missing one, that of its group. */
  lineOf: (path: Path) => number;
  /** Returns the source of a value that YAML reads as a number (`+910000000000`), boolean, null or a comment (`#12`). */
  rawAt: (path: Path) => string | undefined;
};

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** If there are more possible names than this, a message about a wrong one lists none of them. */
const MAX_LISTED_NAMES = 60;

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** Converts a schema. Cached, because a conversion takes milliseconds. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const json = jsonSchemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input' });
  jsonSchemas.set(schema, json);
  return json;
}

/**
 * Turns a schema's issues into problems for the owner, one for each field. `expected` is usually the description of the
 * field in the schema, which the owner's editor shows too.
 */
export function explainIssues(
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
  parsed: ParsedFile,
): Problem[] {
  const { file, data } = parsed;
  const json = jsonSchemaOf(schema);
  const problems = new Map<string, Problem>();
  const report = (code: ProblemCode, path: Path, expected: string, found: string, fix?: string) => {
    const key = keyOf(path);
    // Two issues of a field usually have one cause.
    if (!problems.has(key))
      problems.set(key, { code, file, path, line: parsed.lineOf(path), expected, found, fix });
  };
  // A field that is missing because its name is misspelt is reported once, under the name as typed.
  const misspeltFields = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const names = listFields(schemaAt(json, issue.path));
    const missingNames = names.filter((name) => valueAt(data, [...issue.path, name]) === undefined);
    // Only words.yaml has so many fields: the labels.
    const expected =
      names.length > MAX_LISTED_NAMES
        ? 'a label of the site, written exactly as it is there'
        : `only the fields ${names.join(', ')}`;
    for (const key of issue.keys) {
      const closest = findNearest(key, missingNames);
      if (closest) misspeltFields.add(keyOf([...issue.path, closest]));
      const node = schemaAt(json, [...issue.path, closest ?? '']);
      const [firstField] = listFields(Object(node?.items));
      const hint = firstField ? `, a list of entries that begin with "- ${firstField}:"` : '';
      report('field', [...issue.path, key], expected, excerptOf(key), closest && `write "${closest}"${hint}`);
    }
  }
  for (const issue of issues) {
    if (issue.code === 'invalid_key')
      report('field', issue.path, issue.issues[0]?.message ?? '', excerptOf(issue.path.slice(-1).join()));
    if (issue.code === 'unrecognized_keys' || misspeltFields.has(keyOf(issue.path))) continue;
    const { path } = issue;
    const value = valueAt(data, path);
    const raw = parsed.rawAt(path);
    const node = schemaAt(json, path);
    const isText = node?.type === 'string' || node?.anyOf?.some((member) => Object(member).type === 'string');
    const lacksQuotes = isText === true && raw !== undefined;
    // Advises quotes if they make the value valid. Otherwise explains what is wrong with the quoted text.
    const faultWhenQuoted = lacksQuotes ? findFaultWhenQuoted(schema, data, path, raw) : undefined;
    const needsOnlyQuotes = lacksQuotes && !faultWhenQuoted;
    const { code, message } = faultWhenQuoted ?? issue;
    // Issues of these codes have a message for the owner; others are explained by the description of the field.
    const hasMessage = code === 'custom' || code === 'invalid_format';
    const length = typeof value === 'string' && /^too_/.test(code) ? countCharacters(value.trim()) : 0;
    const found = raw ?? excerptOf(value) + (length > 0 ? `, ${length} characters` : '');
    const closest = findNearest(
      raw ?? (typeof value === 'string' ? value : ''),
      (node?.enum ?? []).map(String),
    );
    let fix = closest && `write "${closest}"`;
    if (needsOnlyQuotes) fix = `${value === null ? '# begins a comment: ' : ''}put it in quotes: "${raw}"`;
    else if (isText && typeof value === 'object' && value) fix = 'put it in quotes: "…"';
    if (node?.type === 'array' && !Array.isArray(value))
      fix = 'write each entry on a line that begins with "- "';
    if (isNumber(node) && typeof value === 'string') fix = 'write it in digits, without quotes';
    const expected = [node?.description, node && describeType(node)].filter(Boolean).join('; ') || 'a text';
    report('value', path, hasMessage ? message : expected, found, fix);
  }
  return [...problems.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** Returns the issue that a field would have with its source in quotes; undefined if that makes it valid. */
function findFaultWhenQuoted(schema: z.ZodType, data: unknown, path: Path, raw: string) {
  const quoted = structuredClone(data);
  const [key = ''] = path.slice(-1);
  Object(valueAt(quoted, path.slice(0, -1)))[key] = raw;
  return schema.safeParse(quoted).error?.issues.find((issue) => keyOf(issue.path) === keyOf(path));
}

/** Returns a path as a key of a `Map` or `Set`. */
export const keyOf = (path: Path): string => JSON.stringify(path);

/** Returns the schema of a field, or undefined for a path outside the schema. */
export function schemaAt(node: JsonSchema | undefined, [key, ...rest]: Path): JsonSchema | undefined {
  if (key === undefined || node === undefined) return node;
  const child =
    typeof key === 'number' ? node.items : (valueAt(node.properties, [key]) ?? node.additionalProperties);
  const children = [
    child,
    ...(node.anyOf ?? node.oneOf ?? []).map((member) => schemaAt(Object(member), [key])),
  ];
  const schemas = children.filter((schema) => typeof schema === 'object') as JsonSchema[];
  const constants = schemas.flatMap((schema) => (schema.const === undefined ? [] : [schema.const]));
  // The discriminator of a union (`kind`) is a constant in each member. Together the constants are its allowed values.
  return schemaAt(constants.length > 1 ? { enum: constants } : schemas[0], rest);
}

const listFields = (node: JsonSchema | undefined): string[] => [
  ...new Set([
    ...Object.keys(node?.properties ?? {}),
    ...(Object(node?.propertyNames).enum ?? []),
    ...(node?.anyOf ?? node?.oneOf ?? []).flatMap((member) => listFields(Object(member))),
  ]),
];

function describeType(node: JsonSchema): string | undefined {
  if (node.enum && node.enum.length <= MAX_LISTED_NAMES) return `one of ${node.enum.join(', ')}`;
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.type === 'boolean') return 'true or false';
  if (listFields(node).length > 0) return `a group with the fields ${listFields(node).join(', ')}`;
  if (node.type === 'array') {
    const { minItems = 0, maxItems } = node;
    if (minItems === maxItems) return `a list of ${countEntries(minItems)}`;
    return `a list of ${minItems} to ${maxItems ?? 'any number of'} entries`;
  }
  if (!isNumber(node)) return undefined;
  const { minimum, maximum = Number.MAX_SAFE_INTEGER } = node;
  const range = maximum < Number.MAX_SAFE_INTEGER ? `, from ${minimum} to ${maximum}` : '';
  return `a ${node.type === 'integer' ? 'whole number' : 'number'}${range}`;
}

const isNumber = (node: JsonSchema | undefined) => node?.type === 'integer' || node?.type === 'number';

/** Finds the name probably meant: the same characters in any order; from three characters on, one may differ. */
function findNearest(typed: string, names: readonly string[]): string | undefined {
  /** Counts the characters of `a` that `b` lacks. */
  const countExtra = (a: string, b: string) =>
    [...b].reduce((extra, char) => extra.replace(char, ''), a).length;
  return names.find(
    (name) =>
      typed !== name &&
      Math.max(countExtra(typed, name), countExtra(name, typed)) <= Math.min(1, name.length - 2),
  );
}
