/** The PDF brochure of the product. */
import { existsSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../../src/content/markdown/slug.ts';
import { toDrawableText } from '../../src/fonts/writing-systems.ts';
import { headersFor } from '../../src/publish/hosting/headers.ts';
import { canCompilePdfs } from '../../src/site/brochure/compile.ts';
import { readPdf, withoutSpace } from '../pdf.ts';
import { bytes, content, dir, read } from './built-pages.ts';

const { messmate: productPage, brochure: words, company } = content;
const BYTES_PER_KB = 1024;
const FILE = `${slugOf(company.product)}-brochure.pdf`;

test.skipIf(productPage)('has no brochure without a product', () => {
  expect(existsSync(join(dir, FILE))).toBe(false);
});

describe.runIf(canCompilePdfs && productPage && words)('the brochure', () => {
  test('is a small accessible PDF: PDF/UA with title, language, bookmarks and fonts', async () => {
    const pdf = await readPdf(bytes(FILE));
    expect(pdf).toMatchObject({ title: words?.title, language: 'en-IN', isTagged: true });
    expect(pdf.metadata, 'expected PDF/UA-1 in the metadata').toMatch(/<pdfuaid:part>1</);
    expect([...pdf.roles]).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TH', 'Figure', 'Link']),
    );
    expect(pdf.bookmarks.length).toBeGreaterThan(3);
    expect(pdf.fonts.embedded, 'expected every font in the file').toBe(pdf.fonts.names.length);
    for (const font of pdf.fonts.names)
      expect(font, 'expected no font of this machine').toMatch(/^[A-Z]{6}\+AnekLatin/);
    expect(bytes(FILE).byteLength, 'expected fewer bytes').toBeLessThan(150 * BYTES_PER_KB);
    for (const { to, altText } of pdf.links) {
      expect(altText, `expected an alternative text for the link to ${to}`).not.toBe('');
      expect(to).toMatch(/^(https:\/\/|mailto:|tel:)/);
    }
    // A name of at most five characters could occur in the file by chance.
    for (const trace of [resolve('.'), homedir(), hostname()].filter((name) => name.length > 5))
      expect(bytes(FILE).includes(trace), `expected no trace of this machine: ${trace}`).toBe(false);
  });

  test('is linked from the product page with its page count and size, and has the type of a PDF', () => {
    const link = new RegExp(`<a [^>]*href="/${FILE}" type="application/pdf">(.*?)</a>`);
    const [, label = ''] = link.exec(read('products/messmate.html')) ?? [];
    const sizeInKb = Math.ceil(bytes(FILE).byteLength / BYTES_PER_KB);
    expect(label.replace(/<.*?>/g, '').match(/\d+/g)).toEqual(['2', `${sizeInKb}`]);
    expect(headersFor(FILE, {})['Content-Type']).toBe('application/pdf');
  });

  test('has two pages with the plate, its figures and texts of the product page', async () => {
    if (!productPage || !words) return;
    const { pages, bookmarks, altTexts, links } = await readPdf(bytes(FILE));
    const { hero, benefits, features, soon, start, action } = productPage;
    const { upTo, percent, basis } = benefits.waste;
    const expectTexts = (pdfPage: string | undefined, texts: readonly string[]) => {
      for (const text of texts)
        expect(pdfPage, `expected "${text}"`).toContain(withoutSpace(toDrawableText(text)));
    };
    expect(pages).toHaveLength(2);
    const contacts = [company.email, ...company.phones.map(({ number }) => number)];
    expectTexts(pages[0], [hero.kind, company.name, ...contacts, 'Sample data']);
    expectTexts(pages[1], [
      // The brochure has to show what the claimed saving is based on.
      `${upTo}${percent}%`,
      basis,
      ...Object.values(features.tabs).flatMap(({ tab, heading, text }) => [tab, heading, text]),
      ...start.list.flatMap(({ title, text, changes }) => [title, text, changes]),
      ...[soon.heading, soon.management.title, ...soon.management.items, soon.feedback.title],
      ...[action.text, ...contacts, ...(company.office?.lines ?? [])],
    ]);
    expect(bookmarks).toEqual(
      expect.arrayContaining([start.heading, action.heading].map((heading) => toDrawableText(heading))),
    );
    // The pictures are the QR code and the plate. The figures of the plate are also in the text.
    expect(altTexts).toHaveLength(2);
    const [plateText = ''] = altTexts.filter((text) => text !== toDrawableText(words.code.picture));
    for (const figure of plateText.match(/\d+/g) ?? []) expect(pages[0]).toContain(figure);
    expect(links.map(({ to }) => to)).toEqual(
      expect.arrayContaining([`${company.address}/products/messmate`, `mailto:${company.email}`]),
    );
  });
});
