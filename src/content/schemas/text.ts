import { domainToASCII, domainToUnicode } from 'node:url';
import { z } from 'zod';
import { countryName } from '../language/country.ts';
import { type Phone, telLink } from '../language/phone.ts';

/** Types of fields. Their descriptions are the owner's manual: a failed build and the form show them. */

/** Placeholders that all texts but `literalLine` may have, for values of `content/company.yaml`. */
export const SHARED_PLACEHOLDERS: readonly string[] = ['company', 'product', 'email', 'phone', 'country'];

/**
 * Collects the values of the shared placeholders and, as `tel:phone`, the link for `tel:{phone}` in Markdown.
 * @param company as in `content/company.yaml`; missing values are empty
 */
export function collectSharedValues(company: Readonly<Record<string, unknown>>): Record<string, string> {
  const { name, product, email, phones, country } = company;
  const firstPhone: Phone = { number: '', ...Object(phones)[0] };
  const values = {
    company: name,
    product,
    email,
    phone: firstPhone.number,
    country: countryName(String(country ?? '')),
  };
  const texts = Object.entries(values).map(([name, value]) => [name, String(value ?? '')]);
  return { ...Object.fromEntries(texts), 'tel:phone': telLink(firstPhone, String(country)) };
}

/** Matches a reference to a section, `{terms-of-service#ending}`, which the section's number replaces. */
export const SECTION_REFERENCE = /\{([a-z0-9-]+)#([a-z0-9-]+)\}/;

/** Returns the names in braces. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

const checkPlaceholders =
  (required: readonly string[], optional = SHARED_PLACEHOLDERS) =>
  (text: string, ctx: z.RefinementCtx) => {
    const used = placeholdersOf(text);
    const allowed = [...required, ...optional];
    const missing = required.filter((name) => !used.includes(name));
    const isSection = (name: string) => optional.length > 0 && SECTION_REFERENCE.test(`{${name}}`);
    const unknown = used.find((name) => !allowed.includes(name) && !isSection(name));
    const addProblem = (message: string) => ctx.addIssue({ code: 'custom', message });
    if (unknown !== undefined)
      addProblem(
        allowed.length > 0
          ? `no placeholders but ${inBraces(allowed)}, and not {${unknown}}`
          : 'a text without braces',
      );
    else if (missing.length > 0) addProblem(`a text with ${inBraces(missing)} in it`);
    else if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) addProblem('braces only in pairs');
  };

/** Matches invisible characters around a text: direction marks, soft hyphens, spaces of any width. */
const INVISIBLE_ENDS =
  /^[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]+|[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]+$/g;

const characters = new Intl.Segmenter();

/** Counts graphemes: थाली has two in four code points. */
export const countCharacters = (text: string): number => [...characters.segment(text)].length;

/** A text of `min` to `max` characters. Strips invisible characters at its ends. */
export const textOfLength = (min: number, max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(INVISIBLE_ENDS, ''))
    .min(min)
    .superRefine((text, { addIssue }) => {
      if (text.length > max && countCharacters(text) > max)
        addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true });
    })
    .meta({ maxLength: max });

/** @param optional placeholders that the line may have */
const oneLine = (max: number, description: string, optional: readonly string[]) =>
  textOfLength(1, max)
    .regex(/^[^\n\r\u2028\u2029]*$/, 'a single line, without a line break')
    .superRefine(checkPlaceholders([], optional))
    // The form renders a single-line input.
    .meta({ format: 'line' })
    .describe(`${description}, 1 to ${max} characters`);

/** A single line of 1 to `max` characters. */
export const line = (max: number, description = 'a line of text') =>
  oneLine(max, description, SHARED_PLACEHOLDERS);

/** A line without placeholders, such as the company's name, which is the value of {company} in other texts. */
export const literalLine = (max: number, description: string) => oneLine(max, description, []);

/** A text of any number of paragraphs. @param extraNames placeholders besides the shared ones */
export const text = (min: number, max: number, description: string, ...extraNames: string[]) =>
  textOfLength(min, max)
    .superRefine(checkPlaceholders([], [...SHARED_PLACEHOLDERS, ...extraNames]))
    .describe(`${description}, ${min} to ${max} characters`);

/** A paragraph or several, of 1 to `max` characters. */
export const prose = (max: number, description = 'a paragraph') => text(1, max, description);

/** A text that must have every one of `names` as a placeholder. */
export const template = (max: number, ...names: string[]) =>
  textOfLength(1, max)
    .superRefine(checkPlaceholders(names))
    .describe(`a text with ${inBraces(names)} in it, at most ${max} characters`);

