import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Parsed } from '../explain.ts';
import type { Files } from '../files.ts';
import { sourceOf } from '../known-files.ts';
import { KEPT } from '../legal/versions.ts';
import { type Body, lineIn, parseBody } from '../markdown.ts';
import { attempt, type Path } from '../problems.ts';
import { parseMarkdown, parseYaml } from '../source.ts';
import { textsOf } from '../texts.ts';

/** A text as it is written in `content/`, with its placeholders, and its place. */
export type Text = {
  /** From `content/`: `team/founder.yaml`. */
  file: string;
  /** The way to the value; empty for a part of a Markdown body. */
  path: Path;
  /** Of a body the anchor of its section: `#sharing`. */
  part?: string;
  line: number;
  value: string;
  kind: 'value' | 'paragraph' | 'heading' | 'link' | 'mark';
};

/** All that stands in `content/`, as it is written. */
export type Written = {
  texts: Text[];
  /** The values of each file that can be read, and the lines on which they stand. */
  sources: Map<string, Parsed>;
};

/** Reads what can be read; the loader reports the rest. */
export function writtenIn(files: Files): Written {
  const texts: Text[] = [];
  const sources = new Map<string, Parsed>();
  // Earlier versions of legal texts are never edited.
  const names = Object.keys(files).filter((name) => /^[^/]+\.yaml$|\/.*\.(yaml|md)$/.test(name));
  for (const file of names.filter((name) => !KEPT.test(name)).sort())
    attempt(() => {
      const source = sourceOf(files, file);
      const markdown = file.endsWith('.md') ? parseMarkdown(source) : undefined;
      const parsed = markdown ?? parseYaml(source);
      const body = markdown ? partsOf(file, markdown) : [];
      sources.set(file, parsed);
      texts.push(...valuesOf(file, parsed), ...body);
    });
  const mark = files['mark.svg'];
  if (mark) texts.push({ file: 'mark.svg', path: ['mark'], line: 1, value: mark, kind: 'mark' });
  return { texts, sources };
}

/** Every text among a file's values. */
const valuesOf = (file: string, { data, lineOf }: Parsed): Text[] =>
  textsOf(data).map(({ path, text }) => ({ file, path, line: lineOf(path), value: text, kind: 'value' }));

/** The paragraphs, headings, cells and links of a Markdown body, each with the anchor of the section it stands in. */
function partsOf(file: string, parsed: Body): Text[] {
  const texts: Text[] = [];
  const text = parseBody(parsed, {});
  let part = '#text';
  visit(text.tree, (node) => {
    const add = (kind: Text['kind'], value: string) =>
      texts.push({ file, path: [], part, line: lineIn(text, node), value, kind });
    if (node.type === 'heading') {
      const words = textOf(node);
      const [, title = words, anchor] = /^(.*?)\s*(?:\{#([a-z0-9-]+)\})?$/s.exec(words) ?? [];
      part = `#${anchor ?? title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
      add('heading', title);
    } else if (node.type === 'paragraph' || node.type === 'tableCell') add('paragraph', textOf(node));
    else if (node.type === 'link') add('link', node.url);
  });
  return texts;
}
