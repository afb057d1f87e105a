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
const fontsFolder = await subsetFonts(contentFolder, language);

// With more threads AVIF files, and so builds, differ between machines.
sharp.concurrency(1);

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/**
 * Puts the styles of the live demo, and of its page below the first view, into one file, `late.<hash>.css`. The first
 * view is what a visitor sees without scrolling: `Hero`, `Name` and `DayNote`.
 */
const LATE_STYLES = {
  name: 'late',
  test: (id: string) =>
    /^src\/(?:site\/views\/)?messmate\/(?!hero\/(?:Hero|Name)|DayNote).*\.module\.css/.test(
      normalizePath(relative('', id)),
    ),
};

/** Adds the directive `client:demo`, which hydrates the panels of the demo. */
const DEMO_DIRECTIVE: AstroIntegration = {
  name: 'demo-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'demo', entrypoint: './src/messmate/island/demo-directive.ts' }),
  },
};

// `defineConfig` would load SVGO, which takes a quarter of a second.
export default {
  site: content.company.address,
  srcDir: './src/site',
  // Astro empties its folder first: only `npm run build` may replace dist/ (src/publish/build/replace-site.ts).
  outDir: '.cache/astro-output',
  cacheDir: '.cache/astro',
  trailingSlash: 'never',
  // `about.html`, not `about/index.html`: every host serves it at /about without a redirect.
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [react(), DEMO_DIRECTIVE, sitemap(sitemapOptions(content)), finishSite(contentFolder)],
  server: { port: Number(process.env['PORT'] ?? 4321) },
  vite: {
    cacheDir: '.cache/vite',
    // Otherwise Vite looks for a tsconfig.json in each folder of style sheets and above, also outside the project.
    tsconfig: 'tsconfig.json',
    // sharp is native code, which Vite cannot bundle: `npm run dev` would fail. Tests are excluded, because their packages
    // are missing where only the site is built.
    optimizeDeps: { exclude: ['sharp'], entries: ['!**/*.test.*'] },
    // Scripts and styles are inlined into the documents, so that the first view waits for no other file. Fonts and
    // LATE_STYLES stay files (placeStylesAndScripts in src/publish/build/documents.ts).
    build: {
      cssTarget: OLDEST_BROWSERS,
      license: { fileName: CODE_LICENCES_FILE },
      assetsInlineLimit: (file) => {
        if (/\.woff2$|\/late\.[\w-]+\.css$/.test(file)) return false;
        // Undefined leaves the decision to Vite.
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
    resolve: { alias: { '@fonts': fontsFolder } },
  },
} satisfies AstroUserConfig;
