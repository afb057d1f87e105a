/**
 * `npm run verify -- https://the-site`: compares the published site with the build in `dist/`, and says what
 * differs and how to mend it on that host. `--host=nginx` names the host where its answers don't.
 */
import { existsSync } from 'node:fs';
import { connect } from 'node:tls';
import { SECURITY_DAYS_NEEDED, SECURITY_TXT, securityDaysLeft } from '../found/texts.ts';
import { type Ability, questionsFor, type Topic } from './answers.ts';
import { type Ask, asker, examine, type Fault } from './asking.ts';
import { deliveryOf } from './delivery.ts';
import { KNOWN_HOSTS, type KnownHost, MEND_ANYWHERE } from './known-hosts.ts';

/** What `verify` found. */
export type Verdict = { host: KnownHost; asked: number; faults: Fault[]; notes: string[] };

/** A certificate has to last longer than this, so that somebody can mend its renewal. */
const DAYS_NEEDED = 14;
const DAY_MILLISECONDS = 86_400_000;
/** Of one kind of fault, as many are shown. */
const SHOWN = 6;

const HOST_NAMES = Object.keys(KNOWN_HOSTS).join(', ');

const fault = (topic: Topic, says: string): Fault => ({ topic, path: '/', says });

/** How many whole days the certificate of a host lasts. @throws when nobody answers or it is not in order */
function certificateDays({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      socket.end();
      resolve(Math.floor((ends - Date.now()) / DAY_MILLISECONDS));
    });
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer within 15 s')));
    socket.on('error', reject);
  });
}

/** Whether who comes over plain HTTP is led to HTTPS. Only asked of a site at the usual ports. */
async function plainFaults(url: URL): Promise<Fault[]> {
  if (url.protocol !== 'https:' || url.port !== '') return [];
  const ask = asker(`http://${url.hostname}`);
  const reply = await ask('/').catch(() => undefined);
  ask.close();
  const to = reply?.headers.location ?? '';
  if (reply && [301, 308].includes(reply.status) && to.startsWith(`https://${url.hostname}/`)) return [];
  const answer = reply ? `${reply.status} ${to}` : 'not at all';
  return [fault('redirect', `http://${url.hostname}/ is answered ${answer}; it must move to https for good`)];
}

/** What there is to say of the site's security.txt: nobody writes to an address that has run out. */
async function securityTxt(ask: Ask, base: string): Promise<Pick<Verdict, 'faults' | 'notes'>> {
  const { status, body } = await ask(`${base}/${SECURITY_TXT}`);
  // That it isn't there is found by comparing.
  if (status !== 200) return { faults: [], notes: [] };
  const days = securityDaysLeft(body.toString());
  if (!Number.isFinite(days)) return { faults: [fault('expired', 'security.txt has no Expires')], notes: [] };
  if (days < 0) return { faults: [fault('expired', `security.txt ran out ${-days} days ago`)], notes: [] };
  const late = days < SECURITY_DAYS_NEEDED ? ` ${MEND_ANYWHERE.expired}` : '';
  return { faults: [], notes: [`Its security.txt holds for ${days} more days.${late}`] };
}

/** Faults as they are told: whoever adds a header adds it to many answers, and the first stands for all. */
function condensed(faults: readonly Fault[]): Fault[] {
  // A page that isn't there fails every question about it: once is enough.
  const gone = new Set(faults.filter(({ topic }) => topic === 'page').map(({ path }) => path));
  const first = (path: string) => faults.find((one) => one.path === path && one.topic === 'page');
  const counts = new Map<string, number>();
  for (const { added } of faults) if (added) counts.set(added, (counts.get(added) ?? 0) + 1);
  return faults.flatMap((one) => {
    if (one.added === undefined) return !gone.has(one.path) || one === first(one.path) ? [one] : [];
    const count = counts.get(one.added) ?? 0;
    if (one !== faults.find(({ added }) => added === one.added)) return [];
    return [count > 1 ? { ...one, says: `${one.says} (so have ${count - 1} other answers)` } : one];
  });
}

/**
 * Compares a published site with a build.
 * @param address where it is, a path included if it stands under one
 * @param dir the folder of the build
 * @param told the host, a name of `KNOWN_HOSTS`; without it, its answers tell
 * @throws when the site can't be reached
 */
