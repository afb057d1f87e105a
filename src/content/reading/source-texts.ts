import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Files } from '../files.ts';
import { VERSION_FILE } from '../legal/versions.ts';
import { type Body, lineOfNode, listBodies, parseBody } from '../markdown/markdown.ts';
import type { ParsedFile } from '../parsing/explain.ts';
import { readContentFile } from '../parsing/source.ts';
import { type Path, tryRead } from '../problems.ts';

/** A text of a file without its Markdown, before placeholders are filled in. */
export type SourceText = {
  /** From `content/`: `team/founder.yaml`. */
  file: string;
  /** The path of its field; empty for the body of an .md file. */
  path: Path;
  /** In a Markdown body: the heading above it, or `text` above the first. */
  heading?: string;
  line: number;
  value: string;
  isLink?: boolean;
};

/** The texts of a content folder, and the parsed files by path. */
export type SourceContent = { files: Files; texts: SourceText[]; sources: Map<string, ParsedFile> };

/** Reads the texts of all readable files. The loader (read.ts) reports the others. */
export function readSourceTexts(files: Files): SourceContent {
  const texts: SourceText[] = [];
  const sources = new Map<string, ParsedFile>();
  // Versions of legal texts are skipped, because they never change.
  const names = Object.keys(files).filter((name) => /^[^/]+\.yaml$|\/.*\.(yaml|md)$/.test(name));
  for (const file of names.filter((name) => !VERSION_FILE.test(name)).sort())
    tryRead(() => {
      const source = readContentFile(files, file);
      sources.set(file, source);
      const bodies = listBodies(source);
      for (const { path, text } of source.texts)
        if (!bodies.some((body) => body.path === path))
          texts.push({ file, path, line: source.lineOf(path), value: text });
      for (const body of bodies) texts.push(...listBodyTexts(file, body));
    });
  const mark = files['mark.svg'];
  if (mark) texts.push({ file: 'mark.svg', path: ['mark'], line: 1, value: mark });
  return { files, texts, sources };
}

function listBodyTexts(file: string, body: Body): SourceText[] {
  const { path = [] } = body;
  const texts: SourceText[] = [];
  const markdown = parseBody(body, {});
  // The name of the part above the first heading.
  let heading = 'text';
  visit(markdown.tree, (node) => {
    const isLink = node.type === 'link';
    if (node.type === 'heading') heading = textOf(node);
    if (isLink || ['heading', 'paragraph', 'tableCell'].includes(node.type)) {
      const value = isLink ? node.url : textOf(node);
      texts.push({ file, path, heading, line: lineOfNode(markdown, node), value, isLink });
    }
  });
  return texts;
}
