import { hash } from 'node:crypto';
import type { Headers } from './headers.ts';

/** One question to a host, with the answer that is right. */
export type Question = {
  path: string;
  status: readonly number[];
  /** Headers that have to be there, to the letter. */
  expect?: Headers;
  /** The SHA-256 of the body, once decompressed. */
  body?: string;
};

/** A wrong answer: to which request, and what is wrong with it. */
export type Fault = { asked: string; message: string };

/** How long a host may take to answer, in milliseconds. */
const TIMEOUT = 10_000;
/** Questions to a host at one time. */
const SIDE_BY_SIDE = 8;

/** Headers that this site never sends, whoever adds them: no cookies, nothing opened to other sites, no hiding from search. */
const NEVER =
  /^(set-cookie|access-control-allow-.+|x-powered-by|x-robots-tag|link|refresh|nel|report-to|content-security-policy.*)$/;

/** Each header that is wrong, and each that must not be there. */
function headerFaults({ headers, url }: Response, expect: Headers, policy: string): string[] {
  // Capitals, spaces and the site's own origin mean nothing.
  const plain = (value: string) =>
    value
      .toLowerCase()
      .replace(/\s*([;,])\s*/g, '$1')
      .replace(new URL(url).origin, '');
  const wrong = Object.entries(expect).flatMap(([name, right]) => {
    const value = headers.get(name);
    if (value === null) return [`has no ${name}; it must be "${right}"`];
    const isRight = name === 'Vary' ? /accept-encoding/i.test(value) : plain(value) === plain(right);
    return isRight ? [] : [`has the ${name} "${value}"; it must be "${right}"`];
  });
  const right = Object.keys(expect).map((name) => name.toLowerCase());
  // A host may send the policy with files that do without it.
  const added = [...headers].filter(
    ([name, value]) => NEVER.test(name) && !right.includes(name) && value !== policy,
  );
  return [
    ...wrong,
    ...added.map(([name, value]) => `has the header ${name} "${value}", which this site never sends`),
  ];
}

/** What is wrong with the answer to one question. Follows nothing. */
async function ask(origin: string, question: Question, policy: string): Promise<Fault[]> {
  const { path, status, expect = {}, body } = question;
  const faults = (...messages: string[]) => messages.map((message) => ({ asked: path, message }));
  const request = { redirect: 'manual', headers: { 'Accept-Encoding': 'br, gzip' } } as const;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(origin + path, { ...request, signal });
    const came = Buffer.from(await answer.arrayBuffer());
    if (!status.includes(answer.status))
      return faults(`is answered ${answer.status}; it must be ${status.join(' or ')}`);
    const isOther = body !== undefined && body !== hash('sha256', came);
    const others = isOther ? ['is not the file of the build'] : [];
    return faults(...headerFaults(answer, expect, policy), ...others);
  } catch (error) {
    // What `fetch` hides behind "fetch failed".
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return faults(`is not answered: ${message || code}`);
  }
}

/**
 * Asks a host.
 * @param origin where it is, `http://localhost:8080`
 * @param policy the only content security policy that may come
 */
export async function findFaults(origin: string, questions: Question[], policy: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let i = 0; i < questions.length; i += SIDE_BY_SIDE) {
    const group = questions.slice(i, i + SIDE_BY_SIDE);
    faults.push(...(await Promise.all(group.map((question) => ask(origin, question, policy)))).flat());
  }
  return faults;
}
