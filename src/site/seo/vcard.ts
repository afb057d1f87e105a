import { phoneNumbers } from '../../content/phone.ts';
import { type Company, isFrontPage } from '../../content/schemas/company.ts';

/** Characters with a meaning in a card (RFC 2426, section 5). */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

type Fields = Pick<Company, 'name' | 'email' | 'phone' | 'country' | 'address'> &
  Partial<Pick<Company, 'office' | 'social'>>;

/**
 * The company as a contact card: vCard 3.0, which every phone reads. Leave `social` out for the QR code: the less it
 * holds, the easier it scans. Long lines stay whole, which the standard allows.
 */
export function vcard({ name, email, phone, country, address, office, social = [] }: Fields): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The standard demands a person's name; a company has none.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `EMAIL:${escaped(email)}`,
    // Phones wait at a comma, then dial the extension.
    ...phoneNumbers(phone, country).map(
      ({ dialled, extension }) => `TEL:${escaped([dialled, extension].filter(Boolean).join(','))}`,
    ),
    // Only their writer knows what the lines are (street, place, code): all go into the street.
    `ADR:;;${escaped(office?.lines.join('\n') ?? '')};;;;${escaped(country)}`,
    `URL:${address}`,
    ...social
      .filter(({ url }) => !isFrontPage(url))
      .map(({ network, url }) => `X-SOCIALPROFILE;TYPE=${network}:${url}`),
    'END:VCARD',
    '',
  ].join('\r\n');
}
