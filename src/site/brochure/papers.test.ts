/** The PDFs as such: made of the fixtures, of harmful words, of letters that no font has, and without what they need. */
import { expect, test, vi } from 'vitest';
import { changed, REAL, without } from '../../../tests/content.ts';
import { bare, placesIn, readPdf } from '../../../tests/pdf.ts';
import type { Files } from '../../content/files.ts';
import { readContent } from '../../content/reading/read.ts';
import { sampleHostel } from '../../messmate/engine/sample.ts';
import { read } from '../../messmate/sample-readouts.ts';
import { drawable } from '../../ui/fonts/letters.ts';
import { canSetPdfs } from './compile.ts';
import { makePapers } from './papers.ts';

const MOMENT = Date.UTC(2026, 10, 22);
const readouts = read(sampleHostel(readContent(REAL).hostel));
const BROCHURE = 'products/messmate/brochure.yaml';
const POSTER = 'products/messmate/poster.yaml';

/** Left out on machines for which there is no compiler: their builds are tested in tests/all/without-pdfs.test.ts. */
const testOfPdfs = test.runIf(canSetPdfs);

/** The PDFs of some files, with what was said about them. */
async function made(files: Files = REAL, moment = MOMENT) {
  const told: string[] = [];
  const papers = await makePapers(readContent(files), readouts, moment, (sentence) => told.push(sentence));
  return { papers, told };
}

testOfPdfs('the same words at the same moment are the same bytes; only the moment tells when', async () => {
  const [first, second, later] = [await made(), await made(), await made(REAL, MOMENT + 60_000)];
  expect(first.told).toEqual([]);
  expect(first.papers.map(({ path }) => path)).toEqual(['/messmate-brochure.pdf', '/messmate-poster.pdf']);
  for (const [i, { bytes, path }] of first.papers.entries()) {
    expect(second.papers[i]?.bytes.equals(bytes), `${path} differs from one making to the next.`).toBe(true);
    expect(later.papers[i]?.bytes.equals(bytes), `${path} does not tell its moment.`).toBe(false);
  }
});

// Signs that mean something in Typst, in YAML, in HTML or in a PDF.
const SIGNS =
  '#include "x" *a* _b_ $c$ [d] `e` @f <g> \\h \\u|41| ~ // /* i */ = - + || #|1| </script><script>alert(1)</script>';

testOfPdfs('words that would be markup stand as they are', async () => {
  const quoted = JSON.stringify(SIGNS);
  let files = changed(
    'products/messmate/page.yaml',
    /^ {6}text: The office hands.*$/m,
    `      text: ${quoted}`,
  );
  files = changed(BROCHURE, /^title:.*$/m, `title: ${JSON.stringify(SIGNS.slice(0, 60))}`, files);
  files = changed(POSTER, /^heading:.*$/m, 'heading: "#(1 + 1) *two* $x$ [y]"', files);
  files = changed(
    'products/messmate/page.yaml',
    /question: What must we pay for all this, and when\?/,
    'question: "#pay *now* @once"',
    files,
  );
  const { papers } = await made(files);
  const [brochure, poster] = await Promise.all(papers.map(({ bytes }) => readPdf(bytes)));
  expect(brochure?.title).toBe(SIGNS.slice(0, 60).trim());
  expect(brochure?.pages.join('')).toContain(bare(SIGNS));
  expect(brochure?.bookmarks).toContain('#pay *now* @once');
  expect(poster?.pages.join('')).toContain(bare('#(1 + 1) *two* $x$ [y]'));
});

testOfPdfs('the longest words that the poster may have still are one page', async () => {
  const words = (length: number) => 'Wait and say why. '.repeat(9).slice(0, length).trim();
  const longer = (files: Files, key: string, length: number) =>
    changed(POSTER, new RegExp(`(?<=\\b${key}: ).*`), words(length), files);
  let files: Files = REAL;
  for (const reason of ['second-scan', 'wrong-meal', 'old-code', 'on-leave', 'closed', 'unknown-pass'])
    files = longer(files, reason, 90);
  files = longer(files, 'both', 90);
  const { papers, told } = await made(files);
  expect(papers[1]?.pages, told.join('\n')).toBe(1);
});

