import type { Text } from '../../../content/reading/written.ts';
import { type Item, itemAt } from '../item.ts';
import { addressesIn } from './placeholders.ts';

const LIMIT_MILLISECONDS = 5_000;

/**
 * Certificates (the codes of Node and OpenSSL) that are the site's own fault. Others cannot be judged here: a college's
 * proxy signs every site with a root of its own, a clock may be wrong, and browsers fetch an issuer that a site leaves out.
 */
const BAD_CERTIFICATE =
  /^(?:CERT_HAS_EXPIRED|CERT_REVOKED|DEPTH_ZERO_SELF_SIGNED_CERT|HOSTNAME_MISMATCH|ERR_TLS_CERT_ALTNAME_INVALID)$/;
const CERTIFICATE = /CERT|CRL|_CA$|CHAIN|SIGNATURE|HOSTNAME|ISSUER|PATH_LENGTH|INVALID_PURPOSE/;

/** What is wrong, if this network is not at fault; `by` says what it may be. */
type Fault = { why: string; by?: 'no answer' | 'no name' | 'certificate' | 'unknown issuer' };

/** Ignores the body. */
async function ask(url: string, method: string): Promise<Response> {
  const headers = { 'User-Agent': 'Mozilla/5.0 (launch-check)' };
  const answer = await fetch(url, { method, headers, signal: AbortSignal.timeout(LIMIT_MILLISECONDS) });
  await answer.body?.cancel();
  return answer;
}

async function faultOf(url: string, isPicture: boolean): Promise<Fault | undefined> {
  try {
    const head = await ask(url, 'HEAD');
    // Some hosts do not answer HEAD.
    const { status, headers } = head.status === 200 ? head : await ask(url, 'GET');
    // These mean that a page is gone. Programs often get others (403, 429, 999) where people do not.
    if (status === 404 || status === 410)
      return { why: `The page does not exist: the site answers ${status}.` };
    const type = headers.get('content-type') ?? 'image/';
    if (isPicture && (status === 401 || status === 403)) return { why: `The picture is refused: ${status}.` };
    if (isPicture && status === 200 && !type.startsWith('image/'))
      return { why: `The address leads to ${type}, not to a picture.` };
    return undefined;
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND') return { why: 'No site has this name.', by: 'no name' };
    if (BAD_CERTIFICATE.test(code))
      return { why: `The site’s certificate is not valid (${code}).`, by: 'certificate' };
    return { why: code, by: CERTIFICATE.test(code) ? 'unknown issuer' : 'no answer' };
  }
}

const hostsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).host))];

/** Requests each address once, all at the same time; `note` names what could not be checked here. */
export async function externalLinks(texts: readonly Text[]): Promise<{ items: Item[]; note?: string }> {
  const links = texts.flatMap((text) =>
    addressesIn(text.value)
      .filter((url) => URL.canParse(url))
      .map((url) => ({ text, url, isPicture: text.path.at(-1) === 'image' })),
  );
  const asked = [...new Map(links.map(({ url, isPicture }) => [url, isPicture]))];
  const faults = new Map(
    await Promise.all(asked.map(async ([url, isPicture]) => [url, await faultOf(url, isPicture)] as const)),
  );
  const urls = [...faults.keys()];
  const by =
    (...kinds: NonNullable<Fault['by']>[]) =>
    (url: string) =>
      kinds.some((kind) => faults.get(url)?.by === kind);
  if (urls.length > 0 && urls.every(by('no answer', 'no name')))
    return {
      items: [],
      note: `There is no network here: the ${urls.length} addresses of other sites were not checked.`,
    };
  const secure = urls.filter((url) => url.startsWith('https:') && !by('no answer', 'no name')(url));
  const isProxy = hostsOf(secure).length > 1 && secure.every(by('certificate', 'unknown issuer'));
  const isUnknown = isProxy ? by('certificate', 'unknown issuer') : by('unknown issuer');
  const items = links.flatMap(({ text, url }): Item[] => {
    const fault = faults.get(url);
    if (!fault || fault.by === 'no answer' || isUnknown(url)) return [];
    const todo = 'Open it in a browser; correct the address, or delete it.';
    return [itemAt(text, { code: 'link', words: url, why: fault.why, todo, blocks: true })];
  });
  const unknown = hostsOf(urls.filter(isUnknown));
  if (unknown.length === 0) return { items };
  const note = `Could not be checked here: ${unknown.join(', ')}. This machine does not know who signs their certificates, as behind a proxy with a root certificate of its own. Open them in a browser, or check from another network.`;
  return { items, note };
}
