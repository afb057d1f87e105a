import type { Company } from '../schemas/company.ts';

/** The characters that mean something in a card (RFC 2426, section 5). */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line in pieces of at most 75 bytes, the later ones behind a space; no character is cut in two. */
function folded(line: string): string {
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}

type Fields = Pick<Company, 'name' | 'email' | 'phone' | 'country' | 'address'> &
  Partial<Pick<Company, 'social'>>;

/**
 * The company as a contact card: vCard 3.0, which every phone reads. Leave `social` out for the QR code, which is
 * the easier to scan the less it holds.
 */
export function vcard({ name, email, phone, country, address, social = [] }: Fields): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The standard demands a person's name; a company has none.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `EMAIL:${escaped(email)}`,
    `TEL:${phone.replace(/\s/g, '')}`,
    `ADR:;;;;;;${escaped(country)}`,
    `URL:${address}`,
    ...social.map(({ network, url }) => `X-SOCIALPROFILE;TYPE=${network}:${url}`),
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
