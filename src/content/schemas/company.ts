import { z } from 'zod';
import { COUNTRIES } from '../language/country.ts';
import { explainPhoneFault } from '../language/phone.ts';
import {
  cleanPastedAddress,
  httpsUrl,
  internalLink,
  isHost,
  line,
  literalLine,
  matching,
  prose,
  unique,
} from './text.ts';

export const NETWORKS = ['linkedin', 'x', 'instagram', 'youtube', 'github', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];

const ADDRESS_ADVICE = "the site's address in small letters: begins with https://, no slash at the end";
const EMAIL_ADVICE = 'an e-mail address such as hello@company.example';
const PHONE_ADVICE = 'one phone number in each row, such as "020-2612 3456" or "+91 20 2612 3456"';

/** Writes a non-ASCII address as browsers do, with `xn--`. */
function normaliseOrigin(pasted: string): string {
  const address = cleanPastedAddress(pasted);
  return /^https:\/\/[\p{L}\p{M}\p{N}.-]*[^\x20-\x7e][\p{L}\p{M}\p{N}.-]*$/u.test(address)
    ? (URL.parse(address)?.origin ?? address)
    : address;
}

const phoneNumber = literalLine(40, PHONE_ADVICE).meta({ format: 'phone' });

const phone = z.strictObject({
  number: phoneNumber,
  label: literalLine(30, 'what it is for, such as Mess office').optional(),
  extension: matching(/^\d{1,6}$/, 'one to six digits, dialled once somebody answers').optional(),
});

/** `content/company.yaml`; no code in `src/` repeats the company's name or contacts. */
export const companySchema = z
  .strictObject({
    name: literalLine(60, "the company's name"),
    shortName: literalLine(30, 'a short name for the header, if the name is long for a phone').optional(),
    product: literalLine(30, "the app's name"),
    address: z
      .string()
      .overwrite(normaliseOrigin)
      .regex(/^https:\/\/[a-z0-9.-]+$/, ADDRESS_ADVICE)
      .refine((address) => isHost(address.slice('https://'.length)), ADDRESS_ADVICE)
      .meta({ format: 'origin' })
      .describe(ADDRESS_ADVICE),
    tagline: line(110, 'the tagline'),
    mission: prose(200, "the mission's sentence"),
    blurb: prose(220, 'what the company is, for the footer'),
    registration: z
      .strictObject({
        statement: prose(240, 'the registration statement'),
        short: line(80, 'the same in one line, for the footer and the brochure'),
        number: line(
          40,
          'the number, such as UDYAM-XX-00-0000000; the page then links to its verification, if given',
        ).optional(),
        verify: httpsUrl.optional().describe('where the number can be verified; begins with https://'),
      })
      .describe('the small-business registration'),
    email: z
      .string()
      .overwrite(cleanPastedAddress)
      .check(z.email(EMAIL_ADVICE))
      .refine((email) => isHost(email.split('@')[1] ?? ''), EMAIL_ADVICE)
      .describe(EMAIL_ADVICE),
    phones: z
      .array(phone)
      .min(1)
      .max(6)
      .describe('the phone numbers, one in each row; elsewhere {phone} is the first'),
    whatsapp: phoneNumber.describe('a WhatsApp number, if there is one').optional(),
    country: z
      .enum(COUNTRIES)
      .meta({ choices: 'countries' })
      .describe('the country by its two letters (ISO 3166), such as IN for India'),
    office: z
      .strictObject({
        lines: z
          .array(literalLine(60, 'a line of the address'))
          .min(1)
          .max(5)
          .describe(
            'one to five lines: street, place, postal code; the site adds the company’s name and country',
          ),
        map: httpsUrl.optional().describe('the office on a map: the link that Share copies there'),
        hours: literalLine(80, 'office hours, such as "Monday to Friday, 10:00 to 18:00"').optional(),
      })
      .describe('the office; leave it out if nobody can visit or write to one')
      .optional(),
    social: z
      .array(
        z.strictObject({
          network: z.enum(NETWORKS),
          url: httpsUrl.describe("your own profile, not the network's front page; begins with https://"),
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
  })
  .superRefine(({ phones, whatsapp, country }, { addIssue }) => {
    const checkNumber = (path: PropertyKey[], number: string) => {
      const fault = explainPhoneFault(number, country);
      if (fault) addIssue({ code: 'custom', path, message: `${PHONE_ADVICE}: ${fault}` });
    };
    phones.forEach(({ number }, i) => void checkNumber(['phones', i, 'number'], number));
    if (whatsapp) checkNumber(['whatsapp'], whatsapp);
  });

export type Company = z.infer<typeof companySchema>;

/** Returns true for the front page of a social network, which is no profile. The sample has front pages. */
export function isFrontPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '';
}

/** Returns true for the sample's addresses, in domains that RFC 2606 reserves for examples. */
export const isSampleEmail = (email: string): boolean => /[@.]example(\.(com|net|org))?$/i.test(email);
