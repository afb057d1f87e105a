/** What the npm registry knows about vulnerabilities. */
import { spawnSync } from 'node:child_process';

/** What `npm audit --json` prints, as far as it is read here. */
type Report = {
  message?: string;
  vulnerabilities?: Record<
    string,
    { severity: string; range: string; via: (string | { title: string; url: string })[] }
  >;
  metadata?: { dependencies: { prod: number } };
};

/** Why the registry gave no answer; or how many packages it was asked about, and what it knows, a sentence each. */
export type Audit = { unreachable: string } | { asked: number; failures: string[] };

/** Reads what npm has printed. Whatever is not a report means that there was no answer. */
export function auditOf(printed: string): Audit {
  let report: Report = {};
  try {
    report = JSON.parse(printed);
  } catch {
    // Said below.
  }
  const { vulnerabilities, metadata, message } = report;
  if (!vulnerabilities || !metadata) {
    return {
      unreachable: `the registry does not answer \`npm audit\` (${message ?? 'npm printed no report'}).`,
    };
  }
  const failures = Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => {
    const causes = via.map((cause) =>
      typeof cause === 'string' ? `through ${cause}` : `${cause.title}, ${cause.url}`,
    );
    return (
      `${name} ${range} is vulnerable (${severity}): ${causes.join('; ')}. Install a version that is not ` +
      '(`npm audit --omit=dev` names one), or do without the package.'
    );
  });
  return { asked: metadata.dependencies.prod, failures };
}

/** Asks the registry about the packages of the lock file that are not for development alone. */
export function auditProduction(): Audit {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  return auditOf(spawnSync('npm', args, { encoding: 'utf8' }).stdout);
}
