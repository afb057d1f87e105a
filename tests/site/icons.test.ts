import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decode } from 'sharp-ico';
import { expect, test } from 'vitest';
import { ICONS } from '../../src/site/seo/icons.ts';
import { content, dir, findElements, linkOf, pages, read } from './built-pages.ts';

const parseShapes = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, shape]) => shape);

test.each(pages)('$path shows the mark, and names the icons and theme colours', (page) => {
  const { tree } = page;
  const shapes = findElements(tree, 'path').map(({ properties }) => properties.d);
  expect(shapes).toEqual(expect.arrayContaining(parseShapes(content.mark)));
  expect(linkOf(tree, 'icon')).toBe('/favicon.svg');
  expect(linkOf(tree, 'apple-touch-icon')).toBe('/apple-touch-icon.png');
  const themes = findElements(tree, 'meta').filter(({ properties }) => properties.name === 'theme-color');
  const colours = new Set(themes.map(({ properties }) => properties.content));
  expect([...colours], 'expected two colours').toEqual(Array(2).fill(expect.stringMatching(/^#[\da-f]{6}$/)));
});

test.each(Object.entries(ICONS))('%s has its size and an opaque background', async (name, { size }) => {
  const picture = sharp(join(dir, `${name}.png`));
  expect(await picture.metadata()).toMatchObject({ width: size, height: size });
  expect((await picture.stats()).isOpaque, 'The mark must show on a dark screen.').toBe(true);
});

test('has 16, 32 and 48 pixels in favicon.ico', () => {
  const icons = decode(readFileSync(join(dir, 'favicon.ico')));
  expect(icons.map(({ width }) => width)).toEqual([16, 32, 48]);
});

test('draws the mark in literal colours in favicon.svg', async () => {
  const svg = read('favicon.svg');
  expect(parseShapes(svg)).toEqual(parseShapes(content.mark));
  expect(svg).not.toMatch(/var\(|--/);
  const { channels } = await sharp(Buffer.from(svg)).stats();
  const [red = { max: 0 }, , blue = { min: 255 }] = channels;
  const isTurmeric = content.mark.includes('--accent');
  expect([red.max > 200, blue.min < 100], 'Turmeric has much red and little blue.').toEqual([
    isTurmeric,
    true,
  ]);
});
