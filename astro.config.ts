import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentPlugin } from './src/content/vite.ts';
import { basePathOf } from './src/publishing/base-path.ts';
import { shortClassNames } from './src/publishing/class-names.ts';
import { cutFonts } from './src/publishing/fonts.ts';
import { bundledLicences } from './src/publishing/licences.ts';
import { liveStyles } from './src/publishing/live-styles.ts';
import { spareCurves } from './src/publishing/spare-curves.ts';

const contentFolder = process.env['CONTENT_DIR'] ?? 'content';
const fonts = await cutFonts(contentFolder);

export default defineConfig({
  outDir: process.env['OUT_DIR'] ?? 'dist',
  cacheDir: process.env['CACHE_DIR'] ?? 'node_modules/.astro',
  // In development the site stands at the root: its links are led under the path at the end of a build.
  base: process.env.NODE_ENV === 'production' ? basePathOf() || '/' : '/',
  trailingSlash: 'never',
  // `about.html`, not `about/index.html`: every host serves it at /about without a redirect.
  build: { format: 'file', inlineStylesheets: 'always' },
  // The first view has to fit into one round trip, so the document carries its styles and no white space.
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react()],
  server: { port: Number(process.env['PORT'] ?? 4321) },
  vite: {
    // Fonts are fetched beside the document, small scripts travel in it.
    build: {
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // The document names them, and no byte of that compresses: "IslandScript" without what Astro adds.
            output: { entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro.*/, '')}.[hash].js` },
          },
        },
      },
    },
    plugins: [contentPlugin(contentFolder), liveStyles(), spareCurves(), bundledLicences()],
    // For `?worker&url`, which makes a file of its own of what pages fetch once they have come to rest.
    worker: {
      format: 'es',
      plugins: () => [contentPlugin(contentFolder)],
      rolldownOptions: { output: { entryFileNames: '_astro/[name].[hash].js' } },
    },
    resolve: { alias: { '@fonts': fonts } },
    css: { modules: { generateScopedName: shortClassNames(process.env.NODE_ENV === 'production') } },
  },
});
