/** The site's content policy as Google's evaluator judges it. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { deliveryOf } from '../../src/publish/hosting/delivery.ts';

const dir = process.env.SITE_DIR ?? 'dist';
const { everywhere } = deliveryOf(dir);
const policy = everywhere['Content-Security-Policy'] ?? '';

test('Google’s evaluator finds nothing serious in the policy', () => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const grave = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
  const said = grave.map(
    ({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`,
  );
  expect(said, 'See src/publish/hosting/policy.ts.').toEqual([]);
  expect(findings.length, 'The evaluator has not read the policy.').toBeGreaterThan(0);
});

/** Cloudflare skips longer lines. */
const MAX_LINE = 2000;

test('the policy is short enough for every host', () => {
  expect(`Content-Security-Policy: ${policy}`.length).toBeLessThanOrEqual(MAX_LINE);
});
