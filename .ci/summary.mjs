/**
 * Prints "N passed, N failed" of what Vitest and Playwright have left in .cache/results. A command of `npm test` that
 * failed without a test of its own (types, lint, content, a build) counts as one, as does a run that never came.
 */
import { readFileSync } from 'node:fs';

/** @param {string} name */
const resultsOf = (name) => {
  try {
    return JSON.parse(readFileSync(`.cache/results/${name}.json`, 'utf8'));
  } catch {
    return undefined;
  }
};
const vitest = resultsOf('vitest');
const { stats } = resultsOf('playwright') ?? {};
const passed = (vitest?.numPassedTests ?? 0) + (stats ? stats.expected + stats.flaky : 0);
const counted = (vitest?.numFailedTests ?? 1) + (stats?.unexpected ?? 1);
const hasFailed = process.argv[2] !== '0' || vitest?.success === false;
console.log(`${passed} passed, ${Math.max(counted, hasFailed ? 1 : 0)} failed`);
