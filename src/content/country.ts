import { spokenLanguage } from './language.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** `Intl` names withdrawn codes too: East Germany's DD is called Germany. They are written as the code that replaced them. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCurrent);

/** Myanmar (Burma) is Myanmar too. */
const forms = (name: string) =>
  [name, name.replace(/ ?[(（].*$/, '')].map((one) => one.trim().normalize('NFKC').toLowerCase());

const listed = new Map<string, Map<string, string>>();

/** Codes by name. Made once: it takes milliseconds. */
function codesIn(language: string): Map<string, string> {
  const known = listed.get(language) ?? new Map<string, string>();
  if (known.size > 0) return known;
  for (const style of ['short', 'long'] as const) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style });
    for (const code of CODES) for (const form of forms(names.of(code) ?? '')) if (form) known.set(form, code);
  }
  listed.set(language, known);
  return known;
}

/** The ISO 3166 code of a country by its name in the site's language or in English; undefined if it has none. */
export function countryCode(name: string): string | undefined {
  const [asked = ''] = forms(name);
  return codesIn(spokenLanguage() ?? 'en').get(asked) ?? codesIn('en').get(asked);
}
