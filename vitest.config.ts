import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './tests/patience.ts';

export default defineConfig({
  // The tests in tests/pages need a browser; `npm run test:pages` runs them.
  test: {
    testTimeout: PATIENCE_MS,
    include: ['tests/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    exclude: ['tests/pages/**', 'tests/instant/**'],
  },
});
