import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../../../publish/build/stamp.ts';
import { filesOf, routeOf } from '../../../publish/hosting/files.ts';
import { count, type Item, quoted } from '../item.ts';
import { pdfText } from '../pdf-text.ts';
import { type Sample, type Trace, tracesOf } from '../sample.ts';

/** What the built site says: items, and for each trace of the sample the files that show it. */
export type BuiltSite = { items: Item[]; shows: Map<string, string>; note?: string };

const TEXT = /\.(?:html|md|txt|json|xml|vcf|svg|webmanifest|js|css)$|^_(?:headers|redirects)$/;
/** What the words alone do not tell. */
const ANCHORS = ' The build also says which links name a part that their page lacks.';
/** Copies of other files, and lists of other people's licences. */
const COPY = /\.(?:br|gz)$|^licences\.txt$/;

/** What each file says: its text, that of a PDF, or its name alone. */
async function textsOf(dir: string): Promise<[file: string, text: string][]> {
  const files = filesOf(dir).filter((file) => !COPY.test(file));
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const bytes = () => readFileSync(join(dir, file));
      if (file.endsWith('.pdf')) return [file, `${file} ${await pdfText(bytes())}`];
      return [file, TEXT.test(file) ? `${file} ${bytes().toString()}` : `${file} ${wordsInPicture(bytes())}`];
    }),
  );
}

/** The words that a picture carries about itself: who took it, where, what it shows. */
const wordsInPicture = (bytes: Buffer): string =>
  (
    bytes
      .subarray(0, 65_536)
      .toString('latin1')
      .match(/[ -~]{8,}/g) ?? []
  ).join(' ');

const unescaped = (text: string) =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\\u003c/g, '<');

/** Where a trace shows, in words: “15 pages, their structured data, the contact card, messmate-brochure.pdf”. */
function placesIn(files: readonly (readonly [file: string, text: string])[], words: string): string {
  const names = files.map(([file]) => file);
  const pages = files.filter(([file]) => file.endsWith('.html'));
  const inData = pages.filter(([, text]) =>
    [...text.matchAll(/<script type="?application\/ld\+json"?>([\s\S]*?)<\/script>/g)].some(([, data = '']) =>
      data.includes(words),
    ),
  );
  const pdfs = names.filter((file) => file.endsWith('.pdf'));
  const others = names.filter((file) => /\.(?:xml|txt|webmanifest|md)$/.test(file));
  return [
    pages.length > 0 && count(pages.length, 'page'),
    inData.length > 0 && 'what search engines are told',
    names.some((file) => file.endsWith('.vcf')) && 'the contact card',
    ...pdfs,
    others.length > 0 && count(others.length, 'text file'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** An element that may be a picture, with its attributes: the build's own pages, not anybody's, so no parser is asked. */
const PICTURES = /<(img|svg)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const hasWords = (tag: string, attributes: string) =>
  /\saria-hidden=["']?true|\srole=["']?(?:none|presentation)/.test(attributes) ||
  (tag === 'img'
    ? /\salt(?=[\s=/]|$)/.test(attributes)
    : !/\srole=["']?img/.test(attributes) || /\saria-label(?:ledby)?=["']?[^"'\s]/.test(attributes));

/** Pictures on a page that have no words for who cannot see them. */
function withoutWords(file: string, html: string): Item[] {
  const bad = [...html.matchAll(PICTURES)].find(
    ([, tag = '', attributes = '']) => !hasWords(tag, attributes),
  );
  if (!bad) return [];
  const [element] = bad;
  return [
    {
      file: `dist/${file}`,
      field: '',
      found: quoted(element),
      why: `A picture on ${routeOf(file)} has no words for who cannot see it.`,
      todo: 'Give it a text: alt="…", or alt="" where the words beside it say the same.',
      blocks: true,
    },
  ];
}

/**
 * Looks through a built site for what is left of the sample, and for pictures without words.
 * @param standing the traces that content/ still holds: there they are items already, and here only shown
 */
export async function builtSite(
  dir: string,
  contentFolder: string,
  sample: Sample,
  standing: (trace: Trace) => boolean,
): Promise<BuiltSite> {
  const shows = new Map<string, string>();
  const record = join(dir, 'build.json');
  if (!existsSync(record))
    return {
      items: [],
      shows,
      note: `${dir}/ is not built: \`npm run build\`, and look again, for the PDFs, the contact card and the rest of it.${ANCHORS}`,
    };
  const { content } = JSON.parse(readFileSync(record, 'utf8')) as { content?: string };
  if (content !== stampOf(contentFolder))
    return {
      items: [],
      shows,
      note: `${dir}/ was built from other words than content/ has now: \`npm run build\`, and look again.${ANCHORS}`,
    };
  const texts = (await textsOf(dir)).map(([file, text]) => [file, unescaped(text)] as const);
  const items = texts.flatMap(([file, text]) => (file.endsWith('.html') ? withoutWords(file, text) : []));
  const lower = new Map(texts.map(([file, text]) => [file, text.toLowerCase()]));
  const told: string[] = [];
  for (const trace of tracesOf(sample)) {
    const words = [trace.words, trace.words.replace(/\s/g, '')].map((one) => one.toLowerCase());
    const files = texts.filter(([file]) => words.some((one) => lower.get(file)?.includes(one)));
    if (files.length === 0) continue;
    shows.set(trace.words, placesIn(files, trace.words));
    // A name that has been named need not be found once more in a part of it.
    const isTold = told.some((longer) => longer.includes(trace.words.toLowerCase()));
    if (standing(trace) || isTold) continue;
    told.push(trace.words.toLowerCase());
    const [[first] = ['']] = files;
    items.push({
      file: `dist/${first}`,
      field: '',
      found: `“${trace.words}”${files.length > 1 ? `, and in ${count(files.length - 1, 'more file')}` : ''}`,
      why: `The built site holds ${trace.what}, which content/ has no more.`,
      todo: 'It comes from an earlier version in content/legal/versions/, or from src/ or public/: look there, and ask your developer.',
      blocks: true,
    });
  }
  return { items, shows };
}
