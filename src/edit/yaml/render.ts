import { Scalar, stringify } from 'yaml';

const STEP = 2;
const OPTIONS = { lineWidth: 0, indent: STEP, defaultKeyType: 'PLAIN' } as const;
/** As wide as somebody folded a text, or as editors usually do. */
const USUAL_WIDTH = 100;

/** Puts spaces before every line that is not empty. */
const indented = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** Where a value is written: how far its group stands in, and whether it is between braces or brackets. */
export type Place = { indent: number; isFlow: boolean };

const DOUBLE = (text: string) =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const SINGLE = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A text as a block below its field: `|` as it stands, `>` folded. It ends with its line. */
function block(text: string, type: 'BLOCK_LITERAL' | 'BLOCK_FOLDED', indent: number, width: number): string {
  const options = { ...OPTIONS, lineWidth: type === 'BLOCK_FOLDED' ? width : 0 };
  const written = stringify({ k: text }, { ...options, defaultStringType: type }).slice('k: '.length);
  const [head = '', ...lines] = written.split('\n');
  return [head, indented(lines.join('\n'), indent - STEP)].join('\n');
}

/**
 * How a plain value can be written, the way nearest to how it stands there first. Whoever writes it tries them in turn:
 * whether a text needs quotes depends on what is around it.
 * @param old how it stands there, as `yaml` names it, and its letters
 */
export function scalarForms(value: unknown, { indent, isFlow }: Place, old?: Scalar, source = ''): string[] {
  if (typeof value !== 'string') return [String(value)];
  const lines = source.split('\n').slice(1);
  const width = Math.max(...lines.map((line) => line.trimEnd().length)) - indent + STEP;
  const blocks = isFlow
    ? []
    : [block(value, 'BLOCK_LITERAL', indent, 0), block(value, 'BLOCK_FOLDED', indent, width || USUAL_WIDTH)];
  const isLong = value.includes('\n');
  // A colon or a sign may make something else of it: the reader is asked, not the letters.
  const plain = isLong || value.trim() !== value || value === '' ? [] : [value];
  const double = [DOUBLE(value)];
  const single = isLong ? [] : [SINGLE(value)];
  const usual = isLong ? [...blocks.slice(0, 1), ...double] : [...plain, ...double, ...single];
  // An empty text had to be in quotes; what comes in its place need not.
  if (old?.value === '') return usual;
  switch (old?.type) {
    case Scalar.QUOTE_DOUBLE:
      return [...(isLong ? blocks.slice(0, 1) : []), ...double];
    case Scalar.QUOTE_SINGLE:
      return [...single, ...usual];
    case Scalar.BLOCK_LITERAL:
      return [...blocks.slice(0, 1), ...double];
    case Scalar.BLOCK_FOLDED:
      return [...blocks.slice(1), ...blocks.slice(0, 1), ...double];
    default:
      return usual;
  }
}

/** A value on one line: lists are written `[a, b]`, groups `{ a: b }`. */
export const inFlow = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(inFlow).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{ ${Object.entries(value)
          .map(([key, one]) => `${key}: ${inFlow(one)}`)
          .join(', ')} }`
      : typeof value === 'string'
        ? flowText(value)
        : String(value);

const flowText = (text: string): string =>
  /^[\p{L}][\p{L}\p{N} .'’-]*$/u.test(text) && !/^(true|false|null)$/i.test(text)
    ? text.trim()
    : DOUBLE(text);

/** A field with its value, from the beginning of a line; it ends with its line. */
export const blockPair = (key: string, value: unknown, indent: number): string =>
  indented(stringify({ [key]: value }, OPTIONS), indent);

/** An entry of a list, from the beginning of a line; it ends with its line. */
export const blockItem = (value: unknown, indent: number, asFlow: boolean): string =>
  asFlow ? `${' '.repeat(indent)}- ${inFlow(value)}\n` : indented(stringify([value], OPTIONS), indent);

/** What stands behind a field's colon. */
export const behindColon = (value: unknown, indent: number): string => {
  const isGroup = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isGroup) return ` ${stringify(value, OPTIONS).trimEnd()}\n`;
  return `\n${indented(stringify(value, OPTIONS), indent + STEP)}`;
};
