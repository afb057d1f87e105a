import postcss from 'postcss';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { FAMILY_SCRIPTS, lettersOf } from '../../../tests/syllables.ts';
import { axesAt, fontOf, WEIGHTS } from '../../ui/fonts/font-file.ts';
import { widthsOf } from '../../ui/fonts/shaping.ts';
import { digitsInColumns, evenDigits, otherDigits } from './even-digits.ts';

test.each(FAMILY_SCRIPTS)('figures of %s are as wide as others of as many digits', async (script) => {
  const { file, digits } = lettersOf(script);
  expect(digits).toHaveLength(10);
  for (const wght of WEIGHTS) {
    const font = await evenDigits(fontOf(file).source, digits.join(''), axesAt(file, wght));
    const widthOf = widthsOf(
      await subsetFont(font, '', { targetFormat: 'sfnt', variationAxes: {}, keepAllGlyphs: true }),
    );
    const [one, ...others] = digits.map(widthOf);
    expect(new Set(others)).toEqual(new Set([one]));
    const pairs = digits.flatMap((first) => digits.map((second) => widthOf(first + second)));
    expect(new Set(pairs), 'No two are drawn closer.').toEqual(new Set([2 * (one ?? 0)]));
  }
});

test('0 to 9 have digits of one width in their own font', () =>
  expect(otherDigits('Room 12, कमरा १२')).toBe('१२'));

const set = async (css: string) => (await postcss([digitsInColumns]).process(css, { from: undefined })).css;

test('columns get digits of one width, once the family has loaded', async () => {
  expect(await set('a { font-variant-numeric: tabular-nums lining-nums; }')).toBe(
    'a { font-variant-numeric: tabular-nums lining-nums; font-family: var(--figures); }',
  );
  expect(await set(':where(.num) { font-variant-numeric: tabular-nums; }')).toMatch(
    /^:where\(\.num\) \{ font-variant-numeric: tabular-nums; \}\s*:where\(dl\.num, ul\.num, table\.num, div\.num, time\.num, b\.num\) \{\s*font-family: var\(--figures\);?\s*\}$/,
  );
  expect(await set('.anek { --text: "Anek Latin", x; }')).toBe(
    '.anek { --text: "Anek Latin", x; --figures: "Anek Even", "Anek Latin", x; }',
  );
  expect(await set(':root { --text: var(--fallback); }')).toBe(
    ':root { --text: var(--fallback); --figures: var(--fallback); }',
  );
});

test.each(['a { font-family: var(--count); font-variant-numeric: tabular-nums; }', 'a { color: red; }'])(
  'stays as it is: %s',
  async (css) => expect(await set(css)).toBe(css),
);
