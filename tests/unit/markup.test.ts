import { expect, test } from 'vitest';
import { assetsOf, inlineScriptOf, tagsOf } from '../markup.ts';

test('script is found, data and comments are not', () => {
  const html =
    '<script>12345</script><script type="module">12</script><script src=/a.js></script>' +
    '<script type="application/ld+json">{"a":1}</script><script type=speculationrules>{}</script>' +
    '<!-- <script>1234567890</script> -->';
  expect(inlineScriptOf(html)).toBe('1234512');
});

test('attributes are read with and without quotes', () => {
  const [first, second] = tagsOf(
    '<link rel=stylesheet href=/a.css><link rel="icon" href=\'/b>c.svg\' disabled>',
    'link',
  );
  expect(first).toEqual({ rel: 'stylesheet', href: '/a.css' });
  expect(second).toEqual({ rel: 'icon', href: '/b>c.svg', disabled: '' });
});

test('assets are what a page loads, but for pictures in img', () => {
  const html =
    '<link rel=canonical href=https://a.example/><link rel=preload href=/f.woff2><script src="/a.js"></script>' +
    '<astro-island component-url="/b.js" renderer-url="/c.js"></astro-island><img src=https://b.example/p.png>' +
    '<a href=https://c.example/>c</a><source srcset="/p.avif 1x, /q.avif 2x"><style>a{b:url(/g.svg)}</style>';
  expect(assetsOf(html).sort()).toEqual([
    '/a.js',
    '/b.js',
    '/c.js',
    '/f.woff2',
    '/g.svg',
    '/p.avif',
    '/q.avif',
  ]);
});
