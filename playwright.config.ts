import { defineConfig } from '@playwright/test';
import { LAUNCH } from './tests/pages/launch.ts';
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
  // Nothing here waits for anything slow: what has not come by then will not come.
  timeout: 30_000,
  expect: { timeout: 4_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL ?? '',
    locale: 'en-IN',
    video: 'off',
    trace: 'off',
    launchOptions: LAUNCH,
  },
});
