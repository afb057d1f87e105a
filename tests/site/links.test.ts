import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadContentFromDisk } from '../../src/content/reading/read.ts';
import { checkLinks } from '../links.ts';
import { siteDir } from '../site.ts';

const { address } = loadContentFromDisk(process.env.CONTENT_DIR ?? '').company;
const copy = mkdtempSync(join(tmpdir(), 'site-links-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('every link, anchor, picture, style and script of every document is there', () => {
  const { looked, faults } = checkLinks(siteDir(), address);
  expect(faults, 'Each line says which page, and what it names that is not there.').toEqual([]);
  expect(looked, 'No address was looked at: the check itself is broken.').toBeGreaterThan(200);
});

const FAULTS: Record<string, string> = {
  '<a href="/nowhere">x</a>': '"/nowhere": no such file',
  '<a href="/about#nowhere">x</a>': '"/about#nowhere": no such anchor',
  '<a href="/about/">x</a>': '"/about/": no such file',
  '<a href="">x</a>': '"": an empty address',
  '<img src="/_astro/gone.png" alt="">': '"/_astro/gone.png": no such file',
  '<img src="/favicon.svg" srcset="/favicon.svg 1x,/gone.png 2x" alt="">': '"/gone.png": no such file',
  '<style>@font-face{src:url("/_astro/gone.woff2")}</style>': '"/_astro/gone.woff2": no such file',
  '<a href="https://">x</a>': '"https://": no whole address',
  '<a href="//other.example/">x</a>': '"//other.example/": no whole address',
};

test('whatever leads nowhere is found', () => {
  cpSync(siteDir(), copy, { recursive: true });
  const file = join(copy, 'contact.html');
  const markup = `${Object.keys(FAULTS).join('')}</main>`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('</main>', markup));
  const { faults } = checkLinks(copy, address);
  for (const says of Object.values(FAULTS))
    expect(faults).toContainEqual(expect.stringContaining(`/contact leads to ${says}`));
});
