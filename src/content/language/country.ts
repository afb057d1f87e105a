import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max';
import { siteLanguage } from './language.ts';

/** ISO 3166 codes of the countries that have telephone numbers. */
export const COUNTRIES: readonly CountryCode[] = getCountries();

/** Returns a country's name, by default in the site's language; an unknown code stays unchanged. */
export const countryName = (code: string, language = siteLanguage() ?? 'en'): string =>
  (isSupportedCountry(code) && new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code)) || code;
