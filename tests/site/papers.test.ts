/** The PDFs of the built site, as whoever opens them gets them. */
import { existsSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersFor } from '../../src/publish/hosting/headers.ts';
import { canSetPdfs } from '../../src/site/brochure/compile.ts';
import { drawable } from '../../src/ui/fonts/letters.ts';
import { readPdf, bare as withoutSpace } from '../pdf.ts';
import { bytes, content, dir, read } from './built-pages.ts';

const { messmate: page, brochure, poster, company } = content;
const KB = 1024;
const BROCHURE = 'messmate-brochure.pdf';
const POSTER = 'messmate-poster.pdf';

const expectSaid = (all: string, words: readonly string[]) => {
  for (const one of words) expect(all, `It does not say "${one}".`).toContain(withoutSpace(drawable(one)));
};

test.skipIf(page)('without the product there is no PDF', () => {
  for (const name of [BROCHURE, POSTER]) expect(existsSync(join(dir, name)), name).toBe(false);
});

const PAPERS = [
  { name: BROCHURE, words: brochure },
  { name: POSTER, words: poster },
].filter(({ words }) => canSetPdfs && page && words);

describe.each(PAPERS)('$name', ({ name, words }) => {
  test('is for everybody: tagged after PDF/UA, with its title, language, bookmarks and fonts', async () => {
    const pdf = await readPdf(bytes(name));
    expect(pdf).toMatchObject({ title: words?.title, language: 'en-IN', isMarked: true });
    expect(pdf.metadata, 'It does not say that it is PDF/UA-1.').toMatch(/<pdfuaid:part>1</);
    expect([...pdf.roles]).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TH', 'Figure', 'Link']),
    );
    expect(pdf.bookmarks.length).toBeGreaterThan(3);
    expect(pdf.fonts.embedded, 'A font is only named, and not in the file.').toBe(pdf.fonts.names.length);
    for (const font of pdf.fonts.names)
      expect(font, 'A font of the machine.').toMatch(/^[A-Z]{6}\+AnekLatin/);
    expect(bytes(name).byteLength).toBeLessThan(300 * KB);
    for (const { to, words: alternative } of pdf.links) {
      expect(alternative, `The link to ${to} has no words.`).not.toBe('');
      expect(to).toMatch(/^(https:\/\/|mailto:|tel:)/);
    }
    for (const trace of [resolve('.'), homedir(), hostname()].filter((one) => one.length > 5))
      expect(bytes(name).includes(trace), `It tells of the machine: ${trace}`).toBe(false);
  });

  test('is linked from the product page with its pages and its size', async () => {
    const { pages } = await readPdf(bytes(name));
    const link = new RegExp(`<a [^>]*href="/${name}" type="application/pdf">(.*?)</a>`);
    const [, said = ''] = link.exec(read('products/messmate.html')) ?? [];
    const size = Math.ceil(bytes(name).byteLength / KB);
    expect(said.replace(/<.*?>/g, '').match(/\d+/g)).toEqual([`${pages.length}`, `${size}`]);
    expect(headersFor(name, {})['Content-Type']).toBe('application/pdf');
  });
});

test.runIf(canSetPdfs && page && brochure)(
  'the brochure says what the product page says, and what there is and is not',
  async () => {
    if (!page || !brochure) return;
    const { pages, bookmarks, alternatives, links } = await readPdf(bytes(BROCHURE));
    const card = content.products.find(({ id }) => id === 'messmate');
    const { hero, benefits, features, questions, soon, start } = page;
    const answered = questions.list.filter(({ answer }) => answer);
    const { upTo, percent, basis, drawing } = benefits.waste;
    expectSaid(pages.join(''), [
      hero.lead,
      benefits.note,
      // The basis of the claim has to follow it.
      `${upTo}${percent}%${basis}`,
      features.note,
      ...Object.values(features.tabs).flatMap(({ tab, heading, text }) => [tab, heading, text]),
      ...questions.list.flatMap(({ question, answer, open }) => [
        ...(answer ? [question, answer] : []),
        open ?? '',
      ]),
      ...(card?.features.flatMap(({ title, description }) => [title, description]) ?? []),
      ...[soon.management.title, ...soon.management.items, soon.feedback.title],
      ...[brochure.availability.available, brochure.availability.planned],
      ...start.list.flatMap(({ title, text }) => [title, text]),
      ...[company.email, company.phone, ...(company.office?.lines ?? [])],
    ]);
    expect(bookmarks).toEqual(expect.arrayContaining(answered.map(({ question }) => drawable(question))));
    expect(alternatives).toContain(drawable(drawing));
    const to = links.map((link) => link.to);
    expect(to).toEqual(
      expect.arrayContaining([`${company.address}/contact#demo`, `mailto:${company.email}`]),
    );
  },
);

test.runIf(canSetPdfs && page && poster)(
  'the poster says how to scan, and what to do after each refusal, on one page',
  async () => {
    if (!page || !poster) return;
    const { pages, links, alternatives } = await readPdf(bytes(POSTER));
    expect(pages).toHaveLength(1);
    const { refused, ways, hours, heading, code } = poster;
    expectSaid(pages.join(''), [
      ...Object.entries(refused.do).map(
        ([reason, advice]) => page.attendance.results[reason as keyof typeof refused.do] + advice,
      ),
      ...[heading, ways.door.text, ways.pass.text, hours.blank],
      ...Object.values(content.hostel.meals).map(({ name }) => name),
    ]);
    expect(alternatives).toContain(drawable(code.picture));
    expect(links.map(({ to }) => to)).toEqual([`${company.address}/products/messmate#attendance`]);
  },
);
