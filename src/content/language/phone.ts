import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { t } from '../t.ts';

/** A number as its owner writes it, in the company's country or with a country code. */
export type Phone = { number: string; label?: string | undefined; extension?: string | undefined };

/** What libphonenumber says of a text, in words. */
const FAULTS: Record<string, string> = {
  NOT_A_NUMBER: 'this is not a number alone',
  INVALID_COUNTRY: 'no country has this code',
  TOO_SHORT: 'this one is too short',
  TOO_LONG: 'this one is too long',
};

/** Toll-free numbers and the like are reached within their country, without its code. */
const NATIONAL = ['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN'];

const optionsFor = (country: string) => ({
  extract: false,
  ...(isSupportedCountry(country) && { defaultCountry: country as CountryCode }),
});

/** Nothing but zeros after the country code, as in the sample. */
export const isSamplePhone = (number: string): boolean => /^\+\d{1,3}0{6,}$/.test(number.replace(/\s/g, ''));

/** Why a text is no number that somebody can have. @param country its code: numbers without one are in it */
export function phoneFault(number: string, country: string): string | undefined {
  const found = parsePhoneNumberFromString(number, optionsFor(country));
  if (found?.ext) return 'its extension has a field of its own';
  if (found?.isValid() || isSamplePhone(number)) return undefined;
  const fault = validatePhoneNumberLength(number, optionsFor(country)) ?? '';
  return FAULTS[fault] ?? 'no number begins so and has as many digits';
}

/** What a phone dials: `+912026123456`, or as within the country `18001234567`. @param country the company's, by its code */
export function dialled(number: string, country: string): string {
  const found = parsePhoneNumberFromString(number, optionsFor(country));
  if (!found) return number;
  const isNational = found.country === country && NATIONAL.includes(found.getType() ?? '');
  return isNational ? found.formatNational().replace(/\D/g, '') : found.number;
}

/** RFC 3966. Androids wait before they dial an extension. */
export const telLink = ({ number, extension }: Phone, country: string): string =>
  `tel:${dialled(number, country)}${extension ? `;ext=${extension}` : ''}`;

/** A number as pages show it, with its extension. */
export const phoneText = ({ number, extension }: Phone): string =>
  extension ? t('{number} ext. {extension}', { number, extension }) : number;

/** A link that opens a WhatsApp chat, with a ready-written text if one is given. */
export const whatsappLink = (number: string, country: string, text?: string): string =>
  `https://wa.me/${dialled(number, country).replace('+', '')}${text ? `?text=${encodeURIComponent(text.trim())}` : ''}`;
