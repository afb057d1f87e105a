import { countryName } from '../../content/language/country.ts';
import { formatForDialling } from '../../content/language/phone.ts';
import { type Company, isFrontPage } from '../../content/schemas/company.ts';
import { modulesPerSide } from '../../ui/QrCode/QrCode.tsx';

/** Escapes characters that have a meaning in a vCard (RFC 2426, section 5). */
const escapeValue = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

type CardFields = Pick<Company, 'name' | 'email' | 'phones' | 'country' | 'address'> &
  Partial<Pick<Company, 'office' | 'social'>>;

const writeContactLines = ({ name, email, phones, country }: CardFields) => [
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

/** Writes all lines as the street, because the content does not say which of them is the town or the postcode. */
const writeAddressLine = ({ country, office }: CardFields) =>
  `ADR:;;${escapeValue(office?.lines.join('\n') ?? '')};;;;${escapeValue(countryName(country))}`;

const joinCard = (lines: readonly string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

/**
 * Writes the company's contact card in vCard 3.0, which every phone reads. Long lines are not folded, as the standard permits.
 * The UID is made from the site's address, so that a newer card replaces the saved one.
 */
export function writeVcard(company: CardFields): string {
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
 * Writes a short card for a QR code that scans easily: no social profiles, and no postal address if the code would be too
 * large for the page. Texts are ASCII where possible, because scanners guess the encoding of other characters.
 */
export function writeQrCard(company: CardFields): { card: string; hasAddress: boolean } {
  const asciiCompany = JSON.parse(JSON.stringify(company), (_, value) =>
    typeof value === 'string' ? toAscii(value) : value,
  ) as CardFields;
  const joinQrCard = (extraLines: string[]) =>
    joinCard([...writeContactLines(asciiCompany), ...extraLines, `URL:${company.address}`]);
  const withAddress = joinQrCard([writeAddressLine(asciiCompany)]);
  const hasAddress = modulesPerSide(withAddress) <= MAX_MODULES;
  return { card: hasAddress ? withAddress : joinQrCard([]), hasAddress };
}

const ASCII_PUNCTUATION: Record<string, RegExp> = { "'": /[‘’ʼ]/g, '"': /[“”]/g, '-': /[‐‑–—]/g };

/** Turns ö into o and ’ into '. Returns a text unchanged if it has no ASCII form or contains a character such as ½. */
function toAscii(text: string): string {
  const withAsciiPunctuation = Object.entries(ASCII_PUNCTUATION).reduce(
    (result, [ascii, pattern]) => result.replace(pattern, ascii),
    text,
  );
  const ascii = withAsciiPunctuation.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\n -~]*$/.test(ascii) && !/\p{No}/u.test(text) ? ascii : text;
}
