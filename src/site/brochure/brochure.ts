import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import { slugOf } from '../../content/markdown/slug.ts';
import {
  FONT_ADVICE,
  fontFilesFor,
  hasManyComplexLetters,
  lettersWithoutFont,
  toDrawableText,
} from '../../fonts/writing-systems.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { colour } from '../../ui/styles/colours.ts';
import template from './brochure.typ?raw';
import { collectBrochureData } from './brochure-data.ts';
import { canCompilePdfs, type compilePdf, type Pdf } from './compile.ts';
import { loadPdfFonts, pdfFontName } from './fonts.ts';

export type Brochure = Pdf & { path: string; linkText: string };

const COLOUR_ROLES = ['ink', 'ink-2', 'hair', 'accent'];

/** A sheet has two sides. More pages cause a warning, not an error. */
const MAX_PAGES = 2;

/**
 * Makes the brochure, or returns undefined if there is no content for it or `brochureBlocker` gives a reason.
 * @param creationMs creation time, in milliseconds
 * @param warn reports a sentence to the owner
 * @param compile `compilePdf`, or `compilePdfCached` in a build
 * @throws with path and reason if it cannot be compiled
 */
export async function makeBrochure(
  content: Content,
  readouts: Readouts,
  creationMs: number,
  warn: (sentence: string) => void,
  compile: (...args: Parameters<typeof compilePdf>) => Pdf | Promise<Pdf>,
): Promise<Brochure | undefined> {
  const { messmate: page, brochure } = content;
  if (!page || !brochure) return undefined;
  const { name: author, address, product } = content.company;
  const path = `/${slugOf(product) || 'product'}-brochure.pdf`;
  const { language: lang, region } = new Intl.Locale(content.site.language);
  const { text, ...drawingsAndLinks } = collectBrochureData(content, page, brochure, readouts);
  const allText = JSON.stringify([text, author]);
  const reason = brochureBlocker(allText);
  if (reason) {
    warn(`The site is built without ${path}, and without links to it: ${reason}`);
    return undefined;
  }
  const files = fontFilesFor(allText);
  const data = {
    ...drawingsAndLinks,
    text: toPrintable(text, new URL(address).host),
    colours: Object.fromEntries(COLOUR_ROLES.map((role) => [role, colour(role, 'print')])),
    language: { lang, region },
    fonts: files.map(pdfFontName),
    title: brochure.title,
    author,
  };
  try {
    const pdf = await compile(template, data, await loadPdfFonts(files), Math.floor(creationMs / 1000));
    if (pdf.pages > MAX_PAGES)
      warn(
        `${path}: its text fills ${pdf.pages} pages, but a sheet has ${MAX_PAGES}. In products/messmate/page.yaml ` +
          'shorten the texts of `start`, of `features.tabs` or the answer to the question `price`.',
      );
    const sizeInKb = Math.ceil(pdf.bytes.byteLength / 1024);
    return { ...pdf, path, linkText: fill(brochure.link, { pages: pdf.pages, size: sizeInKb }) };
  } catch (error) {
    throw new Error(`${path} cannot be made. ${(error as Error).message}`, { cause: error });
  }
}

/** Returns the reason why no brochure is made with this text, as a message to the owner, or undefined. */
function brochureBlocker(text: string): string | undefined {
  if (!canCompilePdfs)
    return (
      `the PDF compiler does not run on this machine (${process.platform}, ${process.arch}). ` +
      'To have the brochure, run `npm ci` and build on Linux on x64.'
    );
  const letters = lettersWithoutFont(text);
  if (letters.length > 0) return `no font has the letters ${letters.slice(0, 9).join(' ')}. ${FONT_ADVICE}`;
  if (hasManyComplexLetters(text))
    return 'readers who search or copy joined letters in the PDF would get some of them twice (docs/decisions/pdfs.md). Print the page itself instead.';
  return undefined;
}

/** Replaces or drops characters no font has. An empty result becomes the host name: headings and links need text. */
const toPrintable = <Texts extends object>(texts: Texts, host: string): Texts =>
  JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === 'string' && value ? toDrawableText(value) || host : value,
  );
