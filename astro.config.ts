import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import postcss from './postcss.config.js';
import { loadContentFromDisk } from './src/content/reading/read.ts';
import { contentPlugin } from './src/content/reading/vite.ts';
import { finishedSite } from './src/publish/build/integration.ts';
import { islandStyles } from './src/publish/build/island-styles.ts';
import { lateScripts, scriptTexts } from './src/publish/build/late-scripts.ts';
import { LICENCES, LICENCES_OF_CODE } from './src/publish/build/licences.ts';
import { roomForMarks } from './src/publish/build/room-for-marks.ts';
import { subsetFonts } from './src/publish/build/subset-fonts.ts';
import { sitemapOptions } from './src/site/seo/sitemap.ts';
import { hasMarks } from './src/ui/fonts/scripts.ts';
import { scopedName } from './src/ui/styles/scoped-name.ts';

const contentFolder = process.env['CONTENT_DIR'] ?? 'content';
const content = loadContentFromDisk(contentFolder);
const fonts = await subsetFonts(contentFolder);

// No call home, from whichever command.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

export default defineConfig({
  site: content.company.address,
  srcDir: './src/site',
  outDir: process.env['OUT_DIR'] ?? 'dist',
  cacheDir: '.cache/astro',
  trailingSlash: 'never',
  // `about.html`, not `about/index.html`: every host serves it at /about without a redirect.
  // The document carries its styles: the first view is there after one request.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), sitemap(sitemapOptions(content, contentFolder)), finishedSite(contentFolder)],
  server: { port: Number(process.env['PORT'] ?? 4321) },
  vite: {
    cacheDir: '.cache/vite',
    // Native code, which nothing can bundle: without this `npm run dev` shows an error in place of its first page. And no
    // test is looked at: what it needs is not installed where the site alone is built.
    optimizeDeps: { exclude: ['sharp'], entries: ['!**/*.test.*'] },
    // Fonts are fetched beside the document, small scripts travel in it.
    build: {
      license: { fileName: LICENCES_OF_CODE },
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
    css: {
      modules: { generateScopedName: scopedName },
      postcss: {
        plugins: [...postcss.plugins, ...(hasMarks(JSON.stringify(content)) ? [roomForMarks()] : [])],
      },
    },
    plugins: [contentPlugin(contentFolder), islandStyles(), lateScripts(), scriptTexts()],
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { postBanner: `/*! Licences of what others wrote: /${LICENCES} */` } },
        },
      },
    },
    resolve: { alias: { '@fonts': fonts } },
  },
});
