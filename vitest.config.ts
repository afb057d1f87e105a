import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { setTestEnv } from './tests/setup/site.ts';
import { TIMEOUT_MS } from './tests/timeout.ts';

setTestEnv();

/** Tests that mock modules, which therefore run isolated. */
const MOCKING_TESTS = globSync('src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

/** Long enough for a slow machine. */
const timeouts = { testTimeout: 9 * TIMEOUT_MS, hookTimeout: 9 * TIMEOUT_MS };
const siteSetup = { ...timeouts, globalSetup: './tests/setup/global.ts' };

export default defineConfig({
  test: {
    // By default Vitest starts one worker on two cores.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.cache/results/vitest.json' }]],
    projects: [
      {
        test: {
          ...timeouts,
          name: 'unit',
          // Pictures and PDFs read their colours from this file.
          css: { include: [/tokens\.css/] },
          include: ['tests/unit/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
          exclude: MOCKING_TESTS,
          // Isolated files would each load the same modules, which would take most of the time.
          isolate: false,
        },
      },
      { test: { ...timeouts, name: 'mocks', include: MOCKING_TESTS } },
      // The set-up builds the site that these tests read.
      { test: { ...siteSetup, name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false } },
      // `npm run sample`: only these tests read content/, because an owner changes it.
      { test: { ...timeouts, name: 'sample', include: ['tests/sample/**/*.test.ts'] } },
      // `npm run test:all`: slow tests, and tests that need more programs. Some measure time, so they run one by one.
      {
        test: {
          ...siteSetup,
          name: 'all',
          include: ['tests/all/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
