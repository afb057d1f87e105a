import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { fontOfWeight, LATIN, WEIGHTS } from '../../ui/fonts/font-file.ts';
import { filesFor } from '../../ui/fonts/writing-systems.ts';
import { CARD } from './card-layout.tsx';
// The cache key includes this code.
import self from './card-picture.ts?raw';

/** Pictures are kept here, so that an unchanged one is not drawn again. */
const CACHE = '.cache/social-cards';

/** One font for each weight: satori knows no variable fonts. */
const weightsOf = (file: string) =>
  WEIGHTS.map(async (weight) => ({
    name: file === LATIN ? 'Anek' : file,
    data: await fontOfWeight(file, weight),
    weight,
    style: 'normal' as const,
  }));

/**
 * A social picture, 1200 × 630, as PNG.
 * @param drawn the layout, with `drawable` letters only
 * @param cache where pictures are kept, if it can be written to
 */
export async function cardPicture(drawn: ReactNode, cache = CACHE): Promise<Buffer> {
  const { width, height } = CARD;
  const markup = renderToStaticMarkup(drawn);
  const files = filesFor(markup);
  const hash = createHash('sha256');
  for (const part of [...files.map((one) => readFileSync(one)), self, markup]) hash.update(part).update('\0');
  const file = `${cache}/${hash.digest('hex').slice(0, 24)}.png`;
  if (existsSync(file)) return readFileSync(file);
  // Outlines, so that drawing needs no font.
  const svg = await satori(drawn, { width, height, fonts: await Promise.all(files.flatMap(weightsOf)) });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 7 }).toBuffer();
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Builds may run side by side: the picture appears whole or not at all.
    writeFileSync(`${file}.${process.pid}`, png);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next build draws it again.
  }
  return png;
}
