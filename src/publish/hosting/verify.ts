/** `npm run verify -- https://the-site`: compares the published site with the build in `dist/`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD } from '../build/build-record.ts';
import { type Expectation, type Fault, findFaults } from './find-faults.ts';
import { headersFor } from './headers.ts';
import { type HostingRules, NOT_FOUND, readHostingRules } from './hosting-rules.ts';

const PERMANENT_REDIRECTS = [301, 308];

/** Expects that the host compresses pages. */
export const COMPRESSED_HOME_PAGE: Expectation = {
  path: '/',
  statuses: [200],
  headers: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' },
};

/**
 * Lists requests that test a host, with the expected responses. tests/all/hosts.test.ts sends them to real web servers.
 * @param dir the built site that the host serves
 */
export function expectationsFor(dir: string, rules: HostingRules): Expectation[] {
  const { commonHeaders, files, redirects } = rules;
  const bodyOf = (file: string) => readFileSync(join(dir, file));
  const notFound = { headers: headersFor(NOT_FOUND, commonHeaders), body: bodyOf(NOT_FOUND) };
  // The last path tests that the host does not let browsers cache a missing hashed file for a year.
  const missingPaths = ['/no/such/page', '/.git/config', '/_astro/gone.12345678.js'];
  return [
    ...files.map(({ file, address, headers }) => {
      return { path: address, statuses: [200], headers, body: bodyOf(file) };
    }),
    ...redirects.map(([path, to]) => ({ path, statuses: PERMANENT_REDIRECTS, headers: { Location: to } })),
    ...missingPaths.map((path) => ({ path, statuses: [404], ...notFound })),
  ];
}

/** Formats a line for each page with a wrong status, then one for each cause of other faults. */
function formatFaults(faults: readonly Fault[], pages: readonly string[]): string[] {
  const isBrokenPage = ({ path, hasWrongStatus }: Fault) => hasWrongStatus && pages.includes(path);
  const otherFaults = faults.filter((fault) => !isBrokenPage(fault));
  const faultsByCause = Map.groupBy(otherFaults, ({ cause }) => cause);
  const groups = [...faults.filter(isBrokenPage).map((fault) => [fault]), ...faultsByCause.values()];
  return groups.map(([first, ...repeated]) => {
    const count = repeated.length === 1 ? '1 other address' : `${repeated.length} other addresses`;
    return `✗ ${first?.path} ${first?.message}${repeated.length > 0 ? ` (and ${count})` : ''}`;
  });
}

/**
 * Compares a published site with the build in a folder. @returns the text to print, and whether the two differ
 * @throws if the address is not that of a site, if the folder holds no build, or if the host does not answer
 */
export async function verify(address: string, dir: string): Promise<{ report: string; differs: boolean }> {
  if (!/^https?:\/\/[^/]+\/?$/.test(address))
    throw new Error('Say which site: npm run verify -- https://the-site');
  if (!existsSync(join(dir, BUILD_RECORD))) throw new Error(`${dir}/ holds no build. First: npm run build`);
  const { origin, protocol, port, hostname } = new URL(address);
  const rules = readHostingRules(dir);
  const policy = rules.commonHeaders['Content-Security-Policy'] ?? '';
  // An unreachable host gets only one request.
  const [fault] = await findFaults(origin, [{ path: '/', statuses: [200] }], policy);
  if (fault?.message.startsWith('did not answer')) throw new Error(`${address} ${fault.message}`);
  const expectations = [...expectationsFor(dir, rules), COMPRESSED_HOME_PAGE];
  const faults = await findFaults(origin, expectations, policy);
  const httpsRedirect = { path: '/', statuses: PERMANENT_REDIRECTS, headers: { Location: `${origin}/` } };
  if (protocol === 'https:' && !port)
    for (const fault of await findFaults(`http://${hostname}`, [httpsRedirect], policy))
      faults.push({ ...fault, path: `http://${hostname}/` });
  const pages = rules.files.flatMap(({ file, address }) => (file.endsWith('.html') ? address : []));
  const lines = formatFaults(faults, pages);
  const summary =
    lines.length === 0
      ? 'The published site matches the build.'
      : `Differences: ${lines.length}. Publish the whole build again, as the page of your host in hosting/ says. ` +
        'If it still differs, change a setting of the host, or of a proxy in front of it.';
  const report = [...lines, `${expectations.length} responses checked. ${summary}`].join('\n');
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
