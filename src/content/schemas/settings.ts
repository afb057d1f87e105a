import { z } from 'zod';
import { brightnessOf } from '../contrast.ts';
import { isoDate, matching } from './text.ts';

/** A tag in its usual writing, `en-IN` and not `en-in`, of a language whose days and numbers `Intl` can write. */
const isTag = (tag: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] === tag;
  } catch {
    return false;
  }
};

/** Letters on the accent are nearly black: 4.5 to 1 against them is as much against black (contrast.test.ts). */
const LEAST_AGAINST_BLACK = 5.2;
const ACCENT =
  'a colour such as "#ffb915", six letters a to f or digits behind a #, on which dark letters are easy to read: a contrast of 4.5 or more';

/** `content/site.yaml`: how the site behaves, as far as its owner decides that. */
export const siteSchema = z.strictObject({
  language: z
    .string()
    .refine(isTag, { error: 'a language tag (BCP 47), such as en-IN, hi or ta' })
    .describe('the language that everything is written in, as a tag (BCP 47) such as en-IN, hi or ta'),
  missingLetters: z
    .enum(['refused', 'device'])
    .default('refused')
    .describe(
      'letters that the site has no font for: refused, or shown in a font of the visitor’s device (device), with no words in pictures and no brochure',
    ),
  accent: matching(/^#[0-9a-f]{6}$/, ACCENT)
    .refine((hex) => brightnessOf(hex) / brightnessOf('#000000') >= LEAST_AGAINST_BLACK, ACCENT)
    .meta({ format: 'colour' })
    .optional()
    .describe('the colour of buttons, bands and the plate; dark letters stand on it'),
  strictTransport: z
    .enum(['host', 'subdomains', 'off'])
    .default('host')
    .describe(
      'which addresses browsers may open by https alone, for two years: host (this one), subdomains (every name below it too), or off',
    ),
});

export type SiteSettings = z.infer<typeof siteSchema>;

/** `content/reviewed.yaml`: which files of `content/` somebody at the company has read and approved. Shown nowhere. */
export const reviewedSchema = z
  .record(
    z.string(),
    z
      .strictObject({
        date: isoDate.describe('the day on which it was read, written like 2026-11-23'),
        by: z.string().trim().min(1).max(60).describe('who has read it, 1 to 60 characters'),
      })
      .describe('who has read the file, and when'),
  )
  .describe('the files of content/ that somebody has read and made yours, such as company.yaml');

export type Reviewed = z.infer<typeof reviewedSchema>;
