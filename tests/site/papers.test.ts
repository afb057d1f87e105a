/** The PDFs of the built site, as whoever opens them gets them. */
import { existsSync, readFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContentFromDisk } from '../../src/content/reading/read.ts';
import { headersFor } from '../../src/publish/hosting/headers.ts';
import { canSetPdfs } from '../../src/site/brochure/compile.ts';
import { drawable } from '../../src/site/brochure/fonts.ts';
import { readPdf, bare as withoutSpace } from '../pdf.ts';
import { siteDir } from '../site.ts';

const content = loadContentFromDisk(process.env.CONTENT_DIR ?? '');
const { messmate: page, brochure, poster, company } = content;
const product = join(siteDir(), 'products/messmate.html');
const KB = 1024;

/** A text as it is in a PDF, whose font does not have every letter. */
const printed = (text: string) => drawable(text, new Map());
const bare = (text: string) => withoutSpace(printed(text));

const bytesOf = (name: string) => readFileSync(join(siteDir(), name));

test.skipIf(page)('without the product there is no PDF', () => {
  for (const name of ['messmate-brochure.pdf', 'messmate-poster.pdf'])
    expect(existsSync(join(siteDir(), name)), name).toBe(false);
});

const PAPERS = [
  { name: 'messmate-brochure.pdf', words: brochure },
  { name: 'messmate-poster.pdf', words: poster },
].filter(({ words }) => canSetPdfs && page && words);

describe.each(PAPERS)('$name', ({ name, words }) => {
  test('is for everybody: tagged after PDF/UA, with its title, language, bookmarks and fonts', async () => {
    const bytes = bytesOf(name);
    const pdf = await readPdf(bytes);
    expect(pdf.title).toBe(words?.title);
    expect(pdf.language).toBe('en-IN');
    expect(pdf.metadata, 'It does not say that it is PDF/UA-1.').toMatch(/<pdfuaid:part>1</);
    expect(pdf.isMarked).toBe(true);
    expect([...pdf.roles]).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TH', 'Figure', 'Link']),
    );
    expect(pdf.bookmarks.length).toBeGreaterThan(3);
    expect(pdf.fonts.names.length).toBeGreaterThan(0);
    expect(pdf.fonts.embedded, 'A font is only named, and not in the file.').toBe(pdf.fonts.names.length);
    expect(
      pdf.fonts.names.filter((font) => !/^[A-Z]{6}\+AnekLatin/.test(font)),
      'A font of the machine.',
    ).toEqual([]);
    expect(bytes.byteLength).toBeLessThan(300 * KB);
    for (const { to, words: alternative } of pdf.links) {
      expect(alternative, `The link to ${to} has no words.`).not.toBe('');
      expect(to).toMatch(/^(https:\/\/|mailto:|tel:)/);
    }
    for (const trace of [resolve('.'), homedir(), hostname()].filter((one) => one.length > 5))
      expect(bytes.includes(trace), `It tells of the machine: ${trace}`).toBe(false);
  });

  test('is linked from the product page with its pages and its size', async () => {
    const bytes = bytesOf(name);
    const { pages } = await readPdf(bytes);
    const size = Math.ceil(bytes.byteLength / KB);
    const link = new RegExp(`<a [^>]*href="/${name}" type="application/pdf">(.*?)</a>`);
    const [, said = ''] = link.exec(readFileSync(product, 'utf8')) ?? [];
    expect(said.replace(/<.*?>/g, '').match(/\d+/g)).toEqual([`${pages.length}`, `${size}`]);
    expect(headersFor(name, {})['Content-Type']).toBe('application/pdf');
    expect(existsSync(join(siteDir(), `${name}.br`)), 'It is compressed already.').toBe(false);
  });
});

test.runIf(canSetPdfs && page && brochure)(
  'the brochure says what the product page says, and what there is and is not',
  async () => {
    if (!page || !brochure) return;
    const { pages, bookmarks, alternatives, links } = await readPdf(bytesOf('messmate-brochure.pdf'));
    const all = pages.join('');
    const card = content.products.find(({ id }) => id === 'messmate');
    const answered = page.questions.list.filter(({ answer }) => answer);
    const said = [
      page.hero.lead,
      page.benefits.note,
      page.features.note,
      ...Object.values(page.features.tabs).flatMap(({ tab, heading, text }) => [tab, heading, text]),
      ...answered.flatMap(({ question, answer }) => [question, answer ?? '']),
      ...page.questions.list.flatMap(({ open }) => open ?? []),
      ...(card?.features.flatMap(({ title, description }) => [title, description]) ?? []),
      page.soon.management.title,
      ...page.soon.management.items,
      page.soon.feedback.title,
      brochure.availability.available,
      brochure.availability.planned,
      ...page.start.list.flatMap(({ title, text }) => [title, text]),
      company.email,
      company.phone,
      ...(company.office?.lines ?? []),
    ];
    for (const words of said) expect(all, `It does not say "${words}".`).toContain(bare(words));
    const { upTo, percent, basis } = page.benefits.waste;
    expect(all, 'The basis of the claim has to follow it.').toContain(bare(`${upTo}${percent}%${basis}`));
    expect(bookmarks).toEqual(expect.arrayContaining(answered.map(({ question }) => printed(question))));
    expect(alternatives).toContain(printed(page.benefits.waste.drawing));
    const to = links.map((link) => link.to);
    expect(to).toContain(`${company.address}/contact#demo`);
    expect(to).toContain(`mailto:${company.email}`);
  },
);

test.runIf(canSetPdfs && page && poster)(
  'the poster says how to scan, and what to do after each refusal, on one page',
  async () => {
    if (!page || !poster) return;
    const { pages, links, alternatives } = await readPdf(bytesOf('messmate-poster.pdf'));
    expect(pages).toHaveLength(1);
    const [all = ''] = pages;
    const reasons = Object.entries(poster.refused.do) as [keyof typeof page.attendance.results, string][];
    for (const [reason, advice] of reasons)
      expect(all, `It does not say what to do after "${reason}".`).toContain(
        bare(page.attendance.results[reason] + advice),
      );
    const meals = Object.values(content.hostel.meals).map(({ name }) => name);
    for (const words of [
      poster.heading,
      poster.ways.door.text,
      poster.ways.pass.text,
      poster.hours.blank,
      ...meals,
    ])
      expect(all, `It does not say "${words}".`).toContain(bare(words));
    expect(alternatives).toContain(printed(poster.code.picture));
    expect(links.map(({ to }) => to)).toEqual([`${company.address}/products/messmate#attendance`]);
  },
);
