import type { Headers } from './headers.ts';

/** One question to a host, with the answer that is right. */
export type Question = {
  path: string;
  status: readonly number[];
  /** Headers that have to be there, to the letter. */
  expect?: Headers;
  /** The content, once decompressed. */
  body?: Buffer;
};

/** A wrong answer: to which request, and what is wrong with it. */
export type Fault = {
  asked: string;
  message: string;
  /** Faults of one cause are reported once: the name of a header, or the message. */
  cause: string;
  /** Whether the address does not open at all. */
  isClosed: boolean;
};

/** How long a host may take to answer, in milliseconds. */
const TIMEOUT = 10_000;
/** Questions to a host at one time. */
const SIDE_BY_SIDE = 8;

/** Headers that this site never sends, whoever adds them: no cookies, nothing opened to other sites, no hiding from search. */
const NEVER =
  /^(set-cookie|access-control-allow-.+|x-powered-by|x-robots-tag|link|refresh|nel|report-to|content-security-policy.*)$/;

/** What is wrong with the headers, by their names. */
function headerFaults({ headers, url }: Response, expect: Headers, policy: string): [string, string][] {
  // Capitals, spaces and the site's own origin mean nothing.
  const plain = (value: string) =>
    value
      .toLowerCase()
      .replace(/\s*([;,])\s*/g, '$1')
      .replace(new URL(url).origin, '');
  const wrong = Object.entries(expect).flatMap(([name, right]): [string, string][] => {
    const value = headers.get(name);
    if (value === null) return [[name, `sent no ${name}, expected "${right}"`]];
    const isRight = name === 'Vary' ? /accept-encoding/i.test(value) : plain(value) === plain(right);
    return isRight ? [] : [[name, `sent ${name} "${value}", expected "${right}"`]];
  });
  const right = Object.keys(expect).map((name) => name.toLowerCase());
  // A host may send the policy with files that do without it.
  const added = [...headers].filter(
    ([name, value]) => NEVER.test(name) && !right.includes(name) && value !== policy,
  );
  return [
    ...wrong,
    ...added.map(([name, value]): [string, string] => [
      name,
      `sent ${name} "${value}", which this site never sends`,
    ]),
  ];
}

/** Whether an answer brings this content. Stops at the first difference: an answer may be endless. */
async function brings({ body }: Response, content: Buffer): Promise<boolean> {
  let at = 0;
  for await (const chunk of body ?? []) {
    if (!content.subarray(at, at + chunk.length).equals(chunk)) return false;
    at += chunk.length;
  }
  return at === content.length;
}

/** What is wrong with the answer to one question. Follows nothing. */
async function ask(origin: string, question: Question, policy: string): Promise<Fault[]> {
  const { path, status, expect = {}, body } = question;
  // What a host sends must not steer the terminal.
  const safe = (text: string) => text.replace(/\p{Cc}/gu, '?').slice(0, 500);
  const fault = (message: string, cause = message, isClosed = false): Fault => ({
    ...{ asked: path, message: safe(message), cause, isClosed },
  });
  const request = { redirect: 'manual', headers: { 'Accept-Encoding': 'br, gzip' } } as const;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(origin + path, { ...request, signal });
    const isExpected = status.includes(answer.status);
    const isRight = isExpected && body ? await brings(answer, body) : true;
    if (!answer.body?.locked) await answer.body?.cancel();
    if (!isExpected) {
      const message = `returned ${answer.status}, expected ${status.join(' or ')}`;
      return [fault(message, message, true)];
    }
    const faults = headerFaults(answer, expect, policy).map(([name, message]) => fault(message, name));
    return isRight ? faults : [...faults, fault('returned other content than the build')];
  } catch (error) {
    // What `fetch` hides behind "fetch failed".
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    const reason = `did not answer: ${message || code}`;
    return [fault(reason, reason, true)];
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
