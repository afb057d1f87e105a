/** The brochure on its own: from the fixtures, from harmful words, from letters without a font, and without its words. */
import { inflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { changed, REAL, without } from '../../../tests/content.ts';
import { bare, readPdf } from '../../../tests/pdf.ts';
import type { Files } from '../../content/files.ts';
import { readContent } from '../../content/reading/read.ts';
import { sampleHostel } from '../../messmate/engine/sample.ts';
import { readoutsOf } from '../../messmate/sample-readouts.ts';
import { makeBrochure } from './brochure.ts';
import { canSetPdfs, compilePdf } from './compile.ts';

const MOMENT = Date.UTC(2026, 10, 22);
const readouts = readoutsOf(sampleHostel(readContent(REAL).hostel));
const PAGE = 'products/messmate/page.yaml';
const BROCHURE = 'products/messmate/brochure.yaml';

/** Skipped on machines without a compiler; tests/all/without-pdfs.test.ts builds for those. */
const testOfPdfs = test.runIf(canSetPdfs);

/** The brochure of some files, and what was logged. */
async function made(files: Files = REAL, moment = MOMENT) {
  const told: string[] = [];
  const tell = (sentence: string) => told.push(sentence);
  const brochure = await makeBrochure(readContent(files), readouts, moment, tell, compilePdf);
  return { brochure, told, pdf: await readPdf(brochure?.bytes ?? new Uint8Array()) };
}

testOfPdfs('the same words at the same moment are the same bytes; only the moment tells when', async () => {
  const [first, second, later] = [await made(), await made(), await made(REAL, MOMENT + 60_000)];
  expect(first.told).toEqual([]);
  expect(first.brochure).toMatchObject({ path: '/tiffinwise-brochure.pdf', pages: 2 });
  const bytes = first.brochure?.bytes ?? Buffer.of();
  expect(second.brochure?.bytes.equals(bytes), 'Two runs on one input differ.').toBe(true);
  expect(later.brochure?.bytes.equals(bytes), 'The build time is missing from the PDF.').toBe(false);
});

testOfPdfs('letters are printed with black ink alone', async () => {
  const { brochure } = await made();
  const file = brochure?.bytes.toString('latin1') ?? '';
  const streams = [...file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].flatMap(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
  // The colour that is set before each run of letters.
  const colours = streams.flatMap((text) => [...text.matchAll(/([^\n]*)\nBT\n/g)].map(([, set]) => set));
  expect(colours.length).toBeGreaterThan(100);
  expect(colours.filter((set) => !/^0 0 0 [\d.]+ k$/.test(set ?? ''))).toEqual([]);
});

// Signs that mean something in Typst, in YAML, in HTML or in a PDF.
const SIGNS =
  '#include "x" *a* _b_ $c$ [d] `e` @f <g> \\h \\u|41| ~ // /* i */ = - + || #|1| </script><script>alert(1)</script>';

testOfPdfs('words that look like markup are set as they are', async () => {
  let files = changed(PAGE, /^ {6}text: The office hands.*$/m, `      text: ${JSON.stringify(SIGNS)}`);
  files = changed(BROCHURE, /^title:.*$/m, `title: ${JSON.stringify(SIGNS.slice(0, 60))}`, files);
  files = changed(PAGE, /(?<=^start:\n {2}heading: ).*$/m, '"#(1 + 1) *two* $x$ [y]"', files);
  const { pdf } = await made(files);
  expect(pdf.title).toBe(SIGNS.slice(0, 60).trim());
  expect(pdf.pages.join('')).toContain(bare(SIGNS));
  expect(pdf.bookmarks).toContain('#(1 + 1) *two* $x$ [y]');
});

/** This many steps, with words as long as allowed. */
const steps = (count: number) =>
  changed(
    PAGE,
    /(?<=^start:\n(?: {2}.*\n)*? {2}list:\n)( {4}.*\n)+/m,
    Array.from(
      { length: count },
      (_, i) =>
        `    - title: ${`${i} of many steps in it `.repeat(3).slice(0, 59).trim()}\n` +
        `      text: ${'What is done in it. '.repeat(8).trim()}\n` +
        `      changes: ${'What is new since. '.repeat(4).trim()}\n`,
    ).join(''),
  );

testOfPdfs(
  'words that grow are set smaller, and what grows beyond two pages is made, and told about',
  async () => {
    const five = await made(steps(5));
    expect([five.brochure?.pages, five.told]).toEqual([2, []]);
    const answer = 'An answer. '.repeat(54).trim();
    const all = await made(
      changed(PAGE, /(?<=- id: price\n(?: {6}.*\n)*? {6}answer: ).*$/m, answer, steps(8)),
    );
    expect(all.brochure?.pages).toBeGreaterThan(2);
    expect(all.told).toEqual([
      expect.stringMatching(/^\/\w+-brochure\.pdf: its words have grown to 3 pages.* shorten .*`start`/),
    ]);
    expect(all.brochure?.link).toContain('3 pages');
  },
);

testOfPdfs.each([
  ['食堂', /no font has the letters 食 堂\. Put a font file/],
  ['थाली'.repeat(7), /joined letters/],
])('none is made where its letters could not be read: %s', async (product, reason) => {
  const files = changed('company.yaml', /^product:.*$/m, `product: ${product}`);
  const told: string[] = [];
  const tell = (sentence: string) => told.push(sentence);
  expect(await makeBrochure(readContent(files), readouts, MOMENT, tell, compilePdf)).toBeUndefined();
  expect(told).toEqual([expect.stringMatching(reason)]);
});

testOfPdfs('what a word processor makes of words is printed, and each weight is named', async () => {
  const words = '10‑12 counters, ≥ 2 wardens, kit\u00adchens; 10⁵ plates at €5 ✓ → ★ ∞ √ ′ ″ † ‰';
  const { pdf } = await made(changed(PAGE, /^ {6}text: The office hands.*$/m, `      text: ${words}`));
  expect(pdf.pages.join('')).toContain(bare(words.replace('‑', '-')));
  expect(pdf.fonts.names.filter((name) => name.includes('Anek')).join()).toMatch(/-400,.*-600|-600,.*-400/);
});

testOfPdfs('a sign that no font has is left out; where nothing is left the address stands', async () => {
  const files = changed(PAGE, /(?<=^start:\n {2}heading: ).*$/m, '🍛');
  const { pdf } = await made(files);
  expect(pdf.bookmarks).toContain(new URL(readContent(files).company.address).host);
});

testOfPdfs('a name in Devanagari is set in its letters', async () => {
  const title = changed(PAGE, /(?<=^start:\n {2}heading: ).*$/m, 'थाली');
  const { pdf, told } = await made(changed('site.yaml', 'language: en-IN', 'language: hi', title));
  expect(told).toEqual([]);
  expect(pdf.language).toBe('hi');
  expect(pdf.pages.join('')).toContain('थाली');
  expect(pdf.fonts.names.join()).toContain('Devanagari');
});

testOfPdfs('a name with accents can be found and copied', async () => {
  const { pdf, told } = await made(changed(PAGE, /(?<=^start:\n {2}heading: ).*$/m, 'Āśrama, Łódź'));
  expect(told).toEqual([]);
  expect(pdf.pages.join('')).toContain('Āśrama,Łódź');
});

testOfPdfs('keeps phone numbers and the e-mail address on one line beside a long name', async () => {
  let files = changed(
    'company.yaml',
    /^name:.*$/m,
    `name: ${'Annapurna Instruments and Kitchens Pvt. Ltd.'.padEnd(58, ' of Pune')}`,
  );
  files = changed(
    'company.yaml',
    /^email:.*$/m,
    `email: ${'office.of.the.kitchens'.padEnd(40, '.pune')}@annapurna-instruments.example`,
    files,
  );
  files = changed(
    'company.yaml',
    /^ +- number:.*$/m,
    '  - { number: 020-2612 3456, extension: "12" }\n  - { number: +91 98220 12345, label: Mess office }',
    files,
  );
  const { pdf } = await made(files);
  const dialled = pdf.links.map(({ to }) => to).filter((to) => to.startsWith('tel:'));
  // A link over two lines is two links.
  expect(dialled).toEqual([
    'tel:+912026123456;ext=12',
    'tel:+919822012345',
    'tel:+912026123456;ext=12',
    'tel:+919822012345',
  ]);
  expect(pdf.links.filter(({ to }) => to.startsWith('mailto:'))).toHaveLength(2);
});

testOfPdfs('without its words there is no brochure, and without the product there is none', async () => {
  for (const start of [BROCHURE, 'products/'])
    expect(
      await makeBrochure(readContent(without(start)), readouts, MOMENT, expect.fail, compilePdf),
    ).toBeUndefined();
});

test('without a compiler there is no brochure, and one sentence says so', async () => {
  vi.resetModules();
  vi.doMock('./compile.ts', () => ({ canSetPdfs: false }));
  const { makeBrochure: withoutCompiler } = await import('./brochure.ts');
  (await import('../../content/language/language.ts')).setLanguage('en-IN');
  const told: string[] = [];
  for (const files of [REAL, without('products/')])
    expect(
      await withoutCompiler(
        readContent(files),
        readouts,
        MOMENT,
        (sentence) => told.push(sentence),
        compilePdf,
      ),
    ).toBeUndefined();
  expect(told).toEqual([expect.stringMatching(/without \/\w+-brochure\.pdf, and without links/)]);
});
