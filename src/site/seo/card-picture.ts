import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { create, type Font } from 'fontkitten';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { CARD } from './card-layout.tsx';
// How it is done is a part of what a picture is known by.
import self from './card-picture.ts?raw';

/** Pictures that are made stay here, so that a build that changes none draws none. */
const CACHE = '.cache/social-cards';
/** The family with Latin letters, in which the words are set. */
const FAMILY = readFileSync('fonts/anek-latin-var.woff2');
const letters = create(FAMILY) as Font;

/** A text without the letters that the family lacks. */
export const drawable = (text: string): string =>
  [...text]
    .filter((letter) => letters.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .trim();

/** The family in one weight: what lays out the words knows no variable fonts. */
async function instance(weight: 400 | 600) {
  const data = await subsetFont(FAMILY, String.fromCodePoint(...letters.characterSet), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: 100 },
  });
  return { name: 'Anek', data, weight, style: 'normal' as const };
}
let fonts: ReturnType<typeof instance>[] | undefined;

/**
 * A social picture, 1200 × 630, as PNG.
 * @param drawn the picture, laid out, with `drawable` letters alone
 * @param cache the folder in which pictures are kept; where it cannot be written to, none are
 */
export async function cardPicture(drawn: ReactNode, cache = CACHE): Promise<Buffer> {
  const { width, height } = CARD;
  const hash = createHash('sha256').update(FAMILY);
  for (const part of [self, renderToStaticMarkup(drawn)]) hash.update(part).update('\0');
  const file = `${cache}/${hash.digest('hex').slice(0, 24)}.png`;
  if (existsSync(file)) return readFileSync(file);
  fonts ??= [instance(400), instance(600)];
  // Outlines, which need no font where the picture is drawn.
  const svg = await satori(drawn, { width, height, fonts: await Promise.all(fonts) });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 7 }).toBuffer();
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Builds may run side by side: a picture is there whole, or not at all.
    writeFileSync(`${file}.${process.pid}`, png);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next build draws it again.
  }
  return png;
}
