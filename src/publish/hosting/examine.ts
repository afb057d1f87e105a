import { COPY, type Headers, UNLISTED } from './headers.ts';
import type { Question } from './questions.ts';
import { type Reply, send } from './send.ts';

/** An answer that isn't as it has to be: to what, and what is wrong with it. */
export type Fault = { asked: string; says: string };

const LIMIT_MILLISECONDS = 15_000;
/** Questions to a host at one time. */
const SIDE_BY_SIDE = 8;

/**
 * What a site of files never sends, whichever host sends it: it knows no visitor again, opens nothing to other sites,
 * hides from no search engine (but for the other forms of legal texts), reports on no visitor, loads nothing by a
 * header (that of a copy names its page), and names no program behind it.
 */
const NEVER =
  /^(set-cookie|access-control-.+|x-powered-by|x-aspnet.*-version|x-generator|x-robots-tag|clear-site-data|refresh|service-worker-allowed|content-security-policy-report-only|link|(x-)?sourcemap|nel|report-to|reporting-endpoints)$/;

/** A header's value without what means nothing: spaces, the capitals of a type. */
function plain(name: string, value: string): string {
  const spaced = value.replace(/\s*([;,])\s*/g, '$1').trim();
  return name === 'Content-Type' ? spaced.toLowerCase() : spaced;
}

/** Each header that isn't as it has to be, and each that is there though it must not be. */
function headerFaults({ headers, url }: Reply, expect: Headers, policy: string): string[] {
  const wrong = Object.entries(expect).flatMap(([name, right]) => {
    const value = headers.get(name);
    const is = plain(name, value ?? '').replace(name === 'Location' ? new URL(url).origin : '', '');
    const isRight = name === 'Vary' ? /accept-encoding/i.test(is) : is === plain(name, right);
    const now = value === null ? `has no ${name}` : `has the ${name} "${value}"`;
    return isRight ? [] : [`${now}; it must be "${right}"`];
  });
  const { pathname } = new URL(url);
  const allowed = { 'x-robots-tag': UNLISTED, link: COPY } as Record<string, string>;
  const isAllowed = (name: string) => name in allowed && new RegExp(allowed[name] ?? '').test(pathname);
  const added = [...headers]
    .filter(([name]) => NEVER.test(name) && !isAllowed(name))
    .map(([name, value]) => `has the header ${name} "${value}", which this site never sends`);
  // Of two policies both count.
  const foreign = (headers.get('Content-Security-Policy')?.split(',') ?? [])
    .filter((one) => plain('', one) !== plain('', policy))
    .map((one) => `has a Content-Security-Policy that is not of this build: "${one}"`);
  return [...wrong, ...added, ...foreign];
}

/** Asks one thing. What is wrong with the answer, if anything. */
async function ask(origin: string, question: Question, policy: string): Promise<Fault[]> {
  const { method = 'GET', path, known, who } = question;
  const headers: Headers = { 'Accept-Encoding': 'identity', ...question.headers };
  if (headers['Referer']) headers['Referer'] = new URL(headers['Referer'], origin).href;
  const signal = AbortSignal.timeout(LIMIT_MILLISECONDS);
  const put = () => send(origin + path, method, headers, signal);
  const asked = who ? `as ${who} asks` : question.headers ? JSON.stringify(question.headers) : '';
  const how = known ? '(with its ETag)' : asked;
  const faults = (says: string[]) =>
    says.map((one) => ({ asked: `${method} ${path} ${how}`.trim(), says: one }));
  try {
    if (known) {
      const first = await put();
      headers['If-None-Match'] = first.headers.get('ETag') ?? '';
      if (first.status === 200 && !headers['If-None-Match']) return faults(['has no ETag to ask with']);
    }
    const answer = await put();
    const { body: came } = answer;
    const { status, expect = {}, body } = question;
    if (!status.includes(answer.status))
      return faults([`is answered ${answer.status}; it must be ${status.join(' or ')}`]);
    const other = body && !came.equals(body);
    const bytes = `brings ${came.byteLength} bytes that are not the ${body?.byteLength} of the build`;
    return faults([...headerFaults(answer, expect, policy), ...(other ? [bytes] : [])]);
  } catch (error) {
    return faults([`is not answered: ${(error as Error).message}`]);
  }
}

/**
 * Asks a host.
 * @param origin where it is, `http://localhost:8080`
 * @param policy the only content security policy that may come
 */
export async function examine(origin: string, questions: Question[], policy: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let i = 0; i < questions.length; i += SIDE_BY_SIDE) {
    const group = questions.slice(i, i + SIDE_BY_SIDE);
    faults.push(...(await Promise.all(group.map((question) => ask(origin, question, policy)))).flat());
  }
  return faults;
}
