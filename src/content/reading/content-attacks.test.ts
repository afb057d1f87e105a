import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FIXTURES, problemsOf, withChange } from '../../../tests/content.ts';
import { FOUNDER, POLICY, SERVICE } from '../../../tests/content-support.ts';
import { Wording } from '../../site/views/legal/Wording.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { readContent } from './read.ts';

/** Returns the fixtures with a text at the end of a service, or as the words of a section of a legal text. */
const withText = (file: string, text: string) =>
  file === POLICY
    ? withChange(file, 'body: The door is locked.', `body: |-\n      .\n\n${text.replace(/^/gm, '      ')}\n`)
    : { ...FIXTURES, [file]: `${FIXTURES[file]?.trim()}\n\n${text}\n` };
const withName = (name: string) => withChange(FOUNDER, /^name:.*$/m, `name: ${name}`);

/** Expects a problem that names the line on which the text begins. */
function expectRefused(file: string, text: string, expected: RegExp): void {
  const files = withText(file, text);
  const lines = (files[file] ?? '').split('\n').map((line) => line.trim());
  const [problem] = problemsOf(files);
  expect(problem).toMatchObject({ file: `content/${file}` });
  // Without an element, a problem of a field may have the field's line, which is not checked here.
  if (problem?.path.length === 0 || problem?.element)
    expect(problem.line).toBe(lines.lastIndexOf(text.split('\n')[0]?.trim() ?? '') + 1);
  expect(problem?.expected).toMatch(expected);
}

test.each([
  ['another host behind a backslash', '[a](/\\evil.example)', /begins with \/, #, https:/],
  [
    'an invisible character in an address',
    'See [us](https://grain.example/a\u200b).',
    /begins with \/, #, https:/,
  ],
  ['another host without https', 'See http://www.evil.example for more.', /begins with \/, #, https:/],
  ['a script behind an entity', '[z](javascript&colon;alert(1))', /begins with \/, #, https:/],
  ['a footnote', 'a[^1]\n\n[^1]: b', /without footnotes/],
  ['a password', '[z](https://user:secret@evil.example/)', /without a password/],
  ['the title of a page', '# Title', /the field "title"/],
  ['a placeholder without a value', '{constructor}', /no placeholders but/],
])('reports %s in Markdown with its line', (_, text, expected) => {
  for (const file of [SERVICE, POLICY]) expectRefused(file, text, expected);
});

test.each([
  ['a picture by reference', '![p][im]\n\n[im]: https://evil.example/x.png', /without pictures/],
  ['a link by reference', '[y]: /about\n\n[z][y]', /where it stands/],
  ['HTML', 'a <img src=x onerror=alert(1)> b', /without HTML/],
])('reports %s in a service with its line', (_, text, expected) => expectRefused(SERVICE, text, expected));

test.each<[text: string, html: string]>([
  ['1.1 The user.\n1.2 The company.', '<p>1.1 The user.<br/>\n1.2 The company.</p>'],
  ['5. Fees\n7. Refunds', '<ol start="5">\n<li>Fees</li>\n<li value="7">Refunds</li>\n</ol>'],
  ['Signed:\n\n____________\n\n    Date', '<p>Signed:</p>\n<p>____________</p>\n<p>Date</p>'],
  ['Between\n=====\nus', '<p>Between<br/>\n=====<br/>\nus</p>'],
  [
    '<Company> & <b onclick="x()">us</b>',
    '<p>&lt;Company&gt; &amp; &lt;b onclick=&quot;x()&quot;&gt;us&lt;/b&gt;</p>',
  ],
  ['[1]: https://a.example/x', '<p>[1]: <a href="https://a.example/x">https://a.example/x</a></p>'],
])('renders a line pasted into a legal text as it was typed: %j', (text, html) => {
  expect(problemsOf(withText(POLICY, text))).toEqual([]);
  expect(renderToStaticMarkup(Wording({ children: text }))).toBe(html);
});

test.each([
  [SERVICE, /the name of a picture/],
  [POLICY, /without pictures/],
])('reports a picture of another host within a link, in %s', (file, expected) =>
  expectRefused(file, '[![p](https://evil.example/x.png)](/about)', expected),
);

const BOMB = [...'bcdefghi'].map((c, i) => `${c}: &${c} [${`*${'abcdefgh'[i]}, `.repeat(9)}]`).join('\n');
test('reports exploding YAML aliases within two seconds', () => {
  // Measures processor time (in microseconds), because other tests run beside this one.
  const startTime = process.cpuUsage().user;
  expect(problemsOf({ ...FIXTURES, [FOUNDER]: `a: &a [x, x, x, x]\n${BOMB}` })).toHaveLength(1);
  expect(process.cpuUsage().user - startTime).toBeLessThan(2_000_000);
});

test.each(['"क्‍ष"', '"ليلى\\u200f (R&D)"', '"👩‍👩‍👧"'])(
  'accepts the name %s with its joiners and direction marks',
  (name) => expect(problemsOf(withName(name))).toEqual([]),
);

test('accepts code that looks like a link, a heading, a picture or HTML', () => {
  const code = '`[a](//b)` and\n\n```\n# no title\n![p](x)\n<b>\n```';
  expect(problemsOf(withText(SERVICE, code))).toEqual([]);
});

test.each([SERVICE, POLICY])('accepts www. addresses in %s, and links them by https', (file) => {
  const text =
    'See www.grain.example, (www.grain.example/a?b=c) or WWW.grain.example. <www.grain.example/d> [here](www.grain.example/e)';
  const { services, legal } = readContent(withText(file, text));
  const source =
    services.find(({ id }) => file.includes(id))?.body ?? legal.find(({ id }) => file.includes(id));
  const html = renderToStaticMarkup(Markdown({ children: text }));
  expect(JSON.stringify(source)).toContain('www.grain.example');
  expect(html).toContain('<a href="https://www.grain.example">www.grain.example</a>');
  expect(html).toContain('<a href="https://www.grain.example/a?b=c">www.grain.example/a?b=c</a>');
  expect(html).toContain('<a href="https://www.grain.example/d">www.grain.example/d</a>');
  expect(html).toContain('<a href="https://www.grain.example/e">here</a>');
  expect(html).toContain('<a href="https://WWW.grain.example">WWW.grain.example</a>');
});

test('strips direction marks at the ends of a number, and reports one that reorders text', () => {
  const pasted = withChange('company.yaml', /number: "\+.*$/m, 'number: "\u202a+91\u00a098220 12345\u202c"');
  expect(readContent(pasted).company.phones[0]?.number).toBe('+91\u00a098220 12345');
  const hidden = withChange('company.yaml', /^tagline:.*$/m, 'tagline: a \u202e word');
  expect(problemsOf(hidden)).toMatchObject([{ found: 'a character that cannot be read, (U+202E)' }]);
});

test('escapes values of the company in Markdown, and allows telephone links', () => {
  const files = withText(SERVICE, '{company}: [call us](tel:{phone}).');
  const named = withChange('company.yaml', /^name:.*$/m, 'name: "A *b* [c](//d) <e>"', files);
  const { services, company } = readContent(named);
  const { body = '' } = services.find(({ id }) => id === 'web-development') ?? {};
  const call = `<a href="tel:${company.phones[0]?.number.replaceAll(' ', '')}">call us</a>`;
  expect(renderToStaticMarkup(Markdown({ children: body }))).toContain(
    `<p>A *b* [c](//d) &lt;e&gt;: ${call}.</p>`,
  );
});
