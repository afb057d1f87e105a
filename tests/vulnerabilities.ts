/**
 * `npm run test:vulnerabilities`: the registry knows no vulnerability in what the site is built from (npm's production
 * dependencies: what goes to visitors, and what makes the pages). What only checks the site is left out.
 */
import { auditProduction } from './audit.ts';
import { conclude } from './site.ts';

const answer = auditProduction();
if ('unreachable' in answer) {
  console.log(`Not checked: ${answer.unreachable}`);
} else {
  console.log(`The registry was asked about ${answer.asked} packages.`);
  conclude(answer.failures.length > 0 ? 0 : answer.asked, answer.failures);
}
