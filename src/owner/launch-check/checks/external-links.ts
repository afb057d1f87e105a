import type { SourceText } from '../../../content/reading/source-texts.ts';
import { type LaunchCheckResult, type TodoItem, toItem } from '../item.ts';

const TIMEOUT_MS = 5_000;

const findAddresses = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].map(([address]) => address.replace(/[.,;:!?]+$/, ''));

async function request(url: string, method: string): Promise<Response> {
  const headers = { 'User-Agent': 'Mozilla/5.0 (launch-check)' };
  const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.body?.cancel();
  return response;
}

/** Returns the `fault` of an address, or the `networkError` of a request, whose cause may be this machine's network. */
async function checkAddress(
  url: string,
  isPicture: boolean,
): Promise<{ fault?: string; networkError?: string }> {
  try {
    const headResponse = await request(url, 'HEAD');
    // Some hosts refuse HEAD.
    const { status, headers } = headResponse.status === 200 ? headResponse : await request(url, 'GET');
    // Some sites send other statuses (403, 429, 999) to programs, and the page to browsers.
    if (status === 404 || status === 410)
      return { fault: `Nothing is at this address: the site answers ${status}.` };
    // A server that sends no type may still send a picture.
    const type = headers.get('content-type') ?? 'image/';
    if (isPicture && (status === 401 || status === 403))
      return { fault: `The picture is refused: ${status}.` };
    if (isPicture && status === 200 && !type.startsWith('image/'))
      return { fault: `The address leads to ${type}, not to a picture.` };
    return {};
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return { networkError: code ?? message };
  }
}

/** Checks each address once, all at the same time. @returns also `notes` about addresses that could not be checked */
export async function checkExternalLinks(texts: readonly SourceText[]): Promise<LaunchCheckResult> {
  // The company's own address may answer only once the site is published.
  const otherTexts = texts.filter(({ file, path }) => file !== 'company.yaml' || path.join() !== 'address');
  const links = otherTexts.flatMap((text) =>
    findAddresses(text.value).map((url) => ({ text, url, isPicture: text.path.at(-1) === 'image' })),
  );
  const uniqueLinks = [...new Map(links.map(({ url, isPicture }) => [url, isPicture]))];
  const outcomes = new Map(
    await Promise.all(
      uniqueLinks.map(async ([url, isPicture]) => [url, await checkAddress(url, isPicture)] as const),
    ),
  );
  // ENOTFOUND is a fault only if another site answers: some networks without internet access send it for every host.
  const isOnline = [...outcomes.values()].some(({ networkError }) => !networkError);
  for (const [url, { networkError }] of outcomes)
    if (networkError === 'ENOTFOUND' && isOnline) outcomes.set(url, { fault: 'No site has this name.' });
  const items = links.flatMap(({ text, url }): TodoItem[] => {
    const why = outcomes.get(url)?.fault;
    const todo = 'Open it in a browser; correct the address, or delete it.';
    return why ? [toItem(text, { code: 'link', words: url, why, todo, isBlocking: true })] : [];
  });
  const unchecked = [...outcomes].filter(([, { networkError }]) => networkError);
  const addresses = unchecked.map(([url, { networkError }]) => `${url} (${networkError})`);
  const notes = [`Could not be checked from here; open them in a browser: ${addresses.join(', ')}.`];
  return { items, notes: unchecked.length > 0 ? notes : [] };
}
