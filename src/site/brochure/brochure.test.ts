import { inflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { FIXTURES, withChange, withoutFiles } from '../../../tests/content.ts';
import { readPdf, withoutSpace } from '../../../tests/pdf.ts';
import type { Files } from '../../content/files.ts';
import { readContent } from '../../content/reading/read.ts';
import { createSampleState } from '../../messmate/engine/sample.ts';
import { computeReadouts } from '../../messmate/sample-readouts.ts';
import { makeBrochure } from './brochure.ts';
import { canCompilePdfs, compilePdf } from './compile.ts';

const CREATION_MS = Date.UTC(2026, 10, 22);
const readouts = computeReadouts(createSampleState(readContent(FIXTURES).hostel));
const PAGE = 'products/messmate/page.yaml';
const BROCHURE = 'products/messmate/brochure.yaml';

/** Skips a test on a machine without a compiler. tests/all/limited-machine.test.ts builds the site for such a machine. */
const testPdf = test.runIf(canCompilePdfs);

async function buildBrochure(files: Files = FIXTURES, creationMs = CREATION_MS) {
  const warnings: string[] = [];
  const warn = (sentence: string) => warnings.push(sentence);
  const brochure = await makeBrochure(readContent(files), readouts, creationMs, warn, compilePdf);
  return { brochure, warnings, pdf: brochure && (await readPdf(brochure.bytes)) };
}

/** Changes the heading of the section on the first steps. */
const withStepsHeading = (heading: string, files: Files = FIXTURES) =>
  withChange(PAGE, /(?<=^start:\n {2}heading: ).*$/m, heading, files);
/** Changes the text of the first step. */
const withFirstStepText = (text: string) =>
  withChange(PAGE, /^ {6}text: The office hands.*$/m, `      text: ${text}`);

testPdf('makes the same bytes from the same content and time', async () => {
  const [first, second, later] = [
    await buildBrochure(),
    await buildBrochure(),
    await buildBrochure(FIXTURES, CREATION_MS + 60_000),
  ];
  expect(first.warnings).toEqual([]);
  expect(first.brochure).toMatchObject({ path: '/tiffinwise-brochure.pdf', pages: 2 });
  const bytes = first.brochure?.bytes ?? Buffer.of();
  expect(second.brochure?.bytes.equals(bytes), 'The second build must be identical.').toBe(true);
  expect(later.brochure?.bytes.equals(bytes), 'A later build must have its own creation time.').toBe(false);
});

testPdf('prints text with black ink only', async () => {
  const { brochure } = await buildBrochure();
  const file = brochure?.bytes.toString('latin1') ?? '';
  const streams = [...file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].flatMap(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
  // Typst writes the colour on the line before each text object (BT).
  const colours = streams.flatMap((text) => [...text.matchAll(/([^\n]*)\nBT\n/g)].map((match) => match[1]));
  expect(colours.length).toBeGreaterThan(100);
  expect(colours.filter((colour) => !/^0 0 0 [\d.]+ k$/.test(colour ?? ''))).toEqual([]);
});

/** Characters with a meaning in Typst, YAML, HTML or PDF. A title has room for 60 of them. */
const MARKUP =
  '#include "x" *a* _b_ $c$ [d] `e` @f <g> \\h \\u|41| ~ // /* i */ = - + || #|1| </script><script>alert(1)</script>';

testPdf('prints text that looks like markup unchanged', async () => {
  const withTitle = withChange(BROCHURE, /^title:.*$/m, `title: ${JSON.stringify(MARKUP.slice(0, 60))}`);
  const { pdf } = await buildBrochure({
    ...withFirstStepText(JSON.stringify(MARKUP)),
    [BROCHURE]: withTitle[BROCHURE] ?? '',
  });
  expect(pdf?.title).toBe(MARKUP.slice(0, 60).trim());
  expect(pdf?.pages.join('')).toContain(withoutSpace(MARKUP));
  const withMarkupInHeading = await buildBrochure(withStepsHeading('"#(1 + 1) *two* $x$ [y]"'));
  expect(withMarkupInHeading.pdf?.bookmarks).toContain('#(1 + 1) *two* $x$ [y]');
});

/** Replaces the steps by `count` steps, whose texts have nearly the maximum length. */
const withSteps = (count: number) =>
  withChange(
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

testPdf('fits long texts on two pages, and warns if they need a third', async () => {
  const fiveSteps = await buildBrochure(withSteps(5));
  expect([fiveSteps.brochure?.pages, fiveSteps.warnings]).toEqual([2, []]);
  const answer = 'An answer. '.repeat(54).trim();
  const { brochure, warnings } = await buildBrochure(
    withChange(PAGE, /(?<=- id: price\n(?: {6}.*\n)*? {6}answer: ).*$/m, answer, withSteps(8)),
  );
  expect(brochure?.pages).toBe(3);
  expect(warnings).toEqual([
    expect.stringMatching(/^\/\w+-brochure\.pdf: its text fills 3 pages.* shorten .*`start`/),
  ]);
  expect(brochure?.linkText).toContain('3 pages');
});

testPdf.each([
  ['食堂', /no font has the letters 食 堂\. Put a font file/],
  ['थाली'.repeat(7), /joined letters/],
])('makes no brochure, and warns, if letters lack a font or many are joined: %s', async (product, reason) => {
  const { brochure, warnings } = await buildBrochure(
    withChange('company.yaml', /^product:.*$/m, `product: ${product}`),
  );
  expect(brochure).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(reason)]);
});

testPdf('prints the special characters of word processors', async () => {
  const words = '10‑12 counters, ≥ 2 wardens, kit\u00adchens; 10⁵ plates at €5 ✓ → ★ ∞ √ ′ ″ † ‰';
  const { pdf } = await buildBrochure(withFirstStepText(words));
  expect(pdf?.pages.join('')).toContain(withoutSpace(words.replace('‑', '-')));
});

testPdf.each([
  ['a character that no font has', '🍛', new URL(readContent(FIXTURES).company.address).host],
  ['Devanagari', 'थाली', 'थाली'],
  ['accents', 'Āśrama, Łódź', 'Āśrama, Łódź'],
])('prints a heading with %s, or the host if no font has its characters', async (_, heading, printed) => {
  const { pdf, warnings } = await buildBrochure(withStepsHeading(heading));
  expect(warnings).toEqual([]);
  expect(pdf?.bookmarks).toContain(printed);
  expect(pdf?.pages.join('')).toContain(withoutSpace(printed));
});

testPdf('keeps each phone number and the e-mail address on one line beside a long company name', async () => {
  const changes: [pattern: RegExp, replacement: string][] = [
    [/^name:.*$/m, `name: ${'Annapurna Instruments and Kitchens Pvt. Ltd.'.padEnd(58, ' of Pune')}`],
    [/^email:.*$/m, `email: ${'office.of.the.kitchens'.padEnd(40, '.pune')}@annapurna-instruments.example`],
    [
      /^ +- number:.*$/m,
      '  - { number: 020-2612 3456, extension: "12" }\n  - { number: +91 98220 12345, label: Mess office }',
    ],
  ];
  const files = changes.reduce(
    (changed, [pattern, replacement]) => withChange('company.yaml', pattern, replacement, changed),
    FIXTURES,
  );
  const { pdf } = await buildBrochure(files);
  const links = pdf?.links.map(({ to }) => to) ?? [];
  // A link over two lines would be listed twice. Each number is on both pages.
  const numbers = ['tel:+912026123456;ext=12', 'tel:+919822012345'];
  expect(links.filter((to) => to.startsWith('tel:'))).toEqual([...numbers, ...numbers]);
  expect(links.filter((to) => to.startsWith('mailto:'))).toHaveLength(2);
});

testPdf.each([BROCHURE, 'products/'])('makes no brochure or warning without %s', async (prefix) => {
  expect(await buildBrochure(withoutFiles(prefix))).toMatchObject({ brochure: undefined, warnings: [] });
});

test('makes no brochure without a compiler, and warns only if there is a product', async () => {
  vi.resetModules();
  vi.doMock('./compile.ts', () => ({ canCompilePdfs: false }));
  const { makeBrochure: makeWithoutCompiler } = await import('./brochure.ts');
  (await import('../../content/language/language.ts')).setLanguage('en-IN');
  const warnings: string[] = [];
  const warn = (sentence: string) => warnings.push(sentence);
  for (const files of [FIXTURES, withoutFiles('products/')])
    expect(
      await makeWithoutCompiler(readContent(files), readouts, CREATION_MS, warn, compilePdf),
    ).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(/without \/\w+-brochure\.pdf, and without links/)]);
});
