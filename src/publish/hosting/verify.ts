/**
 * `npm run verify -- https://the-site`: compares the published site with the build in `dist/`, and says what
 * differs and where to read how to fix it. `--host=nginx` names the host where its answers don't.
 */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';
import { SECURITY_TXT } from '../../site/seo/texts.ts';
import { deliveryOf } from './delivery.ts';
import { examine, type Fault } from './examine.ts';
import { filesOf } from './files.ts';
import { type Ability, questionsFor } from './questions.ts';
import { securityWarning } from './warnings.ts';

/** The hosts with a page in `hosting/`, by the word that their answers name them with, and what they can't do. */
export const HOSTS: Readonly<Record<string, readonly Ability[]>> = {
  cloudflare: [],
  netlify: ['hidden'],
  vercel: [],
  nginx: [],
  caddy: [],
};

/** A certificate has to last longer than this, so that somebody can fix its renewal. */
const DAYS_NEEDED = 14;

/** The hash of each file that a `build.json` names; nothing where it is none. */
function hashesIn(record: string): Record<string, string> | undefined {
  try {
    return Object(JSON.parse(record)).files;
  } catch {
    return undefined;
  }
}

/** Why a folder is not what the build left there, by the hashes of its `build.json`; none if it is. */
export function differenceFromRecord(dir: string): string | undefined {
  if (!existsSync(join(dir, 'build.json'))) return 'build.json is missing';
  const files = hashesIn(readFileSync(join(dir, 'build.json'), 'utf8'));
  if (!files) return 'build.json is no record of a build';
  const there = filesOf(dir).filter((file) => file !== 'build.json');
  const missing = Object.keys(files).find((file) => !there.includes(file));
  if (missing) return `${missing} is missing`;
  const changed = there.find((file) => files[file] !== hash('sha256', readFileSync(join(dir, file))));
  return changed && `${changed} was ${changed in files ? 'changed' : 'added'}`;
}

/** Whether the certificate is in order and lasts, and, at the usual ports, whether http leads to https. */
async function secureFaults(url: URL): Promise<Fault[]> {
  if (url.protocol !== 'https:') return [];
  const faults: Fault[] = [];
  const socket = connect({ host: url.hostname, port: Number(url.port || 443), servername: url.hostname });
  await once(socket, 'secureConnect', { signal: AbortSignal.timeout(15_000) });
  const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
  socket.destroy();
  if (days < DAYS_NEEDED) faults.push({ asked: 'The certificate', says: `ends in ${days} days: renew it` });
  if (url.port !== '') return faults;
  const plain = `http://${url.hostname}/`;
  const reply = await fetch(plain, { redirect: 'manual' }).catch(() => undefined);
  const isMoved = reply && [301, 308].includes(reply.status);
  if (!isMoved || !reply.headers.get('Location')?.startsWith(`${url.origin}/`))
    faults.push({ asked: plain, says: 'must move to https for good' });
  return faults;
}

/** What `verify` found. */
type Verdict = { host: string | undefined; asked: number; faults: Fault[]; notes: string[] };

/**
 * Compares a published site with a build.
 * @param dir the folder of the build
 * @param named the host, a name of `HOSTS`; without it, its answers tell
 * @throws when the site can't be reached, or the folder is not what was built
 */
export async function verify(address: string, dir: string, named?: string): Promise<Verdict> {
  const difference = differenceFromRecord(dir);
  if (difference)
    throw new Error(`${dir}/ is not what was built: ${difference}. Build it anew: npm run build`);
  const url = new URL(address);
  const faults = await secureFaults(url);
  const { headers } = await fetch(url);
  const server = headers.get('Server')?.toLowerCase() ?? '';
  const host = named ?? Object.keys(HOSTS).find((name) => server.startsWith(name));
  const cannot = host === undefined ? [] : Object.hasOwn(HOSTS, host) && HOSTS[host];
  if (!cannot) throw new Error(`No host is called ${named}. Known are ${Object.keys(HOSTS).join(', ')}.`);
  const delivery = deliveryOf(dir);
  const policy = delivery.everywhere['Content-Security-Policy'] ?? '';
  const questions = questionsFor(dir, delivery, cannot);
  faults.push(...(await examine(url.origin, questions, policy)));
  const notes = securityWarning(await (await fetch(`${url.origin}/${SECURITY_TXT}`)).text());
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
  const dir = process.env.OUT_DIR || 'dist';
  const options = { host: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [address = ''] = positionals;
  try {
    if (!/^https?:\/\/[^/]+\/?$/.test(address))
      throw new Error('Say which site: npm run verify -- https://the-site');
    const verdict = await verify(address, dir, values.host);
    console.log(reportOf(verdict));
    process.exitCode = verdict.faults.length > 0 ? 1 : 0;
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    console.error(code ? `${address} was not reached: ${message || code}` : message);
    process.exitCode = 1;
  }
}
