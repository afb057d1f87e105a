import type { z } from 'zod';
import { BROCHURE } from './brochure.ts';
import { claimsSchema } from './claims.ts';
import { companySchema } from './company.ts';
import { hostelSchema } from './hostel.ts';
import { interfaceSchema } from './interface.ts';
import { versionSchema } from './legal.ts';
import { noProductSchema } from './no-product.ts';
import { PAGE_FOLDERS, PAGES } from './pages.ts';
import { productCardSchema } from './product.ts';
import { reviewedSchema, siteSchema } from './settings.ts';
import { memberSchema } from './team.ts';
import { wordsSchema } from './words.ts';

/** Returns true if a pattern, with `*` as in `contentSchemas`, matches a whole text. */
export const matchesPattern = (file: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[a-z0-9-]+')}$`).test(file);

/**
 * The YAML and Markdown files that the site reads from `content/`, each with the schema of its fields (in Markdown, of
 * its front matter). `*` matches lower-case letters, digits and hyphens.
 */
export const contentSchemas = (): Record<string, z.ZodType> => ({
  'company.yaml': companySchema,
  'site.yaml': siteSchema,
  'interface.yaml': interfaceSchema,
  // A getter, because its schema needs the labels of the whole code, which are read on first use.
  get 'words.yaml'() {
    return wordsSchema();
  },
  'claims.yaml': claimsSchema,
  'no-product.yaml': noProductSchema,
  'reviewed.yaml': reviewedSchema,
  'hostel.yaml': hostelSchema,
  'team/*.yaml': memberSchema,
  'products/*/card.yaml': productCardSchema,
  'legal/versions/*.yaml': versionSchema,
  ...Object.fromEntries([BROCHURE, ...Object.values(PAGES)].map(({ file, schema }) => [file, schema])),
  ...Object.fromEntries(
    Object.entries(PAGE_FOLDERS).map(([folder, { ending, schema }]) => [`${folder}/*.${ending}`, schema]),
  ),
});
