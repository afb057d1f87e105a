/** Responses of programs that can serve the built site. */
import { describe, expect, test } from 'vitest';
import { findFaults } from '../../src/publish/hosting/find-faults.ts';
import { HOST_FILES, NOT_FOUND, readHostingRules } from '../../src/publish/hosting/hosting-rules.ts';
import { COMPRESSED_HOME_PAGE, expectationsFor } from '../../src/publish/hosting/verify.ts';
import { PROGRAMS } from './host-programs.ts';

const dir = process.env.SITE_DIR ?? 'dist';

describe.each(PROGRAMS)('$name', ({ findObstacle, start, leavesCompressionToHost }) => {
  const obstacle = findObstacle();
  test.skipIf(obstacle)(obstacle ? `skips: ${obstacle}` : 'answers as every host must', async () => {
    const rules = readHostingRules(dir);
    const server = await start(dir, rules);
    const policy = rules.commonHeaders['Content-Security-Policy'] ?? '';
    const hiddenFiles = [...HOST_FILES, `${NOT_FOUND}.br`, 'index.html.gz'].map((file) => `/${file}`);
    const missingPages = ['/about/no-such-page', '/ABOUT', '/products/messmate/x', '/_astro/', '/legal/'];
    const expectations = [
      ...expectationsFor(dir, rules),
      ...[...hiddenFiles, ...missingPages].map((path) => ({
        path,
        // Apache itself refuses .htaccess.
        statuses: path === '/.htaccess' ? [404, 403] : [404],
      })),
      // `//about` may redirect to the page. No file name can contain a null byte.
      { path: '//about', statuses: [404, 301, 307, 308] },
      { path: '/about%00.html', statuses: [400, 404] },
      ...(leavesCompressionToHost ? [] : [COMPRESSED_HOME_PAGE]),
    ];
    const faults = await findFaults(server.url, expectations, policy).finally(server.close);
    expect(faults.map(({ path, message }) => `${path} ${message}`)).toEqual([]);
    expect(expectations.length).toBeGreaterThan(90);
  });
});
