import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { instantiateWeight, LATIN_FILE, WEIGHTS } from '../../fonts/font-file.ts';
import { fontFilesFor } from '../../fonts/writing-systems.ts';
import { cached } from '../../platform/build-cache.ts';
import { SOCIAL_CARD } from './social-card-layout.tsx';
// Part of the cache key, because the settings below change the picture.
import sourceCode from './social-card-picture.ts?raw';

/** Loads a font for each weight, because satori cannot read variable fonts. */
const loadWeights = (file: string) =>
  WEIGHTS.map(async (weight) => ({
    name: file === LATIN_FILE ? 'Anek' : file,
    data: await instantiateWeight(file, weight),
    weight,
    style: 'normal' as const,
  }));

type Fonts = Promise<Awaited<ReturnType<typeof loadWeights>[number]>[]>;
const cachedFonts = new Map<string, Fonts>();

/** Returns the same array for the same files: satori parses the fonts of an array once. */
function loadFonts(files: readonly string[]): Fonts {
  const key = files.join();
  const fonts = cachedFonts.get(key) ?? Promise.all(files.flatMap(loadWeights));
  cachedFonts.set(key, fonts);
  return fonts;
}

/** Renders a social card as PNG. @param layout with texts from `toDrawableText` (writing-systems.ts) only */
export function renderLayout(layout: ReactNode): Promise<Buffer> {
  const { width, height } = SOCIAL_CARD;
  const markup = renderToStaticMarkup(layout);
  const files = fontFilesFor(markup);
  return cached([...files.map((file) => readFileSync(file)), sourceCode, markup], async () => {
    const { default: satori } = await import('satori');
    // satori outlines all letters, so sharp needs no font.
    const svg = await satori(layout, { width, height, fonts: await loadFonts(files) });
    return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 7 }).toBuffer();
  });
}
