import type { Headers } from './headers.ts';

/** A request to a host, with the expected answer. */
export type Expectation = {
  path: string;
  status: readonly number[];
  expect?: Headers;
  /** The content, once decompressed. */
  body?: Buffer;
};

export type Fault = {
  path: string;
  message: string;
  /** The name of a header, or the message. Faults of one cause are reported once. */
  cause: string;
  /** True if the address returned another status, or did not answer. */
  isUnopened: boolean;
};

const TIMEOUT_MS = 10_000;
/** Requests to a host at one time. */
const CONCURRENCY = 8;

/** Headers that this site never sends, such as cookies, access for other sites and `noindex`. */
const FORBIDDEN_HEADER =
  /^(set-cookie|access-control-allow-.+|x-powered-by|x-robots-tag|link|refresh|nel|report-to|content-security-policy.*)$/;

/** Lists wrong, missing and forbidden headers, each with its name and a message. */
function findHeaderFaults({ headers, url }: Response, expect: Headers, policy: string): [string, string][] {
  // Capitals, spaces and the site's own origin do not change the meaning.
  const normalise = (value: string) =>
    value
      .toLowerCase()
      .replace(/\s*([;,])\s*/g, '$1')
      .replace(new URL(url).origin, '');
  const wrong = Object.entries(expect).flatMap(([name, wanted]): [string, string][] => {
    const value = headers.get(name);
    if (value === null) return [[name, `sent no ${name}, expected "${wanted}"`]];
    const isRight = name === 'Vary' ? /accept-encoding/i.test(value) : normalise(value) === normalise(wanted);
    return isRight ? [] : [[name, `sent ${name} "${value}", expected "${wanted}"`]];
  });
  const expected = Object.keys(expect).map((name) => name.toLowerCase());
  const forbidden = [...headers].flatMap(([name, value]): [string, string][] =>
    // A host may send the policy also with files that do not need it.
    FORBIDDEN_HEADER.test(name) && !expected.includes(name) && value !== policy
      ? [[name, `sent ${name} "${value}", which this site never sends`]]
      : [],
  );
  return [...wrong, ...forbidden];
}

/** Returns whether an answer has this content. Stops at the first difference: an answer may be endless. */
async function hasContent({ body }: Response, content: Buffer): Promise<boolean> {
  let length = 0;
  for await (const chunk of body ?? []) {
    if (!content.subarray(length, length + chunk.length).equals(chunk)) return false;
    length += chunk.length;
  }
  return length === content.length;
}

/** Sends one request, without following redirects. */
async function ask(origin: string, expectation: Expectation, policy: string): Promise<Fault[]> {
  const { path, status, expect = {}, body } = expectation;
  // Control characters could steer the terminal.
  const safe = (text: string) => text.replace(/\p{Cc}/gu, '?').slice(0, 500);
  const fault = (message: string, cause = message, isUnopened = false): Fault => ({
    ...{ path, message: safe(message), cause, isUnopened },
  });
  try {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'br, gzip' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const isExpected = status.includes(answer.status);
    const isSame = isExpected && body ? await hasContent(answer, body) : true;
    if (!answer.body?.locked) await answer.body?.cancel();
    if (!isExpected) {
      const message = `returned ${answer.status}, expected ${status.join(' or ')}`;
      return [fault(message, message, true)];
    }
    const faults = findHeaderFaults(answer, expect, policy).map(([name, message]) => fault(message, name));
    return isSame ? faults : [...faults, fault('returned other content than the build')];
  } catch (error) {
    // `fetch` hides the reason behind "fetch failed".
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    const reason = `did not answer: ${message || code}`;
    return [fault(reason, reason, true)];
  }
}

/**
 * Sends requests to a host. Returns each difference from the expected answers.
 * @param origin the host's address, `http://localhost:8080`
 * @param policy the only content security policy that the host may send
 */
export async function findFaults(
  origin: string,
  expectations: Expectation[],
  policy: string,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let i = 0; i < expectations.length; i += CONCURRENCY) {
    const group = expectations.slice(i, i + CONCURRENCY);
    faults.push(...(await Promise.all(group.map((expectation) => ask(origin, expectation, policy)))).flat());
  }
  return faults;
}
