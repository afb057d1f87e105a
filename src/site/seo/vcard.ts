import { countryName } from '../../content/language/country.ts';
import { dialledNumber } from '../../content/language/phone.ts';
import { type Company, isFrontPage } from '../../content/schemas/company.ts';
import { countModules } from '../../ui/QrCode/QrCode.tsx';

/** Characters with a meaning in a card (RFC 2426, section 5). */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

type Fields = Pick<Company, 'name' | 'email' | 'phones' | 'country' | 'address'> &
  Partial<Pick<Company, 'office' | 'social'>>;

const contactLines = ({ name, email, phones, country }: Fields) => [
  // The standard demands a person's name; a company has none.
  'N:;;;;',
  `FN:${escaped(name)}`,
  `ORG:${escaped(name)}`,
  `EMAIL:${escaped(email)}`,
  // Phones pause at a comma, then dial the extension.
  ...phones.map(
    ({ number, extension }) =>
      `TEL:${escaped([dialledNumber(number, country), extension].filter(Boolean).join(','))}`,
  ),
];

/** All lines are the street: nothing says which of them is the place or the code. */
const addressLine = ({ country, office }: Fields) =>
  `ADR:;;${escaped(office?.lines.join('\n') ?? '')};;;;${escaped(countryName(country))}`;

const card = (lines: readonly string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

/**
 * The company as a contact card: vCard 3.0, which every phone reads. Long lines are not folded, as the standard allows. The
 * UID is made from the site's address, so that a card saved again replaces the old one.
 */
export function vcard(company: Fields): string {
  const { address, social = [] } = company;
  return card([
    `UID:${address}/contact.vcf`,
    ...contactLines(company),
    addressLine(company),
    `URL:${address}`,
    ...social
      .filter(({ url }) => !isFrontPage(url))
      .map(({ network, url }) => `X-SOCIALPROFILE;TYPE=${network}:${url}`),
  ]);
}

/** The page has 300 px for a code, three for each module. */
const MAX_MODULES = 100;

/**
 * The card for a QR code. The less it holds, the easier it scans: it has no social profiles, and no address if the code
 * would be too large for the page. Texts are ASCII where possible: readers guess the encoding of other bytes.
 */
export function cardForCode(company: Fields): { card: string; hasAddress: boolean } {
  const plain = JSON.parse(JSON.stringify(company), (_, value) =>
    typeof value === 'string' ? toAscii(value) : value,
  ) as Fields;
  const inCode = (extraLines: string[]) =>
    card([...contactLines(plain), ...extraLines, `URL:${company.address}`]);
  const withAddress = inCode([addressLine(plain)]);
  const hasAddress = countModules(withAddress) <= MAX_MODULES;
  return { card: hasAddress ? withAddress : inCode([]), hasAddress };
}

const ASCII_SIGNS: Record<string, RegExp> = { "'": /[‘’ʼ]/g, '"': /[“”]/g, '-': /[‐‑–—]/g };

/** ö becomes o, ’ becomes '; a text without a plain form, or with figures such as ½, stays as it is. */
function toAscii(text: string): string {
  const plain = Object.entries(ASCII_SIGNS).reduce(
    (result, [typed, signs]) => result.replace(signs, typed),
    text,
  );
  const letters = plain.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\n -~]*$/.test(letters) && !/\p{No}/u.test(text) ? letters : text;
}
