import { expect, test } from 'vitest';
import { readHostingRules } from '../../src/publish/hosting/hosting-rules.ts';

/** Cloudflare skips longer lines. */
const MAX_LINE = 2000;

test('keeps the content policy short enough for every host', () => {
  const policy =
    readHostingRules(process.env.SITE_DIR ?? 'dist').commonHeaders['Content-Security-Policy'] ?? '';
  expect(policy).not.toBe('');
  expect(`Content-Security-Policy: ${policy}`.length).toBeLessThanOrEqual(MAX_LINE);
});