/** A text with a number: its plural and its form for 1. @param count the number's placeholder, which the form for 1 may omit */
export const plural = (max: number, count: string, ...names: string[]) =>
  z.strictObject({
    one: textOfLength(1, max)
      .superRefine(checkPlaceholders(names, [...SHARED_PLACEHOLDERS, count]))
      .describe(`the form for the number 1, with or without {${count}}`)
      .optional(),
    other: template(max, count, ...names),
  });

/** A text that must match a pattern. The description is also the message about a text that does not. */
export const matching = (pattern: RegExp, description: string) =>
  z.string().regex(pattern, description).describe(description);

/** A group with the same schema for each of its fields. */
export const groupOf = <Name extends string, S extends z.ZodType>(names: readonly Name[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>);

/** An id of lower-case letters, digits and hyphens. One that is part of an address never changes once published. */
export const slug = matching(
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  'lower-case letters, digits and single hyphens, a letter first, such as "mobile-app"',
);

/** Only letters, digits, . and - in the host: others have a meaning in the CSP header. A password would be public. */
const WEB_ADDRESS = /^https:\/\/([\p{L}\p{M}\p{N}.-]+)(:\d+)?([/?#][^\s\p{C}"'<>\\^`{|}]*)?$/u;

/** Matches two or more labels of 1 to 63 characters (RFC 1123); the last has at least two and begins with a letter. */
const HOST = /^(?=.{1,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?![0-9-])[a-z0-9-]{2,63}(?<!-)$/;

/** Returns true for a valid host. Rejects 0x7f.1, which browsers read as 127.0.0.1, and invalid ones such as xn--a. */
export function isHost(host: string): boolean {
  const ascii = domainToASCII(host);
  const unicode = domainToUnicode(ascii);
  const isCanonical = [ascii, unicode].includes(host.toLowerCase().normalize('NFC'));
  return HOST.test(ascii) && isCanonical && !/(?:^|\.)xn--/.test(unicode);
}

/** Strips what was copied with an address, and adds https: `<post@a.in>`, `mailto:post@a.in`, `www.a.in`. */
export const cleanPastedAddress = (pasted: string): string =>
  pasted
    .replace(INVISIBLE_ENDS, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/^www\./i, 'https://$&');

export const httpsUrl = z
  .string()
  .overwrite(cleanPastedAddress)
  .refine(
    (address) => isHost(WEB_ADDRESS.exec(address)?.[1] ?? '') && URL.canParse(address),
    'a full address that begins with https:// and the name of a host, such as https://www.company.in, without a password',
  )
  .meta({ format: 'web' })
  .describe('a full address that begins with https://');

/**
 * A path such as `/about#culture`. src/content/reading/references.ts checks the page, src/publish/build/references.ts the
 * anchor in the built page.
 */
export const internalLink = z
  .string()
  .regex(
    /^\/(?!\/)[a-z0-9/-]*(#[a-z0-9-]+)?$/,
    'a path of this site that begins with /, such as /about or /about#culture',
  )
  .meta({ format: 'path' })
  .describe('a path of this site such as /about or /about#culture; the build checks the part behind #');

export const anyLink = z.union([internalLink, httpsUrl]);

export const order = z.int().min(1).max(99).describe('a whole number from 1, used once');

/** A day as a string: the core schema of YAML 1.2 reads even an unquoted date as a string. */
export const isoDate = z.iso
  .date({
    error: 'a day that exists, written like 2025-09-23',
    // Later refinements compare days and must not run on an invalid one.
    abort: true,
  })
  .describe('a day, written like 2025-09-23');

/** The words for browser tabs and search results. Titles are unique. */
export const pageHead = {
  title: line(60, "the page's title, for the browser tab and search results"),
  description: text(50, 160, 'what the page is about, for search results'),
};

/** Requires entries of a list to differ in a field: `z.array(…).superRefine(unique('id'))`. */
export const unique =
  <Key extends string>(key: Key) =>
  (entries: readonly Record<Key, unknown>[], ctx: z.RefinementCtx) => {
    const values = entries.map((entry) => String(entry[key]).toLowerCase());
    values.forEach((value, i) => {
      const firstIndex = values.indexOf(value);
      if (firstIndex === i) return;
      const message = `a value for "${key}" that is used once: entry ${firstIndex + 1} has this one, too`;
      ctx.addIssue({ code: 'custom', path: [i, key], message });
    });
  };