testOfPdfs('a brochure that grows longer is made, and told about', async () => {
  const steps = Array.from(
    { length: 8 },
    (_, i) =>
      `    - title: Step ${i}\n      text: ${'What is done in it. '.repeat(8)}\n      changes: More.\n`,
  );
  const list = Array.from(
    { length: 30 },
    (_, i) => `    - id: q${i}\n      question: Question ${i}?\n      answer: ${'An answer. '.repeat(50)}\n`,
  );
  const file = 'products/messmate/page.yaml';
  let files = changed(file, /(?<=^start:\n(?: {2}.*\n)*? {2}list:\n)( {4}.*\n)+/m, steps.join(''));
  files = changed(file, /(?<=^questions:\n(?: {2}.*\n)*? {2}list:\n)( {4}.*\n)+/m, list.join(''), files);
  const { papers, told } = await made(files);
  expect(papers[0]?.pages).toBeGreaterThan(4);
  expect(told).toEqual([
    expect.stringContaining(`/messmate-brochure.pdf: its words have grown to ${papers[0]?.pages} pages`),
  ]);
  expect(papers[0]?.link).toContain(`${papers[0]?.pages} pages`);
});

testOfPdfs('letters that the family lacks become plain, or are left out and named', async () => {
  const lacking = new Map<string, string>();
  expect(drawable('Dvārakā & Söhne ﬁ ₹5 ½', lacking)).toBe('Dvaraka & Söhne fi ₹5 ½');
  expect([...lacking]).toEqual([
    ['ā', 'a'],
    ['ﬁ', 'fi'],
  ]);
  const files = changed('company.yaml', /^product:.*$/m, 'product: 食堂');
  const { papers, told } = await made(files);
  expect(told.join('\n')).toMatch(/messmate-brochure\.pdf: its font does not have .*食 \(left out\).*堂/);
  const [brochure] = await Promise.all(papers.map(({ bytes }) => readPdf(bytes)));
  const { host } = new URL(readContent(files).company.address);
  expect(brochure?.pages[0], 'Where no letter is left the address stands.').toContain(host);
});

testOfPdfs('words in Devanagari are set in its letters, in the language of the site', async () => {
  const files = changed(
    'site.yaml',
    'language: en-IN',
    'language: hi',
    changed('company.yaml', /^product:.*$/m, 'product: थाली'),
  );
  const { papers, told } = await made(files);
  expect(told).toEqual([]);
  for (const { bytes } of papers) {
    const pdf = await readPdf(bytes);
    expect(pdf.language).toBe('hi');
    expect(pdf.pages.join('')).toContain('थाली');
    expect(pdf.fonts.names.join()).toContain('Devanagari');
  }
});

testOfPdfs('a heading with marks has room for them above what it heads', async () => {
  /** Points from a feature's heading to the line below it, on the brochure's second page. */
  const room = async (language: string) => {
    const files = changed('site.yaml', 'language: en-IN', `language: ${language}`);
    const { papers } = await made(
      changed('products/messmate/page.yaml', 'tab: QR Attendance', 'tab: कृकुँ', files),
    );
    const [, page = []] = await placesIn(papers[0]?.bytes ?? new Uint8Array());
    const at = (words: RegExp) => page.find(({ text }) => words.test(text))?.y ?? Number.NaN;
    return at(/\p{Script=Devanagari}/u) - at(/^Scan/);
  };
  const [hindi, english] = [await room('hi'), await room('en')];
  expect(hindi - english, 'Its vowel signs would touch the next line.').toBeGreaterThan(2);
});

testOfPdfs('without its words there is no PDF, and without the product there is none', async () => {
  expect((await made(without(POSTER))).papers.map(({ path }) => path)).toEqual(['/messmate-brochure.pdf']);
  expect((await made(without(BROCHURE))).papers.map(({ path }) => path)).toEqual(['/messmate-poster.pdf']);
  expect((await made(without('products/'))).papers).toEqual([]);
});

test('where nothing can set them there are none, and one sentence says so', async () => {
  vi.resetModules();
  vi.doMock('./compile.ts', () => ({ canSetPdfs: false }));
  const { makePapers: withoutCompiler } = await import('./papers.ts');
  (await import('../../content/language.ts')).setLanguage('en-IN');
  const told: string[] = [];
  const papersOf = (files: Files) =>
    withoutCompiler(readContent(files), readouts, MOMENT, (sentence) => told.push(sentence));
  expect([await papersOf(REAL), await papersOf(without('products/'))]).toEqual([[], []]);
  expect(told).toEqual([
    expect.stringMatching(/without \/messmate-brochure\.pdf and \/messmate-poster\.pdf, and without links/),
  ]);
});
