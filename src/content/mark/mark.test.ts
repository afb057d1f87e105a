/** content/mark.svg: what a mark may hold, and what is said of the rest. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf, REAL } from '../../../tests/content.ts';
import { ContentError, type Problem } from '../problems.ts';
import { readMark } from './mark.ts';
import { ROLES } from './paints.ts';

const FILE = 'mark.svg';
const mark = (shapes: string, frame = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>\n${shapes}\n</svg>\n`;
const INK = '<path d="M2 2h28v28H2z" fill="currentColor"/>';
const read = (text: string) => readMark({ file: `content/${FILE}`, text });
const refusals = (text: string): Problem[] => {
  try {
    read(text);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
};

describe('a mark', () => {
  test('is taken as a drawing program writes it, and put in place without what is the program’s own', () => {
    const drawn = `<?xml version="1.0"?>\n<!-- Made with Inkscape -->\n${mark(
      `<title>Logo</title><sodipodi:namedview id="a"><x/></sodipodi:namedview><defs></defs>
      <g id="layer1" inkscape:label="Layer 1" class="st0" stroke-width='2'>${INK}<circle cx="5" cy="5" r="3" fill="#F80"></circle></g>`,
      'width="64px" height="64px" viewBox="0,0,32,32" version="1.1" xml:space="preserve" fill="none"',
    )}`;
    expect(read(drawn)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,32,32" fill="none">' +
        '<g stroke-width="2"><path d="M2 2h28v28H2z" fill="currentColor"/>' +
        '<circle cx="5" cy="5" r="3" fill="#F80"/></g></svg>',
    );
  });

  test('may name the colours of the style sheet, each of which is there', () => {
    const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
    for (const role of ROLES)
      expect(tokens, `src/content/mark/paints.ts names --${role}`).toMatch(`--${role}: #`);
  });
});

const REFUSED = {
  'no SVG': 'a mark',
  'an empty file': '',
  'a tag left open': mark('<g>'),
  'another drawing': '<html><p/></html>',
  'a script': mark(`${INK}\n<script>alert(1)</script>`),
  'HTML in it': mark(`${INK}\n<foreignObject><p/></foreignObject>`),
  'a style sheet': mark(`${INK}<style>*{display:none}</style>`),
  letters: mark(`${INK}<text>A</text>`),
  'a picture': mark(`${INK}<image href="https://a.example/b.png"/>`),
  'an attribute that runs script': mark(`\n<g onclick="alert(1)">${INK}</g>`),
  'a link to elsewhere': mark('<path fill="currentColor" d="M0 0h9"\n xlink:href="#a"/>'),
  'a gradient': mark('<path d="M0 0h9" fill="url(#a)"/>'),
  'a mask': mark(`<g mask="url(https://a.example/#b)">${INK}</g>`),
  'a style': mark('<path d="M0 0h9" style="fill:red"/>'),
  'a colour by name': mark('<path d="M0 0h9" fill="red"/>'),
  'an unknown role': mark('<path d="M0 0h9" fill="var(--veg)"/>'),
  'an oblong': mark(INK, 'viewBox="0 0 32 24"'),
  'no viewBox': mark(INK, 'width="32"'),
  'too much': mark(INK + ' '.repeat(4096)),
  'black alone': mark('<path d="M2 2h28v28H2z"/>'),
  'white alone': mark('<path d="M2 2h28" fill="none" stroke="#fff"/>'),
  'nothing drawn': mark(''),
};

test('what is no mark is refused, with its line and what to do', () => {
  const lines = Object.entries(REFUSED).map(([name, text]) => {
    const [{ line, path, found, expected } = {} as Problem] = refusals(text);
    return `${name}: line ${line} ${path?.join(' ')}: ${found} -> ${expected}`;
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "no SVG: line 1 : "a mark" (Non-whitespace before first tag.) -> an SVG drawing, every tag of which is closed
    an empty file: line 1 : no shape -> a shape that can be seen on a light page: fill="currentColor" is dark on light pages and light on dark ones
    a tag left open: line 3 : "</svg>" (Unexpected close tag) -> an SVG drawing, every tag of which is closed
    another drawing: line 1 html: <html> -> a drawing that begins with <svg
    a script: line 3 script: <script> -> shapes alone (path, rect, circle, ellipse, line, polyline, polygon, grouped by g)
    HTML in it: line 3 foreignObject: <foreignObject> -> shapes alone (path, rect, circle, ellipse, line, polyline, polygon, grouped by g)
    a style sheet: line 2 style: <style> -> colours on the shapes themselves: Inkscape Save As Plain SVG, Illustrator Export As SVG with Styling: Presentation Attributes
    letters: line 2 text: <text> -> letters as outlines: Inkscape Path > Object to Path, Illustrator Type > Create Outlines, Figma Flatten
    a picture: line 2 image: <image> -> shapes instead of a photograph: Inkscape Path > Trace Bitmap, Illustrator Object > Image Trace > Expand, or draw it anew
    an attribute that runs script: line 3 g onclick: "onclick="alert(1)"" -> a drawing without script: delete this attribute
    a link to elsewhere: line 3 path xlink:href: "xlink:href="#a"" -> a drawing with nothing from elsewhere: delete this attribute, and draw with shapes what it fetches
    a gradient: line 2 path fill: "url(#a)" -> one flat colour instead of a gradient or a pattern
    a mask: line 2 g mask: "mask="url(https://a.example/#b)"" -> shapes that are cut, not hidden: Inkscape Path > Intersection, Illustrator Pathfinder > Crop, Figma Intersect and Flatten
    a style: line 2 path style: "style="fill:red"" -> colours and lines as attributes of their own, such as fill="currentColor", instead of style
    a colour by name: line 2 path fill: "red" -> currentColor, none, a colour such as #1a2b3c, or var(--…) with one of ink, ink-2, ink-3, live, live-edge, rule, hair, paper, sheet
    an unknown role: line 2 path fill: "var(--veg)" -> currentColor, none, a colour such as #1a2b3c, or var(--…) with one of ink, ink-2, ink-3, live, live-edge, rule, hair, paper, sheet
    an oblong: line 1 svg viewBox: "0 0 32 24" -> a square artboard, such as viewBox="0 0 32 32"
    no viewBox: line 1 svg viewBox: nothing -> a square artboard, such as viewBox="0 0 32 32"
    too much: line 1 : 4.1 KB -> a drawing of at most 4 KB: fewer points (Inkscape Path > Simplify, Illustrator Object > Path > Simplify)
    black alone: line 1 : only #000, none -> a shape that can be seen on a dark page: fill="currentColor" is dark on light pages and light on dark ones
    white alone: line 1 : only none, #fff -> a shape that can be seen on a light page: fill="currentColor" is dark on light pages and light on dark ones
    nothing drawn: line 1 : no shape -> a shape that can be seen on a light page: fill="currentColor" is dark on light pages and light on dark ones"
  `);
});

test('without a mark, or with a wrong one, nothing is built', () => {
  expect(problemsOf({ ...REAL, [FILE]: mark('') })).toMatchObject([
    { found: 'no shape' },
    { found: 'no shape' },
  ]);
  const { [FILE]: _, ...others } = REAL;
  expect(problemsOf(others)).toMatchObject([{ file: `content/${FILE}`, found: 'no such file' }]);
});
