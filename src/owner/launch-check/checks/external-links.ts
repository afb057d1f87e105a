import type { Text } from '../../../content/reading/written.ts';
import { type Item, itemAt } from '../item.ts';
import { addressesIn } from './placeholders.ts';

const LIMIT_MILLISECONDS = 5_000;

const NO_ANSWER = 'no answer';
const NO_NAME = 'No site has this name.';

/** Ignores the body. */
async function ask(url: string, method: string): Promise<Response> {
  const headers = { 'User-Agent': 'Mozilla/5.0 (launch-check)' };
  const answer = await fetch(url, { method, headers, signal: AbortSignal.timeout(LIMIT_MILLISECONDS) });
  await answer.body?.cancel();
  return answer;
}

/** What is certainly wrong; `NO_ANSWER` where this network may be at fault. */
async function faultOf(url: string, isPicture: boolean): Promise<string | undefined> {
  try {
    const head = await ask(url, 'HEAD');
    // Some hosts do not answer HEAD.
    const { status, headers } = head.status === 200 ? head : await ask(url, 'GET');
    // These mean that a page is gone. Programs often get others (403, 429, 999) where people do not.
    if (status === 404 || status === 410) return `The page does not exist: the site answers ${status}.`;
    const type = headers.get('content-type') ?? 'image/';
    if (isPicture && (status === 401 || status === 403)) return `The picture is refused: ${status}.`;
    if (isPicture && status === 200 && !type.startsWith('image/'))
      return `The address leads to ${type}, not to a picture.`;
    return undefined;
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND') return NO_NAME;
    return /CERT|ALTNAME/.test(code) ? `The site’s certificate is not valid (${code}).` : NO_ANSWER;
  }
}

/** Requests each address once, all at the same time; without a network it says so instead. */
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
  if (asked.length > 0 && [...faults.values()].every((fault) => fault === NO_ANSWER || fault === NO_NAME))
    return {
      items: [],
      note: `There is no network here: the ${asked.length} addresses of other sites were not checked.`,
    };
  const items = links.flatMap(({ text, url }): Item[] => {
    const why = faults.get(url);
    if (!why || why === NO_ANSWER) return [];
    const todo = 'Open it in a browser; correct the address, or delete it.';
    return [itemAt(text, { code: 'link', words: url, why, todo, blocks: true })];
  });
  return { items };
}
