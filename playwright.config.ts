import { defineConfig } from '@playwright/test';
import { LAUNCH, LAUNCH_WHOLE } from './tests/pages/launch.ts';
import { TIMEOUT_MS } from './tests/patience.ts';
import { chooseFixtures } from './tests/setup/site.ts';

// The workers read this file too.
chooseFixtures();

const whole = { launchOptions: LAUNCH_WHOLE };

export default defineConfig({
  projects: [
    { name: 'pages', testDir: 'tests/pages', testMatch: '**/*.spec.ts' },
    // `npm run test:all`: what takes long, or needs the whole browser: the back/forward cache, first visits, answers to a
    // press. One after another, for some of it measures time.
    { name: 'all', testDir: 'tests/all', testMatch: '**/*.spec.ts', use: whole, workers: 1 },
  ],
  outputDir: '.cache/playwright',
  globalSetup: './tests/setup/global.ts',
  fullyParallel: true,
  // One for each core of CI's machine: three take longer there.
  workers: 2,
  retries: 0,
  // A story waits for several things, one after the other.
  timeout: 9 * TIMEOUT_MS,
  expect: { timeout: TIMEOUT_MS },
  reporter: [['list'], ['json', { outputFile: '.cache/results/playwright.json' }]],
  use: {
    // One press that cannot be made fails long before its test does, and says which.
    actionTimeout: 2 * TIMEOUT_MS,
    baseURL: process.env.SITE_URL ?? '',
    locale: 'en-IN',
    video: 'off',
    trace: 'off',
    launchOptions: LAUNCH,
  },
});
