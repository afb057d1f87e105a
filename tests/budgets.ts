/** `npm run test:budgets`: how heavy each page may be. The limits, and what to do when one is passed, stand here. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { documentsOf, filesOf } from '../src/publishing/files.ts';
import { brotliOf } from '../src/publishing/precompress.ts';
import { assetsOf, inlineScriptOf, tagsOf } from './markup.ts';
import { siteDir, startTally } from './site.ts';

/** A document as brotli makes it: what fits into the first ten packets, before the server waits for an answer. */
const DOCUMENT_LIMIT = 14_600;
/** Script in the page itself, in brotli too: it travels with the document. */
const INLINE_SCRIPT_LIMIT = 2_048;
/** The one page with an island. */
const ISLAND_PAGE = 'products/messmate.html';
/** All fonts of the site together. */
const FONT_LIMIT = 30_720;

const dir = siteDir();
const files = filesOf(dir);
const documents = documentsOf(files);
const read = (file: string) => readFileSync(join(dir, file));
const { demand, conclude } = startTally();

/** The site's own scripts that a file loads, and those that these import, by name. */
function scriptsOf(addresses: readonly string[], seen = new Set<string>()): Set<string> {
  for (const address of addresses) {
    const file = address.replace(/^\//, '').replace(/[?#].*$/, '');
    if (!/\.m?js$/.test(file) || seen.has(file) || !files.includes(file)) continue;
    seen.add(file);
    const imports = [
      ...read(file)
        .toString()
        .matchAll(/["'](\.{0,2}\/[^"'\s]+\.m?js)["']/g),
    ];
    scriptsOf(
      imports.map(([, to = '']) => (to.startsWith('/') ? to : posix.join(posix.dirname(file), to))),
      seen,
    );
  }
  return seen;
}

const isReact = (file: string) => /Symbol\.for\(["'`]react\./.test(read(file).toString());
const number = (value: number) => value.toLocaleString('en').padStart(7);

console.log(`\n${'page'.padEnd(40)} document  of ${number(DOCUMENT_LIMIT)}   script in it   its limit`);
for (const file of documents) {
  const bytes = read(file);
  const html = bytes.toString();
  const { byteLength } = await brotliOf(bytes);
  const script = (await brotliOf(Buffer.from(inlineScriptOf(html)))).byteLength;
  const share = `${Math.round((100 * byteLength) / DOCUMENT_LIMIT)} %`;
  console.log(
    `${file.padEnd(40)}  ${number(byteLength)} ${share.padStart(9)}  ${number(script)}       ${number(INLINE_SCRIPT_LIMIT)}`,
  );

  demand(
    byteLength <= DOCUMENT_LIMIT,
    `${file} is ${byteLength} bytes compressed, ${byteLength - DOCUMENT_LIMIT} too many: shorten its text, draw less in ` +
      'inline SVG, or let styles go that it does not use.',
  );
  demand(
    script <= INLINE_SCRIPT_LIMIT,
    `${file} holds ${script} bytes of script, ${script - INLINE_SCRIPT_LIMIT} too many: do it in CSS or HTML, or move it into the island.`,
  );
  const sheets = tagsOf(html, 'link').filter(({ rel = '' }) => /\bstylesheet\b/i.test(rel));
  demand(
    sheets.length === 0,
    `${file} waits for a stylesheet (${sheets[0]?.href}): keep build.inlineStylesheets on "always" in astro.config.`,
  );
  const foreign = assetsOf(html).filter((address) => /^(https?:)?\/\//i.test(address));
  demand(
    foreign.length === 0,
    `${file} loads ${foreign.join(', ')} from another host: keep a copy in this project. Only pictures of people may come from elsewhere.`,
  );
  const react = [...scriptsOf(assetsOf(html))].filter(isReact);
  demand(
    file === ISLAND_PAGE || react.length === 0,
    `${file} loads React (${react.join(', ')}): only ${ISLAND_PAGE} has an island. Take the client: directive away.`,
  );
}

const fonts = files.filter((file) => file.endsWith('.woff2'));
const fontBytes = fonts.reduce((sum, file) => sum + read(file).byteLength, 0);
console.log(
  `\n${fonts.length} fonts, together ${number(fontBytes).trim()} of ${number(FONT_LIMIT).trim()} bytes`,
);
demand(
  fontBytes <= FONT_LIMIT,
  `The fonts are ${fontBytes - FONT_LIMIT} bytes too many: cut glyphs or weights that no page uses (${fonts.join(', ')}).`,
);
demand(documents.length > 0, `${dir} holds no page. \`npm run build\` makes them.`);
conclude();
