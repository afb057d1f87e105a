import type { Image, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { PICTURE_FILE } from '../files.ts';
import { fill } from '../fill.ts';
import type { ParsedFile } from '../parsing/explain.ts';
import { excerptOf, type Path, type Problem } from '../problems.ts';
import { httpsUrl, SECTION_REFERENCE, SHARED_PLACEHOLDERS } from '../schemas/text.ts';
import { asHttps } from './https.ts';
import { remarkPastedText } from './pasted-text.ts';

/** A Markdown text, the line of the file in which it begins and, in a YAML file, the path of its field. */
export type Body = { file: string; body: string; bodyLine: number; path?: Path };

export type ParsedBody = Body & { tree: Root };

/** The target and the position of a link or a picture. */
export type LinkOrImage = Omit<Problem, 'expected' | 'found' | 'fix'> & { to: string };

const parser = unified().use(remarkParse).use(remarkGfm);
/** Parses legal texts. Owners paste them, and indented lines or lines of dashes would become code or rules. */
const legalParser = parser().use(remarkPastedText);

const isLegalFile = (file: string) => file.startsWith('content/legal/');

/** Lists the Markdown texts of a file: intro and sections of a legal text, or the text below the fields of an .md file. */
export const listBodies = (parsed: ParsedFile & Body): Body[] =>
  isLegalFile(parsed.file)
    ? parsed.texts
        .filter(({ path }) => ['intro', 'body'].includes(String(path[path.length - 1])))
        .map(({ path, text: body }) => {
          // A text of several lines begins below its field's name.
          const bodyLine = parsed.lineOf(path) + (body.includes('\n') ? 1 : 0);
          return { file: parsed.file, path, body, bodyLine };
        })
    : [parsed];

/** Fills in values, escaped, because asterisks in a name would make words bold. */
export function fillBody(text: Body, values: Record<string, string>): string {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    value.replace(/[\\`*_[\]<>|~]/g, '\\$&'),
  ]);
  const body = text.body.replaceAll('tel:{phone}', values['tel:phone'] ?? '$&');
  return fill(body, Object.fromEntries(escaped));
}

function parseTree({ file, body }: Body): Root {
  const tree = (isLegalFile(file) ? legalParser : parser).parse(body);
  // GFM links www… by http, and gives some links no position.
  visit(tree, 'link', (node) => {
    const { start } = node.position ?? {};
    const source = start ? body.slice(start.offset) : textOf(node);
    if ([source, node.url].some((address) => /^www\./i.test(address))) node.url = asHttps(node.url);
  });
  return tree;
}

export function parseBody(text: Body, values: Record<string, string>): ParsedBody {
  const body = fillBody(text, values);
  return { ...text, body, tree: parseTree({ ...text, body }) };
}

export const lineOfNode = ({ bodyLine }: Body, node: Nodes): number =>
  bodyLine + (node.position?.start.line ?? 1) - 1;

export const lineOfIndex = ({ body, bodyLine }: Body, index: number): number =>
  bodyLine + body.slice(0, index).split('\n').length - 1;

function addressesIn(text: ParsedBody, type: 'link' | 'image', element: string): LinkOrImage[] {
  const { file, path = [] } = text;
  const links: LinkOrImage[] = [];
  visit(text.tree, type, (node) => {
    links.push({ code: 'reference', file, path, element, line: lineOfNode(text, node), to: node.url });
  });
  return links;
}

/** Lists the links to paths of this site. An anchor alone (`#terms`) gets the path of the page. */
export const listLinks = (text: ParsedBody): LinkOrImage[] =>
  addressesIn(text, 'link', 'link')
    .map((link) =>
      link.to.startsWith('#') ? { ...link, to: text.file.replace(/^content|\.\w+$/g, '') + link.to } : link,
    )
    .filter(({ to }) => /^\/(?![/\\])/.test(to));

export const listImages = (text: ParsedBody): LinkOrImage[] => addressesIn(text, 'image', 'picture');

export const listImageNames = (body: string): string[] =>
  listImages(parseBody({ file: '', body, bodyLine: 1 }, {})).map(({ to }) => to);

const ADVICE_BY_NODE_TYPE: Partial<Record<Nodes['type'], string>> = {
  imageReference: 'a text without pictures',
  html: 'a text without HTML; for the character < write &lt;',
  definition: 'each link with its address where it stands: [words](/about)',
  footnoteReference: 'a text without footnotes',
  footnoteDefinition: 'a text without footnotes',
};

const PICTURE_EXAMPLE = '![Students at the counter](counter.jpg)';

/** Returns the advice for a picture. Only services may have pictures, each with an alternative text. */
function pictureAdvice({ url, alt }: Image, file: string): string | undefined {
  if (!file.startsWith('content/services/')) return 'a text without pictures';
  if (!PICTURE_FILE.test(`services/${url}`))
    return `the name of a picture in content/services, such as ${PICTURE_EXAMPLE}`;
  return alt?.trim()
    ? undefined
    : `what the picture shows, between the square brackets, for people who cannot see it: ${PICTURE_EXAMPLE}`;
}

function adviceFor(node: Nodes, file: string): string | undefined {
  if (node.type === 'image') return pictureAdvice(node, file);
  const isPathOrContact = node.type === 'link' && /^(#|\/(?![/\\])|(mailto|tel):\S+$)/.test(node.url);
  const isHttps = node.type === 'link' && httpsUrl.safeParse(node.url).success && !/\p{C}/u.test(node.url);
  if (node.type === 'link' && !isPathOrContact && !isHttps)
    return 'an address that begins with /, #, https://, mailto: or tel:, without a password';
  if (node.type === 'link' && !textOf(node).trim()) return 'words between the square brackets of a link';
  if (node.type === 'heading' && node.depth === 1)
    return 'headings with ## or ###; the title of the page is the field "title"';
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return 'a list without boxes to tick: each entry begins with "- "';
  return ADVICE_BY_NODE_TYPE[node.type];
}

export function findMarkdownProblems(text: ParsedBody): Problem[] {
  const { file, body, path = [] } = text;
  const problems: Problem[] = [];
  visit(text.tree, (node) => {
    const expected = adviceFor(node, file);
    if (!expected) return;
    const { start, end } = node.position ?? {};
    const isLink = node.type === 'link';
    const found = excerptOf(isLink ? node.url : body.slice(start?.offset, end?.offset));
    const element = isLink ? 'link' : undefined;
    problems.push({ code: 'text', file, path, element, line: lineOfNode(text, node), expected, found });
  });
  return problems;
}

/** Reports unknown placeholders, also in Markdown's code. legal/sections.ts checks references to sections. */
export function findPlaceholderProblems(text: Body): Problem[] {
  return [...text.body.matchAll(/\{([^{}\n]+)\}/g)]
    .filter(([match, name = '']) => !SHARED_PLACEHOLDERS.includes(name) && !SECTION_REFERENCE.test(match))
    .map(({ 0: placeholder, index }) => ({
      code: 'text',
      file: text.file,
      path: [],
      line: lineOfIndex(text, index),
      expected: `no placeholders but ${SHARED_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`,
      found: excerptOf(placeholder),
    }));
}
