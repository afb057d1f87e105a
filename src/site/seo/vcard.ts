import { countryName } from '../../content/language/country.ts';
import { formatForDialling } from '../../content/language/phone.ts';
import { type Company, isFrontPage } from '../../content/schemas/company.ts';
import { countModules } from '../../ui/QrCode/QrCode.tsx';

/** Escapes characters with a meaning in a card (RFC 2426, section 5). */
const escapeValue = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

type Fields = Pick<Company, 'name' | 'email' | 'phones' | 'country' | 'address'> &
  Partial<Pick<Company, 'office' | 'social'>>;

const writeContactLines = ({ name, email, phones, country }: Fields) => [
  // The standard demands a person's name; a company has none.
  'N:;;;;',
  `FN:${escapeValue(name)}`,
  `ORG:${escapeValue(name)}`,
  `EMAIL:${escapeValue(email)}`,
  // Phones pause at a comma, then dial the extension.
  ...phones.map(
    ({ number, extension }) =>
      `TEL:${escapeValue([formatForDialling(number, country), extension].filter(Boolean).join(','))}`,
  ),
];

/** All lines are the street, because the content does not say which of them is the town or the postcode. */
const writeAddressLine = ({ country, office }: Fields) =>
  `ADR:;;${escapeValue(office?.lines.join('\n') ?? '')};;;;${escapeValue(countryName(country))}`;

const joinCard = (lines: readonly string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

/**
 * Writes the company's contact card in vCard 3.0, which every phone reads. The standard allows long lines. The UID is made
 * from the site's address, so that a newer card replaces the saved one.
 */
export function writeVcard(company: Fields): string {
  const { address, social = [] } = company;
  return joinCard([
    `UID:${address}/contact.vcf`,
    ...writeContactLines(company),
    writeAddressLine(company),
    `URL:${address}`,
    ...social
      .filter(({ url }) => !isFrontPage(url))
      .map(({ network, url }) => `X-SOCIALPROFILE;TYPE=${network}:${url}`),
  ]);
}

/** The contact page has 300 px for a code, and each module needs three. */
const MAX_MODULES = 100;

/**
 * Writes a short card for a QR code, so that it scans easily: no social profiles, and no address if the code would be too
 * large for the page. Texts are ASCII where possible, because readers guess the encoding of other bytes.
 */
export function writeQrCard(company: Fields): { card: string; hasAddress: boolean } {
  const asciiCompany = JSON.parse(JSON.stringify(company), (_, value) =>
    typeof value === 'string' ? toAscii(value) : value,
  ) as Fields;
  const joinCardWith = (extraLines: string[]) =>
    joinCard([...writeContactLines(asciiCompany), ...extraLines, `URL:${company.address}`]);
  const withAddress = joinCardWith([writeAddressLine(asciiCompany)]);
  const hasAddress = countModules(withAddress) <= MAX_MODULES;
  return { card: hasAddress ? withAddress : joinCardWith([]), hasAddress };
}

const ASCII_PUNCTUATION: Record<string, RegExp> = { "'": /[‘’ʼ]/g, '"': /[“”]/g, '-': /[‐‑–—]/g };

/** Turns ö into o and ’ into '. Returns a text without an ASCII form, or with figures such as ½, unchanged. */
function toAscii(text: string): string {
  const withAsciiMarks = Object.entries(ASCII_PUNCTUATION).reduce(
    (result, [ascii, pattern]) => result.replace(pattern, ascii),
    text,
  );
  const ascii = withAsciiMarks.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\n -~]*$/.test(ascii) && !/\p{No}/u.test(text) ? ascii : text;
}
