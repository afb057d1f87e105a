import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listPicturePaths } from '../../src/content/pictures/pictures.ts';
import { dir } from './built-pages.ts';

const MAX_SIDE = 960;
const PHOTOGRAPHS = listPicturePaths(process.env.CONTENT_DIR ?? '');

// A file without a test is an error, so without photographs this one is skipped.
test.skipIf(PHOTOGRAPHS.length === 0).each(PHOTOGRAPHS.length > 0 ? PHOTOGRAPHS : ['no photograph'])(
  'publishes %s in two formats, small and without metadata',
  async (path) => {
    const stem = basename(path, extname(path));
    const files = readdirSync(join(dir, '_astro')).filter((name) => name.startsWith(`${stem}.`));
    const published = await Promise.all(files.map((name) => sharp(join(dir, '_astro', name)).metadata()));
    expect(
      published.map(({ format }) => format).sort(),
      'The photograph itself must not be published: in src/site/pages/team.astro give it to getImage alone, and read none of its fields.',
    ).toEqual(['heif', 'webp']);
    for (const { width, height, exif } of published) {
      expect(exif).toBeUndefined();
      expect(Math.max(width, height), 'expected a smaller picture').toBeLessThanOrEqual(MAX_SIDE);
    }
  },
);
