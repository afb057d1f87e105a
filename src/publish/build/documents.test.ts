import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { finishDocuments, placeStylesAndScripts } from './documents.ts';
import { liftStyleAttributes, type StyleIds } from './style-attributes.ts';

const SITE = 'https://host.example';

/** Returns a document with a style sheet and a body. */
const page = (body: string, css = 'p{color:red}') =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title><style>${css}</style></head><body>${body}</body></html>`;

/** Returns the documents of a site after `liftStyleAttributes`. */
function liftStylesOfSite(...documents: string[]): string[] {
  const styleIds: StyleIds = new Map();
  const trees = documents.map((html) => parse(html));
  const ruleAdders = trees.map((tree) => liftStyleAttributes(tree, styleIds));
  for (const addRules of ruleAdders) addRules();
  return trees.map((tree) => serialize(tree));
}
const liftStyles = (html: string) => liftStylesOfSite(html)[0];

test('moves a linked sheet to its first use, styles of islands to the head, their scripts to the first island', () => {
  const link = '<link rel="stylesheet" href="/late.css">';
  const tree = parse(
    `<head><style>.cap{}</style>${link}</head><body><style>astro-island{}</style><script>1</script>` +
      '<script>2</script><p class="cap">A</p><p class="cap late_b">B</p><script>3</script>' +
      '<main><astro-island uid="Z1" ssr=""></astro-island><astro-island></astro-island></main></body>',
  );
  placeStylesAndScripts(tree, (path) => (path === 'late.css' ? '.late_a,.late_b .cap{}' : ''));
  expect(serialize(tree)).toBe(
    '<html><head><style>.cap{}astro-island{}</style></head><body><p class="cap">A</p>' +
      `${link}<p class="cap late_b">B</p><script>3</script><main><script>1</script><script>2</script>` +
      '<astro-island ssr=""></astro-island><astro-island></astro-island></main></body></html>',
  );
});

test('turns equal style attributes into one rule at the end of the style sheet', () => {
  const html = page(
    '<i style="--a:0.25" id="z"></i><i class="x y" style="--a:1;--b:2%"></i><i style="--a:0.25"></i>',
  );
  expect(liftStyles(html)).toBe(
    page(
      '<i data-s="a0" id="z"></i><i class="x y" data-s="a1"></i><i data-s="a0"></i>',
      'p{color:red}[data-s=a0]{--a:0.25}[data-s=a1]{--a:1;--b:2%}',
    ),
  );
});

test.each([
  ['<i style="--site:&quot;https://a.example&quot;"></i>', '[data-s=a0]{--site:"https://a.example"}</style>'],
  ['<p>style="--a:1"</p>', '<style>p{color:red}</style></head><body><p>style="--a:1"</p>'],
])('finds only the style attributes of %s, and decodes their character references', (body, text) =>
  expect(liftStyles(page(body))).toContain(text),
);

test('gives documents with the same style sheet the same rules, so that they share a hash', () => {
  const [first = '', second = '', other = ''] = liftStylesOfSite(
    page('<i style="--a:1"></i><i style="--a:2"></i>'),
    page('<i style="--a:3"></i><i style="--a:2"></i>'),
    page('<i style="--a:4"></i>', 'i{color:red}'),
  );
  const sheetOf = (html: string) => /<style>.*<\/style>/.exec(html)?.[0];
  expect(sheetOf(first)).toBe(
    '<style>p{color:red}[data-s=a0]{--a:1}[data-s=a1]{--a:2}[data-s=a2]{--a:3}</style>',
  );
  expect(sheetOf(second)).toBe(sheetOf(first));
  expect(second).toContain('<i data-s="a2"></i><i data-s="a1"></i>');
  expect(sheetOf(other)).toBe('<style>i{color:red}[data-s=a0]{--a:4}</style>');
});

test.each(['color:red', '--a:1;color:red', '--a:&quot;</style>&quot;', '--a:1}p{color:red'])(
  'rejects style="%s", and says what to do',
  (style) => {
    expect(() => liftStyles(page(`<i style="${style}"></i>`))).toThrow(
      /custom properties: let a style sheet/,
    );
  },
);

test('rejects a style attribute in a document without a style element', () => {
  expect(() => liftStyles('<!doctype html><title>T</title><i style="--a:1"></i>')).toThrow(
    /no style element/,
  );
});

test('writes the changed document, and names the file of a document that it rejects', () => {
  const dir = mkdtempSync(join(tmpdir(), 'documents-'));
  const write = (body: string) =>
    writeFileSync(
      join(dir, 'about.html'),
      page(`<link rel="canonical" href="${SITE}/about"><main>${body}</main>`),
    );
  write('<h1>About</h1><i style="--a:1"></i><img src="/a.png">');
  expect(finishDocuments(dir, SITE)).toMatchObject([{ file: 'about.html', references: ['a.png', 'about'] }]);
  const written = readFileSync(join(dir, 'about.html'), 'utf8');
  expect(written).toContain('<i data-s="a0">');
  expect(written, 'expected @supports: engines without :where() would apply half of the styles').toContain(
    '<style>@supports selector(:where(a)){p{color:red}[data-s=a0]{--a:1}}</style>',
  );
  write('<i style="color:red"></i>');
  expect(() => finishDocuments(dir, SITE)).toThrow('about.html: <i style="color:red">');
  rmSync(dir, { recursive: true });
});
