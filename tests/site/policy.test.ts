/** The one content policy of the built site, as Google's evaluator judges it, and as every document needs it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { deliveryOf } from '../../src/publish/hosting/delivery.ts';
import { elementsOf } from '../../src/publish/hosting/elements.ts';

const dir = process.env.SITE_DIR ?? 'dist';
const { everywhere, files } = deliveryOf(dir);
const policy = everywhere['Content-Security-Policy'] ?? '';

test('the evaluator finds nothing grave in the policy', () => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const grave = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
  const said = grave.map(
    ({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`,
  );
  expect(said, 'See src/publish/hosting/policy.ts.').toEqual([]);
  expect(findings.length, 'The evaluator has not read the policy.').toBeGreaterThan(0);
});

/** Cloudflare passes over longer lines. */
const MAX_LINE = 2000;

test('the policy is short enough for every host', () => {
  expect(`Content-Security-Policy: ${policy}`.length).toBeLessThanOrEqual(MAX_LINE);
});

const documents = files.filter(({ file }) => file.endsWith('.html')).map(({ file }) => file);
test.each(documents)('%s: each style sheet within is allowed by its hash', (file) => {
  const styles = [...elementsOf(parse(readFileSync(join(dir, file), 'utf8')))].filter(
    ({ tagName }) => tagName === 'style',
  );
  expect(styles.length).toBeGreaterThan(0);
  for (const { childNodes } of styles) {
    const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy, 'A document was changed after its policy was made.').toContain(`'sha256-${hash}'`);
  }
});
