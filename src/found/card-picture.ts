import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { CARD } from './card-text.tsx';

/** Pictures that are made stay here: a build that changes none of them draws none. */
const CACHE = 'node_modules/.cache/social-cards';
/** The family with Latin letters, in which the words are set. */
const FAMILY = 'fonts/anek-latin-var.woff2';
/** To be counted up when the way of drawing changes but what is drawn does not. */
const WAY = 1;

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

/** The family in one weight: what lays out the words knows no variable fonts. */
async function instance(weight: 400 | 600, text: string) {
  const data = await subsetFont(readFileSync(FAMILY), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: 100 },
  });
  return { name: 'Anek', data, weight, style: 'normal' as const };
}

/**
 * The words as outlines, which need no font where the picture is drawn. Characters that the family does not have are
 * drawn as empty boxes, and named in a warning.
 */
async function outlines(text: ReactNode, characters: string): Promise<string> {
  const fonts = await Promise.all([instance(400, characters), instance(600, characters)]);
  const missing = new Set<string>();
  const svg = await satori(text, {
    width: CARD.width,
    height: CARD.height,
    fonts,
    loadAdditionalAsset: async (_code, segment) => {
      missing.add(segment);
      return [];
    },
  });
  if (missing.size > 0)
    console.warn(`The social pictures lack letters that ${FAMILY} does not have: ${[...missing].join(' ')}`);
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/**
 * A social picture, 1200 × 630, as PNG.
 * @param ground what lies below the words, as SVG
 * @param text the words, laid out
 * @param key all that the words' look depends on
 */
export async function cardPicture(ground: string, text: ReactNode, key: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of [String(WAY), ground, key, readFileSync(FAMILY)]) hash.update(part).update('\0');
  const file = join(CACHE, `${hash.digest('hex').slice(0, 24)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const words = await outlines(text, ASCII + [...new Set(key)].filter((c) => c > '~').join(''));
  const { width, height } = CARD;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${words}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 7 }).toBuffer();
  mkdirSync(CACHE, { recursive: true });
  // Builds may run side by side: a picture is there whole, or not at all.
  writeFileSync(`${file}.${process.pid}`, png);
  renameSync(`${file}.${process.pid}`, file);
  return png;
}
