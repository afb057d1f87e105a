import { defineConfig } from '@playwright/test';
import { LAUNCH } from './tests/pages/launch.ts';
import { PATIENCE_MS } from './tests/patience.ts';
import { siteDir } from './tests/site.ts';

// The workers read this file too: they find here what the first process has chosen or built.
process.env.SITE_DIR = siteDir();

export default defineConfig({
  projects: [
    { name: 'pages', testDir: 'tests/pages' },
    // With the service worker and the back/forward cache, which every other test goes without.
    { name: 'instant', testDir: 'tests/instant' },
  ],
  outputDir: 'node_modules/.cache/playwright',
  globalSetup: './tests/pages/serve.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A story waits for several things, one after the other; one of them is a build.
  timeout: 9 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS },
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL ?? '',
    locale: 'en-IN',
    video: 'off',
    trace: 'off',
    launchOptions: LAUNCH,
  },
});
