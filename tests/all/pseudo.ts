/**
 * `npm run pseudo`: the site as in another language, content and build, in `.cache/pseudo`. Each text of content/ and
 * each label gets accents, is 40 % longer, and stands between « and », which occur nowhere else and are in the family.
 * Text without brackets is typed in the code; what is cut off has no room for longer words.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit as visitMarkdown } from 'unist-util-visit';
import { isPair, parseDocument, stringify, visit } from 'yaml';
import { type Files, filesOnDisk } from '../../src/content/files.ts';
import { frontMatterOf } from '../../src/content/front-matter.ts';
import { LABELS } from '../../src/content/labels.ts';
import { addVersion } from '../../src/content/legal/renew.ts';
import { parseBody } from '../../src/content/markdown.ts';
import { type Path, placeName } from '../../src/content/problems.ts';
import { examineContent } from '../../src/content/reading/read.ts';

/** Ways to change a text, most first: if a field has no room for one, the next is tried; the last changes nothing. */
const FORMS = ['longer', 'bracketed', 'accented', 'kept'] as const;

const ACCENTS: Record<string, string> = Object.fromEntries(
  [...'aáeéiíoóuúcçnñyýAÁEÉIÍOÓUÚCÇNÑ'].flatMap((letter, i, all) =>
    i % 2 ? [] : [[letter, all[i + 1] ?? letter]],
  ),
);
/** Lengthens a text: by words, so that its lines may break there. */
const FILLER = 'óñé áñd áñóthér áñd ýét óñé móré ';

/** Placeholders, links, anchors and addresses stay. */
const KEPT = /\{[^{}]*\}|https?:\/\/\S+|[\w.+-]+@[\w-]+\.\w+/;
const PARTS = new RegExp(`${KEPT.source}|[A-Za-z]`, 'g');
const accented = (text: string) => text.replace(PARTS, (part) => ACCENTS[part] ?? part);

function pseudo(text: string, form: (typeof FORMS)[number]): string {
  if (form === 'kept' || !/\p{L}/u.test(text.replace(new RegExp(KEPT, 'g'), ''))) return text;
  // Words that have to occur in another text.
  if (form === 'accented') return accented(text);
  const length = Math.ceil(text.length * 0.4);
  const filler =
    form === 'longer'
      ? ` ${FILLER.repeat(Math.ceil(length / FILLER.length))
          .slice(0, length)
          .trim()}`
      : '';
  // Without room, the brackets replace two letters, none of them in braces.
  const base = form === 'bracketed' ? text.replace(/(?<!\{[^}]*)\w\w(?![^{]*\})/, '') : text;
  return `«${accented(base)}${filler}»`;
}

/** What is written for a file's fields, by path, and how the text below its fields is changed. */
type Levels = Map<string, number>;
const key = (file: string, path: Path) => `${file} ${path.join('.')}`;

function fieldsOf(file: string, text: string, levels: Levels): string {
  const doc = parseDocument(text);
  visit(doc, {
    Scalar(at, node, parents) {
      if (typeof node.value !== 'string') return;
      if (at === 'key') {
        // What technologies are for is a key that the page shows.
        const group = parents.at(-3);
        if (isPair(group) && String(group.key) === 'technologies')
          node.value = pseudo(node.value, 'bracketed');
        return;
      }
      const path = parents.flatMap((parent, i): PropertyKey[] => {
        const next = parents[i + 1] ?? node;
        if ('key' in parent) return [String(parent.key)];
        return 'items' in parent && !('key' in next) ? [parent.items.indexOf(next as never)] : [];
      });
      node.value = pseudo(node.value, FORMS[levels.get(key(file, path)) ?? 0] ?? 'kept');
    },
  });
  return doc.toString({ lineWidth: 0 });
}

/** Markdown with its words changed, its marks, links and anchors kept. */
function bodyOf(file: string, body: string): string {
  const { tree } = parseBody({ file, body, bodyLine: 1 }, {});
  const edits: { from: number; to: number; text: string }[] = [];
  visitMarkdown(tree, 'text', ({ position }) => {
    const [from = 0, end = 0] = [position?.start.offset, position?.end.offset];
    const [words = ''] = /^[\s\S]*?(?=\s*(\{#[\w-]+\})?\s*$)/.exec(body.slice(from, end)) ?? [];
    edits.push({ from, to: from + words.length, text: pseudo(words, 'longer') });
  });
  return edits.reduceRight((all, { from, to, text }) => all.slice(0, from) + text + all.slice(to), body);
}

function written(files: Files, levels: Levels): Files {
  const all = Object.entries(files).flatMap(([file, text]): [string, string][] => {
    const name = `content/${file}`;
    // Versions are written below; reviews are shown nowhere.
    if (/^(reviewed\.yaml|legal\/versions\/)/.test(file)) return [];
    if (file.endsWith('.yaml')) return [[file, fieldsOf(name, text, levels)]];
    const front = file.endsWith('.md') ? frontMatterOf(text) : undefined;
    if (!front) return [[file, text]];
    return [
      [file, `---\n${fieldsOf(name, front.head, levels)}---\n\n${bodyOf(name, text.slice(front.bodyAt))}`],
    ];
  });
  return Object.fromEntries(all);
}

/** A company's content in the pseudo-locale, each text as long as its field allows. @throws if none can be made */
function pseudoOf(files: Files): Files {
  const levels: Levels = new Map();
  for (;;) {
    const made = written(files, levels);
    const { problems } = examineContent(made);
    if (problems.length === 0) return withVersions(made);
    let isOther = false;
    for (const { file, path } of problems) {
      const level = (levels.get(key(file, path)) ?? 0) + 1;
      if (level === FORMS.length) continue;
      levels.set(key(file, path), level);
      isOther = true;
    }
    if (!isOther)
      throw new Error(
        `No pseudo-locale can be made: ${problems.map((one) => `${placeName(one)}: ${one.expected}, found ${one.found}`).join('; ')}`,
      );
  }
}

/** The legal texts' current versions, changed. */
function withVersions(files: Files): Files {
  const all = { ...files };
  for (const [, id = ''] of Object.keys(files).flatMap((file) => [/^legal\/([^/]+)\.md$/.exec(file) ?? []])) {
    const [, date = ''] = /^updated: *["']?(\d{4}-\d{2}-\d{2})/m.exec(files[`legal/${id}.md`] ?? '') ?? [];
    if (id) Object.assign(all, addVersion(files, { id, date, isFirst: true }, date).write);
  }
  return all;
}

const from = process.env['CONTENT_DIR'] || 'content';
const [content, site] = ['.cache/pseudo/content', '.cache/pseudo/site'];
rmSync('.cache/pseudo', { recursive: true, force: true });
cpSync(from, content, { recursive: true });
rmSync(join(content, 'legal/versions'), { recursive: true, force: true });
mkdirSync(join(content, 'legal/versions'));
const labels = stringify(
  Object.fromEntries(
    LABELS.map((label) => [label, label.includes('{count}') ? { one: label, other: label } : label]),
  ),
);
for (const [file, text] of Object.entries(pseudoOf({ ...filesOnDisk(from), 'words.yaml': labels })))
  if (/\.(md|yaml)$/.test(file)) writeFileSync(join(content, file), text);
const env = { ...process.env, CONTENT_DIR: content };
const { status } = spawnSync(process.execPath, ['src/publish/build/build.ts', site], {
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
