import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryCode } from './country.ts';
import { signName } from './problems.ts';

/** Before a number on a letterhead: Tel.:, Mobile No., ☎, and any words with a colon; a fax is nobody to call. */
const LABEL =
  '(?:\\p{So}\\ufe0f?\\s*)?(?!fax)(?:(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|cell|contact|call|std|whatsapp|toll[ -]free|[tmp])\\b[.:\\s]*(?:(?:nos?|numbers?)\\b)?|\\p{L}[\\p{L}\\p{M} .&/-]*[.:-]|(?:https:\\/\\/)?wa\\.me\\/)?[.:\\s-]*';
const FIRST_LABEL = new RegExp(`^${LABEL}(?=[\\d+(])`, 'iu');
/** An area code, which some countries end with a slash: 030/901820, +49 (0) 30 / 901820. */
const AREA = /^(\(?0[\d) -]{1,5}|\+[\d() -]{2,10}?)\s*\/\s*(?=\d)/;
const EXTENSION = /[\s,;(-]*(?:extension|extn?|x|#)[.:=\s-]*(?:no[.:\s-]*)?(\d{1,6})\)?$/i;
/** Behind or before a number: (WhatsApp), (toll free), (30 lines). */
const NOTE = '\\s*\\((?!fax|ext)[\\p{L}\\p{M}\\d .,:/&-]*\\p{L}[\\p{L}\\p{M}\\d .,:/&-]*\\)\\s*';
/** Words before an extension belong to its number. */
const SEPARATOR = `(?:\\s*[/,;|&]|\\s+(?:or|and|to)\\b)(?!\\s*(?:x|ext|#))\\s*${LABEL}`;
const BETWEEN = new RegExp(`(${NOTE}|${SEPARATOR})`, 'iu');
/** The last of several in a row: 2612 3456-58. */
const RANGE = /^(.*\d)(\s*-\s*)(\d{1,4})$/;

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
    .replace(FIRST_LABEL, '')
    .replace(/^\((\+\d[\d -]*)\)/, '$1')
    .replace(AREA, (whole, area: string) => (digits(area).length < 6 ? `${area.trim()} ` : whole));

/** What cannot stand in a plain number: a sign, or a count of digits; undefined if it can be dialled. */
export function phoneFault(phone: string): string | undefined {
  const rest = phone
    .replace(new RegExp(NOTE, 'giu'), '')
    .split(new RegExp(SEPARATOR, 'iu'))
    .map((one) => one.replace(EXTENSION, ''));
  const sign = /[^\d ().+-]|(?<!^)\+/u.exec(rest.find((one) => /[^\d ().+-]|(?<!^)\+/u.test(one)) ?? '')?.[0];
  if (sign) return `without ${signName(sign)}`;
  const [first = ''] = rest;
  const count = digits(first).length;
  const least = first.startsWith('+') ? 7 : 3;
  if (count < least || count > 15) return `with ${least} to 15 digits`;
  return rest.every((one) => /\d/.test(one)) ? undefined : 'with digits beside each separator';
}

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

/** A number that its country can have. */
function parsed(number: string, region: string | undefined) {
  const country = region && isSupportedCountry(region) ? { defaultCountry: region as CountryCode } : {};
  const found = parsePhoneNumberFromString(number, country);
  return found?.isValid() ? found : undefined;
}

function dial(number: string, region: string | undefined): string {
  // The trunk zero behind a country code is left out: +44 (0)20.
  const typed = number.startsWith('+') ? `+${digits(number.replace(/\(0\)/, ''))}` : digits(number);
  const abroad = parsed(typed.replace(/^0/, '+'), region);
  const found = parsed(typed, region) ?? (abroad?.country === region ? abroad : undefined);
  if (!found) return typed;
  const isNational = found.country === region && NATIONAL.includes(found.getType() ?? '');
  if (!isNational) return found.number;
  return typed.startsWith('+') ? digits(found.formatNational()) : typed;
}

/** Numbers, and what stands between them, in turn; a number may be empty beside a note. */
function pieces(phone: string, region: string | undefined): string[] {
  return phone.split(BETWEEN).flatMap((piece) => {
    const [, first = '', ...last] = RANGE.exec(piece) ?? [];
    return parsed(first, region) && !parsed(piece, region) ? [first, ...last] : [piece];
  });
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
  return pieces(phone, region).map((text, i) => {
    if (i % 2 === 1 || text === '') return { text };
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
