import { z } from 'zod';
import { computeOffsetLuminance } from '../pictures/contrast.ts';
import { anyLink, isoDate, matching } from './text.ts';

/** Returns the result of a test, or false if `Intl` throws a RangeError, as it does for an invalid name. */
const passes = (test: () => boolean): boolean => {
  try {
    return test();
  } catch {
    return false;
  }
};

/** Returns true for the tag of a language that `Intl` supports, in usual capitals: `en-IN`, not `en-in`. */
const isLanguageTag = (tag: string) => passes(() => Intl.DateTimeFormat.supportedLocalesOf(tag)[0] === tag);

const isTimeZone = (timeZone: string) => passes(() => Boolean(new Intl.DateTimeFormat('en', { timeZone })));

export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** WCAG relative luminance + 0.05: nearly black letters on such an accent have a contrast of 4.5 (contrast.test.ts). */
const MIN_OFFSET_LUMINANCE = 0.26;

const COLOUR_ADVICE = 'a colour such as "#ffb915", "#fb1" or "rgb(255, 185, 21)", in quotes';
const DARK_ADVICE = 'a lighter colour: dark letters stand on it, and need a contrast of 4.5';

/** Converts `#FB1` and `rgb(255, 187, 17)` to `#ffbb11`. */
function toHex(colour: string): string {
  const [, ...channels] = /^rgb\( *(\d{1,3})[, ]+(\d{1,3})[, ]+(\d{1,3}) *\)$/i.exec(colour) ?? [];
  if (channels.length > 0)
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  return colour.toLowerCase().replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

/** Allows only characters that `_redirects` reads literally, unlike `*` and `:name`, which are patterns there. */
const oldPath = matching(
  /^\/(?!\/)[\w.~%+,@()-][\w.~%+,@()/-]*$/,
  'the old path, which begins with / and ends before any ? or #, as the browser copies it, such as /about-us.html',
);

/** `content/site.yaml` */
export const siteSchema = z.strictObject({
  language: z
    .string()
    .refine(isLanguageTag, { error: 'a language tag (BCP 47), such as en-IN, hi or ta' })
    .describe('the language of all words on the site, as a tag (BCP 47) such as en-IN, hi or ta'),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'a time zone (IANA), such as Asia/Kolkata' })
    .default(DEFAULT_TIME_ZONE)
    .describe('the time zone whose days count as today, such as Asia/Kolkata, whichever the computer has'),
  missingLetters: z
    .enum(['refused', 'device'])
    .default('refused')
    .describe(
      'letters that the site’s fonts lack: refused, or (device) in a font of the visitor’s device; then social pictures have no words, and there is no brochure',
    ),
  accent: z
    .string()
    .overwrite(toHex)
    .regex(/^#[0-9a-f]{6}$/, { error: COLOUR_ADVICE, abort: true })
    .refine((hex) => computeOffsetLuminance(hex) >= MIN_OFFSET_LUMINANCE, DARK_ADVICE)
    .meta({ format: 'colour' })
    .optional()
    .describe('the colour of buttons, bands and the plate, with dark letters on it'),
  strictTransport: z
    .enum(['host', 'subdomains', 'off'])
    .default('host')
    .describe(
      'which addresses browsers open by https only, for two years: host (this one), subdomains (every name below it, too), or off',
    ),
  redirects: z
    .record(oldPath, anyLink)
    .optional()
    .describe(
      'addresses of an earlier site and where each leads now, such as /about-us.html: /about, or https://…',
    ),
  searchConsole: matching(
    /^[\w-]{20,100}$/,
    'the code that Google Search Console shows for an HTML tag: the letters and digits between the quotes of content="…", without the rest of the tag',
  ).optional(),
});

export type SiteSettings = z.infer<typeof siteSchema>;

/** `content/reviewed.yaml`: files that a person at the company has approved. No page shows it. */
export const reviewedSchema = z
  .record(
    z.string(),
    z
      .strictObject({
        date: isoDate.describe('the day on which it was read, written like 2026-11-23'),
        by: z.string().trim().min(1).max(60).describe('who read it, 1 to 60 characters'),
      })
      .describe('who read the file, and when'),
  )
  .describe('the files of content/ that somebody has read and approved, such as company.yaml');

export type Reviewed = z.infer<typeof reviewedSchema>;
