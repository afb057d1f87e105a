import type { SourceText } from '../../../content/reading/source-texts.ts';
import { type Item, itemAt } from '../item.ts';

const TIMEOUT_MS = 5_000;

/** Lists the addresses in a text, without punctuation after them. */
const findAddresses = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].map(([address]) => address.replace(/[.,;:!?]+$/, ''));

async function request(url: string, method: string): Promise<Response> {
  const headers = { 'User-Agent': 'Mozilla/5.0 (launch-check)' };
  const answer = await fetch(url, { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  return answer;
}

/** Returns the fault of an address or, as `unknown`, the code of an error that this network may have caused. */
async function checkAddress(url: string, isPicture: boolean): Promise<{ why?: string; unknown?: string }> {
  try {
    const head = await request(url, 'HEAD');
    // Some hosts do not answer HEAD.
    const { status, headers } = head.status === 200 ? head : await request(url, 'GET');
    // These mean that a page is gone. Others (403, 429, 999) may be for programs only.
    if (status === 404 || status === 410)
      return { why: `The page does not exist: the site answers ${status}.` };
    const type = headers.get('content-type') ?? 'image/';
    if (isPicture && (status === 401 || status === 403)) return { why: `The picture is refused: ${status}.` };
    if (isPicture && status === 200 && !type.startsWith('image/'))
      return { why: `The address leads to ${type}, not to a picture.` };
    return {};
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return { unknown: code ?? message };
  }
}

/** Requests each address once, all at the same time. @returns `notes` for addresses that could not be checked from here */
export async function checkExternalLinks(
  texts: readonly SourceText[],
): Promise<{ items: Item[]; notes: string[] }> {
  const links = texts.flatMap((text) =>
    findAddresses(text.value).map((url) => ({ text, url, isPicture: text.path.at(-1) === 'image' })),
  );
  const urls = [...new Map(links.map(({ url, isPicture }) => [url, isPicture]))];
  const outcomes = new Map(
    await Promise.all(
      urls.map(async ([url, isPicture]) => [url, await checkAddress(url, isPicture)] as const),
    ),
  );
  // Some networks without internet access answer that no name exists.
  const isOnline = [...outcomes.values()].some(({ unknown }) => !unknown);
  for (const [url, { unknown }] of outcomes)
    if (unknown === 'ENOTFOUND' && isOnline) outcomes.set(url, { why: 'No site has this name.' });
  const items = links.flatMap(({ text, url }): Item[] => {
    const why = outcomes.get(url)?.why;
    const todo = 'Open it in a browser; correct the address, or delete it.';
    return why ? [itemAt(text, { code: 'link', words: url, why, todo, blocks: true })] : [];
  });
  const unknown = [...outcomes].flatMap(([url, { unknown }]) => (unknown ? [`${url} (${unknown})`] : []));
  const notes = [`Could not be checked from here; open them in a browser: ${unknown.join(', ')}.`];
  return { items, notes: unknown.length > 0 ? notes : [] };
}
