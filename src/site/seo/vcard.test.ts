import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrPath } from '../../ui/QrCode/QrCode.tsx';
import { vcard } from './vcard.ts';

const company = {
  name: 'Grain; Rice, & Co \\ Söhne',
  email: 'hello@grain.example',
  phone: '+91 00000 00000',
  country: 'India',
  address: 'https://grain.example',
};

test('a card has its fields in lines that end in CRLF, and no front page of a network for a profile', () => {
  const card = vcard({
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
    'N:;;;;',
    'FN:Grain',
    'ORG:Grain',
    'EMAIL:hello@grain.example',
    'TEL:+910000000000',
    'ADR:;;;;;;India',
    'URL:https://grain.example',
    'X-SOCIALPROFILE;TYPE=linkedin:https://www.linkedin.com/company/grain',
    'END:VCARD',
    '',
  ]);
});

test('the lines of the office stand in the address, each on its own', () => {
  const office = { lines: ['2 Quill Lane, Fern Yard; first floor', 'Nashik 422001'] };
  expect(vcard({ ...company, office })).toContain(
    'ADR:;;2 Quill Lane\\, Fern Yard\\; first floor\\nNashik 422001;;;;India\r\n',
  );
});

test('characters that mean something in a card are escaped', () => {
  expect(vcard(company)).toContain('FN:Grain\\; Rice\\, & Co \\\\ Söhne\r\n');
});

/** What a camera sees: the path's strokes as pixels, four to a module, with the quiet zone. */
function photograph({ size, path }: ReturnType<typeof qrPath>): { data: Uint8ClampedArray; width: number } {
  const [scale, quiet] = [4, 4];
  const width = (size + 2 * quiet) * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, command, by = '0', to = '0'] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
    if (command === 'M') [x, y] = [Number(by), Number(to)];
    if (command === 'h')
      for (let py = (y + quiet) * scale; py < (y + quiet + 1) * scale; py++)
        for (let px = (x + quiet) * scale; px < (x + quiet + Number(by)) * scale; px++)
          data.fill(0, (py * width + px) * 4, (py * width + px) * 4 + 3);
    if (command !== 'M') x += Number(by);
  }
  return { data, width };
}

test.each([company, { ...company, name: 'अन्न और चावल', email: `${'a'.repeat(60)}@grain.example` }])(
  'the drawn code reads as the card of $name',
  (fields) => {
    const card = vcard(fields);
    const { data, width } = photograph(qrPath(card));
    expect(jsQR(data, width, width)?.data).toBe(card);
  },
);
