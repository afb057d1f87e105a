/** What a visitor reads names nothing of the workshop: no file of the project, no command, no test. */
import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { documentsOf, filesOf } from '../../src/publish/hosting/files.ts';
import { pdfText } from '../pdf.ts';
import { bytes, dir, parse, read } from './built-pages.ts';

const OURS = [
  /\bnpm (run|test|start|ci)\b/,
  // An address may have such a part, at whichever host.
  /(?<!https?:\S*)\b(content|src|tests|docs|scripts)\/\S+\.\w+/,
  /\b(the|its) tests (of this website|see|measure)\b|\bits tests\b/i,
];

/** All that a document shows or says aloud, names of drawings and what search results show among it. */
function wordsOf(node: Root | Root['children'][number]): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'root' && node.type !== 'element') return '';
  const { ariaLabel, alt, title, content, type } = node.type === 'element' ? node.properties : {};
  // What is data says what the demo will show.
  const isData = /json$/.test(String(type));
  if (node.type === 'element' && /^(script|style)$/.test(node.tagName) && !isData) return '';
  return [ariaLabel, alt, title, content, ...node.children.map(wordsOf)].filter(Boolean).join(' ');
}

test('no page, twin or PDF names a file of the project, a command or its tests', async () => {
  const files = filesOf(dir);
  const texts = [
    ...documentsOf(files).map((file) => [file, wordsOf(parse(read(file)))]),
    ...files
      .filter((file) => /\.md$|^llms\.txt$|^legal\/.*\.txt$/.test(file))
      .map((file) => [file, read(file)]),
    ...(await Promise.all(
      files.filter((file) => file.endsWith('.pdf')).map(async (file) => [file, await pdfText(bytes(file))]),
    )),
  ];
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.flatMap(([file = '', text = '']) =>
    OURS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((words) => `${file}: ${words}`),
  );
  expect(found, 'Say it in words that a hostel warden understands.').toEqual([]);
});
