import { expect, test } from 'vitest';
import { readHostingRules } from '../../src/publish/hosting/hosting-rules.ts';

/** The longest line, in characters, that Cloudflare does not ignore. */
const MAX_LINE = 2000;

test('has a Content Security Policy short enough for every host', () => {
  const { commonHeaders } = readHostingRules(process.env.SITE_DIR ?? 'dist');
  const policy = commonHeaders['Content-Security-Policy'] ?? '';
  expect(policy).not.toBe('');
  expect(`Content-Security-Policy: ${policy}`.length).toBeLessThanOrEqual(MAX_LINE);
});
