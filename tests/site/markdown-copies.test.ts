/** Every page has a copy in Markdown that says the same, and `llms.txt` leads to each. */
import { describe, expect, test } from 'vitest';
import { all, content, pages, pathOf, read, textOf } from './built-pages.ts';

/** Words without marks, spaces and the signs of Markdown, so that it can be compared with HTML. */
const bare = (text: string) => text.replace(/[\\*_`#|[\]()<>\s\u200b-]/g, '');

const withoutAddresses = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']');

test('llms.txt begins with the company, and leads to every copy', () => {
  const llms = read('llms.txt');
  expect(llms.startsWith(`# ${content.company.name}\n\n> `)).toBe(true);
  const links = [...llms.matchAll(/^- \[.+\]\((\S+?)\): \S/gm)].map(([, address]) => pathOf(address));
  expect(links.sort()).toEqual(pages.map(({ stem }) => `/${stem}.md`).sort());
});

describe.each(pages)('the copy of $path', ({ stem, tree }) => {
  const copy = read(`${stem}.md`);
  const [main = tree] = all(tree, 'main');

  test('has the headings of its page', () => {
    const headings = all(main, 'h1', 'h2', 'h3', 'h4', 'h5').map((heading) => ({
      level: Number(heading.tagName[1]),
      words: bare(textOf(heading)),
    }));
    const inCopy = [...copy.matchAll(/^\s*(?:[-\d.]+\s+)?(#+) (.*)$/gm)].map(([, marks = '', line = '']) => ({
      level: marks.length,
      words: bare(withoutAddresses(line)),
    }));
    expect(inCopy).toEqual(headings);
  });

  test('has the words of its page', () => {
    const text = bare(withoutAddresses(copy));
    const told = all(main, 'p', 'td', 'th', 'li', 'dd', 'dt', 'figcaption')
      .filter(({ children }) => children.every(({ type }) => type === 'text'))
      .filter((part) => part.properties.ariaHidden !== 'true' && !part.properties.hidden)
      .map(textOf);
    expect(told.length).toBeGreaterThan(0);
    for (const words of told) expect(text, `“${words}” is on the page`).toContain(bare(words));
  });

  test('holds no HTML, no unseen character, and no link that leads nowhere from elsewhere', () => {
    expect(copy).not.toContain('\u200b');
    expect(copy.replace(/<https:[^>]*>/g, '')).not.toMatch(/(?<!\\)<(!--|\/?[a-z]+[\s>])/);
    for (const [, to] of copy.matchAll(/\]\(([^)]*)\)/g)) expect(to).toMatch(/^(https|mailto|tel):/);
  });
});
