/** The same expectations, asked of every program that can serve the built site. */
import { describe, expect, test } from 'vitest';
import { findFaults } from '../../src/publish/hosting/find-faults.ts';
import { HOST_FILES, NOT_FOUND, readHostingRules } from '../../src/publish/hosting/hosting-rules.ts';
import { COMPRESSED, expectationsFor } from '../../src/publish/hosting/verify.ts';
import { PROGRAMS } from './host-programs.ts';

const dir = process.env.SITE_DIR ?? 'dist';

describe.each(PROGRAMS)('$name', ({ absent, start, isCompressedLater }) => {
  const missing = absent();
  test.skipIf(missing)(missing ? `skips: ${missing}` : 'answers as every host has to', async () => {
    const rules = readHostingRules(dir);
    const server = await start(dir, rules);
    const policy = rules.commonHeaders['Content-Security-Policy'] ?? '';
    const hidden = [...HOST_FILES, `${NOT_FOUND}.br`, 'index.html.gz'].map((file) => `/${file}`);
    const expectations = [
      ...expectationsFor(dir, rules),
      ...[...hidden, '/about/no-such-page', '/ABOUT', '/products/messmate/x', '/_astro/', '/legal/'].map(
        (path) => ({
          path,
          // Apache itself refuses .htaccess.
          status: [404, ...(path === '/.htaccess' ? [403] : [])],
        }),
      ),
      // The first is a second address of a page and may redirect. The second cannot be a file.
      { path: '//about', status: [404, 301, 307, 308] },
      { path: '/about%00.html', status: [400, 404] },
      ...(isCompressedLater ? [] : [COMPRESSED]),
    ];
    const faults = await findFaults(server.url, expectations, policy).finally(server.close);
    expect(faults.map(({ path, message }) => `${path} ${message}`)).toEqual([]);
    expect(expectations.length).toBeGreaterThan(90);
  });
});
