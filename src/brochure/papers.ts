import type { Content } from '../content/content.ts';
import type { Readouts } from '../messmate/sample-readouts.ts';
import type { PaperName } from '../schemas/papers.ts';
import { fill } from '../text/fill.ts';
import brochure from './brochure.typ?raw';
import { brochureData } from './brochure-data.ts';
import { colour } from './colours.ts';
import { compilePdf, type Pdf } from './compile.ts';
import { drawable, fonts } from './fonts.ts';
import poster from './poster.typ?raw';
import { posterData } from './poster-data.ts';
import shared from './shared.typ?raw';
import type { Sheet } from './sheet.ts';

/** A PDF of the site: its path, and the words of the links to it. */
export type Paper = Pdf & { path: string; link: string };

/** The colours that the templates use, by role. */
const ROLES = ['ink', 'ink-2', 'ink-3', 'hair', 'rule', 'live', 'live-edge'];

/** So many pages are meant: more are no error, and are told. */
const MEANT: Record<PaperName, number> = { brochure: 4, poster: 1 };

/**
 * The PDFs of a content, each where its words are there.
 * @param moment the time of creation that they tell, in milliseconds
 * @param warn is told in a sentence what the owner should know of them
 */
export async function makePapers(
  content: Content,
  readouts: Readouts,
  moment: number,
  warn: (sentence: string) => void,
): Promise<Paper[]> {
  const { messmate: words } = content;
  if (!words) return [];
  const sheets: [PaperName, string, Sheet, string][] = [];
  if (content.brochure)
    sheets.push([
      'brochure',
      brochure,
      brochureData(content, words, content.brochure, readouts),
      content.brochure.link,
    ]);
  if (content.poster)
    sheets.push(['poster', poster, posterData(content, words, content.poster), content.poster.link]);
  const papers: Paper[] = [];
  for (const [name, template, sheet, link] of sheets) {
    const path = `/messmate-${name}.pdf`;
    const pdf = await set(path, template, sheet, content, moment, warn);
    if (pdf.pages > MEANT[name])
      warn(
        `${path} has ${pdf.pages} pages, where ${MEANT[name]} ${MEANT[name] === 1 ? 'is' : 'are'} meant: its words have ` +
          `grown. Look at it, and shorten them where it does not read well.`,
      );
    const size = Math.ceil(pdf.bytes.byteLength / 1024);
    papers.push({ ...pdf, path, link: fill(link, { pages: pdf.pages, size }) });
  }
  return papers;
}

async function set(
  path: string,
  template: string,
  { text, art, links }: Sheet,
  { company }: Content,
  moment: number,
  warn: (sentence: string) => void,
): Promise<Pdf> {
  const lacking = new Map<string, string>();
  const { host } = new URL(company.address);
  // Where no letter of a text is left, the site's address stands for it: a title or a link may not be empty.
  const told = JSON.parse(JSON.stringify(text), (_, part) =>
    typeof part === 'string' && part ? drawable(part, lacking) || host : part,
  );
  if (lacking.size > 0) {
    const letters = [...lacking].map(([letter, plain]) => `${letter} (${plain || 'left out'})`);
    warn(
      `The font of ${path} does not have all letters, so others stand for them: ${letters.join(', ')}. Look at it; what ` +
        'cannot be said so can be left unprinted: take the file of its words out of content/products/messmate/.',
    );
  }
  const colours = Object.fromEntries(ROLES.map((role) => [role, colour(role)]));
  try {
    const data = { text: told, art, links, colours };
    return await compilePdf(`${shared}\n${template}`, data, await fonts(), Math.floor(moment / 1000));
  } catch (error) {
    throw new Error(`${path} cannot be made. ${(error as Error).message}`, { cause: error });
  }
}
