/** What somebody may put into `content/` who means harm, or copied it from somewhere: told with its file and line. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { changed, problemsOf, REAL } from '../../../tests/content.ts';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { fill } from '../fill.ts';
import { readContent } from './read.ts';

const SERVICE = 'services/web-development.md';
const POLICY = 'legal/privacy-policy.md';
const FOUNDER = 'team/founder.yaml';

const ending = (file: string, text: string) => ({ ...REAL, [file]: `${REAL[file]?.trim()}\n\n${text}\n` });
const linesOf = (file: string) => REAL[file]?.trim().split('\n').length ?? 0;

describe('a Markdown text', () => {
  test.each([
    ['a picture by a definition', '![p][im]\n\n[im]: https://evil.example/x.png', /without pictures/],
    ['a picture within brackets', '![a [b] c](https://evil.example/x.png)', /without pictures/],
    ['a picture within a link', '[![p](https://evil.example/x.png)](/about)', /without pictures/],
    ['another host without a protocol', '[a[b]c](//evil.example)', /begins with \/, #, https:/],
    ['another host behind a backslash', '[a](/\\evil.example)', /begins with \/, #, https:/],
    ['another host as www.', 'See www.evil.example for more.', /begins with \/, #, https:/],
    ['an address without a host', '[z](https://)', /begins with \/, #, https:/],
    ['a script behind an entity', '[z](javascript&colon;alert(1))', /begins with \/, #, https:/],
    ['a link by a definition', '[y]: /about\n\n[z][y]', /where it stands/],
    ['HTML', 'a <img src=x onerror=alert(1)> b', /without HTML/],
    ['a comment', '<!-- for counsel -->', /without HTML/],
    ['a footnote', 'a[^1]\n\n[^1]: b', /without footnotes/],
    ['a link without words', '[](/about)', /words between the square brackets/],
    ['a link whose words nobody sees', '[\u200b](/about)', /words between the square brackets/],
    ['a password', '[z](https://user:secret@evil.example/)', /everybody could read them/],
    ['the title of a page', '# Title', /the field "title"/],
    ['an override as an entity', 'a&#8238;b', /cannot be seen/],
  ])('%s is told with its line', (_, text, expected) => {
    for (const file of [SERVICE, POLICY]) {
      const [problem] = problemsOf(ending(file, text));
      expect(problem).toMatchObject({ file: `content/${file}`, line: linesOf(file) + 2 });
      expect(problem?.expected).toMatch(expected);
    }
  });

  test.each([
    ['brackets', '['.repeat(50_000)],
    ['pictures', '![a]('.repeat(12_000)],
    ['stars', '**a'.repeat(21_000)],
    ['quotations', '> '.repeat(20_000)],
    ['lists', '1. '.repeat(19_000)],
    ['words', 'word '.repeat(20_000)],
    ['lines', '=\n'.repeat(31_000)],
    ['columns', `${'|a'.repeat(5_000)}|\n${'|-'.repeat(5_000)}|\n${'|b|\n'.repeat(1_000)}`],
  ])('of %s without an end is told at once', (_, text) => {
    const started = process.cpuUsage().user;
    expect(problemsOf(ending(SERVICE, text))).toHaveLength(1);
    expect(
      process.cpuUsage().user - started,
      'A limit of src/content/known-files.ts is missing.',
    ).toBeLessThan(2_000_000);
  });

  test('may hold code that looks like a link, a heading or a picture', () => {
    const code = '`[a](//b)` and\n\n```\n# no title\n![p](x)\n<b>\n```';
    expect(problemsOf(ending(SERVICE, code))).toEqual([]);
  });

  test('of a legal kind may have headings below its clauses, and a telephone link that rings', () => {
    const { legal, company } = readContent(ending(POLICY, '### By telephone\n\n[Call us](tel:{phone}).'));
    const clause = legal.find(({ id }) => id === 'privacy-policy')?.clauses.at(-1);
    const html = renderToStaticMarkup(Markdown({ children: clause?.body ?? '' }));
    expect(html).toContain('<h3>By telephone</h3>');
    expect(html).toContain(`<a href="tel:${company.phone.replaceAll(' ', '')}">Call us</a>`);
  });

  test.each(['constructor', 'toString', 'company'])(
    'the name {%s} of what nobody gave a value stays',
    (name) => {
      expect(fill(`{${name}}`, { product: 'A' })).toBe(`{${name}}`);
      const [problem] = problemsOf(ending(SERVICE, `{${name}}`));
      if (name === 'company') expect(problem).toBeUndefined();
      else expect(problem).toMatchObject({ line: linesOf(SERVICE) + 2, found: `"{${name}}"` });
    },
  );

  test('takes the values of the company to the letter', () => {
    const named = changed(
      'company.yaml',
      /^name:.*$/m,
      'name: "A *b* [c](//d) <e>"',
      ending(SERVICE, '{company}.'),
    );
    const { services } = readContent(named);
    const body = services.find(({ id }) => id === 'web-development')?.body ?? '';
    const html = renderToStaticMarkup(Markdown({ children: body }));
    expect(html).toContain('<p>A *b* [c](//d) &lt;e&gt;.</p>');
  });
});

describe('characters that nobody sees', () => {
  const name = (written: string) => changed(FOUNDER, /^name:.*$/m, `name: ${written}`);

  test.each([
    ['a null by an escape', '"A\\0B"'],
    ['a bell by an escape', '"A\\u0007B"'],
    ['an override by an escape', '"A\\u202eB"'],
    ['an isolate by an escape', '"A\\u2067B"'],
    ['an override', 'A\u202eB'],
    ['a mark of direction among Latin letters', '"A\\u200fB"'],
    ['half a character', '"A\\ud800"'],
    ['a name of nothing but zero width', '"\\u200b\\u200d\\ufeff"'],
    ['a name of an empty letter', '"\\u3164"'],
  ])('%s is told with its line', (_, written) => {
    expect(problemsOf(name(written))).toEqual([
      expect.objectContaining({ file: `content/${FOUNDER}`, line: 3 }),
    ]);
  });

  test.each([
    ['joined letters of Devanagari', '"क्‍ष"'],
    ['a mark of direction among Arabic letters', '"ليلى\\u200f (R&D)"'],
    ['an emoji of a family', '"👩‍👩‍👧"'],
  ])('%s are fine', (_, written) => {
    expect(problemsOf(name(written))).toEqual([]);
  });
});

test.each(['services/index.md', 'services/404.md', 'legal/index.md'])('%s has no address', (path) => {
  const from = path.startsWith('legal') ? POLICY : SERVICE;
  const [problem] = problemsOf({ ...REAL, [path]: REAL[from] ?? '' });
  expect(problem).toMatchObject({
    file: `content/${path}`,
    expected: expect.stringMatching(/^another name/),
  });
});

test('a drawing as a picture is told what a picture may be', () => {
  const [problem] = problemsOf(changed(FOUNDER, /^image:.*$/m, 'image: x.svg'));
  expect(problem?.expected).toMatch(/ends in \.jpg, \.png, \.webp or \.avif/);
});
