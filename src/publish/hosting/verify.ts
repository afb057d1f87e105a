/**
 * `npm run verify -- https://the-site`: compares the published site with the record of the build in `dist/`, and
 * says what differs and where to read how to fix it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD } from '../build/build-record.ts';
import { deliveryOf } from './delivery.ts';
import { findFaults } from './find-faults.ts';
import { COMPRESSED, MOVED, questionsFor } from './questions.ts';

/**
 * Compares a published site with a build.
 * @param dir the folder of the build
 * @returns what is to be printed, and whether the two differ
 * @throws with a sentence where there is no address, no build or no host
 */
export async function verify(address: string, dir: string): Promise<{ report: string; differs: boolean }> {
  if (!/^https?:\/\/[^/]+\/?$/.test(address))
    throw new Error('Say which site: npm run verify -- https://the-site');
  if (!existsSync(join(dir, BUILD_RECORD))) throw new Error(`${dir}/ holds no build. First: npm run build`);
  const { origin, protocol, port, hostname } = new URL(address);
  const delivery = deliveryOf(dir);
  const policy = delivery.everywhere['Content-Security-Policy'] ?? '';
  const questions = [...questionsFor(dir, delivery), COMPRESSED];
  // Ask an unreachable host only once.
  const [silent] = await findFaults(origin, [{ path: '/', status: [200] }], policy);
  if (silent?.message.startsWith('is not answered')) throw new Error(`${address} ${silent.message}`);
  const faults = await findFaults(origin, questions, policy);
  const secure = { path: '/', status: MOVED, expect: { Location: `${origin}/` } };
  if (protocol === 'https:' && !port)
    faults.push(...(await findFaults(`http://${hostname}`, [secure], policy)));
  // Each kind once.
  const kinds = [...new Set(faults.map(({ message }) => message))].map((message) => {
    const [first, ...others] = faults.filter((fault) => fault.message === message);
    return `✗ ${first?.asked} ${message}${others.length > 0 ? ` (and ${others.length} other answers)` : ''}`;
  });
  const sum =
    kinds.length === 0
      ? 'The published site matches the build.'
      : `Differences: ${kinds.length}. Publish all of the build once more, as the page of your host in hosting/ says. ` +
        'Whatever still differs is a setting of the host, or of a proxy in front of it.';
  return {
    report: [...kinds, `${questions.length} questions asked. ${sum}`].join('\n'),
    differs: kinds.length > 0,
  };
}

if (import.meta.main) {
  try {
    const { report, differs } = await verify(process.argv[2] ?? '', 'dist');
    console.log(report);
    if (differs) process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
