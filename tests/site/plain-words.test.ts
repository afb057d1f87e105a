/** What a visitor reads names nothing of the workshop: no file of the project, no command. */
import { expect, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { pdfText } from '../pdf.ts';
import { bytes, dir, read } from './built-pages.ts';

const OURS = [
  /\bnpm (run|test|start|ci)\b/,
  // An address may have such a part, at whichever host.
  /(?<!https?:\S*)\b(content|src|tests|docs|scripts)\/\S+\.\w+/,
];

/** All that a document shows or says aloud: what is neither script nor style, names of drawings among it. */
const wordsOf = (html: string) => html.replace(/<(script|style)\b(?![^>]*json).*?<\/\1>/gs, '');

test('no page, copy in Markdown or PDF names a file of the project or a command', async () => {
  const files = filesOf(dir).filter((file) => /\.(html|md|pdf)$|^llms\.txt$|^legal\/.*\.txt$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = file.endsWith('.pdf') ? await pdfText(bytes(file)) : wordsOf(read(file));
    for (const pattern of OURS) expect(pattern.exec(text)?.[0], `${file}: say it plainly.`).toBeUndefined();
  }
});
