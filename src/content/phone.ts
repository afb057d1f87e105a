import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryCode } from './country.ts';

/** Before a number on a letterhead: Tel.:, Mobile No., ☎ */
const LABEL =
  /^(?:\p{So}\ufe0f?\s*)?(?:(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|cell|contact|call|std|[tmp])\b[.:\s]*(?:(?:no|number)\b[.:\s]*)?)?/iu;
/** An area code, which some countries end with a slash: 030/901820, +49 (0) 30 / 901820. */
const AREA = /^(\(?0[\d) -]{1,5}|\+[\d() -]{2,10}?)\s*\/\s*(?=\d)/;
const SEPARATOR = /(\s*[/,;|&]\s*|\s+(?:or|and)\s+)/;
const EXTENSION = /[\s,;]*(?:extension|extn?|x|#)[.:=\s]*(\d{1,6})$/i;

/** The value of a digit of any script: the ten of a script stand in a row. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * A number as its owner pasted it, in plain signs: digits 0 to 9 from any script, simple spaces and hyphens, without the
 * invisible marks that contacts and web pages put around it.
 */
export const plainPhone = (pasted: string): string =>
  pasted
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LABEL, '')
    .replace(/^\((\+\d{1,3})\)/, '$1')
    .replace(AREA, (whole, area: string) => (digits(area).length < 6 ? `${area.trim()} ` : whole));

/** A dash before an extension, or the text `ext.`, belongs to the number: split it off first. */
const pieces = (phone: string) => phone.split(new RegExp(`${SEPARATOR.source}(?!\\s*(?:x|ext|#))`, 'i'));

/** What cannot stand in a plain number: a sign, or a count of digits; undefined if it can be dialled. */
export function phoneFault(phone: string): string | undefined {
  const rest = pieces(phone)
    .filter((_, i) => i % 2 === 0)
    .map((one) => one.replace(EXTENSION, ''));
  const sign = /[^\d ().+-]|(?<!^)\+/u.exec(rest.find((one) => /[^\d ().+-]|(?<!^)\+/u.test(one)) ?? '')?.[0];
  if (sign) return `without ${signName(sign)}`;
  const [first = ''] = rest;
  const count = digits(first).length;
  const least = first.startsWith('+') ? 7 : 3;
  if (count < least || count > 15) return `with ${least} to 15 digits`;
  return rest.every((one) => /\d/.test(one)) ? undefined : 'with digits beside each separator';
}

/** A sign that may be invisible, or look like another: `"O" (U+004F)`. */
export const signName = (sign: string): string =>
  `${/[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) && sign !== '\ufffd' ? `"${sign}" ` : ''}(U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

const digits = (number: string): string => number.replace(/\D/g, '');

/** A part of a phone field: a number with what a phone dials, or what stands between two. */
type PhonePart = {
  text: string;
  /** `+912026123456`, or as it is dialled in the country only: `18001234567`, `112`. */
  dialled?: string;
  /** Digits that are dialled once somebody answers. */
  extension?: string;
};

/** Toll-free numbers and the like are reached within their country, without its code. */
const NATIONAL = ['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN'];

function dial(number: string, region: string | undefined): string {
  // The trunk zero is left out behind a country code: +44 (0)20.
  if (number.startsWith('+')) return `+${digits(number.replace(/\(0\)/, ''))}`;
  if (!region || !isSupportedCountry(region)) return digits(number);
  const parsed = parsePhoneNumberFromString(number, region as CountryCode);
  if (!parsed?.isValid() || NATIONAL.includes(parsed.getType() ?? '')) return digits(number);
  return parsed.number;
}

/**
 * The numbers of a phone field, and what stands between them. The end of a number alone replaces that of the number before:
 * `020-2612 3456 / 57`, `ext. 12 / 13`.
 * @param phone in plain signs, as the schema makes it
 * @param country the company's, by name: numbers without a country code are in it
 */
export function phoneParts(phone: string, country: string): PhonePart[] {
  const region = countryCode(country);
  let before: { dialled: string; extension?: string } = { dialled: '' };
  return pieces(phone).map((text, i) => {
    if (i % 2 === 1) return { text };
    const [, extension] = EXTENSION.exec(text) ?? [];
    const dialled = dial(text.replace(EXTENSION, ''), region);
    const isEnd = !/^[+0]/.test(dialled) && dialled.length < Math.min(9, before.dialled.length);
    if (isEnd && before.extension) before = { ...before, extension: dialled };
    else {
      const begin = isEnd ? before.dialled.slice(0, -dialled.length) : '';
      before = { dialled: begin + dialled, ...(extension && { extension }) };
    }
    return { text, ...before };
  });
}

/** The numbers alone. */
export const phoneNumbers = (phone: string, country: string) =>
  phoneParts(phone, country).flatMap(({ dialled, extension }) => (dialled ? [{ dialled, extension }] : []));

/** RFC 3966. Androids wait before they dial an extension. */
export const telLink = ({
  dialled,
  extension,
}: {
  dialled: string;
  extension?: string | undefined;
}): string => `tel:${dialled}${extension ? `;ext=${extension}` : ''}`;

/** That of the first number. */
export const firstTelLink = (phone: string, country: string): string =>
  phoneNumbers(phone, country).slice(0, 1).map(telLink).join();

/** A link that opens a WhatsApp chat, with a ready-written text if one is given. */
export const whatsappLink = (phone: string, country: string, text?: string): string =>
  `https://wa.me/${digits(phoneNumbers(phone, country)[0]?.dialled ?? '')}${text ? `?text=${encodeURIComponent(text.trim())}` : ''}`;
