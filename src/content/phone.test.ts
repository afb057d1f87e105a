import { expect, test } from 'vitest';
import { setLanguage } from './language.ts';
import { phoneNumbers, plainPhone, telLink, whatsappLink } from './phone.ts';
import { companySchema } from './schemas/company.ts';

const schema = companySchema.pick({ phone: true });
const links = (pasted: string, country = 'India') => {
  setLanguage('en-IN');
  return phoneNumbers(schema.parse({ phone: pasted }).phone, country).map(telLink);
};
const faultOf = (pasted: string) => schema.safeParse({ phone: pasted }).error?.issues[0]?.message;

test.each([
  ['+91 20 2612 3456', 'tel:+912026123456'],
  ['020-2612 3456', 'tel:+912026123456'],
  ['(020) 2612 3456', 'tel:+912026123456'],
  ['+91-20-26123456', 'tel:+912026123456'],
  ['+91 (20) 2612-3456', 'tel:+912026123456'],
  ['+91 (0)20 2612 3456', 'tel:+912026123456'],
  ['+91.20.2612.3456', 'tel:+912026123456'],
  ['91-20-26123456', 'tel:+912026123456'],
  ['0091 20 2612 3456', 'tel:+912026123456'],
  ['020  2612  3456', 'tel:+912026123456'],
  ['020\u00a02612\u00a03456', 'tel:+912026123456'],
  ['020\u20112612\u20093456', 'tel:+912026123456'],
  ['020–2612 3456', 'tel:+912026123456'],
  ['\u202a+91 20 2612 3456\u202c', 'tel:+912026123456'],
  ['\u200e+91 20 2612 3456\u200f', 'tel:+912026123456'],
  ['\u2066020-2612\u200b3456\u2069\ufeff', 'tel:+912026123456'],
  ['＋９１ ２０ ２６１２ ３４５６', 'tel:+912026123456'],
  ['०२०-२६१२ ३४५६', 'tel:+912026123456'],
  ['٠٢٠-٢٦١٢ ٣٤٥٦', 'tel:+912026123456'],
  ['০২০-২৬১২ ৩৪৫৬', 'tel:+912026123456'],
  ['Tel.: 020-2612 3456', 'tel:+912026123456'],
  ['tel:+912026123456', 'tel:+912026123456'],
  ['0253-2345678', 'tel:+912532345678'],
  ['0512 259 7200', 'tel:+915122597200'],
  ['080 4719 3625', 'tel:+918047193625'],
  ['98220 12345', 'tel:+919822012345'],
  ['098220 12345', 'tel:+919822012345'],
  ['9822012345', 'tel:+919822012345'],
  ['+91 98220-12345', 'tel:+919822012345'],
  ['1800 123 4567', 'tel:18001234567'],
  ['1800-11-4000', 'tel:1800114000'],
  ['1860 266 2345', 'tel:18602662345'],
  ['112', 'tel:112'],
  ['1930', 'tel:1930'],
  ['155260', 'tel:155260'],
  ['26123456', 'tel:26123456'],
  ['020-2612 3456 ext. 12', 'tel:+912026123456;ext=12'],
  ['020-2612 3456 Extn: 204', 'tel:+912026123456;ext=204'],
  ['020-2612 3456 x12', 'tel:+912026123456;ext=12'],
  ['020-2612 3456, ext 12', 'tel:+912026123456;ext=12'],
  ['020-2612 3456 / 57', 'tel:+912026123456 tel:+912026123457'],
  ['020-2612 3456/57/58', 'tel:+912026123456 tel:+912026123457 tel:+912026123458'],
  ['020-26123456 / 26123478', 'tel:+912026123456 tel:+912026123478'],
  ['020-2612 3456, 98220 12345', 'tel:+912026123456 tel:+919822012345'],
  ['1800 123 4567 or +91 98220 12345', 'tel:18001234567 tel:+919822012345'],
  ['+91 20 2612 3456 ext. 12 / +91 98220 12345', 'tel:+912026123456;ext=12 tel:+919822012345'],
  ['020-2612 3456 ext. 12/13', 'tel:+912026123456;ext=12 tel:+912026123456;ext=13'],
  ['(+91) 98220 12345', 'tel:+919822012345'],
  ['☎ 020-2612 3456', 'tel:+912026123456'],
  ['Phone no. 020-2612 3456', 'tel:+912026123456'],
  ['Mobile No: 98220 12345', 'tel:+919822012345'],
  ['M: 98220 12345', 'tel:+919822012345'],
  ['STD 0512 259 7200', 'tel:+915122597200'],
  ['020-2612 3456 #12', 'tel:+912026123456;ext=12'],
  ['tel:+912026123456;ext=12', 'tel:+912026123456;ext=12'],
  ['020/26123456', 'tel:+912026123456'],
  ['+91 00000 00000', 'tel:+910000000000'],
])('the number %j is dialled as %s', (pasted, dialled) => expect(links(pasted).join(' ')).toBe(dialled));

test.each([
  ['020 7946 0958', 'United Kingdom', 'tel:+442079460958'],
  ['(415) 555-2671', 'United States', 'tel:+14155552671'],
  ['030/901820', 'Germany', 'tel:+4930901820'],
  ['+49 (0) 30 / 901820', 'Germany', 'tel:+4930901820'],
  ['02 / 511 11 11', 'Belgium', 'tel:+3225111111'],
  ['01-4412345', 'Nepal', 'tel:+97714412345'],
  ['020-2612 3456', 'Nowhere', 'tel:02026123456'],
])('%s in %s is dialled as %s', (pasted, country, dialled) =>
  expect(links(pasted, country)).toEqual([dialled]),
);

test('a number is shown as it was typed, in plain signs', () => {
  expect(plainPhone('\u202a(०२०)\u00a0\u00a02612–3456\u202c')).toBe('(020) 2612-3456');
  expect(plainPhone('020-2612 3456 / 57 ext. 12')).toBe('020-2612 3456 / 57 ext. 12');
});

test.each([
  ['+91 98220 1234O', 'without "O" (U+004F)'],
  ['+91 98220 12345 (WhatsApp)', 'without "W" (U+0057)'],
  ['020*26123456', 'without "*" (U+002A)'],
  ['98220+12345', 'without "+" (U+002B)'],
  ['+91 98220 12345 👍', 'without "👍" (U+1F44D)'],
  ['12', 'with 3 to 15 digits'],
  ['+91 12', 'with 7 to 15 digits'],
  ['020-2612 3456 /', 'with digits beside each separator'],
  ['', 'with 3 to 15 digits'],
])('%j is refused, and the sign is named', (pasted, fault) =>
  expect(faultOf(pasted)).toContain(`, ${fault}`),
);

test('WhatsApp gets the number with its country code', () =>
  expect(whatsappLink('98220 12345', 'India', 'Hello')).toBe('https://wa.me/919822012345?text=Hello'));
