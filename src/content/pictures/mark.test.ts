import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIXTURES, problemsOf } from '../../../tests/content.ts';
import type { ContentError } from '../problems.ts';
import { MARK_TOKENS, readMark } from './mark.ts';

const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="32mm" height="32mm" viewBox="0 0 32 32" version="1.1" id="svg1" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:document-units="mm" /><defs id="defs1" />
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(2,2)">
    <path style="fill:#0b6e4f;stroke:none;stroke-width:0.26;-inkscape-stroke:none;paint-order:markers" d="m 0,0 h 28 v 28 h -28 z" id="path1" />
    <circle style="fill:white;stroke:none" id="c" cx="14" cy="14" r="6" />
  </g>
</svg>`;
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 48 32" style="enable-background:new 0 0 48 32;" xml:space="preserve">
<style type="text/css">.st0{fill:#231F20;} .st1{fill:none;stroke:#F6A800;stroke-width:2;stroke-miterlimit:10;}</style>
<g><rect x="2" y="2" class="st0" width="20" height="28"/><path class="st1" d="M26,4h18v24H26V4z"/></g>
</svg>`;
const FIGMA = `<svg width="64" height="64" fill="none" xmlns="http://www.w3.org/2000/svg">
<path fill-rule="evenodd" clip-rule="evenodd" d="M32 4L60 60H4L32 4Z" fill="black"/>
</svg>`;

const FILE = 'mark.svg';
const read = (text: string) => readMark({ file: `content/${FILE}`, text });
const SQUARE = '<path d="M2 2h28v28H2z" fill="currentColor"/>';
const wrapInSvg = (shapes: string, size = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>\n${shapes}\n</svg>\n`;

test.each([
  ['Inkscape', INKSCAPE, /viewBox="0 0 32 32".*fill="#0b6e4f".*fill="#fff"/],
  ['Illustrator', ILLUSTRATOR, /viewBox="0 -8 48 48".*fill="currentColor".*stroke="#f6a800"/],
  // Black would be invisible on a dark page, so it becomes the text colour.
  ['Figma', FIGMA, /viewBox="0 0 64 64".*fill="currentColor"/],
  [
    'tokens that follow dark mode',
    wrapInSvg(`${SQUARE}<path d="M8 8h8v8z" fill="var(--paper)"/>`),
    /--paper/,
  ],
  ['the tests’ own company', FIXTURES[FILE] ?? '', /viewBox/],
])('reads the mark from %s as plain shapes', (_, svg, expected) => {
  expect(read(svg)).toMatch(expected);
  expect(read(svg)).not.toMatch(/style|class|id=|inkscape|title|<!/);
  expect(read(read(svg)), 'Reading a mark again must not change it.').toBe(read(svg));
});

test('removes comments, processing instructions and text, which may hide a tag', () => {
  const hiddenTags = '<!--! kept by svgo --><?x ><script>alert(1)</script>?><![CDATA[<b>]]>&lt;i&gt;';
  expect(read(wrapInSvg(SQUARE + hiddenTags))).toBe(read(wrapInSvg(SQUARE)));
});

test('allows only tokens that the style sheet defines', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  for (const token of MARK_TOKENS)
    expect(tokens, `tokens.css must have --${token}, which mark.ts allows.`).toMatch(`--${token}: #`);
});

const REFUSED = {
  'a text that is no SVG': 'a mark',
  'a script': wrapInSvg(`${SQUARE}\n<script>alert(1)</script>`),
  'a hover style': wrapInSvg(`<style>.a:hover{fill:red}</style><path class="a" d="M2 2h9v9z"/>`),
  letters: wrapInSvg(`${SQUARE}<text>A</text>`),
  'a picture': wrapInSvg(`${SQUARE}<image width="9" height="9" href="https://a.example/b.png"/>`),
  'an attribute that runs script': wrapInSvg(`\n<g onclick="alert(1)">${SQUARE}</g>`),
  'a shape with a link': wrapInSvg('<path fill="currentColor" d="M0 0h9v9z" xlink:href="#a"/>'),
  'a gradient': wrapInSvg('<linearGradient id="a"/><path d="M0 0h9v9z" fill="url(#a)"/>'),
  'a shadow': wrapInSvg(
    `<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)">${SQUARE}</g>`,
  ),
  'a clone': wrapInSvg('<defs><path id="p" d="M2 2h9v9z"/></defs><use xlink:href="#p" x="3"/>'),
  'a token that a mark may not use': wrapInSvg('<path d="M0 0h9v9z" fill="var(--veg)"/>'),
  'a viewBox four times as wide as high': wrapInSvg(SQUARE, 'viewBox="0 0 128 32"'),
  'an A4 page': wrapInSvg(SQUARE, 'viewBox="0 0 210 297"'),
  'a drawing above 4 KB': wrapInSvg(`<path d="M0 0${'l1.37 2.91-3.3 4.4'.repeat(400)}"/>`),
  'a drawing of white lines only': wrapInSvg('<path d="M2 2h28v28" fill="none" stroke="#fff"/>'),
  'a drawing without shapes': wrapInSvg(''),
};

