import { domainToASCII, domainToUnicode } from 'node:url';
import { z } from 'zod';
import { countryName } from '../language/country.ts';
import { type Phone, telLink } from '../language/phone.ts';

/** The descriptions are the author's manual: a failed build tells the author the text of `.describe()`. */

/** Placeholders of every text; the loader fills in the values of `content/company.yaml`. */
export const SHARED: readonly string[] = ['company', 'product', 'email', 'phone', 'country'];

/**
 * The values of `{company}` and the like, and of `tel:{phone}`.
 * @param company as `content/company.yaml` says; what it lacks is empty
 */
export function sharedValues(company: Readonly<Record<string, unknown>>): Record<string, string> {
  const { name, product, email, phones, country } = company;
  const first: Phone = { number: '', ...Object(phones)[0] };
  const values = {
    company: name,
    product,
    email,
    phone: first.number,
    country: countryName(String(country ?? '')),
  };
  const words = Object.entries(values).map(([name, value]) => [name, String(value ?? '')]);
  return { ...Object.fromEntries(words), 'tel:phone': telLink(first, String(country)) };
}

/** A section of a legal text, by its anchor: its number is filled in. */
export const SECTION = /\{([a-z0-9-]+)#([a-z0-9-]+)\}/;

/** Such as `{served}`. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map((m) => m[1] ?? '');

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Requires every placeholder of `names`, and allows only these and the shared ones. */
const placeholders =
  (names: readonly string[], shared = SHARED) =>
  (text: string, ctx: z.RefinementCtx) => {
    const used = placeholdersOf(text);
    const known = [...names, ...shared];
    const missing = names.filter((name) => !used.includes(name));
    const isSection = (name: string) => shared.length > 0 && SECTION.test(`{${name}}`);
    const extra = used.find((name) => !known.includes(name) && !isSection(name));
    const complain = (message: string) => ctx.addIssue({ code: 'custom', message });
    if (extra !== undefined)
      complain(
        known.length > 0
          ? `no placeholders but ${braced(known)}, and not {${extra}}`
          : 'a text without braces',
      );
    else if (missing.length > 0) complain(`a text with ${braced(missing)} in it`);
    else if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) complain('every { closed by its }');
  };

/** Copied around a text, and not seen: direction marks, soft hyphens, spaces of any width. */
const UNSEEN =
  /^[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]+|[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]+$/g;

const characters = new Intl.Segmenter();

/** As a reader counts: the four letters of थाली are two characters. */
export const lengthOf = (text: string): number => [...characters.segment(text)].length;

/** Quotation marks in pairs, as word processors set them. */
const QUOTED = /^(?:“[^“”]*”|‘[^‘’]*’|«[^«»]*»|„[^„“”]*[“”]|"[^"]*")$/;

export const sized = (min: number, max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(UNSEEN, ''))
    .min(min)
    .refine((text) => !QUOTED.test(text), 'a text without the quotation marks around it')
    .superRefine((text, { addIssue }) => {
      if (text.length > max && lengthOf(text) > max)
        addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true });
    })
    .meta({ maxLength: max });

const oneLine = (max: number, what: string, shared: readonly string[]) =>
  sized(1, max)
    .regex(/^[^\n\r\u2028\u2029]*$/, 'a single line, without a line break')
    .superRefine(placeholders([], shared))
    // The form shows a field of a single line.
    .meta({ format: 'line' })
    .describe(`${what}, 1 to ${max} characters`);

export const line = (max: number, what = 'a line of text') => oneLine(max, what, SHARED);

/** A line that other texts use as a placeholder, so it has none itself. */
export const plainLine = (max: number, what: string) => oneLine(max, what, []);

/** In any number of paragraphs. @param more placeholders besides the shared ones */
export const text = (min: number, max: number, what: string, ...more: string[]) =>
  sized(min, max)
    .superRefine(placeholders([], [...SHARED, ...more]))
    .describe(`${what}, ${min} to ${max} characters`);

export const prose = (max: number, what = 'a paragraph') => text(1, max, what);

/** Every one of `names` has to be in the text as `{name}`. */
export const template = (max: number, ...names: string[]) =>
  sized(1, max)
    .superRefine(placeholders(names))
    .describe(`a text with ${braced(names)} in it, at most ${max} characters`);

/**
 * A text with a number: English has the forms `one` and `other`. Those that the site's language needs are checked once it
 * is known (src/content/reading/references.ts).
 * @param count the number's placeholder; a form for a single number may leave it out
 */
