/** Photographs of people: shown as small as they are drawn, and without what a camera wrote into them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dir } from './built-pages.ts';

const FILES = readdirSync(join(dir, '_astro')).filter((name) => name.startsWith('with-picture.'));

test('a photograph is there in two forms, a small square of its middle without its place or its owner', async () => {
  const { width, height, exif } = await sharp('tests/fixtures/content/team/with-picture.jpg').metadata();
  expect(Math.min(width, height), 'The fixture has to be a large photograph.').toBeGreaterThan(960);
  expect(exif, 'The fixture has to hold what a camera writes.').toBeDefined();

  const shown = await Promise.all(FILES.map((name) => sharp(join(dir, '_astro', name)).metadata()));
  expect(
    shown.map(({ format }) => format).sort(),
    'The photograph itself must not be published: in src/pages/team.astro give it to getImage alone, and read none of its fields.',
  ).toEqual(['heif', 'webp']);
  for (const { width: across, height: high, exif: written } of shown)
    expect({ across, high, written }).toEqual({ across: 960, high: 960, written: undefined });
});
