import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { drawQrPath, modulesPerSide } from '../../ui/QrCode/QrCode.tsx';
import { writeQrCard, writeVcard } from './vcard.ts';

const company = {
  name: 'Grain; Rice, & Co \\ Söhne',
  email: 'hello@grain.example',
  phones: [{ number: '+91 20 2612 3456' }, { number: '98220 12345', label: 'Mess office', extension: '12' }],
  country: 'IN' as const,
  address: 'https://grain.example',
};

test('writes a line for each field, ended by CRLF, and omits links to a network’s front page', () => {
  const card = writeVcard({
    ...company,
    name: 'Grain',
    social: [
      { network: 'linkedin', url: 'https://www.linkedin.com/company/grain' },
      { network: 'x', url: 'https://x.com/' },
    ],
  });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:https://grain.example/contact.vcf',
    'N:;;;;',
    'FN:Grain',
    'ORG:Grain',
    'EMAIL:hello@grain.example',
    'TEL:+912026123456',
    'TEL:+919822012345\\,12',
    'ADR:;;;;;;India',
    'URL:https://grain.example',
    'X-SOCIALPROFILE;TYPE=linkedin:https://www.linkedin.com/company/grain',
    'END:VCARD',
    '',
  ]);
});

test('escapes commas, semicolons, backslashes and the line breaks of the address', () => {
  const office = { lines: ['2 Quill Lane, Fern Yard; first floor', 'Nashik 422001'] };
  const card = writeVcard({ ...company, office });
  expect(card).toContain('FN:Grain\\; Rice\\, & Co \\\\ Söhne\r\n');
  expect(card).toContain('ADR:;;2 Quill Lane\\, Fern Yard\\; first floor\\nNashik 422001;;;;India\r\n');
});

/** The side of a module in pixels, and the quiet zone around a code in modules. */
const [MODULE_PX, QUIET_ZONE] = [4, 4];

function rasterise({ size, path }: ReturnType<typeof drawQrPath>) {
  const width = (size + 2 * QUIET_ZONE) * MODULE_PX;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, command, dx = '0', dy = '0'] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
    if (command === 'M') [x, y] = [Number(dx), Number(dy)];
    if (command === 'h')
      for (let py = (y + QUIET_ZONE) * MODULE_PX; py < (y + QUIET_ZONE + 1) * MODULE_PX; py++)
        for (let px = (x + QUIET_ZONE) * MODULE_PX; px < (x + QUIET_ZONE + Number(dx)) * MODULE_PX; px++)
          data.fill(0, (py * width + px) * 4, (py * width + px) * 4 + 3);
    if (command !== 'M') x += Number(dx);
  }
  return { data, width };
}

const HINDI = ['अन्न और चावल प्रयोगशाला', 'दूसरी मंज़िल, क्विल लेन 2', 'फ़र्न यार्ड, नाशिक 422001', 'महाराष्ट्र'];
const office = (lines: string[]) => ({ office: { lines } });

test.each<[string, Parameters<typeof writeVcard>[0]]>([
  ['short', company],
  [
    'English, three lines',
    { ...company, ...office(['2 Quill Lane, Fern Yard', 'Gangapur Road', 'Nashik 422001']) },
  ],
  ['Hindi, three lines', { ...company, name: HINDI[0] ?? '', ...office(HINDI.slice(1)) }],
  [
    'long',
    {
      ...company,
      ...office(HINDI.flatMap(() => HINDI).slice(0, 8)),
      email: `${'a'.repeat(60)}@grain.example`,
    },
  ],
])('draws a QR code that decodes to its card and fits the page: %s', (_, fields) => {
  const { card, hasAddress } = writeQrCard(fields);
  const { data, width } = rasterise(drawQrPath(card));
  expect(jsQR(data, width, width)?.data).toBe(card);
  expect(card.includes('ADR:')).toBe(hasAddress);
  expect(
    modulesPerSide(card) * 3,
    'The page has 300 px for the code, three for each module.',
  ).toBeLessThanOrEqual(300);
});

test('writes ASCII into the QR code where possible, and no UID', () => {
  const { card } = writeQrCard({
    ...company,
    name: 'Söhne’s “Grain” – Labs',
    ...office(['1½ Lane', 'Łódź']),
  });
  expect(card).toContain('FN:Sohne\'s "Grain" - Labs\r\n');
  expect(card, '½ must not become 12, and Ł has no ASCII form.').toContain('1½ Lane\\nŁódź');
  expect(card).not.toContain('UID');
});

/** Reads a code's error correction level from two masked modules beside the first finder pattern (ISO/IEC 18004, 7.9). */
function readLevel(text: string): string {
  const { data, width } = rasterise(drawQrPath(text));
  const isDark = (x: number) => data[((QUIET_ZONE + 8) * width + QUIET_ZONE + x) * MODULE_PX * 4] === 0;
  return ['medium', 'low', 'high', 'quartile'][(isDark(0) ? 0 : 2) + (isDark(1) ? 1 : 0)] ?? '';
}

// The smallest code holds 17, 14, 11 and 7 bytes at the four levels (ISO/IEC 18004, table 7).
test.each([
  [7, 'high'],
  [8, 'quartile'],
  [12, 'medium'],
  [15, 'low'],
  [17, 'low'],
])('draws %i bytes in the smallest code at the best error correction level: %s', (bytes, level) => {
  const text = 'x'.repeat(bytes);
  expect([drawQrPath(text).size, readLevel(text)]).toEqual([21, level]);
});
