/** `npm run verify -- https://the-site`: compares the published site with the build in `dist/`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD } from '../build/build-record.ts';
import { type Expectation, type Fault, findFaults } from './find-faults.ts';
import { headersFor } from './headers.ts';
import { type HostingRules, NOT_FOUND, readHostingRules } from './hosting-rules.ts';

const PERMANENT_REDIRECT = [301, 308];

export const COMPRESSED: Expectation = {
  path: '/',
  status: [200],
  expect: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' },
};

/**
 * Lists the requests to a host with the expected answers; the tests send them to real host programs.
 * @param dir the folder of the built site that the host serves
 */
export function expectationsFor(
  dir: string,
  { commonHeaders, files, redirects }: HostingRules,
): Expectation[] {
  const bodyOf = (file: string) => readFileSync(join(dir, file));
  const notFound = { status: [404], expect: headersFor(NOT_FOUND, commonHeaders), body: bodyOf(NOT_FOUND) };
  // With the headers of hashed files, a browser would cache the last of these answers for a year.
  const missing = ['/no/such/page', '/.git/config', '/_astro/gone.12345678.js'];
  return [
    ...files.map(({ file, address, headers }) => {
      return { path: address, status: [200], expect: headers, body: bodyOf(file) };
    }),
    ...redirects.map(([path, to]) => ({ path, status: PERMANENT_REDIRECT, expect: { Location: to } })),
    ...missing.map((path) => ({ path, ...notFound })),
  ];
}

/** Lists pages that do not open first, each by its name; then every other cause once. */
function formatFaults(faults: readonly Fault[], pages: readonly string[]): string[] {
  const isUnopenedPage = ({ path, isUnopened }: Fault) => isUnopened && pages.includes(path);
  const others = Map.groupBy(
    faults.filter((fault) => !isUnopenedPage(fault)),
    ({ cause }) => cause,
  );
  const causes = [...faults.filter(isUnopenedPage).map((fault) => [fault]), ...others.values()];
  return causes.map(([first, ...rest]) => {
    const count = rest.length === 1 ? '1 other address' : `${rest.length} other addresses`;
    return `✗ ${first?.path} ${first?.message}${rest.length > 0 ? ` (and ${count})` : ''}`;
  });
}

/**
 * Compares a published site with the build in a folder. @returns the text to print, and whether the two differ
 * @throws with a sentence where there is no address, no build or no host
 */
export async function verify(address: string, dir: string): Promise<{ report: string; differs: boolean }> {
  if (!/^https?:\/\/[^/]+\/?$/.test(address))
    throw new Error('Say which site: npm run verify -- https://the-site');
  if (!existsSync(join(dir, BUILD_RECORD))) throw new Error(`${dir}/ holds no build. First: npm run build`);
  const { origin, protocol, port, hostname } = new URL(address);
  const rules = readHostingRules(dir);
  const policy = rules.commonHeaders['Content-Security-Policy'] ?? '';
  // An unreachable host gets only one request.
  const [unanswered] = await findFaults(origin, [{ path: '/', status: [200] }], policy);
  if (unanswered?.message.startsWith('did not answer')) throw new Error(`${address} ${unanswered.message}`);
  const expectations = [...expectationsFor(dir, rules), COMPRESSED];
  const faults = await findFaults(origin, expectations, policy);
  const toHttps = { path: '/', status: PERMANENT_REDIRECT, expect: { Location: `${origin}/` } };
  if (protocol === 'https:' && !port)
    faults.push(...(await findFaults(`http://${hostname}`, [toHttps], policy)));
  const pages = rules.files.filter(({ file }) => file.endsWith('.html'));
  const lines = formatFaults(
    faults,
    pages.map((page) => page.address),
  );
  const summary =
    lines.length === 0
      ? 'The published site matches the build.'
      : `Differences: ${lines.length}. Publish all of the build once more, as the page of your host in hosting/ says. ` +
        'Whatever still differs is a setting of the host, or of a proxy in front of it.';
  const report = [...lines, `${expectations.length} questions asked. ${summary}`].join('\n');
  return { report, differs: lines.length > 0 };
}

if (import.meta.main)
  try {
    const { report, differs } = await verify(process.argv[2] ?? '', 'dist');
    console.log(report);
    if (differs) process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
