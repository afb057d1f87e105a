import { z } from 'zod';
import { phoneFault, plainPhone } from '../phone.ts';
import { httpsUrl, internalLink, isHost, line, plainAddress, plainLine, prose, unique } from './text.ts';

export const NETWORKS = ['linkedin', 'x', 'instagram', 'youtube', 'github', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];

const ADDRESS =
  "the site's own address in small letters, beginning with https://, without a slash at the end";

const EMAIL = 'an e-mail address such as hello@company.example';

/** As browsers write it: in small letters, a name in another script as `xn--`. */
function plainOrigin(pasted: string): string {
  const address = plainAddress(pasted);
  return /^https:\/\/[\p{L}\p{M}\p{N}.-]*[^\x20-\x7e][\p{L}\p{M}\p{N}.-]*$/u.test(address)
    ? (URL.parse(address)?.origin ?? address)
    : address;
}

/** In plain signs. Numbers of the company's own country need no country code (src/content/phone.ts). */
function phone(what: string) {
  const expected = `${what} as on a letterhead, such as "+91 00000 00000", "020-0000 0000 ext. 12" or "1800 000 0000"`;
  return z
    .string()
    .overwrite(plainPhone)
    .superRefine((text, { addIssue }) => {
      const fault = phoneFault(text);
      if (fault) addIssue({ code: 'custom', message: `${expected}, ${fault}` });
    })
    .meta({ format: 'phone' })
    .describe(expected);
}

/** `content/company.yaml`: nothing in `src/` knows any of it. */
export const companySchema = z.strictObject({
  name: plainLine(60, "the company's name"),
  shortName: plainLine(
    30,
    'a short name for the header, where the whole one would take several lines of a phone',
  ).optional(),
  product: plainLine(30, "the app's name"),
  address: z
    .string()
    .overwrite(plainOrigin)
    .regex(/^https:\/\/[a-z0-9.-]+$/, ADDRESS)
    .refine((address) => isHost(address.slice('https://'.length)), ADDRESS)
    .meta({ format: 'origin' })
    .describe(ADDRESS),
  tagline: line(110, 'the tagline'),
  mission: prose(200, "the mission's sentence"),
  blurb: prose(220, 'what the company is, for the footer'),
  registration: z
    .strictObject({
      statement: prose(240, 'the registration statement'),
      short: line(80, 'the same in one line, for the footer'),
      number: line(
        40,
        'the registration number, such as UDYAM-XX-00-0000000; the page then links to where it can be verified',
      ).optional(),
      verify: httpsUrl.optional().describe('where the number can be verified; begins with https://'),
    })
    .describe('the small-business registration'),
  email: z
    .string()
    .overwrite(plainAddress)
    .check(z.email(EMAIL))
    .refine((email) => isHost(email.split('@')[1] ?? ''), EMAIL)
    .describe(EMAIL),
  phone: phone('a phone number'),
  whatsapp: phone('a WhatsApp number, if there is one,').optional(),
  country: plainLine(40, 'the country'),
  office: z
    .strictObject({
      lines: z
        .array(plainLine(60, 'a line of the address'))
        .min(1)
        .max(5)
        .describe(
          "one to five lines: street, place, postal code; the company's name and the country are added",
        ),
      map: httpsUrl
        .optional()
        .describe('the address of the office on a map, which its Share button copies; begins with https://'),
      hours: plainLine(80, 'office hours, such as "Monday to Friday, 10:00 to 18:00"').optional(),
    })
    .describe('the office; leave it out if nobody can visit or write to one')
    .optional(),
  social: z
    .array(
      z.strictObject({
        network: z.enum(NETWORKS),
        url: httpsUrl.describe(
          "the address of your own profile, not the network's front page; begins with https://",
        ),
      }),
    )
    .max(6)
    .superRefine(unique('network'))
    .describe('the social profiles, in the order shown'),
  navigation: z
    .array(z.strictObject({ label: line(16), to: internalLink }))
    .min(2)
    .max(6)
    .superRefine(unique('label'))
    .superRefine(unique('to'))
    .describe('the links of the header, in the order shown'),
});

export type Company = z.infer<typeof companySchema>;

/** The front page is nobody's profile; the sample names front pages. */
export function isFrontPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '';
}

/** Nothing but zeros after the country code, as in the sample. */
export const isSamplePhone = (phone: string): boolean => /^\+\d{1,3}0{6,}$/.test(phone.replace(/\s/g, ''));

/** At a domain that RFC 2606 reserves for examples, as in the sample. */
export const isSampleEmail = (email: string): boolean => /[@.]example(\.(com|net|org))?$/i.test(email);
