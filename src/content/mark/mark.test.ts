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

test.each([
  ['no SVG', 'a mark', 1, [], /every tag of which is closed/, 'a mark'],
  ['an empty file', '', 1, [], /can be seen/, 'no shape'],
  ['a tag left open', mark('<g>'), 3, [], /every tag of which is closed/, '</svg>'],
  ['another drawing', '<html><p/></html>', 1, ['html'], /begins with <svg/, '<html>'],
  ['a script', mark(`${INK}\n<script>alert(1)</script>`), 3, ['script'], /shapes alone/, '<script>'],
  [
    'HTML in it',
    mark(`${INK}\n<foreignObject><p/></foreignObject>`),
    3,
    ['foreignObject'],
    /shapes alone/,
    '<foreignObject>',
  ],
  ['a style sheet', mark(`${INK}<style>*{display:none}</style>`), 2, ['style'], /shapes alone/, '<style>'],
  ['letters', mark(`${INK}<text>A</text>`), 2, ['text'], /turn letters/, '<text>'],
  [
    'a picture',
    mark(`${INK}<image href="https://a.example/b.png"/>`),
    2,
    ['image'],
    /shapes alone/,
    '<image>',
  ],
  [
    'an attribute that runs script',
    mark(`\n<g onclick="alert(1)">${INK}</g>`),
    3,
    ['g', 'onclick'],
    /without script/,
    'onclick',
  ],
  [
    'a link to elsewhere',
    mark('<path fill="currentColor" d="M0 0h9"\n xlink:href="#a"/>'),
    3,
    ['path', 'xlink:href'],
    /nothing from elsewhere/,
    '#a',
  ],
  [
    'a gradient',
    mark('<path d="M0 0h9" fill="url(#a)"/>'),
    2,
    ['path', 'fill'],
    /currentColor, none/,
    'url(#a)',
  ],
  [
    'a mask',
    mark(`<g mask="url(https://a.example/#b)">${INK}</g>`),
    2,
    ['g', 'mask'],
    /masks into paths/,
    'a.example',
  ],
  ['a style', mark('<path d="M0 0h9" style="fill:red"/>'), 2, ['path', 'style'], /as attributes/, 'fill:red'],
  ['a colour by name', mark('<path d="M0 0h9" fill="red"/>'), 2, ['path', 'fill'], /such as #1a2b3c/, 'red'],
  [
    'an unknown role',
    mark('<path d="M0 0h9" fill="var(--veg)"/>'),
    2,
    ['path', 'fill'],
    /with one of ink/,
    'veg',
  ],
  ['an oblong', mark(INK, 'viewBox="0 0 32 24"'), 1, ['svg', 'viewBox'], /a square/, '0 0 32 24'],
  ['no viewBox', mark(INK, 'width="32"'), 1, ['svg', 'viewBox'], /a square/, 'nothing'],
  ['too much', mark(INK + ' '.repeat(4096)), 1, [], /at most 4 KB/, 'KB'],
  ['black alone', mark('<path d="M2 2h28v28H2z"/>'), 1, [], /seen on a dark page/, '#000'],
  [
    'white alone',
    mark('<path d="M2 2h28" fill="none" stroke="#fff"/>'),
    1,
    [],
    /seen on a light page/,
    '#fff',
  ],
  ['nothing drawn', mark(''), 1, [], /can be seen/, 'no shape'],
])('%s is refused, with its line and what to do', (_, text, line, path, expected, found) => {
  const [problem] = refusals(text);
  expect(problem).toMatchObject({ file: `content/${FILE}`, line, path });
  expect(problem?.expected).toMatch(expected);
  expect(problem?.found).toContain(found);
});

test('without a mark, or with a wrong one, nothing is built', () => {
  expect(problemsOf({ ...REAL, [FILE]: mark('') })).toMatchObject([
    { found: 'no shape' },
    { found: 'no shape' },
  ]);
  const { [FILE]: _, ...others } = REAL;
  expect(problemsOf(others)).toMatchObject([{ file: `content/${FILE}`, found: 'no such file' }]);
});
