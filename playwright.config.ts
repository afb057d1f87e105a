import { defineConfig } from '@playwright/test';
import { LAUNCH, LAUNCH_FULL } from './tests/pages/launch.ts';
import { setTestEnv } from './tests/setup/site.ts';
import { TIMEOUT_MS } from './tests/timeout.ts';

// Playwright's workers read this file too, and need the same content.
setTestEnv();

const fullBrowser = { launchOptions: LAUNCH_FULL };

export default defineConfig({
  projects: [
    { name: 'pages', testDir: 'tests/pages', testMatch: '**/*.spec.ts' },
    // `npm run test:all`: slow tests, and tests that need the full Chromium. Some measure time, so they run one by one.
    { name: 'all', testDir: 'tests/all', testMatch: '**/*.spec.ts', use: fullBrowser, workers: 1 },
  ],
  outputDir: '.cache/playwright',
  globalSetup: './tests/setup/global.ts',
  fullyParallel: true,
  // CI's machine has two cores, on which three workers take longer.
  workers: 2,
  retries: 0,
  // Tests of the demo wait for several events, each with its own timeout.
  timeout: 9 * TIMEOUT_MS,
  expect: { timeout: TIMEOUT_MS },
  reporter: [['list'], ['json', { outputFile: '.cache/results/playwright.json' }]],
  use: {
    // A blocked click fails before its test times out, and the report names it.
    actionTimeout: 2 * TIMEOUT_MS,
    baseURL: process.env.SITE_URL ?? '',
    locale: 'en-IN',
    video: 'off',
    trace: 'off',
    launchOptions: LAUNCH,
  },
});
