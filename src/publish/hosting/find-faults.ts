import type { Headers } from './headers.ts';

/** A request to a host, with the expected response. */
export type Expectation = {
  path: string;
  statuses: readonly number[];
  headers?: Headers;
  /** The body, decompressed. */
  body?: Buffer;
};

export type Fault = {
  path: string;
  message: string;
  /** A header's name, or the message. `verify` groups faults by it, but lists each page with a wrong status. */
  cause: string;
  hasWrongStatus: boolean;
};

const TIMEOUT_MS = 10_000;
const CONCURRENCY = 8;

/** Matches headers that a host must not add unless expected, such as cookies, `noindex` and access for other sites. */
const FORBIDDEN_HEADER =
  /^(set-cookie|access-control-allow-.+|x-powered-by|x-robots-tag|link|refresh|nel|report-to|content-security-policy.*)$/;

function findHeaderFaults({ headers, url }: Response, expected: Headers, policy: string): [string, string][] {
  // The comparison ignores capitals, spaces around `;` and `,`, and the site's origin.
  const normalise = (value: string) =>
    value
      .toLowerCase()
      .replace(/\s*([;,])\s*/g, '$1')
      .replace(new URL(url).origin, '');
  const wrongOrMissing = Object.entries(expected).flatMap(([name, target]): [string, string][] => {
    const value = headers.get(name);
    if (value === null) return [[name, `sent no ${name}, expected "${target}"`]];
    const isRight = name === 'Vary' ? /accept-encoding/i.test(value) : normalise(value) === normalise(target);
    return isRight ? [] : [[name, `sent ${name} "${value}", expected "${target}"`]];
  });
  const expectedNames = Object.keys(expected).map((name) => name.toLowerCase());
  const forbidden = [...headers].flatMap(([name, value]): [string, string][] =>
    // A host may send the policy with files that do not need it.
    FORBIDDEN_HEADER.test(name) && !expectedNames.includes(name) && value !== policy
      ? [[name, `sent ${name} "${value}", expected none`]]
      : [],
  );
  return [...wrongOrMissing, ...forbidden];
}

/** Returns whether a response has this body. Stops at the first difference, because a response may be endless. */
async function hasBody({ body }: Response, expected: Buffer): Promise<boolean> {
  let length = 0;
  for await (const chunk of body ?? []) {
    if (!expected.subarray(length, length + chunk.length).equals(chunk)) return false;
    length += chunk.length;
  }
  return length === expected.length;
}

async function checkResponse(origin: string, expectation: Expectation, policy: string): Promise<Fault[]> {
  const { path, statuses, headers = {}, body } = expectation;
  const createFault = (message: string, cause = message, hasWrongStatus = false): Fault => {
    // Control characters could change the terminal.
    const safeMessage = message.replace(/\p{Cc}/gu, '?').slice(0, 500);
    return { path, message: safeMessage, cause, hasWrongStatus };
  };
  try {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'br, gzip' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const hasExpectedStatus = statuses.includes(response.status);
    const hasSameBody = hasExpectedStatus && body ? await hasBody(response, body) : true;
    if (!response.body?.locked) await response.body?.cancel();
    if (!hasExpectedStatus) {
      const message = `returned ${response.status}, expected ${statuses.join(' or ')}`;
      return [createFault(message, message, true)];
    }
    const faults = findHeaderFaults(response, headers, policy).map(([name, text]) => createFault(text, name));
    return hasSameBody ? faults : [...faults, createFault('returned other content than the build')];
  } catch (error) {
    // `fetch` hides the reason behind "fetch failed".
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    const reason = `did not answer: ${message || code}`;
    return [createFault(reason, reason, true)];
  }
}

/**
 * Sends requests to a host. Returns a wrong status alone, else each difference.
 * @param origin the host's address, `http://localhost:8080`
 * @param policy the only Content Security Policy that the host may send
 */
export async function findFaults(origin: string, requests: Expectation[], policy: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let i = 0; i < requests.length; i += CONCURRENCY) {
    const batch = requests.slice(i, i + CONCURRENCY);
    const results = await Promise.all(batch.map((request) => checkResponse(origin, request, policy)));
    faults.push(...results.flat());
  }
  return faults;
}
