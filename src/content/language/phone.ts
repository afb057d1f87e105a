import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { t } from '../t.ts';

/** A number as the owner typed it, in the company's country or with a country code. */
export type Phone = { number: string; label?: string | undefined; extension?: string | undefined };

/** Explanations of libphonenumber's error codes. */
const FAULT_TEXTS: Record<string, string> = {
  NOT_A_NUMBER: 'this is not a number alone',
  INVALID_COUNTRY: 'no country has this code',
  TOO_SHORT: 'this one is too short',
  TOO_LONG: 'this one is too long',
};

/** Toll-free numbers and the like are dialled without a country code in their own country. */
const NATIONAL_TYPES = ['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN'];

const optionsFor = (country: string) => ({
  extract: false,
  ...(isSupportedCountry(country) && { defaultCountry: country as CountryCode }),
});

/** The sample's numbers have only zeros after the country code. */
export const isSamplePhone = (number: string): boolean => /^\+\d{1,3}0{6,}$/.test(number.replace(/\s/g, ''));

/** Explains why a text is no possible number; undefined if it is one. @param country code of the company's country */
export function explainPhoneFault(number: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number, optionsFor(country));
  if (parsed?.ext) return 'its extension has a field of its own';
  if (parsed?.isValid() || isSamplePhone(number)) return undefined;
  const fault = validatePhoneNumberLength(number, optionsFor(country)) ?? '';
  return FAULT_TEXTS[fault] ?? 'no number begins so and has as many digits';
}

/** The dialled form: `+912026123456`, or in the own country `18001234567`. @param country code of the company's country */
export function formatForDialling(number: string, country: string): string {
  const parsed = parsePhoneNumberFromString(number, optionsFor(country));
  if (!parsed) return number;
  const isNational = parsed.country === country && NATIONAL_TYPES.includes(parsed.getType() ?? '');
  return isNational ? parsed.formatNational().replace(/\D/g, '') : parsed.number;
}

/** RFC 3966. Android pauses before it dials the extension. */
export const telLink = ({ number, extension }: Phone, country: string): string =>
  `tel:${formatForDialling(number, country)}${extension ? `;ext=${extension}` : ''}`;

export const formatPhone = ({ number, extension }: Phone): string =>
  extension ? t('{number} ext. {extension}', { number, extension }) : number;

/** A link that opens a WhatsApp chat, with the given text in its input. */
export const whatsappLink = (number: string, country: string, text?: string): string =>
  `https://wa.me/${formatForDialling(number, country).replace('+', '')}${text ? `?text=${encodeURIComponent(text.trim())}` : ''}`;