export async function verify(address: string, dir: string, told?: string): Promise<Verdict> {
  const url = new URL(address);
  const notes: string[] = [];
  const faults: Fault[] = [];
  if (url.protocol === 'https:') {
    const days = await certificateDays(url);
    notes.push(`Its certificate lasts ${days} more days.`);
    if (days < DAYS_NEEDED)
      faults.push(fault('page', `The certificate ends in ${days} days: look why it is not renewed`));
  }
  faults.push(...(await plainFaults(url)));
  const ask = asker(url.origin);
  const { headers } = await ask(url.pathname);
  const base = url.pathname.replace(/\/+$/, '');
  const security = await securityTxt(ask, base);
  faults.push(...security.faults);
  notes.push(...security.notes);
  ask.close();
  if (told && !KNOWN_HOSTS[told]) throw new Error(`No host is called ${told}. Known are ${HOST_NAMES}.`);
  const host = (told && KNOWN_HOSTS[told]) || Object.values(KNOWN_HOSTS).find(({ isIt }) => isIt(headers));
  if (!host) throw new Error('No host was recognised, not even as another.');

  const questions = questionsFor(dir, deliveryOf(dir, { base }));
  const { faults: found, asked, left } = await examine(url.origin, questions, host.cannot);
  faults.push(...condensed(found));
  if (left > 0) notes.push(`${left} questions were not asked: ${host.name} can't do ${list(host.cannot)}.`);
  return { host, asked, faults, notes };
}

const NAMES: Record<Ability, string> = {
  br: 'brotli',
  gzip: 'gzip',
  zstd: 'zstd',
  range: 'ranges',
  redirect: 'redirects',
  hidden: 'hiding of files',
};
const list = (abilities: readonly Ability[]) => abilities.map((ability) => NAMES[ability]).join(', ');

/** What `verify` prints: each kind of fault with its mending. */
export function reportOf({ host, asked, faults, notes }: Verdict): string {
  const lines = [`The host is ${host.name}; its page is ${host.page}.`, ...notes];
  for (const topic of new Set(faults.map((one) => one.topic))) {
    const group = faults.filter((one) => one.topic === topic);
    lines.push('', ...group.slice(0, SHOWN).map(({ says }) => `✗ ${says}`));
    if (group.length > SHOWN) lines.push(`  … and ${group.length - SHOWN} more of this kind`);
    lines.push(`  To mend: ${host.mend[topic] ?? MEND_ANYWHERE[topic]}`);
  }
  const wrong = new Set(faults.map(({ says }) => says)).size;
  const sum = wrong === 0 ? 'The live site is the build.' : `${wrong} differences.`;
  return [...lines, '', `${asked} questions asked. ${sum}`].join('\n');
}

/** How to mend that a site was not reached. */
function cureOf({ code = '', message }: NodeJS.ErrnoException): string {
  if (/ENOTFOUND|EAI_AGAIN/.test(code))
    return 'its name is not known. Look at its DNS records, or mend the address';
  if (/ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH/.test(code))
    return `nobody answers there (${code}). Look whether the server runs and its ports are open`;
  if (/CERT|SELF_SIGNED|ISSUER|LEAF/.test(code))
    return `its certificate is not in order (${code}): ${message}. The page of the host says how to get one`;
  return message || code;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const address = args.find((arg) => !arg.startsWith('--'));
  const told = args.find((arg) => arg.startsWith('--host='))?.slice('--host='.length);
  const dir = process.env.OUT_DIR || 'dist';
  try {
    if (!address || !/^https?:\/\/[^/]+/.test(address))
      throw new Error('Say which site: npm run verify -- https://the-site');
    if (!existsSync(dir)) throw new Error(`There is no ${dir}/ to compare with. Make it: npm run build`);
    console.log(`Comparing ${address} with ${dir}/ …`);
    const verdict = await verify(address, dir, told);
    console.log(reportOf(verdict));
    process.exitCode = verdict.faults.length > 0 ? 1 : 0;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(
      code
        ? `${address} was not reached: ${cureOf(error as NodeJS.ErrnoException)}.`
        : (error as Error).message,
    );
    process.exitCode = 1;
  }
}
