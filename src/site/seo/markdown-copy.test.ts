import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { markdownOf } from './markdown-copy.ts';

const read = (html: string) => parse(html, { scriptingEnabled: false });

const page = (main: string, head = '<link rel="canonical" href="https://grain.example/about">') =>
  `<html><head>${head}</head><body><header>Menu</header><main>${main}</main></body></html>`;

/** The Markdown of what is in `<main>`, without the address at its end. */
const markdown = (main: string) => markdownOf(read(page(main)))?.replace(/\n\n---\n\n<\S+>\n$/, '');

test('a page without an address of its own has no Markdown', () => {
  expect(markdownOf(read(page('<p>Not found</p>', '')))).toBeUndefined();
});

test('the parsed document stays as it was, for what comes after', () => {
  const tree = read(page('<h1>Hours</h1><dl><div><dt>Mon</dt><dd>9</dd></div></dl>'));
  const before = serialize(tree);
  expect(markdownOf(tree)).toContain('- Mon');
  expect(serialize(tree)).toBe(before);
});

test('drawings are told by their words, and what is hidden or only pressed is left out', () => {
  expect(
    markdown(
      '<svg role="img" aria-label="A bowl"><path/></svg><svg><path/></svg><p><span role="img" aria-label="Veg"></span>Rice' +
        '<span aria-hidden="true">*</span></p><button>Copy</button><select><option>Today</option></select><template><p>Later</p></template>',
    ),
  ).toBe('A bowl\n\nVeg Rice');
});

test('names with values become a list, each value below its name', () => {
  expect(
    markdown(
      '<dl><div><dt>Panels</dt><dd>React</dd><dd>SVG</dd></div><div><dt>Tests</dt><dd>axe</dd></div></dl>',
    ),
  ).toBe('- Panels\n\n  - React\n  - SVG\n\n- Tests\n\n  axe');
});

test('links lead to whole addresses; a ready-written letter only to its address, and a number is dialled', () => {
  expect(
    markdown(
      '<p><a href="/team#x">Team</a> <a href="mailto:a@b.example?subject=Hi">Write</a> <a href="tel:+911">Call</a></p>',
    ),
  ).toBe('[Team](https://grain.example/team#x) [Write](mailto:a@b.example) [Call](tel:+911)');
});

test('pieces that only the layout keeps apart are kept apart, and no unseen character stays', () => {
  expect(
    markdown('<p><b>Lunch</b><!-- --><span>12:15\u00a0pm</span></p><p>grain<wbr>by\u200bgrain</p>'),
  ).toBe('**Lunch** 12:15 pm\n\ngrainbygrain');
  expect(markdown('<a href="/x"><span>Go</span><svg aria-hidden="true"><path/></svg></a>')).toBe(
    '[Go](https://grain.example/x)',
  );
});
