import { relative } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import sharp from 'sharp';
import { normalizePath } from 'vite';
import postcss from './postcss.config.js';
import { loadContentFromDisk } from './src/content/reading/read.ts';
import { contentPlugin } from './src/content/reading/vite.ts';
import { OLDEST_BROWSERS } from './src/publish/build/browsers.ts';
import { finishSite } from './src/publish/build/integration.ts';
import { CODE_LICENCES_FILE, LICENCES_FILE } from './src/publish/build/licences.ts';
import { scopedName } from './src/publish/build/scoped-name.ts';
import { scriptTextPlugin } from './src/publish/build/script-texts.ts';
import { subsetFonts } from './src/publish/build/subset-fonts.ts';
import { sitemapOptions } from './src/site/seo/sitemap.ts';

const contentFolder = process.env['CONTENT_DIR'] ?? 'content';
const content = loadContentFromDisk(contentFolder);
const { language } = content.site;
const isDevelopment = process.env['NODE_ENV'] === 'development';
const fonts = await subsetFonts(contentFolder, language);

// With more threads AVIF files, and so builds, differ between machines.
sharp.concurrency(1);

// No call home, from whichever command.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** The styles of the live demo, and of what is around it below the first view; by their paths in the project. */
const LATE_STYLES = {
  name: 'late',
  test: (id: string) =>
    /^src\/(?:site\/views\/)?messmate\/(?!hero\/(?:Hero|Name)|DayNote).*\.module\.css/.test(
      normalizePath(relative('', id)),
    ),
};

/** `client:demo` */
const DEMO_DIRECTIVE: AstroIntegration = {
  name: 'demo-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'demo', entrypoint: './src/messmate/island/demo-directive.ts' }),
  },
};

// Not by `defineConfig`, which brings all of SVGO with it: a quarter of a second.
export default {
  site: content.company.address,
  srcDir: './src/site',
  // Astro empties its folder first: only `npm run build` may replace dist/ (src/publish/build/replace-site.ts).
  outDir: '.cache/made',
  cacheDir: '.cache/astro',
  trailingSlash: 'never',
  // `about.html`, not `about/index.html`: every host serves it at /about without a redirect.
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [react(), DEMO_DIRECTIVE, sitemap(sitemapOptions(content)), finishSite(contentFolder)],
  server: { port: Number(process.env['PORT'] ?? 4321) },
  vite: {
    cacheDir: '.cache/vite',
    // By name: for the style sheets' folder Vite would look for one above the project too.
    tsconfig: 'tsconfig.json',
    // Native code, which nothing can bundle: without this `npm run dev` shows an error in place of its first page. And no
    // test is looked at: what it needs is not installed where the site alone is built.
    optimizeDeps: { exclude: ['sharp'], entries: ['!**/*.test.*'] },
    // Fonts are fetched beside the document. What its first view needs travels in it: scripts of each page, and styles but
    // for those of the live demo and what is around it (placeStyles in src/publish/build/documents.ts).
    build: {
      cssTarget: OLDEST_BROWSERS,
      license: { fileName: CODE_LICENCES_FILE },
      assetsInlineLimit: (file) => {
        if (/\.woff2$|\/late\.[\w-]+\.css$/.test(file)) return false;
        return /\.(?:css|js)$/.test(file) || undefined;
      },
    },
    css: {
      modules: { generateScopedName: isDevelopment ? '[name]_[local]' : scopedName },
      postcss,
    },
    plugins: [contentPlugin(contentFolder), scriptTextPlugin()],
    environments: {
      prerender: { build: { rolldownOptions: { output: { codeSplitting: { groups: [LATE_STYLES] } } } } },
      client: {
        build: {
          target: OLDEST_BROWSERS,
          rolldownOptions: { output: { postBanner: `/*! Licences: /${LICENCES_FILE} */` } },
        },
      },
    },
    resolve: { alias: { '@fonts': fonts } },
  },
} satisfies AstroUserConfig;
