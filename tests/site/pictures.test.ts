/** Photographs of people: as small as they are drawn, and without the camera's data. */
import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picturesIn } from '../../src/content/pictures/pictures.ts';
import { dir } from './built-pages.ts';

const MOST = 960;
const PHOTOGRAPHS = picturesIn(process.env.CONTENT_DIR ?? '');

// A file without a test is an error, so without photographs this one is skipped.
test.skipIf(PHOTOGRAPHS.length === 0).each(PHOTOGRAPHS.length > 0 ? PHOTOGRAPHS : ['no photograph'])(
  '%s is there in two forms, small, without its place or its owner',
  async (path) => {
    const stem = basename(path, extname(path));
    const files = readdirSync(join(dir, '_astro')).filter((name) => name.startsWith(`${stem}.`));
    const shown = await Promise.all(files.map((name) => sharp(join(dir, '_astro', name)).metadata()));
    expect(
      shown.map(({ format }) => format).sort(),
      'The photograph itself must not be published: in src/site/pages/team.astro give it to getImage alone, and read none of its fields.',
    ).toEqual(['heif', 'webp']);
    for (const { width, height, exif } of shown) {
      expect(exif).toBeUndefined();
      expect(Math.max(width, height), 'It is drawn smaller.').toBeLessThanOrEqual(MOST);
    }
  },
);
