/** The web manifest and every icon. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decode } from 'sharp-ico';
import { describe, expect, test } from 'vitest';
import { all, content, dir, linkOf, pages, read } from './built-pages.ts';

type Manifest = Record<'name' | 'start_url' | 'theme_color' | 'background_color', string> & {
  icons: { src: string; sizes: string; purpose: string }[];
};
const manifest = JSON.parse(read('manifest.webmanifest')) as Manifest;

test('the manifest has the company’s name, begins at home, and has an icon for every home screen', () => {
  expect(manifest.name).toBe(content.company.name);
  expect(manifest.start_url).toBe('/');
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

test.each(pages)('$path shows the mark of the content', ({ tree }) => {
  const shapes = [...content.mark.matchAll(/ d="([^"]*)"/g)].map(([, shape]) => shape);
  expect(shapes.length).toBeGreaterThan(0);
  expect(all(tree, 'path').map(({ properties }) => properties.d)).toEqual(expect.arrayContaining(shapes));
});

test.each(pages)('$path names the manifest, the icon and its colours', ({ html, tree }) => {
  // With script it comes at the first sign of a visitor: tests/instant.
  expect(html).toContain('<noscript><link rel="manifest" href="/manifest.webmanifest"></noscript>');
  expect(linkOf(tree, 'icon')).toBe('/favicon.svg');
  const themes = all(tree, 'meta').filter(({ properties }) => properties.name === 'theme-color');
  expect(themes).toHaveLength(2);
  expect(themes[0]?.properties.content).toBe(manifest.theme_color);
});

const PICTURES = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180', purpose: 'any' }];

describe.each(PICTURES)('$src', ({ src, sizes, purpose }) => {
  const picture = () => sharp(join(dir, src));

  test('has the size that is said of it, and a ground: on a dark screen the mark would vanish', async () => {
    const { width, height } = await picture().metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect((await picture().stats()).isOpaque).toBe(true);
  });

  test.runIf(purpose === 'maskable')('keeps the mark in the circle that no phone cuts off', async () => {
    const { data, info } = await picture().removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const ground = data.subarray(0, channels);
    const outside = Array.from({ length: width * height }, (_, i) => i).filter(
      (i) => Math.hypot((i % width) - width / 2, Math.floor(i / width) - height / 2) > width * 0.4,
    );
    const drawn = outside.filter((i) => !data.subarray(i * channels, (i + 1) * channels).equals(ground));
    expect(drawn).toHaveLength(0);
  });
});

test('favicon.ico holds pictures of 16, 32 and 48 pixels', async () => {
  const icons = decode(readFileSync(join(dir, 'favicon.ico')));
  expect(icons.map(({ width }) => width)).toEqual([16, 32, 48]);
  for (const { width, data } of icons) expect((await sharp(data).metadata()).width).toBe(width);
});

test('favicon.svg is the mark of the content', () => {
  const shapes = content.mark.slice(content.mark.indexOf('>') + 1);
  expect(read('favicon.svg')).toContain(shapes);
});

test('favicon.svg can be drawn: every colour that it names is said in it', () => {
  const svg = read('favicon.svg');
  const named = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, role]) => role);
  // An owner’s mark may name none: its colours are then its own.
  if (/var\(--/.test(content.mark)) expect(named.length).toBeGreaterThan(0);
  for (const role of named) expect(svg.match(new RegExp(`${role}:#`, 'g')), role).toHaveLength(2);
});
