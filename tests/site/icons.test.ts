import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decode } from 'sharp-ico';
import { expect, test } from 'vitest';
import { ICONS } from '../../src/site/seo/icons.ts';
import { content, dir, findElements, linkOf, pages, read } from './built-pages.ts';

const parsePaths = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

test.each(pages)('$path shows the company’s logo, and names icons and theme colours', ({ tree }) => {
  const paths = findElements(tree, 'path').map(({ properties }) => properties.d);
  expect(paths).toEqual(expect.arrayContaining(parsePaths(content.mark)));
  expect(linkOf(tree, 'icon')).toBe('/favicon.svg');
  expect(linkOf(tree, 'apple-touch-icon')).toBe('/apple-touch-icon.png');
  const themes = findElements(tree, 'meta').filter(({ properties }) => properties.name === 'theme-color');
  const colours = new Set(themes.map(({ properties }) => properties.content));
  const hexColour = expect.stringMatching(/^#[\da-f]{6}$/);
  expect([...colours], 'expected a colour for light and one for dark').toEqual([hexColour, hexColour]);
});

test.each(Object.entries(ICONS))('%s.png has the size in ICONS and is opaque', async (name, { size }) => {
  const picture = sharp(join(dir, `${name}.png`));
  expect(await picture.metadata()).toMatchObject({ width: size, height: size });
  expect((await picture.stats()).isOpaque, 'expected a background, for dark screens').toBe(true);
});

test('favicon.ico has icons of 16, 32 and 48 pixels', () => {
  const icons = decode(readFileSync(join(dir, 'favicon.ico')));
  expect(icons.map(({ width }) => width)).toEqual([16, 32, 48]);
});

test('favicon.svg has the logo, in colours that do not depend on custom properties', async () => {
  const svg = read('favicon.svg');
  expect(parsePaths(svg)).toEqual(parsePaths(content.mark));
  expect(svg).not.toMatch(/var\(|--/);
  const { channels } = await sharp(Buffer.from(svg)).stats();
  const [red = { max: 0 }, , blue = { min: 255 }] = channels;
  // The accent is turmeric, with much red and little blue.
  expect(red.max > 200).toBe(content.mark.includes('--accent'));
  expect(blue.min).toBeLessThan(100);
});
