import { z } from 'zod';
import { httpsUrl, internalLink, line, matching, plainLine, prose, unique } from './text.ts';

/** The networks that the site has an icon for. */
export const NETWORKS = ['linkedin', 'x', 'instagram', 'youtube', 'github', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];

const ADDRESS = "the site's own address in small letters, begins with https:// and has no slash at the end";

const EMAIL = 'an e-mail address such as hello@company.example';

const phone = (what: string) =>
  matching(
    /^\+\d(?: ?\d){6,14}$/,
    `${what} with its country code, digits and spaces, such as "+91 00000 00000"`,
  ).meta({ format: 'phone' });

/** `content/company.yaml`: who the company is and how to reach it. Nothing in `src/` knows any of it. */
export const companySchema = z.strictObject({
  name: plainLine(60, "the company's name"),
  product: plainLine(30, "the app's name"),
  address: matching(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/, ADDRESS).meta({ format: 'origin' }),
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
      verify: httpsUrl.optional().describe('where the number can be verified, begins with https://'),
    })
    .describe('the small-business registration'),
  email: z.email(EMAIL).describe(EMAIL),
  phone: phone('a phone number'),
  whatsapp: phone('a WhatsApp number, where there is one,').optional(),
  country: plainLine(40, 'the country'),
  office: z
    .strictObject({
      lines: z
        .array(plainLine(60, 'a line of the address'))
        .min(1)
        .max(5)
        .describe(
          "one to five lines: street, place, postal code; the company's name and the country stand around them",
        ),
      hours: plainLine(80, 'when somebody is there, such as "Monday to Friday, 10:00 to 18:00"').optional(),
    })
    .describe('the office; leave it out where there is none to visit or write to')
    .optional(),
  social: z
    .array(
      z.strictObject({
        network: z.enum(NETWORKS),
        url: httpsUrl.describe(
          "your own profile's address, begins with https://; the network's front page is no profile",
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

/** Whether an address is a network's front page, and so nobody's profile: those of the sample are. */
export function isFrontPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '';
}

/** Whether nothing but zeros follows a phone number's country code, as in the sample. */
export const isSamplePhone = (phone: string): boolean => /^\+\d{1,3}0{6,}$/.test(phone.replace(/\s/g, ''));

/** Whether an e-mail address is at a domain that RFC 2606 keeps for examples, as in the sample. */
export const isSampleEmail = (email: string): boolean => /[@.]example(\.(com|net|org))?$/i.test(email);
