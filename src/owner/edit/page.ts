import { extname, join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A file of the form as it is sent. */
export type Asset = { type: string; body: string | Buffer };

const PAGE = `<!doctype html>
<html lang="en-IN" class="anek">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Change the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/edit.css">
<div id="form"></div>
<script type="module" src="/edit.js"></script>
`;

/** Makes the form's page, its script and its styles, in memory: nothing of it is ever in a built site. */
export async function assetsOf(): Promise<Map<string, Asset>> {
  const made = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'browser/main.tsx'),
        output: { entryFileNames: 'edit.js', assetFileNames: '[name].[ext]', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const assets = new Map<string, Asset>([['/', { type: 'text/html; charset=utf-8', body: PAGE }]]);
  for (const one of made.output) {
    const type = TYPES[extname(one.fileName)];
    // All styles are in one file, whatever it is called.
    const name = one.fileName.endsWith('.css') ? 'edit.css' : one.fileName;
    if (type)
      assets.set(`/${name}`, { type, body: one.type === 'chunk' ? one.code : Buffer.from(one.source) });
  }
  return assets;
}
