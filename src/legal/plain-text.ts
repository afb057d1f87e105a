import type { List, Nodes, Parent, Table } from 'mdast';
import { parseBody } from '../content/markdown.ts';
import type { InterfaceWords } from '../schemas/interface.ts';
import type { Clause, LegalText, Version } from '../schemas/legal.ts';
import { inWords } from './days.ts';

/** As wide as a mail or a terminal shows a line without breaking it. */
const WIDTH = 76;
/** Paragraphs hang behind their numbers, 12.10 at most. */
const HANG = '      ';

/** Breaks a text into lines; a word, an address say, is never broken. `first` stands before the first line. */
function wrapped(text: string, indent = '', first = indent): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (!isEmpty && [...line].length + 1 + [...word].length > WIDTH) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}

const parse = (body: string) => parseBody({ file: '', body, bodyLine: 1 }, {}).tree;

/** Writes one text, with what its links need: the site's address, and its sections. */
class Writer {
  private readonly address: string;
  private readonly clauses: readonly Clause[];

  constructor(address: string, clauses: readonly Clause[]) {
    this.address = address;
    this.clauses = clauses;
  }

  /** Words in their order. A link has its address behind it, and one to a section of this text the section's number. */
  private inline(node: Nodes): string {
    if (node.type === 'break') return ' ';
    if ('value' in node) return node.value;
    const words = 'children' in node ? node.children.map((child) => this.inline(child)).join('') : '';
    if (node.type !== 'link') return words;
    const { url } = node;
    if (url.startsWith('#')) {
      const number = this.clauses.findIndex(({ id }) => `#${id}` === url) + 1;
      return number === 0 || new RegExp(`\\b${number}\\b`).test(words) ? words : `${words} (${number})`;
    }
    const target = url.startsWith('/') ? this.address + url : url.replace(/^(mailto|tel):/, '');
    return words.replace(/\s/g, '') === target ? words : `${words} (${target})`;
  }

  /** Rows one below the other, each cell behind the name of its column. */
  private table({ children: [head, ...rows] }: Table, indent: string): string {
    const cellsOf = (row: Parent | undefined) =>
      (row?.children ?? []).map((cell) => this.inline(cell as Nodes));
    const names = cellsOf(head);
    return rows
      .map((row) => {
        const [first = '', ...others] = cellsOf(row);
        const lines = others.map((cell, i) => wrapped(`${names[i + 1]}: ${cell}`, `${indent}  `));
        return [wrapped(`${names[0]}: ${first}`, `${indent}  `, `${indent}- `), ...lines].join('\n');
      })
      .join('\n\n');
  }

  private list({ children, ordered, start }: List, indent: string): string {
    return children
      .map((item, i) => {
        const mark = ordered ? `${(start ?? 1) + i}. ` : '- ';
        const inner = indent + ' '.repeat(mark.length);
        const parts = item.children.map((child, part) =>
          this.block(child, inner, part === 0 ? indent + mark : inner),
        );
        return parts.join('\n');
      })
      .join('\n');
  }

  private block(node: Nodes, indent: string, first = indent): string {
    if (node.type === 'list') return this.list(node, indent);
    if (node.type === 'table') return this.table(node, indent);
    if (node.type === 'blockquote')
      return node.children.map((child) => this.block(child, `${indent}  `)).join('\n\n');
    if (node.type === 'thematicBreak') return `${indent}* * *`;
    return wrapped(this.inline(node), indent, first);
  }

  /** A text without numbers. */
  prose = (body: string): string[] => parse(body).children.map((node) => this.block(node, ''));

  /** A section: its number and name, its plain words, and its paragraphs with their numbers. */
  clause({ title, plain, body }: Clause, number: number, plainLabel: string): string[] {
    let paragraph = 0;
    const heading = wrapped(title, HANG, `${number}.`.padEnd(HANG.length));
    const help = plain
      ? parse(plain)
          .children.map((node) => this.inline(node))
          .join(' ')
      : '';
    return [
      `${'-'.repeat(WIDTH)}\n\n${heading}`,
      ...(help ? [wrapped(`${plainLabel}: ${help}`, HANG)] : []),
      ...parse(body).children.map((node) =>
        node.type === 'paragraph'
          ? this.block(node, HANG, `${`${number}.${++paragraph}`.padEnd(HANG.length - 1)} `)
          : this.block(node, HANG),
      ),
    ];
  }
}

/** Lines such as `Law: India`, the values below one another. */
function facts(entries: readonly (readonly [name: string, value: string | undefined])[]): string {
  const told = entries.flatMap(([name, value]) => (value ? [[`${name}:`, value] as const] : []));
  const width = Math.max(...told.map(([name]) => name.length)) + 2;
  return told.map(([name, value]) => wrapped(value, ' '.repeat(width), name.padEnd(width))).join('\n');
}

/** What a text's version is written with: whose it is and where it stands. */
export type Setting = { company: string; address: string; path: string; words: InterfaceWords['legal'] };

const kinds = (holds: LegalText['holds'], isHeld: boolean) =>
  holds
    ?.filter(({ held }) => held === isHeld)
    .map(({ data }) => data)
    .join(', ');

/**
 * A version of a legal text as plain text, in lines that fit a terminal and a mail: its date and address first, then
 * its numbered sections. It says all that the page says of it.
 */
export function plainText(
  { date, changed, address, text }: Version,
  { company, address: site, path, words }: Setting,
): string {
  const { versions: labels } = words;
  const writer = new Writer(site, text.clauses);
  const head = facts([
    [words.appliesTo, text.appliesTo],
    [words.updated, inWords(date)],
    [words.law, text.law],
    [labels.changed, changed],
    [labels.here, site + address],
    [labels.newest, site + path],
  ]);
  const held = facts(
    [
      [words.held, kinds(text.holds, true)],
      [words.notHeld, kinds(text.holds, false)],
    ].filter(([, value]) => value) as [string, string][],
  );
  const blocks = [
    `${wrapped(text.title.toUpperCase())}\n${wrapped(company)}`,
    head,
    wrapped(text.lead),
    ...writer.prose(text.intro),
    ...(text.holds ? [held] : []),
    ...text.clauses.flatMap((clause, i) => writer.clause(clause, i + 1, words.plainWords)),
  ];
  return `${blocks.join('\n\n')}\n`;
}
