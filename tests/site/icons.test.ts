/** The web manifest and every icon. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decode } from 'sharp-ico';
import { expect, test } from 'vitest';
import { all, content, dir, linkOf, pages, read } from './built-pages.ts';

type Manifest = Record<'name' | 'start_url' | 'theme_color', string> & {
  icons: { src: string; sizes: string; purpose: string }[];
};
const manifest = JSON.parse(read('manifest.webmanifest')) as Manifest;
const shapesIn = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, shape]) => shape);

test('the manifest has the company’s name, begins at home, and has an icon for every home screen', () => {
  expect(manifest).toMatchObject({ name: content.company.name, start_url: '/' });
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

test.each(pages)(
  '$path shows the mark of the content, and names the manifest, the icon and its colours',
  (page) => {
    const { tree } = page;
    const drawn = all(tree, 'path').map(({ properties }) => properties.d);
    expect(drawn).toEqual(expect.arrayContaining(shapesIn(content.mark)));
    expect(linkOf(tree, 'manifest')).toBe('/manifest.webmanifest');
    expect(linkOf(tree, 'icon')).toBe('/favicon.svg');
    const themes = all(tree, 'meta').filter(({ properties }) => properties.name === 'theme-color');
    expect(themes).toHaveLength(2);
    expect(themes[0]?.properties.content).toBe(manifest.theme_color);
  },
);

const PICTURES = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180', purpose: 'any' }];

test.each(PICTURES)(
  '$src ($purpose) has its size, a ground, and the mark where no phone cuts it off',
  async (icon) => {
    const picture = sharp(join(dir, icon.src));
    const { width, height } = await picture.metadata();
    expect(`${width}x${height}`).toBe(icon.sizes);
    expect((await picture.stats()).isOpaque, 'On a dark screen the mark would vanish.').toBe(true);
    if (icon.purpose !== 'maskable') return;
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, info.channels);
    for (let i = 0; i < width * height; i++)
      if (Math.hypot((i % width) - width / 2, Math.floor(i / width) - height / 2) > width * 0.4)
        if (!data.subarray(i * info.channels, (i + 1) * info.channels).equals(ground))
          expect.fail('The mark has to lie within the circle that every phone keeps.');
  },
);

test('favicon.ico holds pictures of 16, 32 and 48 pixels', () => {
  const icons = decode(readFileSync(join(dir, 'favicon.ico')));
  expect(icons.map(({ width }) => width)).toEqual([16, 32, 48]);
});

test('favicon.svg is the content’s mark, with its colours for light and dark', () => {
  const svg = read('favicon.svg');
  expect(shapesIn(svg)).toEqual(shapesIn(content.mark));
  for (const [, role] of svg.matchAll(/var\((--[\w-]+)\)/g))
    expect(svg.match(new RegExp(`${role}:#`, 'g')), role).toHaveLength(2);
});
