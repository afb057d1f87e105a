import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import { slugOf } from '../../content/markdown/slug.ts';
import {
  FONT_NEEDED,
  fontFilesFor,
  hasManyJoinedLetters,
  lettersWithoutFont,
  toDrawableText,
} from '../../fonts/writing-systems.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { colour } from '../../ui/styles/colours.ts';
import template from './brochure.typ?raw';
import { brochureData } from './brochure-data.ts';
import { canSetPdfs, type compilePdf, type Pdf } from './compile.ts';
import { fontsFor, pdfFontName } from './fonts.ts';

/** The PDF with its path, and the text of links to it. */
export type Brochure = Pdf & { path: string; link: string };

const ROLES = ['ink', 'ink-2', 'hair', 'accent'];

/** A sheet has two sides. The build only warns of more pages. */
const MAX_PAGES = 2;

/**
 * Makes the brochure, or returns undefined if it has no words or cannot be printed.
 * @param moment creation time, in milliseconds
 * @param warn gets a sentence for the owner
 * @param compile `compilePdf`, or `cachedPdf` in a build
 * @throws with path and reason if it cannot be set
 */
export async function makeBrochure(
  content: Content,
  readouts: Readouts,
  moment: number,
  warn: (sentence: string) => void,
  compile: (...args: Parameters<typeof compilePdf>) => Pdf | Promise<Pdf>,
): Promise<Brochure | undefined> {
  const { messmate: page, brochure } = content;
  if (!page || !brochure) return undefined;
  const { name: author, address, product } = content.company;
  const path = `/${slugOf(product) || 'product'}-brochure.pdf`;
  const { language: lang, region } = new Intl.Locale(content.site.language);
  const { text: words, ...sheet } = brochureData(content, page, brochure, readouts);
  const allText = JSON.stringify([words, author]);
  const reason = brochureBlocker(allText);
  if (reason) {
    warn(`The site is built without ${path}, and without links to it: ${reason}`);
    return undefined;
  }
  const files = fontFilesFor(allText);
  const data = {
    ...sheet,
    text: toPrintable(words, new URL(address).host),
    colours: Object.fromEntries(ROLES.map((role) => [role, colour(role, 'paper')])),
    language: { lang, region },
    fonts: files.map(pdfFontName),
    title: brochure.title,
    author,
  };
  try {
    const pdf = await compile(template, data, await fontsFor(files), Math.floor(moment / 1000));
    if (pdf.pages > MAX_PAGES)
      warn(
        `${path}: its words have grown to ${pdf.pages} pages, where ${MAX_PAGES} are meant. In products/messmate/page.yaml ` +
          'shorten the texts of `start`, of `features.tabs` or the answer to the question `price`.',
      );
    const size = Math.ceil(pdf.bytes.byteLength / 1024);
    return { ...pdf, path, link: fill(brochure.link, { pages: pdf.pages, size }) };
  } catch (error) {
    throw new Error(`${path} cannot be made. ${(error as Error).message}`, { cause: error });
  }
}

/** Tells the owner why these words cannot be printed; undefined if they can. */
function brochureBlocker(words: string): string | undefined {
  if (!canSetPdfs)
    return (
      `what sets PDFs does not run on this machine (${process.platform}, ${process.arch}). ` +
      'Build on Linux on x64, after `npm ci`, to have it.'
    );
  const letters = lettersWithoutFont(words);
  if (letters.length > 0) return `no font has the letters ${letters.slice(0, 9).join(' ')}. ${FONT_NEEDED}`;
  if (hasManyJoinedLetters(words))
    return 'who searches or copies joined letters in its PDFs gets some of them twice (docs/decisions/pdfs.md). The page itself can be printed.';
  return undefined;
}

/** Removes characters that no font has. A text left empty becomes the site's address: headings and links need words. */
const toPrintable = <Words extends object>(words: Words, host: string): Words =>
  JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' && value ? toDrawableText(value) || host : value,
  );
