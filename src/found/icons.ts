import sharp from 'sharp';
import { withColours } from './colours.ts';
import { MARK } from './mark.ts';

/** The icons by file name: their size in pixels, and how much of it the mark takes. */
export const ICONS = {
  'apple-touch-icon': { size: 180, part: 0.64 },
  'icon-192': { size: 192, part: 0.72 },
  'icon-512': { size: 512, part: 0.72 },
  // Whatever shape a phone cuts it to, what lies within four fifths of its width stays: the mark's corners too.
  'icon-maskable-512': { size: 512, part: 0.5 },
} as const;

/** The mark on paper, as PNG. `ground` is its ground; without one it is transparent. */
function drawn(size: number, part: number, ground = ''): Promise<Buffer> {
  const side = size * part;
  const corner = (size - side) / 2;
  const paper = ground && `<rect width="${size}" height="${size}" fill="${ground}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}<g transform="translate(${corner} ${corner}) scale(${side / 32})">${MARK}</g></svg>`;
  return sharp(Buffer.from(withColours(svg)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One of the icons as PNG, the mark on a ground of paper. */
export const icon = (name: keyof typeof ICONS): Promise<Buffer> =>
  drawn(ICONS[name].size, ICONS[name].part, 'var(--paper)');

const FAVICON_SIZES = [16, 32, 48];

/** `favicon.ico`, for what does not read the SVG: a header, a line for each size, and the sizes as PNG. */
export async function favicon(): Promise<Buffer> {
  const pictures = await Promise.all(FAVICON_SIZES.map((size) => drawn(size, 1, 'var(--paper)')));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.byteLength;
  pictures.forEach((picture, i) => {
    const at = 6 + 16 * i;
    const size = FAVICON_SIZES[i] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.byteLength, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.byteLength;
  });
  return Buffer.concat([head, ...pictures]);
}
