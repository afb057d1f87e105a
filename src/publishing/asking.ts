import { createHash } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Ability, Question, Topic } from './answers.ts';

/** What a host answered, as it came: not followed, not decompressed. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** An answer that isn't as it has to be. */
export type Fault = {
  topic: Topic;
  path: string;
  says: string;
  /** A header that came without being ours. Whoever adds one adds it to many answers. */
  added?: string | undefined;
};

/** A fault of one answer, before it is said of which. */
type Found = Omit<Fault, 'path'>;

const LIMIT_MILLISECONDS = 15_000;
/** Questions to a host at one time. */
const SIDE_BY_SIDE = 8;

/** Asks a host one thing, with the path as it is (fetch would tidy it). @throws when no answer comes */
export type Ask = (
  path: string,
  init?: { method?: string; headers?: Record<string, string> },
) => Promise<Reply>;

/**
 * A way to ask a host.
 * @param origin such as `https://host`; certificates that are not in order are refused
 */
export function asker(origin: string): Ask & { close: () => void } {
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === 'https:';
  const agent = secure
    ? new SecureAgent({ keepAlive: true, maxSockets: SIDE_BY_SIDE })
    : new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE });
  const ask: Ask = (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const options = { hostname, port, path, method, headers, agent, timeout: LIMIT_MILLISECONDS };
      const request = (secure ? requestHttps : requestHttp)(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      request.on('timeout', () =>
        request.destroy(new Error(`no answer within ${LIMIT_MILLISECONDS / 1000} s`)),
      );
      request.on('error', reject).end();
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** The body without its compression; as it is where it can't be undone. */
function decodedBody({ headers, body }: Reply): Buffer {
  const decode = DECODERS[headers['content-encoding'] ?? ''];
  try {
    return decode && body.byteLength > 0 ? decode(body) : body;
  } catch {
    return body;
  }
}

/** A header's value without what means nothing: spaces, capitals of a type, the host of an address of its own. */
function plain(name: string, value: string, origin: string): string {
  const spaced = value.replace(/\s*([;,])\s*/g, '$1').trim();
  if (name === 'content-type') return spaced.toLowerCase();
  return name === 'location' ? spaced.replace(origin, '') : spaced;
}

const TOPICS: Record<string, Topic> = {
  'cache-control': 'caching',
  'content-type': 'type',
  location: 'redirect',
};

/** Each header that isn't as it has to be. */
function headerFaults({ headers }: Reply, { about, expect = {} }: Question, origin: string) {
  return Object.entries(expect).flatMap(([name, right]): Found[] => {
    const key = name.toLowerCase();
    const value = headers[key]?.toString();
    const wanted = plain(key, right, origin);
    const got = value === undefined ? undefined : plain(key, value, origin);
    const isRight = key === 'vary' ? got?.toLowerCase().includes(wanted.toLowerCase()) : got === wanted;
    if (isRight) return [];
    const topic = ['content-encoding', 'vary', 'content-range'].includes(key)
      ? about
      : (TOPICS[key] ?? 'headers');
    return [
      {
        topic,
        says: `has ${value === undefined ? 'no' : `the`} ${name}${value === undefined ? '' : ` "${value}"`}; it must be "${right}"`,
      },
    ];
  });
}

const POLICY = 'Content-Security-Policy';

/**
 * What a site of files never sends, whichever host sends it: it knows no visitor again, opens nothing to other sites,
 * hides from no search engine, and names no program behind it.
 */
const NEVER = new RegExp(
  [
    '^(set-cookie2?',
    'access-control-.+',
    'x-powered-by',
    'x-aspnet(mvc)?-version',
    'x-generator',
    'x-robots-tag',
    'clear-site-data',
    'refresh',
    'service-worker-allowed',
    'content-security-policy-report-only)$',
  ].join('|'),
);

/** Each header that is there though it must not be; of a second policy too, which would count beside ours. */
function addedFaults({ headers }: Reply, policies: ReadonlySet<string>): Found[] {
  const never = Object.entries(headers).filter(([name]) => NEVER.test(name));
  const policy = headers[POLICY.toLowerCase()]?.toString();
  // nginx sends ours twice with 416: what counts then is the same.
  const isOurs =
    policy === undefined || policy.split(',').every((one) => policies.has(plain(POLICY, one, '')));
  const found = never.map(([name, value]): Found => {
    const says = `has the header ${name} "${value}", which this site never sends`;
    return { topic: 'added', says, added: name };
  });
  if (!isOurs) {
    const says = `has a ${POLICY} that is none of this build: "${policy}"`;
    found.push({ topic: 'added', says, added: POLICY });
  }
  return found;
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 12);

/** What it is about that a file isn't there; of an address that moves it is the move. */
const missingOr = (about: Topic): Topic => (about === 'redirect' ? about : 'page');

/** What is wrong with a reply. */
function faultsIn(reply: Reply, question: Question, origin: string): Found[] {
  const { about, status, body } = question;
  if (!status.includes(reply.status)) {
    const kept = reply.headers['cache-control'];
    const also = kept && about === 'not found' ? `, to be kept "${kept}"` : '';
    // Whatever else was asked of it: it is not there at all.
    const topic = reply.status >= 400 && status.every((right) => right < 400) ? missingOr(about) : about;
    return [{ topic, says: `is answered ${reply.status}${also}; it must be ${status.join(' or ')}` }];
  }
  const faults = headerFaults(reply, question, origin);
  const came = decodedBody(reply);
  if (body && !came.equals(body)) {
    const sizes = `${came.byteLength} bytes, sha256 ${hashOf(came)}…`;
    const right = body.byteLength === 0 ? 'nothing' : `${body.byteLength} bytes, sha256 ${hashOf(body)}…`;
    faults.push({
      topic: about === 'not found' ? about : 'body',
      says: `brings ${sizes}; it must bring ${right}`,
    });
  }
  return faults;
}

/** How a question is named in a fault. */
function nameOf({ method, path, headers = {}, known }: Question): string {
  const asked = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (known) asked.push('If-None-Match: its ETag');
  return `${method ?? 'GET'} ${path}${asked.length > 0 ? ` (${asked.join(', ')})` : ''}`;
}

async function faultsOf(
  ask: Ask,
  question: Question,
  origin: string,
  policies: ReadonlySet<string>,
): Promise<Fault[]> {
  const { path, method = 'GET', known } = question;
  const headers = { ...question.headers };
  const name = nameOf(question);
  try {
    if (known) {
      const { status, headers: sent } = await ask(path, { headers });
      const { etag } = sent;
      if (!etag) {
        const says = status === 200 ? 'has no ETag to ask with' : `is answered ${status}; it must be 200`;
        return [{ topic: status === 200 ? 'caching' : 'page', path, says: `${name} ${says}` }];
      }
      headers['If-None-Match'] = etag;
    }
    const reply = await ask(path, { method, headers });
    const found = [...faultsIn(reply, question, origin), ...addedFaults(reply, policies)];
    return found.map((one) => ({ ...one, path, says: `${name} ${one.says}` }));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return [{ topic: 'page', path, says: `${name} is not answered: ${message || code}` }];
  }
}

/**
 * Asks a host everything that it can answer.
 * @param origin where it is, `http://localhost:8080`
 * @param cannot what it isn't asked for, being unable to do it
 * @returns what is wrong, and how many questions were asked and left out
 */
export async function examine(
  origin: string,
  questions: readonly Question[],
  cannot: readonly Ability[] = [],
): Promise<{ faults: Fault[]; asked: number; wrong: number; left: number }> {
  const ask = asker(origin);
  const possible = questions.filter(({ needs }) => !needs || !cannot.includes(needs));
  const policies = new Set(
    questions.flatMap(({ expect }) => expect?.[POLICY] ?? []).map((policy) => plain(POLICY, policy, '')),
  );
  const queue = [...possible.entries()];
  // In the order of the questions, whichever is answered first.
  const results: Fault[][] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[0]] = await faultsOf(ask, next[1], origin, policies);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  ask.close();
  return {
    faults: results.flat(),
    asked: possible.length,
    wrong: results.filter((faults) => faults.length > 0).length,
    left: questions.length - possible.length,
  };
}
