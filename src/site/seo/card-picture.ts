import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { cutToWeight, LATIN_FILE, WEIGHTS } from '../../fonts/font-file.ts';
import { fontFilesFor } from '../../fonts/writing-systems.ts';
import { cached } from '../../platform/build-cache.ts';
import { CARD } from './card-layout.tsx';
// Part of the cache key: another layout makes another picture.
import self from './card-picture.ts?raw';

/** One font for each weight: satori cannot read variable fonts. */
const weightsOf = (file: string) =>
  WEIGHTS.map(async (weight) => ({
    name: file === LATIN_FILE ? 'Anek' : file,
    data: await cutToWeight(file, weight),
    weight,
    style: 'normal' as const,
  }));

type Fonts = Promise<Awaited<ReturnType<typeof weightsOf>[number]>[]>;
const lists = new Map<string, Fonts>();

/** Returns the same array for the same files: satori parses the fonts of an array once. */
function fontsFrom(files: readonly string[]): Fonts {
  const key = files.join();
  const list = lists.get(key) ?? Promise.all(files.flatMap(weightsOf));
  lists.set(key, list);
  return list;
}

/** A social picture, 1200 × 630, as PNG. @param layout the layout, with `drawableText` only */
export function renderCard(layout: ReactNode): Promise<Buffer> {
  const { width, height } = CARD;
  const markup = renderToStaticMarkup(layout);
  const files = fontFilesFor(markup);
  return cached([...files.map((file) => readFileSync(file)), self, markup], async () => {
    const { default: satori } = await import('satori');
    // satori outlines all letters, so sharp needs no font.
    const svg = await satori(layout, { width, height, fonts: await fontsFrom(files) });
    return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 7 }).toBuffer();
  });
}
