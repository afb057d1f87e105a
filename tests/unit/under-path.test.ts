import { expect, test } from 'vitest';
import { basePathOf } from '../../src/publishing/base-path.ts';
import { ledUnderPath, withTouchIcon } from '../../src/publishing/under-path.ts';

const BASE = '/some/path';
const led = (file: string, text: string) => ledUnderPath(file, text, BASE, 'https://host.example');

test.each([
  ['<a class="a" href="/about">', '<a class="a" href="/some/path/about">'],
  ['<a href="/">', '<a href="/some/path/">'],
  ['<a href="/about#culture">', '<a href="/some/path/about#culture">'],
  ['<a href="#main">', '<a href="#main">'],
  ['<a href="//elsewhere.example/a">', '<a href="//elsewhere.example/a">'],
  ['<a href="https://elsewhere.example/a">', '<a href="https://elsewhere.example/a">'],
  ['<a href="mailto:a@b.example?body=/about">', '<a href="mailto:a@b.example?body=/about">'],
  ['<script src="/some/path/_astro/a.js">', '<script src="/some/path/_astro/a.js">'],
  ['<a href="/some/pathology">', '<a href="/some/path/some/pathology">'],
  ['<img alt="a > b" src="/a.png">', '<img alt="a > b" src="/some/path/a.png">'],
  ['<p>href="/about" in a text</p>', '<p>href="/about" in a text</p>'],
  [
    '<link rel="canonical" href="https://host.example/about">',
    '<link rel="canonical" href="https://host.example/some/path/about">',
  ],
  ['<link href="https://host.example/some/path/a">', '<link href="https://host.example/some/path/a">'],
  ['<a href="https://host.example.org/a">', '<a href="https://host.example.org/a">'],
  [
    '<script type="application/ld+json">{"url":"https://host.example/"}</script>',
    '<script type="application/ld+json">{"url":"https://host.example/some/path/"}</script>',
  ],
  [
    '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script>',
    '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/some/path/*"}}]}</script>',
  ],
])('%s', (before, after) => {
  expect(led('a.html', before)).toBe(after);
  expect(led('a.html', after), 'What is led there once stays there.').toBe(after);
});

test('other files are led there too', () => {
  expect(led('a.webmanifest', '{"start_url":"/","icons":[{"src":"/a.png"}]}')).toBe(
    '{"start_url":"/some/path/","icons":[{"src":"/some/path/a.png"}]}',
  );
  expect(led('sitemap.xml', '<loc>https://host.example/about</loc>')).toBe(
    '<loc>https://host.example/some/path/about</loc>',
  );
  expect(led('about.md', '[Team](/team) and/or [there](https://a.example/b)')).toBe(
    '[Team](/some/path/team) and/or [there](https://a.example/b)',
  );
  expect(led('llms.txt', '- [About](https://host.example/about.md)')).toBe(
    '- [About](https://host.example/some/path/about.md)',
  );
});

test('under a path a document names the icon for home screens, which would be sought at the root', () => {
  const html = '<head><link rel="icon" href="/some/path/favicon.svg"><link rel="manifest" href="/a"></head>';
  const named = withTouchIcon(html, BASE);
  expect(named).toContain('.svg"><link rel="apple-touch-icon" href="/some/path/apple-touch-icon.png"><link');
  expect(withTouchIcon(named, BASE)).toBe(named);
});

test('BASE_PATH is a path or an error', () => {
  expect([undefined, '', '/', '/some/path', '/some/path/'].map(basePathOf)).toEqual(['', '', '', BASE, BASE]);
  for (const wrong of ['some/path', '/a b', '/..', '/a//b', 'https://host/a'])
    expect(() => basePathOf(wrong)).toThrow('BASE_PATH');
});
