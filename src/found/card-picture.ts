import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
// How it is done is a part of what a picture is known by.
import self from './card-picture.ts?raw';
import { CARD } from './card-text.tsx';

/** Pictures that are made stay here: a build that changes none of them draws none. */
const CACHE = 'node_modules/.cache/social-cards';
/** The family with Latin letters, in which the words are set. */
const FAMILY = 'fonts/anek-latin-var.woff2';

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

/** The family in one weight: what lays out the words knows no variable fonts. */
async function instance(weight: 400 | 600, text: string) {
  const data = await subsetFont(readFileSync(FAMILY), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: 100 },
  });
  return { name: 'Anek', data, weight, style: 'normal' as const };
}

/** The words as outlines, which need no font where the picture is drawn; and the letters that the family lacks. */
async function outlines(text: ReactNode, characters: string): Promise<{ svg: string; missing: string }> {
  const fonts = await Promise.all([instance(400, characters), instance(600, characters)]);
  let missing = '';
  const svg = await satori(text, {
    width: CARD.width,
    height: CARD.height,
    fonts,
    loadAdditionalAsset: async (_script, segment) => {
      missing += segment;
      return [];
    },
  });
  return { svg: svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''), missing };
}

/**
 * A social picture, 1200 × 630, as PNG.
 * @param ground what lies below the words, as SVG
 * @param text the words, laid out, without the letters that it is given
 * @param key all that the words' look depends on
 */
export async function cardPicture(
  ground: string,
  text: (missing: string) => ReactNode,
  key: string,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of [self, ground, key, readFileSync(FAMILY)]) hash.update(part).update('\0');
  const file = join(CACHE, `${hash.digest('hex').slice(0, 24)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const characters = ASCII + [...new Set(key)].filter((c) => c > '~').join('');
  const drawn = await outlines(text(''), characters);
  const { missing } = drawn;
  let words = drawn.svg;
  if (missing !== '') {
    console.warn(`The social pictures leave out what ${FAMILY} has no letters for: ${missing}`);
    ({ svg: words } = await outlines(text(missing), characters));
  }
  const { width, height } = CARD;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${words}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 7 }).toBuffer();
  // Not kept where letters are missing: the next build says so again.
  if (missing !== '') return png;
  mkdirSync(CACHE, { recursive: true });
  // Builds may run side by side: a picture is there whole, or not at all.
  writeFileSync(`${file}.${process.pid}`, png);
  renameSync(`${file}.${process.pid}`, file);
  return png;
}
