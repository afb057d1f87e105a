import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { TIMEOUT_MS } from './tests/patience.ts';
import { chooseFixtures } from './tests/setup/site.ts';

chooseFixtures();

/** Tests that mock modules run isolated. */
const MOCKING = globSync('src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

/** Stops a test that hangs. A slow machine must not fail one. */
const patient = { testTimeout: 9 * TIMEOUT_MS, hookTimeout: 9 * TIMEOUT_MS };
const onTheSite = { ...patient, globalSetup: './tests/setup/global.ts' };

export default defineConfig({
  test: {
    // Of two cores Vitest would leave one to whoever sits there.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.cache/results/vitest.json' }]],
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          // Pictures and PDFs are made in the colours of the tokens.
          css: { include: [/tokens\.css/] },
          include: ['tests/unit/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
          exclude: MOCKING,
          // Most of a run would be spent on reading the same modules anew for each file.
          isolate: false,
        },
      },
      { test: { ...patient, name: 'mocks', include: MOCKING } },
      // Reads the built site; the set-up builds it. Not isolated either.
      { test: { ...onTheSite, name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false } },
      // `npm run sample`: reads content/ as it is delivered. No other test may: its words are the owner's.
      { test: { ...patient, name: 'sample', include: ['tests/sample/**/*.test.ts'] } },
      // `npm run test:all`: what takes long, or needs programs that not every machine has. One after another,
      // for some of it measures time.
      {
        test: {
          ...onTheSite,
          name: 'all',
          include: ['tests/all/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
