/** The legal texts as they are published: their versions are linked and there, and what is for counsel is nowhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { loadContentFromDisk } from '../../src/content/reading/read.ts';
import { deliveryOf } from '../../src/publish/hosting/delivery.ts';
import { elementsOf } from '../../src/publish/hosting/elements.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { siteDir } from '../site.ts';

const { legal } = loadContentFromDisk(process.env.CONTENT_DIR ?? '');
const dir = siteDir();
const read = (file: string) => readFileSync(join(dir, file), 'utf8');
const files = new Map(deliveryOf(dir).files.map((file) => [file.address, file]));

test.each(legal)('$path leads to each of its versions as plain text, whole and not to be listed', (text) => {
  const links = [...elementsOf(parse(read(`${text.path.slice(1)}.html`)))]
    .filter(({ tagName }) => tagName === 'a')
    .map(({ attrs }) => attrs.find(({ name }) => name === 'href')?.value);
  for (const { address, date, body } of text.versions) {
    expect(links, `The page has to lead to the version of ${date}.`).toContain(address);
    const plain = read(address.slice(1));
    const last = body.trim().split('\n').at(-1) ?? '';
    expect(plain.endsWith(`\n${last}\n`), `${address} is to be whole.`).toBe(true);
    expect(plain, 'What is named by its anchor has its number.').not.toMatch(/\{[^{}#]/);
    expect(files.get(address)?.headers).toMatchObject({
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
  }
  expect(read(`${text.path.slice(1)}.txt`), 'The newest has the name of the text, too.').toBe(
    read(text.versions[0]?.address.slice(1) ?? ''),
  );
});

test('what counsel is asked is nowhere in the site', () => {
  const notes = legal.flatMap(({ counsel }) => counsel.map(({ note }) => note.slice(0, 40)));
  const texts = filesOf(dir).filter((file) => /\.(html|md|txt|js|json|xml|svg)$/.test(file));
  const told = texts.filter((file) => {
    const text = read(file);
    return notes.some((note) => text.includes(note));
  });
  expect(told, 'A note for counsel stands in its own file alone.').toEqual([]);
});
