import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

type Asset = { mimeType: string; body: string };

const PAGE_HTML = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Change the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/edit.css">
<div id="form"></div>
<script type="module" src="/edit.js"></script>
`;

/** Builds the form's page in memory. @returns its files by address */
export async function buildAssets(): Promise<Map<string, Asset>> {
  const { output } = (await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../../..'),
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'browser/main.tsx'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const assets = new Map<string, Asset>([['/', { mimeType: 'text/html', body: PAGE_HTML }]]);
  for (const file of output)
    if (file.type === 'chunk') assets.set('/edit.js', { mimeType: 'text/javascript', body: file.code });
    else assets.set('/edit.css', { mimeType: 'text/css', body: String(file.source) });
  return assets;
}
