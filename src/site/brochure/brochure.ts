import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { drawable } from '../../ui/fonts/letters.ts';
import { hasMarks, scriptFontsFor } from '../../ui/fonts/scripts.ts';
import { colour } from '../../ui/styles/colours.ts';
import template from './brochure.typ?raw';
import { brochureData } from './brochure-data.ts';
import { canSetPdfs, compilePdf, type Pdf } from './compile.ts';
import { FAMILY, fontsFor, nameOf } from './fonts.ts';

/** The PDF: its path, and the words of the links to it. */
export type Brochure = Pdf & { path: string; link: string };

const PATH = '/messmate-brochure.pdf';

/** The colours that the template uses, by role. */
const ROLES = ['ink', 'ink-2', 'hair', 'accent'];

/** One sheet, both sides. More is no error: the build says so. */
const MEANT = 2;

/**
 * The brochure of a content, where its words are there; none, and a sentence, where this machine cannot set it.
 * @param moment the time of creation that it tells, in milliseconds
 * @param warn takes a sentence for the owner
 * @throws with its path where it cannot be set, and why
 */
export async function makeBrochure(
  content: Content,
  readouts: Readouts,
  moment: number,
  warn: (sentence: string) => void,
): Promise<Brochure | undefined> {
  const { messmate: page, brochure: own } = content;
  if (!page || !own) return undefined;
  if (!canSetPdfs) {
    warn(
      `The site is built without ${PATH}, and without links to it: what sets PDFs does not run on this machine ` +
        `(${process.platform}, ${process.arch}). Build on Linux on x64, after \`npm ci\`, to have it.`,
    );
    return undefined;
  }
  const { name: author, address } = content.company;
  const { language: lang, region } = new Intl.Locale(content.site.language);
  const { text: words, ...sheet } = brochureData(content, page, own, readouts);
  const text = printable(words, new URL(address).host, (sentence) => warn(`${PATH}: ${sentence}`));
  const others = scriptFontsFor(JSON.stringify([text, author]));
  const data = {
    ...sheet,
    text,
    colours: Object.fromEntries(ROLES.map((role) => [role, colour(role, 'paper')])),
    language: { lang, region, marks: hasMarks(content.site.language) },
    fonts: [...Object.values(FAMILY), ...others.map(nameOf)],
    title: own.title,
    author,
  };
  try {
    const pdf = compilePdf(template, data, await fontsFor(others), Math.floor(moment / 1000));
    if (pdf.pages > MEANT)
      warn(
        `${PATH}: its words have grown to ${pdf.pages} pages, where ${MEANT} are meant. In products/messmate/page.yaml ` +
          'shorten the texts of `start`, of `features.tabs` or the answer to the question `price`.',
      );
    const size = Math.ceil(pdf.bytes.byteLength / 1024);
    return { ...pdf, path: PATH, link: fill(own.link, { pages: pdf.pages, size }) };
  } catch (error) {
    throw new Error(`${PATH} cannot be made. ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Words in letters that the font has; the others are told. Where no letter of a text is left, the site's address stands
 * for it: a heading or a link may not be empty.
 */
function printable<Words extends object>(
  words: Words,
  host: string,
  tell: (sentence: string) => void,
): Words {
  const lacking = new Map<string, string>();
  const text = JSON.parse(JSON.stringify(words), (_, part) =>
    typeof part === 'string' && part ? drawable(part, lacking) || host : part,
  );
  const letters = [...lacking].map(([letter, plain]) => `${letter} (${plain || 'left out'})`).join(', ');
  if (letters)
    tell(
      `its font does not have all letters, and others stand for them: ${letters}. Where that reads badly, take ` +
        'products/messmate/brochure.yaml out of content/: there is no brochure then.',
    );
  return text;
}
