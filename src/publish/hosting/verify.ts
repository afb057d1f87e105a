/**
 * `npm run verify -- https://the-site`: compares the published site with the record of the build in `dist/`, and
 * says what differs and where to read how to fix it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_TXT } from '../../site/seo/texts.ts';
import { BUILD_RECORD } from '../build/build-record.ts';
import { deliveryOf } from './delivery.ts';
import { examine, type Fault, reasonOf, send } from './examine.ts';
import { MOVED, type Question, questionsFor } from './questions.ts';
import { securityWarning } from './warnings.ts';

/** The hosts with a page in `hosting/`, by the word that their answers name them with, and what they can't do. */
export const HOSTS: Readonly<Record<string, readonly Question['needs'][]>> = {
  cloudflare: [],
  netlify: ['hiding'],
  vercel: [],
  nginx: [],
  caddy: [],
};

/** What `verify` found. */
type Verdict = { host: string | undefined; asked: number; faults: Fault[]; notes: string[] };

/**
 * Compares a published site with a build.
 * @param dir the folder of the build
 * @throws when the site can't be reached
 */
export async function verify(address: string, dir: string): Promise<Verdict> {
  if (!existsSync(join(dir, BUILD_RECORD))) throw new Error(`${dir}/ holds no build. First: npm run build`);
  const { origin, protocol, port, hostname } = new URL(address);
  const first = await send(origin).catch((error) => {
    throw new Error(`${address} was not reached: ${reasonOf(error)}`);
  });
  const server = first.headers.get('Server')?.toLowerCase() ?? '';
  const host = Object.keys(HOSTS).find((name) => server.startsWith(name));
  const cannot = (host && HOSTS[host]) || [];
  const delivery = deliveryOf(dir);
  const policy = delivery.everywhere['Content-Security-Policy'] ?? '';
  const questions = questionsFor(dir, delivery).filter(({ needs }) => !cannot.includes(needs));
  const faults = await examine(origin, questions, policy);
  if (protocol === 'https:' && !port) {
    const secure = { path: '/', status: MOVED, expect: { Location: `${origin}/` } };
    faults.push(...(await examine(`http://${hostname}`, [secure], policy)));
  }
  const notes = securityWarning(readFileSync(join(dir, SECURITY_TXT), 'utf8'));
  if (cannot.length > 0) notes.push(`Not asked, for this host can't do it: ${cannot.join(', ')}.`);
  return { host, asked: questions.length, faults, notes };
}

/** What `verify` prints: each kind of fault once, and where to read how to fix it. */
export function reportOf({ host, asked, faults, notes }: Verdict): string {
  const kinds = [...new Set(faults.map(({ says }) => says))].map((says) => {
    const [first, ...others] = faults.filter((fault) => fault.says === says);
    return `✗ ${first?.asked} ${says}${others.length > 0 ? ` (and ${others.length} other answers)` : ''}`;
  });
  const sum =
    kinds.length === 0
      ? 'The live site is the build.'
      : `${kinds.length} differences. Publish all of the build once more, as hosting/${host ?? 'README'}.md says. ` +
        'What is still different then is a setting of the host, or of what stands before it.';
  const found = [`The host is ${host ?? 'not known here'}.`, ...notes, ...kinds];
  return [...found, `${asked} questions asked. ${sum}`].join('\n');
}

if (import.meta.main) {
  const [, , address = ''] = process.argv;
  try {
    if (!/^https?:\/\/[^/]+\/?$/.test(address))
      throw new Error('Say which site: npm run verify -- https://the-site');
    const verdict = await verify(address, process.env.OUT_DIR || 'dist');
    console.log(reportOf(verdict));
    process.exitCode = verdict.faults.length > 0 ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
