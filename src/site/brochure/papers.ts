import type { Content } from '../../content/content.ts';
import { fillFor } from '../../content/language.ts';
import type { BrochureWords, PaperName } from '../../content/schemas/papers.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { drawable } from '../../ui/fonts/letters.ts';
import { hasMarks, scriptFontsFor } from '../../ui/fonts/scripts.ts';
import { colour } from '../../ui/styles/colours.ts';
import firstPage from './brochure.typ?raw';
import answers from './brochure-answers.typ?raw';
import { brochureData } from './brochure-data.ts';
import features from './brochure-features.typ?raw';
import parts from './brochure-parts.typ?raw';
import { canSetPdfs, compilePdf, type Pdf } from './compile.ts';
import { FAMILY, fontsFor, nameOf } from './fonts.ts';
import poster from './poster.typ?raw';
import { posterData } from './poster-data.ts';
import shared from './shared.typ?raw';
import type { Sheet } from './sheet.ts';

/** A PDF of the site: its path, and the words of the links to it. */
export type Paper = Pdf & { path: string; link: string };

/** The colours that the templates use, by role. */
const ROLES = ['ink', 'ink-2', 'hair', 'accent'];

/** The brochure's template, page by page. */
const BROCHURE = [parts, firstPage, features, answers].join('\n');

/** How many pages each should have. More are no error: the build says so. */
const MEANT: Record<PaperName, number> = { brochure: 4, poster: 1 };

/** What is to be set: the words that the owner has written for it, its template, and what it shows. */
type Order = { name: PaperName; own: Pick<BrochureWords, 'title' | 'link'>; template: string; sheet: Sheet };

function ordersOf(content: Content, readouts: Readouts): Order[] {
  const { messmate: words, brochure: first, poster: second } = content;
  if (!words) return [];
  const orders: Order[] = [];
  if (first) {
    const sheet = brochureData(content, words, first, readouts);
    orders.push({ name: 'brochure', own: first, template: BROCHURE, sheet });
  }
  if (second) {
    const sheet = posterData(content, words, second);
    orders.push({ name: 'poster', own: second, template: poster, sheet });
  }
  return orders;
}

/**
 * The PDFs of a content, each where its words are there; none, and a sentence, where this machine cannot set any.
 * @param moment the time of creation that they tell, in milliseconds
 * @param warn takes a sentence for the owner
 * @throws with the name of the PDF that cannot be set, and why
 */
export async function makePapers(
  content: Content,
  readouts: Readouts,
  moment: number,
  warn: (sentence: string) => void,
): Promise<Paper[]> {
  const orders = ordersOf(content, readouts);
  if (orders.length > 0 && !canSetPdfs) {
    const names = orders.map(({ name }) => `/messmate-${name}.pdf`).join(' and ');
    warn(
      `The site is built without ${names}, and without links to them: what sets PDFs does not run on this machine ` +
        `(${process.platform}, ${process.arch}). Build on Linux on x64, after \`npm ci\`, to have them.`,
    );
    return [];
  }
  const { name: author, address } = content.company;
  const { host } = new URL(address);
  const { language: lang, region } = new Intl.Locale(content.site.language);
  const language = { lang, region, marks: hasMarks(content.site.language) };
  const colours = Object.fromEntries(ROLES.map((role) => [role, colour(role, 'paper')]));
  const papers: Paper[] = [];
  for (const { name, own, template, sheet } of orders) {
    const path = `/messmate-${name}.pdf`;
    try {
      const { text, warnings } = printable(sheet.text, host);
      const others = scriptFontsFor(JSON.stringify([text, author]));
      const fonts = [...Object.values(FAMILY), ...others.map(nameOf)];
      const data = { ...sheet, text, colours, language, fonts, title: own.title, author };
      const seconds = Math.floor(moment / 1000);
      const pdf = compilePdf(`${shared}\n${template}`, data, await fontsFor(others), seconds);
      for (const sentence of [...warnings, ...grown(pdf.pages, MEANT[name])]) warn(`${path}: ${sentence}`);
      const size = Math.ceil(pdf.bytes.byteLength / 1024);
      papers.push({ ...pdf, path, link: fillFor(pdf.pages, own.link, { pages: pdf.pages, size }) });
    } catch (error) {
      throw new Error(`${path} cannot be made. ${(error as Error).message}`, { cause: error });
    }
  }
  return papers;
}

/**
 * Words in letters that the font has, and what is to be said of the others. Where no letter of a text is left, the site's
 * address stands for it: a heading or a link may not be empty.
 */
function printable(words: object, host: string): { text: object; warnings: string[] } {
  const lacking = new Map<string, string>();
  const text = JSON.parse(JSON.stringify(words), (_, part) =>
    typeof part === 'string' && part ? drawable(part, lacking) || host : part,
  );
  if (lacking.size === 0) return { text, warnings: [] };
  const letters = [...lacking].map(([letter, plain]) => `${letter} (${plain || 'left out'})`).join(', ');
  const advice = 'What reads badly so can stay unprinted: take its file out of content/products/messmate/.';
  return {
    text,
    warnings: [`its font does not have all letters, and others stand for them: ${letters}. ${advice}`],
  };
}

function grown(pages: number, meant: number): string[] {
  if (pages <= meant) return [];
  return [
    `its words have grown to ${pages} pages, where ${meant} ${meant === 1 ? 'is' : 'are'} meant. Look at it, and shorten ` +
      'what does not read well.',
  ];
}
