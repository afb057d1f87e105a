import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { t } from '../t.ts';

/** A number as the owner typed it, in the company's country or with a country code. */
export type Phone = { number: string; label?: string | undefined; extension?: string | undefined };

const FAULT_TEXTS: Record<string, string> = {
  NOT_A_NUMBER: 'it has something besides the number',
  INVALID_COUNTRY: 'no country has this calling code',
  TOO_SHORT: 'it is too short',
  TOO_LONG: 'it is too long',
};

/** Toll-free numbers and the like are dialled without a country code in their own country. */
const NATIONAL_TYPES = ['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN'];

const optionsFor = (country: string) => ({
  extract: false,
  ...(isSupportedCountry(country) && { defaultCountry: country as CountryCode }),
});

/** Returns true for the sample's numbers, which have only zeros after the country code. */
export const isSamplePhone = (number: string): boolean => /^\+\d{1,3}0{6,}$/.test(number.replace(/\s/g, ''));

/** Explains a number's fault; undefined without one, and for the sample's. @param country the company's, as ISO 3166 code */
export function explainPhoneFault(number: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number, optionsFor(country));
  if (parsed?.ext) return 'write the extension into its own field';
  if (parsed?.isValid() || isSamplePhone(number)) return undefined;
  const fault = validatePhoneNumberLength(number, optionsFor(country)) ?? '';
  return FAULT_TEXTS[fault] ?? 'no phone number has these first digits and this length';
}

/** Returns `+912026123456`, or `18001234567` if it is toll-free in that country. @param country the company's, as ISO 3166 code */
export function formatForDialling(number: string, country: string): string {
  const parsed = parsePhoneNumberFromString(number, optionsFor(country));
  if (!parsed) return number;
  const isNational = parsed.country === country && NATIONAL_TYPES.includes(parsed.getType() ?? '');
  return isNational ? parsed.formatNational().replace(/\D/g, '') : parsed.number;
}

/** Returns a `tel:` address (RFC 3966). Android pauses before it dials the extension. */
export const telLink = ({ number, extension }: Phone, country: string): string =>
  `tel:${formatForDialling(number, country)}${extension ? `;ext=${extension}` : ''}`;

export const formatPhone = ({ number, extension }: Phone): string =>
  extension ? t('{number} ext. {extension}', { number, extension }) : number;

/** Returns an address that opens a WhatsApp chat, with the text in its input field. */
export function whatsappLink(number: string, country: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text.trim())}` : '';
  // With the country code also for toll-free numbers, which `formatForDialling` writes without it.
  const digits = parsePhoneNumberFromString(number, optionsFor(country))?.number ?? number;
  return `https://wa.me/${digits.replace('+', '')}${query}`;
}
