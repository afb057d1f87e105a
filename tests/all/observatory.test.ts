/** The headers as Mozilla's HTTP Observatory judges them. All pages have the same, so one stands for all. */
import { expect, test } from 'vitest';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { installObservatory, observe } from './observatory.ts';

/**
 * The highest score of a site like this: 100, and what there is to gain: 10 each for the policy and for the resource
 * policy, 5 each for referrers and frames. 5 more are for cookies, for hashes of other hosts' scripts, which this site
 * has none of, and for a domain on the preload list, which is its owner's decision.
 */
const HIGHEST = 130;

test('every test of the Observatory is passed, with the highest score', async ({ skip }) => {
  const missing = installObservatory();
  skip(missing !== undefined, `the Observatory could not be installed from npm: ${missing}`);
  const server = await startServer(process.env.SITE_DIR ?? 'dist');
  const scans = await observe(server.url, ['/']).finally(server.close);
  const { scan, tests } = scans.get('/') ?? { scan: undefined, tests: {} };
  const lost = Object.entries(tests).filter(([, { pass, scoreModifier }]) => !pass || scoreModifier < 0);
  expect(
    lost.map(([name, { result }]) => `${name}: ${result}`),
    'See src/publish/hosting/headers.ts.',
  ).toEqual([]);
  expect(scan?.score).toBeGreaterThanOrEqual(HIGHEST);
});
