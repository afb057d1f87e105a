import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { TIMEOUT_MS } from './tests/patience.ts';
import { chooseFixtures } from './tests/setup/site.ts';

chooseFixtures();

/** Tests that mock modules must run isolated. */
const MOCKING = globSync('src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

/** Stops a test that hangs, but passes on a slow machine. */
const timeouts = { testTimeout: 9 * TIMEOUT_MS, hookTimeout: 9 * TIMEOUT_MS };
const siteSetup = { ...timeouts, globalSetup: './tests/setup/global.ts' };

export default defineConfig({
  test: {
    // By default Vitest uses one core of two.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.cache/results/vitest.json' }]],
    projects: [
      {
        test: {
          ...timeouts,
          name: 'unit',
          // Pictures and PDFs are made in the colours of the tokens.
          css: { include: [/tokens\.css/] },
          include: ['tests/unit/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
          exclude: MOCKING,
          // Isolated files would load the same modules again, which takes most of a run.
          isolate: false,
        },
      },
      { test: { ...timeouts, name: 'mocks', include: MOCKING } },
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
