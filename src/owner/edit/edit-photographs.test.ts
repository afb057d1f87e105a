/** Uploads of photographs of people and of pictures in texts. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyContentBeforeEach } from '../../../tests/content-copy.ts';
import { type Changes, readBytes } from '../../platform/write.ts';
import { addPhotograph, preparePhotograph } from './files/photograph.ts';
import { createSession } from './session.ts';

const copy = copyContentBeforeEach();

/** Creates a PNG of one pixel whose header says 20,000 × 20,000 pixels. */
async function hugePng(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  // In a PNG's header bytes 16 to 23 are width and height, and byte 29 begins a checksum of bytes 12 to 28.
  for (const offset of [16, 20]) png.writeUInt32BE(20_000, offset);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test.each([
  ['an empty file', Buffer.alloc(0), /not a JPEG/],
  ['an SVG file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /not a JPEG/],
  ['a picture of 400 megapixels', await hugePng(), /damaged, or too large/],
  ['a HEIC photograph', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC.*JPEG/],
])('refuses %s', async (_, bytes, reason) => {
  await expect(preparePhotograph(bytes)).rejects.toThrow(reason);
});

test('crops a photograph to its most detailed square, turns it upright, and removes its location', async () => {
  // Orientation 6 means that the picture lies on its side. Upright, it has the pattern in its lower half.
  const pattern = Buffer.from(
    '<svg width="200" height="200"><circle cx="100" cy="100" r="60" fill="#e33"/><path d="M0 0l200 200M200 0L0 200" stroke="#fff" stroke-width="9"/></svg>',
  );
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: pattern, left: 200, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const { image, sidePx } = await preparePhotograph(bytes);
  const changes: Changes = new Map();
  const { image: name } = addPhotograph(changes, 'team/a-b.yaml', { image });
  expect(name, 'Expected a hash of the photograph in its name.').toMatch(/^a-b-[0-9a-f]{8}\.jpg$/);
  const square = Buffer.from(changes.get(`team/${name}`) ?? []);
  const { width, height, exif } = await sharp(square).metadata();
  expect({ sidePx, width, height, exif }).toEqual({ sidePx: 200, width: 200, height: 200, exif: undefined });
  const { channels } = await sharp(square).stats();
  expect(channels[0]?.max, 'Expected the square to contain the red pattern.').toBeGreaterThan(200);
});

test('shrinks a picture, writes it once a text shows it, and removes it once no text shows it', async () => {
  const large = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#963' } })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const file = 'services/web-development.md';
  const session = createSession(copy.root);
  const { name } = await session.uploadPicture(large);
  expect(await session.uploadPicture(large), 'Expected equal pictures to share a name.').toEqual({ name });
  const earlyPicture = readBytes(copy.root, `services/${name}`);
  expect(earlyPicture, 'Expected no picture before the text is saved.').toBeUndefined();
  const { body } = session.open(file).data;
  const save = (text: string) => {
    const { hash = '', data } = session.open(file);
    return session.save({ file, hash, data: { ...data, body: text }, by: 'Leela' });
  };
  expect(() => save(`${body}\n\n![](${name})`), 'Expected each picture to need alt text.').toThrow();
  expect(() => save(`${body}\n\n![A yard](none.jpg)`)).toThrow();
  save(`${body}\n\n![A yard](${name})`);
  const { width, height, exif } = await sharp(readBytes(copy.root, `services/${name}`)).metadata();
  expect({ width, height, exif }).toEqual({ width: 1600, height: 800, exif: undefined });
  save(String(body));
  expect(readBytes(copy.root, `services/${name}`)).toBeUndefined();
});
