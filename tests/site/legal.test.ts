import { expect, test } from 'vitest';
import { addAnchors } from '../../src/content/legal/sections.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { readHostingRules } from '../../src/publish/hosting/hosting-rules.ts';
import { content, dir, findElements, pages, read } from './built-pages.ts';

const { legal } = content;
const hostingFiles = new Map(readHostingRules(dir).files.map((file) => [file.address, file]));

test.each(legal)('$path links to each version as a complete plain text with noindex', (legalText) => {
  const page = pages.find(({ path }) => path === legalText.path);
  const links = page && findElements(page.tree, 'a').map(({ properties }) => properties.href);
  for (const { address, updated, sections } of legalText.versions) {
    expect(links, `expected a link to the version of ${updated}`).toContain(address);
    const plainText = read(address.slice(1));
    expect(
      plainText.endsWith(`\n${sections.at(-1)?.body.split('\n').at(-1)}\n`),
      `expected ${address} to end with the text’s last line`,
    ).toBe(true);
    expect(plainText, 'expected no placeholder that is not filled in').not.toMatch(/\{[^{}]+\}/);
    expect(hostingFiles.get(address)?.headers).toMatchObject({
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
  }
});

test.each(legal)('gives no section of $path the id of another element', ({ path, sections }) => {
  const ids = [...read(`${path.slice(1)}.html`).matchAll(/ id="([\w-]+)"/g)].map(([, id = '']) => id);
  const isOfPage = (id: string) => !id.startsWith('source-') && sections.every(({ anchor }) => anchor !== id);
  const [section] = sections;
  for (const id of ids.filter(isOfPage)) {
    const [withAnchor] = section ? addAnchors([{ ...section, anchor: undefined, title: id }]) : [];
    expect(withAnchor?.anchor, `add "${id}" to RESERVED_ANCHORS in src/content/legal/sections.ts`).not.toBe(
      id,
    );
  }
});

test('publishes no note for the lawyer', () => {
  const notes = legal.flatMap(({ sections }) =>
    sections.flatMap(({ counsel = [] }) => counsel.map(({ note }) => note.slice(0, 40))),
  );
  const leaks = filesOf(dir)
    .filter((file) => /\.(html|md|txt|js|json|xml|svg)$/.test(file))
    .filter((file) => notes.some((note) => read(file).includes(note)));
  expect(leaks, 'expected no file with a note from `counsel` of a legal text').toEqual([]);
});
