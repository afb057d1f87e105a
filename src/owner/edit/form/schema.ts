import { z } from 'zod';
import { contentSchemas, hasPattern } from '../../../content/schemas/files.ts';

/** A field as `z.toJSONSchema` tells of it: what the form is made of. */
export type Schema = {
  type?: string;
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
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  /** `date` of a day, `line` of a text without a second line. */
  format?: string;
  default?: unknown;
};

/** The pattern of `src/content/schemas/files.ts` that a file's name has: `team/*.yaml`. */
export const patternOf = (file: string): string | undefined =>
  Object.keys(contentSchemas()).find((pattern) => hasPattern(file, pattern));

/** What may stand in a file; nothing for a file that the site does not know. */
export function schemaOf(file: string): Schema | undefined {
  const pattern = patternOf(file);
  const schema = pattern && contentSchemas()[pattern];
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : undefined;
}
