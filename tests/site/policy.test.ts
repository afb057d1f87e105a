import { expect, test } from 'vitest';
import { deliveryOf } from '../../src/publish/hosting/delivery.ts';

/** Cloudflare skips longer lines. */
const MAX_LINE = 2000;

test('keeps the content policy short enough for every host', () => {
  const policy = deliveryOf(process.env.SITE_DIR ?? 'dist').everywhere['Content-Security-Policy'] ?? '';
  expect(policy).not.toBe('');
  expect(`Content-Security-Policy: ${policy}`.length).toBeLessThanOrEqual(MAX_LINE);
});
