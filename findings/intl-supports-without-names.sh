#!/bin/sh
# Chromium says that it supports Punjabi, and calls its months M01 to M12: what it has of some languages is only their
# names, for menus. So supportedLocalesOf() does not tell whether a date can be written.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-fund --no-audit --ignore-scripts @sparticuz/chromium@109.0.6
cat > try.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
const read = (file) => brotliDecompressSync(readFileSync(`node_modules/@sparticuz/chromium/bin/${file}`));
mkdirSync('browser');
for (const archive of ['aws.tar.br', 'swiftshader.tar.br']) execFileSync('tar', ['-x', '-C', 'browser'], { input: read(archive) });
writeFileSync('browser/chromium', read('chromium.br'), { mode: 0o755 });
writeFileSync('page.html', `<body><script>document.body.textContent = JSON.stringify([
  Intl.DateTimeFormat.supportedLocalesOf('pa'),
  new Intl.DateTimeFormat('pa', { month: 'long' }).format(Date.UTC(2026, 10, 15)),
])</script>`);
const page = execFileSync('browser/chromium', ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--dump-dom', `file://${process.cwd()}/page.html`], {
  env: { ...process.env, LD_LIBRARY_PATH: 'browser/lib' }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'],
});
const [, said = '[]'] = /<body>(.*?)<\/body>/s.exec(page) ?? [];
console.log('Chromium 109 of @sparticuz/chromium', said);
const [supported, month] = JSON.parse(said);
process.exit(supported?.[0] === 'pa' && month === 'M11' ? 0 : 1);
JS
node try.mjs
