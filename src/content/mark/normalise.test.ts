/** What drawing programs export, as far as it can be a mark, and what is said of the rest. */
import { expect, test } from 'vitest';
import { problemsOf, REAL } from '../../../tests/content.ts';
import type { ContentError } from '../problems.ts';
import { readMark } from './mark.ts';
import { tidied } from './normalise.ts';

const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="32mm" height="32mm" viewBox="0 0 32 32" version="1.1" id="svg1" inkscape:version="1.3.2" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:document-units="mm" />
  <defs id="defs1" />
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(2,2)">
    <path style="fill:#0b6e4f;fill-opacity:1;stroke:none;stroke-width:0.264583;-inkscape-stroke:none;paint-order:markers" d="m 0,0 h 28 v 28 h -28 z" id="path1" />
    <circle style="fill:white;stroke:none" id="c" cx="14" cy="14" r="6" />
  </g>
</svg>`;
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 48 32" style="enable-background:new 0 0 48 32;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#231F20;}
	.st1{fill:none;stroke:#F6A800;stroke-width:2;stroke-miterlimit:10;}
</style>
<g><rect x="2" y="2" class="st0" width="20" height="28"/><path class="st1" d="M26,4h18v24H26V4z"/></g>
</svg>`;
const FIGMA = `<svg width="64" height="64" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_12_34)">
<path fill-rule="evenodd" clip-rule="evenodd" d="M32 4L60 60H4L32 4Z" fill="black"/>
</g>
<defs>
<clipPath id="clip0_12_34">
<rect width="64" height="64" fill="white"/>
</clipPath>
</defs>
</svg>`;

const read = (svg: string) => readMark(tidied({ file: 'content/mark.svg', text: svg }));

test.each([
  ['Inkscape', INKSCAPE, /viewBox="0 0 32 32".*fill="#0b6e4f".*fill="#fff"/],
  ['Illustrator', ILLUSTRATOR, /viewBox="0 -8 48 48".*fill="currentColor".*stroke="#f6a800"/],
  // Black would not be seen on a dark page: it takes the colour of the words.
  ['Figma', FIGMA, /viewBox="0 0 64 64".*fill="currentColor"/],
])('what %s exports is a mark', (_, svg, made) => {
  expect(read(svg)).toMatch(made);
  expect(read(read(svg)), 'A mark stays as it is.').toBe(read(svg));
});

test('an exported drawing in the folder is the mark, and what is no drawing is told of', () => {
  expect(problemsOf({ ...REAL, 'mark.svg': INKSCAPE })).toEqual([]);
  expect(problemsOf({ ...REAL, 'mark.svg': 'My mark' })).toMatchObject([{ code: 'syntax', line: 1 }]);
});

test('what is hidden in the program stays hidden', () => {
  const drawn = INKSCAPE.replace('<circle style="', '<circle style="display:none;');
  expect(read(drawn)).not.toContain('#fff');
});

const within = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32"><path fill="#0b6e4f" d="M2 2h28v28H2z"/>${inner}</svg>`;

test('what no mark can have is told with what to do about it in the drawing program', () => {
  const told = Object.entries({
    letters: within('<text x="2" y="9" style="font-size:9px">Ab</text>'),
    'a photograph': within('<image width="9" height="9" href="data:image/png;base64,AAAA"/>'),
    'a gradient': within(
      '<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><path d="M2 2h9v9z" fill="url(#g)"/>',
    ),
    'a mask': within(
      '<mask id="m"><path fill="#fff" d="M0 0h9v9z"/></mask><g mask="url(#m)"><path d="M2 2h9v9z"/></g>',
    ),
    'a clip that cuts': within(
      '<clipPath id="c"><circle r="9"/></clipPath><g clip-path="url(#c)"><path d="M2 2h9v9z"/></g>',
    ),
    'a shadow': within(
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)"><path d="M2 2h9v9z"/></g>',
    ),
    'a clone': within('<defs><path id="p" d="M2 2h9v9z"/></defs><use xlink:href="#p" x="3"/>'),
    'a style that mixes': within(
      '<path style="mix-blend-mode:multiply;-inkscape-stroke:none" d="M2 2h9v9z"/>',
    ),
    'a rule for pointers': within('<style>.a:hover{fill:red}</style><path class="a" d="M2 2h9v9z"/>'),
    'a script': within('<script>alert(1)</script>'),
    'a long name': within('').replace('0 0 32 32', '0 0 128 32'),
  }).map(([name, svg]) => {
    try {
      return `${name}: taken as ${read(svg)}`;
    } catch (error) {
      return `${name}: ${(error as ContentError).problems?.map(({ found, expected }) => `${found} -> ${expected}`).join(' AND ')}`;
    }
  });
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "letters: <text> -> letters as outlines: Inkscape Path > Object to Path, Illustrator Type > Create Outlines, Figma Flatten
    a photograph: <image> -> shapes instead of a photograph: Inkscape Path > Trace Bitmap, Illustrator Object > Image Trace > Expand, or draw it anew
    a gradient: "url(#g)" -> one flat colour instead of a gradient or a pattern
    a mask: <mask> -> shapes that are cut, not hidden: Inkscape Path > Intersection, Illustrator Pathfinder > Crop, Figma Intersect and Flatten AND "mask="url(#m)"" -> shapes that are cut, not hidden: Inkscape Path > Intersection, Illustrator Pathfinder > Crop, Figma Intersect and Flatten
    a clip that cuts: <clipPath> -> shapes that are cut, not hidden: Inkscape Path > Intersection, Illustrator Pathfinder > Crop, Figma Intersect and Flatten AND "clip-path="url(#c)"" -> shapes that are cut, not hidden: Inkscape Path > Intersection, Illustrator Pathfinder > Crop, Figma Intersect and Flatten
    a shadow: <filter> -> shapes without shadow or blur: take the effect off AND "filter="url(#f)"" -> shapes without shadow or blur: take the effect off
    a clone: <use> -> copies that stand alone: Inkscape Edit > Clone > Unlink Clone, Illustrator Object > Expand
    a style that mixes: "style="mix-blend-mode:multiply"" -> colours and lines as attributes of their own, such as fill="currentColor", instead of style
    a rule for pointers: <style> -> colours on the shapes themselves: Inkscape Save As Plain SVG, Illustrator Export As SVG with Styling: Presentation Attributes
    a script: <script> -> shapes alone (path, rect, circle, ellipse, line, polyline, polygon, grouped by g)
    a long name: "0 0 128 32" -> a square artboard, such as viewBox="0 0 32 32""
  `);
});
