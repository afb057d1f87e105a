#!/bin/sh
# A PDF shows Śrī, and who searches for Śrī does not find it. Typst asks the fonts of a list in turn: the first lacks Ś, but
# draws it from its S and its accent, so the second, which has Ś whole, is not asked. pdf.js reads the accent as a sign of its
# own. With the fonts in the other order the word is found.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-fund --no-audit @myriaddreamin/typst-ts-node-compiler-linux-x64-gnu@0.7.0 unpdf@1.8.1 \
  subset-font@2.9.0 @fontsource-variable/anek-latin@5.3.0 @fontsource/noto-sans@5.3.0
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import { extractText, getDocumentProxy } from 'unpdf';

const { NodeCompiler } = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu');
const fontOf = (name, variationAxes) =>
  subset(readFileSync(`node_modules/@fontsource${name}`), '', { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes });
const fontBlobs = [
  await fontOf('-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2', { wght: 400 }),
  await fontOf('/noto-sans/files/noto-sans-latin-ext-400-normal.woff2'),
];
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
async function read(...families) {
  const text = `#set text(font: (${families.map((name) => `"${name}"`)}), fallback: false)\nŚrī`;
  const { result } = compiler.compile({ mainFileContent: text });
  const pdf = compiler.pdf(result, { creationTimestamp: 0 });
  const found = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return found.text.trim();
}
const seen = { plainFirst: await read('Anek Latin', 'Noto Sans'), wholeFirst: await read('Noto Sans', 'Anek Latin') };
console.log('Typst 0.14.2 (0.7.0), unpdf 1.8.1', seen);
process.exit(seen.wholeFirst === 'Śrī' && seen.plainFirst !== 'Śrī' ? 0 : 1);
JS
node try.mjs
