import { expect, test } from 'vitest';
import { characterName, excerptOf } from '../problems.ts';
import { companySchema } from './company.ts';
import { httpsUrl, line } from './text.ts';

test('counts graphemes against a limit', () => {
  expect(line(2).safeParse('थाली').success).toBe(true);
  expect(line(1).safeParse('थाली').error?.issues).toMatchObject([{ code: 'too_big', maximum: 1 }]);
});

test('rejects invisible characters alone or in an address, strips them around a text, and keeps them within', () => {
  for (const invisible of ['\u200b', '\u200e\u00ad', '\ufeff', '\u00a0'])
    expect(line(9).safeParse(invisible).success, characterName(invisible)).toBe(false);
  expect(line(9).parse('\u200e\u00adRao\u200b\u00a0')).toBe('Rao');
  expect(line(9).parse('क्\u200dष')).toBe('क्\u200dष');
  expect(httpsUrl.safeParse('https://www.company.in/a\u200bb').success).toBe(false);
});

test('names invisible characters in an excerpt, and joins white space', () => {
  expect(excerptOf('en\u200b-IN\u00a0')).toBe('"en(U+200B)-IN(U+00A0)"');
  expect(excerptOf('Room  12,\n चाय')).toBe('"Room 12, चाय"');
});

const VALID_HOSTS =
  'www.company.in a-b.co xn--p1b6ci4b4b3a.xn--h2brj9c कंपनी.भारत bücher.example WWW.Company.IN x1.org';

test.each([...VALID_HOSTS.split(' '), `${'a'.repeat(63)}.in`])('accepts the host %s', (host) =>
  expect(httpsUrl.safeParse(`https://${host}/a?b#c`).success).toBe(true),
);

/** Hosts that browsers read as an IP address or as another host, or reject because their last part is a number. */
const NUMERIC_HOSTS =
  '0x7f.1 0300.0250.1.1 999.1 2130706433 0x7f000001 017700000001 127.1 1.2.3 １２７.0.0.1 ①.in 10.0.0.1 1.2.3.4.5 0x.in.0x1 a.0x7f';
const INVALID_HOSTS =
  '-a.in a-.in a.-in a..in .a.in a.in. a_b.in localhost in [::1] a.1 a.i xn--.in xn--a.in www.xn--0000.in a.xn--b XN--ZZ--ZZ.in a%2e.in a\u00ad.in a\u200b.in';

test.each([
  ...`${NUMERIC_HOSTS} ${INVALID_HOSTS}`.split(' '),
  `${'a'.repeat(64)}.in`,
  `${'abcd.'.repeat(52)}in`,
])('rejects the host %s', (host) =>
  expect(httpsUrl.safeParse(`https://${host}/`).error?.issues).toMatchObject([
    { message: expect.stringContaining('the name of a host') },
  ]),
);

test.each([
  [' www.brightgrain.in ', 'https://www.brightgrain.in'],
  ['\u200ehttps://a.in/b\u200b\ufeff', 'https://a.in/b'],
  ['<https://a.in/b>', 'https://a.in/b'],
])('reads the address %j as %s', (pasted, address) => expect(httpsUrl.parse(pasted)).toBe(address));

test.each([
  ['mailto:post@a.in', 'post@a.in'],
  ['<post@a.in>', 'post@a.in'],
  ['\u202apost@a.in\u202c ', 'post@a.in'],
])('reads the e-mail address %j as %s', (pasted, email) =>
  expect(companySchema.shape.email.parse(pasted)).toBe(email),
);

test('converts a web address in another script to ASCII', () =>
  expect(companySchema.shape.address.parse('https://ब्राइट.भारत')).toBe(
    'https://xn--n1b2cubq4e8d.xn--h2brj9c',
  ));
