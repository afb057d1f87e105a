import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listPicturePaths } from '../../src/content/pictures/pictures.ts';
import { dir } from './built-pages.ts';

/** Returns the maximum width in pixels: twice 480 for team pictures (team.astro), 1280 for others ([service].astro). */
const maxWidthOf = (path: string) => (path.startsWith('team/') ? 960 : 1280);
const PHOTOGRAPHS = listPicturePaths(process.env.CONTENT_DIR ?? '');

// Vitest fails on a file without tests, so without photographs it gets a skipped one.
test.skipIf(PHOTOGRAPHS.length === 0).each(PHOTOGRAPHS.length > 0 ? PHOTOGRAPHS : ['no photograph'])(
  'publishes %s in two formats, small, without EXIF data and, for the team, square',
  async (path) => {
    const stem = basename(path, extname(path));
    const files = readdirSync(join(dir, '_astro')).filter((name) => name.startsWith(`${stem}.`));
    const published = await Promise.all(files.map((name) => sharp(join(dir, '_astro', name)).metadata()));
    const formats = published.map(({ format }) => format).sort();
    // sharp calls AVIF "heif". Astro also publishes the original once code reads a field of the imported picture.
    const why = 'expected no original: in layouts/picture.ts pass the imported picture to getImage only';
    expect(formats, why).toEqual(['heif', 'webp']);
    for (const { width, height, exif } of published) {
      expect(exif).toBeUndefined();
      expect(width, 'expected a smaller picture').toBeLessThanOrEqual(maxWidthOf(path));
      if (path.startsWith('team/')) expect(height).toBe(width);
    }
  },
);
