import { extractText, getDocumentProxy, getMeta } from 'unpdf';

type Node = { role?: string; type?: string; alt?: string; children?: Node[] };

/** The parts of a PDF that a reader or a screen reader finds. */
export type Pdf = {
  /** The text of each page, without white space and soft hyphens. */
  pages: string[];
  title: string;
  language: string;
  metadata: string;
  isTagged: boolean;
  bookmarks: string[];
  links: { to: string; altText: string }[];
  /** The roles of the structure elements: `H1`, `Figure`. */
  roles: Set<string>;
  /** The alternative texts of drawings. */
  altTexts: string[];
  /** The names of fonts, and the number of embedded font files. */
  fonts: { names: string[]; embedded: number };
};

/** Removes white space and soft hyphens, for comparison. */
export const withoutSpace = (text: string): string => text.replace(/[\s\u00ad]+/g, '');

export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  // The bytes are copied, because the reader detaches their buffer.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info, metadata } = await pdf.getMetadata();
  const { Title, Language } = info as { Title: string; Language: string };
  const raw = Buffer.from(bytes).toString('latin1');
  const result: Pdf = {
    pages: text.map(withoutSpace),
    title: Title,
    language: Language,
    metadata: String(metadata?.getRaw() ?? ''),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    bookmarks: ((await pdf.getOutline()) ?? []).flatMap(({ title, items }) => [
      title,
      ...items.map((item: { title: string }) => item.title),
    ]),
    links: [],
    roles: new Set(),
    altTexts: [],
    fonts: {
      names: [...raw.matchAll(/\/FontName ?\/([^\s/]+)/g)].map(([, name = '']) => name),
      embedded: [...raw.matchAll(/\/FontFile[23]\b/g)].length,
    },
  };
  const walk = ({ role, alt, children = [] }: Node): void => {
    if (role) result.roles.add(role);
    if (alt) result.altTexts.push(alt);
    children.forEach(walk);
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    for (const { subtype, url, contentsObj } of await page.getAnnotations())
      if (subtype === 'Link') result.links.push({ to: url, altText: contentsObj?.str ?? '' });
    walk(((await page.getStructTree()) as Node | null) ?? {});
  }
  return result;
}

/** Returns the text and the document information of a PDF, with single spaces. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  return `${text} ${Object.values(info).join(' ')}`.replace(/\s+/g, ' ');
}
