import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
import { siteDir } from './tests/site.ts';

const chromium = findChromium();
if (!chromium) {
  throw new Error(
    'There is no Chromium. `npm test` installs it on Debian; elsewhere set CHROMIUM to its path.',
  );
}
// The workers read this file too: they find here what the first process has chosen or built.
process.env.SITE_DIR = siteDir();

export default defineConfig({
  testDir: 'tests/pages',
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
    launchOptions: {
      executablePath: chromium,
      chromiumSandbox: false,
      // No test leaves this machine; a test that needs another host answers for it.
      args: [
        ...CHROMIUM_FLAGS,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
