import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The tests in tests/pages need a browser; `npm run test:pages` runs them.
  test: {
    include: ['tests/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    exclude: ['tests/pages/**', 'tests/instant/**'],
  },
});
