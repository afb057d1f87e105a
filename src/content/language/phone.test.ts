import { expect, test } from 'vitest';
import { FIXTURES } from '../../../tests/content.ts';
import { readContentFile } from '../parsing/source.ts';
import { companySchema } from '../schemas/company.ts';
import { telLink, whatsappLink } from './phone.ts';

const company = readContentFile(FIXTURES, 'company.yaml').data as object;
const parsePhone = (number: string, country = 'IN') =>
  companySchema.safeParse({ ...company, country, phones: [{ number }] });

test.each([
  ['+91 20 2612 3456', 'IN', 'tel:+912026123456'],
  ['020-2612 3456', 'IN', 'tel:+912026123456'],
  ['(020) 2612 3456', 'IN', 'tel:+912026123456'],
  ['98220 12345', 'IN', 'tel:+919822012345'],
  ['+91 1800 123 4567', 'IN', 'tel:18001234567'],
  ['1800 123 4567', 'IN', 'tel:18001234567'],
  ['020 7946 0958', 'GB', 'tel:+442079460958'],
  ['+44 20 7946 0958', 'IN', 'tel:+442079460958'],
  ['01-4412345', 'NP', 'tel:+97714412345'],
  [' 020–2612\u00a03456 ', 'IN', 'tel:+912026123456'],
])('dials %j in %s as %s', (number, country, link) => {
  const { data } = parsePhone(number, country);
  expect(data?.phones.map((phone) => telLink(phone, country))).toEqual([link]);
});

test.each([
  ['98220 12345 / 98220 12346', 'it is too long'],
  ['98220 12345, 98220 12346', 'it has something besides the number'],
  ['020-2612 3456 / 57', 'no phone number has these first digits'],
  ['Mob.: 98220 12345', 'it has something besides the number'],
  ['020-2612 3456 (fax)', 'it has something besides the number'],
  ['020-2612 3456 ext. 12', 'write the extension into its own field'],
  ['98220 1234O', 'it has something besides the number'],
  ['+999 20 2612 3456', 'no country has this calling code'],
  ['112', 'it is too short'],
  ['+91 80471 9362', 'no phone number has these first digits'],
])('rejects %j: %s', (number, fault) => {
  const [issue] = parsePhone(number).error?.issues ?? [];
  expect(issue?.path).toEqual(['phones', 0, 'number']);
  expect(issue?.message).toMatch(/^one phone number in each row, such as "020-2612 3456".*: /);
  expect(issue?.message).toContain(fault);
});

test('adds the extension to a link', () =>
  expect(telLink({ number: '020-2612 3456', extension: '12' }, 'IN')).toBe('tel:+912026123456;ext=12'));

test.each([
  ['98220 12345', '919822012345'],
  ['+91 1800 123 4567', '9118001234567'],
])('links to WhatsApp with the country code: %s', (number, digits) =>
  expect(whatsappLink(number, 'IN', 'Hello')).toBe(`https://wa.me/${digits}?text=Hello`),
);
