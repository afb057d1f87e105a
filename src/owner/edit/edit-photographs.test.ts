/** What the form takes as a photograph, and what of it is kept. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { REAL } from '../../../tests/content.ts';
import { png } from '../../../tests/png.ts';
import { photographOf, savedPicture, takePhotograph } from './files/photograph.ts';

// What its head says is its size.
const large = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a6' } })
  .jpeg()
  .toBuffer();
large.writeUInt32BE((9_000 << 16) + 12_000, large.indexOf(Buffer.from([0xff, 0xc0])) + 5);
test.each([
  ['nothing', Buffer.alloc(0), /empty/],
  ['40 MB', Buffer.alloc(40 * 1024 * 1024), /40 MB; .*20 MB/],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    /no photograph/,
  ],
  ['256 megapixels', png(16_000, 16_000), /256 megapixels; .*100/],
  ['a JPEG of 108 megapixels', large, /108 megapixels; .*100/],
  ['a HEIC of a telephone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC.*JPEG/],
])('%s is refused', async (_, bytes, reason) => {
  await expect(takePhotograph(bytes)).rejects.toThrow(reason);
});

test('the square with most to see is kept upright, and the place goes', async () => {
  // On its side: upright it is twice as high as wide, with a pattern below.
  const pattern = Buffer.from(
    '<svg width="200" height="200"><circle cx="100" cy="100" r="60" fill="#e33"/><path d="M0 0l200 200M200 0L0 200" stroke="#fff" stroke-width="9"/></svg>',
  );
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: pattern, left: 200, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const { id, side } = await takePhotograph(bytes);
  const cut = photographOf(id);
  const { width, height, exif } = await sharp(cut).metadata();
  expect({ side, width, height, exif }).toEqual({ side: 200, width: 200, height: 200, exif: undefined });
  expect((await sharp(cut).stats()).channels[0]?.max, 'The pattern is in it.').toBeGreaterThan(200);
});

test('one that was saved is shown', async () => {
  const [file = ''] = Object.entries(REAL).find(([, text]) => /^image: with-/m.test(text)) ?? [];
  expect(await savedPicture('tests/fixtures/content', file)).toMatch(/^data:image\/webp;base64,/);
  expect(
    await savedPicture('tests/fixtures/content', 'team/founder.yaml'),
    'Another host has it.',
  ).toBeUndefined();
});
