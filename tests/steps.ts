import { readdirSync } from 'node:fs';
import { missingFirefox, missingWebKit } from '../scripts/engines.mjs';
import { auditProduction } from './audit.ts';

/** One step of `npm test`: an npm script, so that it can be run alone under the same name. */
export type Step = {
  name: string;
  /** Whether it looks at the built site. */
  site?: true;
  /** Whether it wants the machine to itself: it measures time, or uses every core on its own. */
  alone?: true;
  /** Why it can't be run yet, if so. */
  skip?: () => string | undefined;
};

const noStylelint = () =>
  readdirSync('.').some((name) => /^(\.stylelintrc|stylelint\.config\.)/.test(name))
    ? undefined
    : 'there is no stylelint configuration';

const noAudit = () => {
  const audit = auditProduction();
  return 'unreachable' in audit ? audit.unreachable : undefined;
};

/** In the order in which they begin: the longest of those that run side by side come first. */
export const STEPS: readonly Step[] = [
  { name: 'check:types' },
  { name: 'test:html', site: true },
  { name: 'test:unit' },
  { name: 'test:webkit', site: true, skip: missingWebKit },
  { name: 'test:firefox', site: true, skip: missingFirefox },
  { name: 'check:code' },
  { name: 'check:styles', skip: noStylelint },
  { name: 'check:content' },
  { name: 'test:links', site: true },
  { name: 'test:hosts', site: true },
  { name: 'test:path' },
  { name: 'test:budgets', site: true },
  { name: 'test:twice' },
  { name: 'test:licences', site: true },
  { name: 'test:vulnerabilities', skip: noAudit },
  { name: 'test:found', site: true },
  { name: 'test:policy', site: true },
  { name: 'test:pages', site: true, alone: true },
  { name: 'test:instant', site: true, alone: true },
  { name: 'test:speed', site: true, alone: true },
  { name: 'test:lighthouse', site: true, alone: true },
];
