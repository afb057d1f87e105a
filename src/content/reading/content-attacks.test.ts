/** Harmful content, typed on purpose or pasted, is reported with its file and line. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { changed, problemsOf, REAL } from '../../../tests/content.ts';
import { FOUNDER, POLICY, SERVICE } from '../../../tests/content-cases.ts';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { fill } from '../fill.ts';
import { readContent } from './read.ts';

const ending = (file: string, text: string) => ({ ...REAL, [file]: `${REAL[file]?.trim()}\n\n${text}\n` });
const linesOf = (file: string) => REAL[file]?.trim().split('\n').length ?? 0;
const name = (written: string) => changed(FOUNDER, /^name:.*$/m, `name: ${written}`);

/** Text at the end of a file has to be refused where it stands. */
function expectRefused(file: string, text: string, expected: RegExp): void {
  const [problem] = problemsOf(ending(file, text));
  expect(problem).toMatchObject({ file: `content/${file}`, line: linesOf(file) + 2 });
  expect(problem?.expected).toMatch(expected);
}

test.each([
  ['a picture by a definition', '![p][im]\n\n[im]: https://evil.example/x.png', /without pictures/],
  ['another host behind a backslash', '[a](/\\evil.example)', /begins with \/, #, https:/],
  ['another host as www.', 'See www.evil.example for more.', /begins with \/, #, https:/],
  ['a script behind an entity', '[z](javascript&colon;alert(1))', /begins with \/, #, https:/],
  ['a link by a definition', '[y]: /about\n\n[z][y]', /where it stands/],
  ['HTML', 'a <img src=x onerror=alert(1)> b', /without HTML/],
  ['a footnote', 'a[^1]\n\n[^1]: b', /without footnotes/],
  ['a link whose words nobody sees', '[\u200b](/about)', /words between the square brackets/],
  ['a password', '[z](https://user:secret@evil.example/)', /everybody could read/],
  ['the title of a page', '# Title', /the field "title"/],
  ['an override as an entity', 'a&#8238;b', /invisible characters/],
  ['a name that nobody gave a value', '{constructor}', /no placeholders but/],
])('%s in Markdown is reported with its line', (_, text, expected) => {
  for (const file of [SERVICE, POLICY]) expectRefused(file, text, expected);
});

test.each([
  [SERVICE, /the name of a picture/],
  [POLICY, /without pictures/],
])('a picture of another host within a link is reported with its line: %s', (file, expected) =>
  expectRefused(file, '[![p](https://evil.example/x.png)](/about)', expected),
);

const BOMB = [...'bcdefghi'].map((c, i) => `${c}: &${c} [${`*${'abcdefgh'[i]}, `.repeat(9)}]`).join('\n');
test.each([
  ['brackets', ending(SERVICE, '['.repeat(50_000))],
  ['stars', ending(SERVICE, '**a'.repeat(21_000))],
  ['quotations', ending(SERVICE, '> '.repeat(20_000))],
  ['columns', ending(SERVICE, `${'|a'.repeat(5_000)}|\n${'|-'.repeat(5_000)}|\n${'|b|\n'.repeat(1_000)}`)],
  ['aliases', { ...REAL, [FOUNDER]: `a: &a [x, x, x, x]\n${BOMB}` }],
  ['brackets in YAML', { ...REAL, [FOUNDER]: `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}` }],
  ['lists in YAML', { ...REAL, [FOUNDER]: `a: ${'- '.repeat(5_000)}x` }],
  ['a long list', { ...REAL, [FOUNDER]: `a:\n${'- x\n'.repeat(50_000)}` }],
])('%s without an end are reported at once', (_, files) => {
  // Processor time, not the clock: other tests run beside this one.
  const started = process.cpuUsage().user;
  expect(problemsOf(files)).toHaveLength(1);
  const spent = process.cpuUsage().user - started;
  expect(spent, 'A limit of src/content/known-files.ts is missing.').toBeLessThan(2_000_000);
});

test.each([
  ['a null by an escape', '"A\\0B"'],
  ['an override by an escape', '"A\\u202eB"'],
  ['an override', 'A\u202eB'],
  ['a mark of direction among Latin letters', '"A\\u200fB"'],
  ['half a character', '"A\\ud800"'],
  ['a name of nothing but zero width', '"\\u200b\\u200d\\ufeff"'],
])('%s is reported with its line', (_, written) => {
  const problem = expect.objectContaining({ file: `content/${FOUNDER}`, line: 3 });
  expect(problemsOf(name(written))).toEqual([problem]);
});

test.each(['"क्‍ष"', '"ليلى\\u200f (R&D)"', '"👩‍👩‍👧"'])(
  '%s is fine, with what joins and turns its letters',
  (written) => expect(problemsOf(name(written))).toEqual([]),
);

test('code may look like a link, a heading or a picture', () => {
  const code = '`[a](//b)` and\n\n```\n# no title\n![p](x)\n<b>\n```';
  expect(problemsOf(ending(SERVICE, code))).toEqual([]);
});

test('values of the company are not read as Markdown, and telephone links are allowed', () => {
  const files = ending(SERVICE, '{company}: [call us](tel:{phone}).');
  const named = changed('company.yaml', /^name:.*$/m, 'name: "A *b* [c](//d) <e>"', files);
  const { services, company } = readContent(named);
  const { body = '' } = services.find(({ id }) => id === 'web-development') ?? {};
  const call = `<a href="tel:${company.phone.replaceAll(' ', '')}">call us</a>`;
  expect(renderToStaticMarkup(Markdown({ children: body }))).toContain(
    `<p>A *b* [c](//d) &lt;e&gt;: ${call}.</p>`,
  );
  expect(fill('{constructor}', { product: 'A' })).toBe('{constructor}');
});

test.each(['services/index.md', 'legal/index.md'])('%s has no address', (path) => {
  const [problem] = problemsOf({ ...REAL, [path]: REAL[path.startsWith('legal') ? POLICY : SERVICE] ?? '' });
  expect(problem).toMatchObject({
    file: `content/${path}`,
    expected: expect.stringMatching(/^another name/),
  });
});
