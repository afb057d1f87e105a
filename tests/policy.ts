/**
 * `npm run test:policy`: the headers of every page as security scanners judge them: Mozilla's HTTP Observatory, and
 * Google's CSP Evaluator.
 */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { installObservatory, observe } from './observatory.ts';
import { openSite, pagesOf, startTally } from './site.ts';

/**
 * The highest score of a site like this: 100, and what there is to gain: 10 each for the policy and for the resource
 * policy, 5 each for referrers and frames. 5 more are for cookies, for hashes of other hosts' scripts, which this site
 * has none of, and for a domain on the preload list, which is its owner's decision.
 */
const HIGHEST = 130;

const site = await openSite();
const routes = pagesOf(site.dir).map(({ route }) => route);
const { demand, failures, conclude } = startTally();

/** Grave findings of Google's evaluator fail; what it calls possible is shown. */
async function evaluate(route: string): Promise<void> {
  const { headers } = await fetch(site.url + route);
  const policy = headers.get('content-security-policy') ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const say = (finding: (typeof findings)[number]) =>
    `${route}: ${finding.directive} ${finding.value ?? ''}: ${finding.description}`;
  const grave = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
  for (const finding of findings)
    if (finding.severity === Severity.MEDIUM_MAYBE) console.log(`  note: ${say(finding)}`);
  demand(grave.length === 0, ...grave.map((finding) => `${say(finding)} See src/publishing/policy.ts.`));
}

/** Every test of the Observatory passed, and the highest score. */
async function scanAll(): Promise<void> {
  const missing = installObservatory();
  if (missing) {
    // Not a pass: `npm test` names it in its sums.
    console.log(`- Mozilla's HTTP Observatory is left out: it could not be installed from npm. ${missing}`);
    return;
  }
  for (const [route, { scan, tests }] of await observe(site.url, routes)) {
    const { grade, score, testsPassed, testsQuantity } = scan;
    console.log(
      `  ${route.padEnd(34)} ${grade.padEnd(3)} ${score}   ${testsPassed} of ${testsQuantity} tests`,
    );
    const lost = Object.entries(tests).filter(([, { pass, scoreModifier }]) => !pass || scoreModifier < 0);
    for (const [name, { result }] of lost)
      failures.push(`${route}: ${name} is ${result}. See src/publishing/headers.ts.`);
    demand(
      score >= HIGHEST,
      `${route} has ${score} points of ${HIGHEST}: compare what each test gave before.`,
    );
  }
}

try {
  for (const route of routes) await evaluate(route);
  await scanAll();
} finally {
  await site.close();
}
conclude();
