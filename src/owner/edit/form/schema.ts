import { z } from 'zod';
import type { Files } from '../../../content/files.ts';
import { COUNTRIES, countryName } from '../../../content/language/country.ts';
import { addAnchors } from '../../../content/legal/sections.ts';
import { LEGAL_FILE } from '../../../content/legal/versions.ts';
import { parseValues, type Values } from '../../../content/parsing/values.ts';
import { contentSchemas, matchesPattern } from '../../../content/schemas/content-schemas.ts';
import type { LegalFields } from '../../../content/schemas/legal.ts';
import { labelOf } from './labels.ts';

/** A JSON Schema of a field: first as `z.toJSONSchema` returns it, then as `prepareForForm` changes it. */
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
  uniqueItems?: boolean;
  minItems?: number;
  /** The list from which the owner chooses the value, such as people. */
  choices?: keyof typeof CHOICES;
  /** The list in the same file to which the form offers to add names in this field that it lacks. */
  entriesIn?: string;
  discriminator?: { propertyName: string };
  minLength?: number;
  maxLength?: number;
  /**
   * `line`: a text of one line; `lines`, `numbers`, `pairs` (a name and its value): a text with a line for each entry;
   * `markdown`: the text below the fields, with pictures. Others, such as `mark`, say what the field holds.
   */
  format?: string;
};

type Choice = { const: string | number; title: string };

const parseFile = (files: Files, file: string): Values => parseValues(file, files[file] ?? '');
/** Makes a choice of each entry with an id. A value that is no list gives no choices, so that the form still opens. */
const createChoices = (list: unknown, titleKey: string): Choice[] =>
  (Array.isArray(list) ? (list as (Values | null)[]) : []).flatMap((entry) =>
    entry?.['id'] === undefined ? [] : { const: entry['id'] as string, title: String(entry[titleKey]) },
  );

/** Functions that list the choices of a field: people, facts, shop items, countries or sections of legal texts. */
const CHOICES = {
  people: (files: Files) =>
    createChoices(
      Object.keys(files).flatMap((file) =>
        matchesPattern(file, 'team/*.yaml') ? [parseFile(files, file)] : [],
      ),
      'name',
    ).sort((a, b) => Number(a.const) - Number(b.const)),
  facts: (files: Files) => createChoices(parseFile(files, 'claims.yaml')['claims'], 'text'),
  items: (files: Files) => createChoices(Object(parseFile(files, 'hostel.yaml')['shop']).items, 'name'),
  countries: () =>
    COUNTRIES.map((code): Choice => ({ const: code, title: countryName(code, 'en') })).sort((a, b) =>
      a.title.localeCompare(b.title, 'en'),
    ),
  sections: (files: Files) =>
    Object.entries(files).flatMap(([file, text]) => {
      const [, id] = LEGAL_FILE.exec(file) ?? [];
      if (!id) return [];
      const { title, sections } = parseValues(file, text) as Partial<LegalFields>;
      if (!Array.isArray(sections)) return [];
      return addAnchors(sections.filter((section) => section?.title)).map(
        (section): Choice => ({ const: `${id}#${section.anchor}`, title: `${title}: ${section.title}` }),
      );
    }),
};

const MARK_FILE = 'mark.svg';
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

/** Returns the pattern that matches a file's path, such as `team/*.yaml`; undefined if no schema covers the file. */
export const patternOf = (file: string): string | undefined =>
  [...Object.keys(contentSchemas()), MARK_FILE].find((pattern) => matchesPattern(file, pattern));

const BODY_SCHEMA: Schema = {
  type: 'string',
  format: 'markdown',
  title: 'The text below, in Markdown',
  description: 'a blank line begins a paragraph; ## begins a heading; [words](/about) is a link',
};
const PHOTOGRAPH_HELP = 'choose a file below, or write the address of a picture, which begins with https://';

/** Phrases of a description that repeat what the label, the character count or the input shows. */
const REPEATED_PHRASE =
  /^a (?:line of )?text(?=$|,| of)|^a paragraph(?=$|,)|,?(?: of)? (?:at most|\d+ to) \d+ characters|^a (?:day|time of the day|share in per cent)|,? (?:written like|as) '?[-\dHM:]+'?$/g;

/** Prepares a schema for the form, in place: adds labels and choices, and turns a list of texts into one text. */
function prepareForForm(schema: Schema, files: Files, group = ''): Schema {
  const { items, oneOf, additionalProperties: values, propertyNames, description = '' } = schema;
  const help = description.replace(REPEATED_PHRASE, '').trim();
  const repeatsTitle = help.toLowerCase() === schema.title?.toLowerCase();
  schema.description = repeatsTitle || schema.choices || items?.choices ? '' : help;
  const makeText = (format: string, hint: string) =>
    Object.assign(schema, {
      type: 'string',
      format,
      description: [schema.description, hint].filter(Boolean).join('; '),
    });
  // The form library shows a list of unique choices as checkboxes.
  if (items?.choices) schema.uniqueItems = true;
  else if (items && !items.properties && !items.oneOf)
    makeText(items.type === 'string' ? 'lines' : 'numbers', 'one per line');
  else if (typeof values === 'object' && propertyNames?.enum)
    schema.properties = Object.fromEntries(propertyNames.enum.map((key) => [key, { ...values }]));
  else if (typeof values === 'object') makeText('pairs', 'one per line, as name: value');
  // The field whose value says which option applies.
  const [discriminatorKey = ''] =
    Object.entries(oneOf?.[0]?.properties ?? {}).find(([, field]) => field.const !== undefined) ?? [];
  if (oneOf) schema.discriminator = { propertyName: discriminatorKey };
  // A value that may have several types gets a text input.
  schema.type ??= oneOf ? 'object' : 'string';
  for (const key of ['anyOf', 'additionalProperties', 'propertyNames', 'default'] as const)
    delete schema[key];
  // An unticked checkbox means no, so the value is never missing.
  if (schema.type === 'boolean') Object.assign(schema, { default: false, description: '' });
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    field.title = labelOf(name, group);
    prepareForForm(field, files, name);
  }
  for (const option of oneOf ?? []) {
    option.title = labelOf(String(option.properties?.[discriminatorKey]?.const), group);
    prepareForForm(option, files, group);
  }
  if (items) prepareForForm(items, files, group);
  if (schema.choices) schema.oneOf = CHOICES[schema.choices](files);
  else if (schema.enum)
    schema.oneOf = schema.enum.map((value) => ({
      const: value,
      title: labelOf(String(value), group).replace(/^./, (letter) => letter.toUpperCase()),
    }));
  if (schema.oneOf) delete schema.enum;
  return schema;
}

/** Builds the form's schema of a file; undefined for a file that the site does not know. */
export function buildSchema(file: string, files: Files): Schema | undefined {
  if (file === MARK_FILE) return MARK_SCHEMA;
  const schema = contentSchemas()[patternOf(file) ?? ''];
  if (!schema) return undefined;
  const form = prepareForForm(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema,
    files,
  );
  const { properties = {} } = form;
  if (file.endsWith('.md')) properties['body'] = BODY_SCHEMA;
  if (file.startsWith('team/') && properties['image'])
    Object.assign(properties['image'], { format: 'photograph', description: PHOTOGRAPH_HELP });
  return form;
}