export function plural(max: number, count: string, ...names: string[]) {
  const form = template(max, count, ...names);
  const alone = sized(1, max)
    .superRefine(placeholders(names, [...SHARED, count]))
    .describe(`the form for a number that has one of its own, with or without {${count}}`);
  return z.strictObject({
    zero: alone.optional(),
    one: alone.optional(),
    two: alone.optional(),
    few: form.optional(),
    many: form.optional(),
    other: form,
  });
}

/** One description serves as manual and as error message. */
export const matching = (form: RegExp, what: string) => z.string().regex(form, what).describe(what);

/** A group with a field for each name. */
export const each = <Name extends string, S extends z.ZodType>(names: readonly Name[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>);

/** Used in addresses and anchors, so it never changes once published. */
export const slug = matching(
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  'lower-case letters, digits and single hyphens, such as "mobile-app"',
);

/** The host goes into the content policy, where other signs have a meaning; a password everybody could read. */
const WEB_ADDRESS = /^https:\/\/([\p{L}\p{M}\p{N}.-]+)(:\d+)?([/?#][^\s\p{C}"'<>\\^`{|}]*)?$/u;

/** Parts of 1 to 63 letters, digits and inner hyphens, the last without a digit at its beginning (RFC 1123). */
const HOST = /^(?=.{1,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?![0-9-])[a-z0-9-]{2,63}(?<!-)$/;

/**
 * Whether a host can be, and is what was written: browsers read 0x7f.1 as 127.0.0.1, and no letters stand for xn--a.
 */
export function isHost(written: string): boolean {
  const [ascii, lower] = [domainToASCII(written), written.toLowerCase().normalize('NFC')];
  const letters = domainToUnicode(ascii);
  return HOST.test(ascii) && [ascii, letters].includes(lower) && !/(?:^|\.)xn--/.test(letters);
}

/** An address as its owner pasted it, without what was copied around it: `<post@a.in>`, `mailto:post@a.in`, `www.a.in`. */
export const plainAddress = (pasted: string): string =>
  pasted
    .replace(UNSEEN, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/^www\./i, 'https://$&');

export const httpsUrl = z
  .string()
  .overwrite(plainAddress)
  .refine(
    (address) => isHost(WEB_ADDRESS.exec(address)?.[1] ?? '') && URL.canParse(address),
    'a full address that begins with https:// and the name of a host, such as https://www.company.in, without a password',
  )
  .meta({ format: 'web' })
  .describe('a full address that begins with https://');

/**
 * Such as `/about` or `/about#culture`. Whether the page exists is checked once everything is read
 * (src/content/reading/references.ts), its part once it is built (src/publish/build/references.ts).
 */
export const internalLink = z
  .string()
  .regex(
    /^\/(?!\/)[a-z0-9/-]*(#[a-z0-9-]+)?$/,
    'a path of this site that begins with /, such as /about or /about#culture',
  )
  .meta({ format: 'path' })
  .describe(
    'a path of this site that begins with /, such as /about; a part of the page behind a # is checked when the site is built',
  );

/** To a page of this site or of another. */
export const anyLink = z.union([internalLink, httpsUrl]);

/** A place in a list. */
export const order = z.int().min(1).max(99).describe('a whole number from 1, used once');

/** YAML reads an unquoted day as text here, which is what we want. */
export const isoDate = z.iso
  .date({
    error: 'a day that exists, written like 2025-09-23',
    // Comparisons of days must not run on an invalid one.
    abort: true,
  })
  .describe('a day, written like 2025-09-23');

/** For browser tabs and search results. No two pages share a title. */
export const pageHead = {
  title: line(60, "the page's title, for the browser tab and search results"),
  description: text(50, 160, 'what the page is about, for search results'),
};

/** For lists whose entries must differ in a field: `z.array(…).superRefine(unique('id'))`. */
export const unique =
  <Key extends string>(key: Key) =>
  (entries: readonly Record<Key, unknown>[], ctx: z.RefinementCtx) => {
    const values = entries.map((entry) => String(entry[key]).toLowerCase());
    values.forEach((value, i) => {
      const first = values.indexOf(value);
      if (first === i) return;
      const message = `a value for "${key}" that is used once: entry ${first + 1} has this one, too`;
      ctx.addIssue({ code: 'custom', path: [i, key], message });
    });
  };
