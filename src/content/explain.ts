import { z } from 'zod';
import { entries, fieldName, type Path, type Problem, show } from './problems.ts';
import { expectation, fieldsOf, schemaAt } from './schema-words.ts';
import type { Parsed } from './source.ts';

type Issue = z.core.$ZodIssue;
type Words = Pick<Problem, 'expected' | 'found' | 'mend'>;

/** What a schema's complaints about a file mean for its author: one problem for each field. */
export function explain(schema: z.ZodType, issues: readonly Issue[], parsed: Parsed): Problem[] {
  const problems = new Map<string, Problem>();
  const add = (path: Path, words: Words) => {
    const field = fieldName(path);
    // A value that is wrong twice is shown once: most often one fault is behind both.
    if (!problems.has(field))
      problems.set(field, { file: parsed.file, line: parsed.lineOf(path), field, ...words });
  };
  const missing = issues
    .filter((i) => i.path.length > 0 && valueAt(parsed.data, i.path) === undefined)
    .map((i) => i.path);
  const misspelt = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const all = fieldsOf(schemaAt(schema, issue.path));
    const absent = all.filter((name) =>
      missing.some((path) => fieldName(path) === fieldName([...issue.path, name])),
    );
    for (const key of issue.keys) {
      const meant = nearest(key, absent);
      if (meant) misspelt.add(fieldName([...issue.path, meant]));
      add([...issue.path, key], {
        expected: `only the fields ${all.join(', ')}`,
        found: `"${key}"`,
        mend: meant ? `write "${meant}" instead` : 'remove it, or correct its spelling',
      });
    }
  }
  for (const issue of issues)
    if (issue.code !== 'unrecognized_keys' && !misspelt.has(fieldName(issue.path)))
      add(issue.path, wordsFor(schema, issue, parsed));
  return [...problems.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function wordsFor(schema: z.ZodType, issue: Issue, parsed: Parsed): Words {
  const value = valueAt(parsed.data, issue.path);
  const written = parsed.written(issue.path);
  const inner = schemaAt(schema, issue.path);
  const described = expectation(inner);
  const own = isOwn(issue) ? lowerCased(issue.message) : undefined;
  const expected = own ?? described;
  const found = value !== null && written !== undefined ? written : show(value);
  const name = String(issue.path.at(-1) ?? '');
  if (issue.path.length === 0) return { expected, found, mend: 'write lines of the form "name: value"' };
  if (value === undefined && fieldsOf(inner).length > 0)
    return { expected, found, mend: `add the line "${name}:", and its fields below it` };
  if (value === undefined) return { expected, found, mend: `add a line that begins with "${name}:"` };
  if (value === null) return { expected, found, mend: `write the value behind "${name}:"` };
  switch (issue.code) {
    case 'invalid_type':
      return { expected, found, mend: mendType(issue.expected, value, written) };
    case 'invalid_union':
      if (typeof value !== 'string') return { expected, found, mend: mendType('string', value, written) };
      if (inner instanceof z.ZodEnum)
        return { expected, found, mend: mendChoice(inner.options, value, written) };
      return { expected, found, mend: mendForm(value, expected) };
    case 'too_big':
    case 'too_small':
      return sized(issue, value, expected, found);
    case 'invalid_value':
      return { expected, found, mend: mendChoice(issue.values, value, written) };
    case 'custom':
      return { expected, found, mend: issue.params?.mend ?? mendForm(value, expected) };
    default:
      return { expected, found, mend: mendForm(value, expected) };
  }
}

/** Whether a complaint has words from our schemas, and not the library's. */
const isOwn = (issue: Issue) =>
  issue.code === 'custom' || !/^(Invalid|Too (big|small)|Unrecognized|Expected) ?/.test(issue.message);

const lowerCased = (text: string) => text.replace(/^[A-Z](?=[a-z]* )/, (letter) => letter.toLowerCase());

/** The kinds of values, as an author would call them. */
const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number in digits, without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: lines that begin with "- "',
  object: 'a group of fields: lines that are indented by two more spaces',
  record: 'a group of fields: lines that are indented by two more spaces',
};

function mendType(expected: string, value: unknown, written: string | undefined): string {
  const kind = KINDS[expected] ?? 'what is expected';
  if (expected === 'string' && typeof value !== 'object')
    return `put it in quotes: "${written ?? String(value)}"`;
  if (expected === 'string' && !Array.isArray(value))
    return 'put the text in double quotes: one that begins with a brace, or has a colon in it, needs them';
  if (expected === 'string')
    return 'write a text; one that begins with a bracket needs double quotes around it';
  if (expected === 'boolean' && typeof value === 'string' && /^(yes|on)$/i.test(value)) return 'write true';
  if (expected === 'boolean' && typeof value === 'string' && /^(no|off)$/i.test(value)) return 'write false';
  if (/^(number|int)$/.test(expected) && typeof value === 'string' && /^\d+$/.test(value))
    return 'remove the quotes';
  return `write ${kind}`;
}

function mendForm(value: unknown, expected: string): string {
  if (typeof value !== 'string') return 'correct this value, or those that it has to fit';
  if (expected.includes('line break')) return 'join the lines';
  if (/\.(jpe?g|png|webp|avif)$/i.test(value) && !value.includes('/'))
    return 'rename the picture: small letters, digits and hyphens; and write the same name here';
  if (expected.includes('https://')) {
    if (value.startsWith('http://')) return 'write https:// instead of http://';
    if (/^[\w-]+(\.[\w-]+)+/.test(value)) return 'put https:// before it';
    if (value.endsWith('/') && expected.includes('no slash')) return 'remove the slash at the end';
    if (!value.startsWith('https://')) return 'open the page in a browser and copy its whole address';
  }
  return 'write it in that form';
}

function mendChoice(values: readonly unknown[], value: unknown, written: string | undefined): string {
  const names = values.map(String);
  if (names.length === 1) {
    const [only] = values;
    return typeof only === 'string' ? `write "${only}"` : `write ${String(only)}`;
  }
  const meant = nearest(written ?? String(value), names);
  return meant ? `write "${meant}"` : 'write one of these words';
}

/** Too long or too short, too many or too few, too large or too small. */
function sized(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
  expected: string,
  found: string,
): Words {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const verb = issue.code === 'too_big' ? 'most' : 'least';
  if (typeof value === 'string') {
    const length = value.trim().length;
    const counted = length > 0 ? `${found}, ${length} characters` : found;
    if (issue.code === 'too_big')
      return { expected, found: counted, mend: `shorten it by ${length - limit}` };
    return {
      expected,
      found: counted,
      mend: length > 0 ? `write at least ${limit - length} more` : 'write the text',
    };
  }
  if (Array.isArray(value)) {
    const by = value.length - limit;
    return { expected, found, mend: by > 0 ? `remove ${entries(by)}` : `add ${entries(-by)}` };
  }
  return { expected, found, mend: `write at ${verb} ${limit}` };
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key],
    data,
  );

/** The name that somebody meant who mistyped it: two letters off at most. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  return names.find((name) => distance(typed.toLowerCase(), name.toLowerCase()) <= (name.length > 4 ? 2 : 1));
}

/** How many letters to add, remove or change. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  if (a !== b && [...a].sort().join('') === [...b].sort().join('')) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