test('rejects what is not a small drawing of plain shapes, with advice', () => {
  const lines = Object.entries(REFUSED).map(([name, text]) => {
    try {
      return `${name}: accepted as ${read(text)}`;
    } catch (error) {
      const { problems = [] } = error as ContentError;
      return `${name}: ${problems.map(({ line, found, expected }) => `line ${line}: ${found} -> ${expected}`).join(' AND ')}`;
    }
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "a text that is no SVG: line 1: "<input>:1:1: Non-whitespace before first tag." -> an SVG drawing in which every tag is closed
    a script: line 3: <script> -> only shapes (path, rect, circle, ellipse, line, polyline, polygon, grouped by g), nothing from elsewhere
    a hover style: line 2: <style> -> colours on the shapes themselves: Inkscape Plain SVG, Illustrator Presentation Attributes
    letters: line 2: <text> -> letters as outlines: Inkscape Object to Path, Illustrator Create Outlines, Figma Flatten
    a picture: line 2: <image> -> shapes instead of a photograph: Inkscape Trace Bitmap, Illustrator Image Trace AND line 2: "href="https://a.example/b.png"" -> only shapes (path, rect, circle, ellipse, line, polyline, polygon, grouped by g), nothing from elsewhere
    an attribute that runs script: line 3: "onclick="alert(1)"" -> only shapes (path, rect, circle, ellipse, line, polyline, polygon, grouped by g), nothing from elsewhere
    a shape with a link: line 2: "xlink:href="#a"" -> only shapes (path, rect, circle, ellipse, line, polyline, polygon, grouped by g), nothing from elsewhere
    a gradient: line 2: <linearGradient> -> one flat colour instead of a gradient or a pattern
    a shadow: line 2: <filter> -> shapes without shadow or blur: remove the effect AND line 2: "stdDeviation="2"" -> only shapes (path, rect, circle, ellipse, line, polyline, polygon, grouped by g), nothing from elsewhere
    a clone: line 2: <defs> -> only shapes (path, rect, circle, ellipse, line, polyline, polygon, grouped by g), nothing from elsewhere AND line 2: <use> -> independent copies: Inkscape Unlink Clone, Illustrator Expand
    a token that a mark may not use: line 2: "fill="var(--veg)"" -> currentColor, none, a colour such as #1a2b3c, or var(--…) with one of ink, ink-2, ink-3, accent, accent-edge, rule, hair, paper, sheet
    a viewBox four times as wide as high: line 1: "0 0 128 32" -> a square artboard, such as viewBox="0 0 32 32"
    an A4 page: line 1: "0 0 210 297" -> a page cropped to the drawing: Inkscape Edit > Resize Page to Selection, Illustrator Fit to Artwork Bounds
    a drawing above 4 KB: line 1: 7.1 KB -> a drawing of at most 4 KB: fewer points (Path > Simplify)
    a drawing of white lines only: line 1: only none, #fff -> a shape that is visible on a light page: fill="currentColor" is visible on both
    a drawing without shapes: line 1: no shape -> a shape that is visible on a light page: fill="currentColor" is visible on both"
  `);
});

test('reports a missing or invalid mark', () => {
  expect(problemsOf({ ...FIXTURES, [FILE]: wrapInSvg('') })).toMatchObject([{ found: 'no shape' }]);
  const { [FILE]: _, ...others } = FIXTURES;
  expect(problemsOf(others)).toMatchObject([{ file: `content/${FILE}`, found: 'no such file' }]);
});
