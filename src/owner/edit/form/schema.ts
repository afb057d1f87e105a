import { z } from 'zod';
import { contentSchemas, hasPattern } from '../../../content/schemas/files.ts';
import { inWords } from './names.ts';

/** A field as `z.toJSONSchema` describes it. */
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
  default?: unknown;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  maxLength?: number;
  /**
   * `line`: a text of one line; `lines`, `numbers`, `pairs` (a name and its value): a text with a line for each entry;
   * `body`: the text below the fields; `illustrated`: the same with pictures.
   */
  format?: string;
};

/** The form takes it as a file. */
const MARK = 'mark.svg';
const MARK_SCHEMA: Schema = {
  type: 'object',
  properties: {
    mark: {
      type: 'string',
      format: 'mark',
      title: 'Your mark, as an SVG file',
      description:
        'what Inkscape, Illustrator or Figma exports: only shapes, cropped to the drawing and about square, at most 4 KB',
    },
  },
  required: ['mark'],
};

/** The pattern of `src/content/schemas/files.ts` that fits a file's name, such as `team/*.yaml`. */
export const patternOf = (file: string): string | undefined =>
  [...Object.keys(contentSchemas()), MARK].find((pattern) => hasPattern(file, pattern));

const BODY: Schema = {
  type: 'string',
  format: 'body',
  title: 'The text below, in Markdown',
  description: 'a blank line begins a paragraph; ## begins a heading; [words](/about) is a link',
};
/** Only the sections of a legal text have anchors. */
const ANCHORS = '. Never change a heading’s {#anchor}: others link to it';

/** Changes a schema into what the form shows: with names in words, and lists of texts as one text. */
function prepare(schema: Schema): Schema {
  const { items, oneOf, additionalProperties: more, propertyNames, description = '' } = schema;
  schema.description = description.replace(/^a (line of )?text$|^a paragraph$/, '');
  const asText = (format: string, said: string) =>
    Object.assign(schema, {
      type: 'string',
      format,
      description: [schema.description, said].filter(Boolean).join('; '),
    });
  if (items && !items.properties && !items.oneOf)
    asText(items.type === 'string' ? 'lines' : 'numbers', 'one per line');
  else if (typeof more === 'object' && propertyNames?.enum)
    schema.properties = Object.fromEntries(propertyNames.enum.map((key) => [key, { ...more }]));
  else if (typeof more === 'object') asText('pairs', 'one per line, as name: value');
  const [kind = ''] =
    Object.entries(oneOf?.[0]?.properties ?? {}).find(([, one]) => one.const !== undefined) ?? [];
  if (oneOf) schema.discriminator = { propertyName: kind };
  for (const one of oneOf ?? []) one.title = inWords(String(one.properties?.[kind]?.const));
  // What may have several forms is typed as a line of text.
  schema.type ??= oneOf ? 'object' : 'string';
  for (const key of ['anyOf', 'additionalProperties', 'propertyNames', 'default'] as const)
    delete schema[key];
  // A box that nobody has ticked means no.
  if (schema.type === 'boolean') schema.default = false;
  for (const [name, one] of Object.entries(schema.properties ?? {})) one.title = inWords(name);
  for (const one of [...Object.values(schema.properties ?? {}), ...(oneOf ?? [])]) prepare(one);
  if (items) prepare(items);
  return schema;
}

const made = new Map<string, Schema>();

/** Undefined for a file that the site does not know. */
export function schemaOf(file: string): Schema | undefined {
  if (file === MARK) return MARK_SCHEMA;
  const pattern = patternOf(file) ?? '';
  const schema = contentSchemas()[pattern];
  if (!schema || made.has(pattern)) return made.get(pattern);
  const top = prepare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  const { properties = {} } = top;
  if (file.endsWith('.md')) {
    const isLegal = file.startsWith('legal/');
    properties['body'] = isLegal
      ? { ...BODY, description: BODY.description + ANCHORS }
      : { ...BODY, format: 'illustrated' };
    if (isLegal) top.required = [...(top.required ?? []), 'body'];
  }
  if (file.startsWith('team/') && properties['image']) properties['image'].format = 'photograph';
  made.set(pattern, top);
  return top;
}
