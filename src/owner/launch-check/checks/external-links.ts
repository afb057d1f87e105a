import { placeOf, type Text } from '../../../content/reading/written.ts';
import { type Item, quoted } from '../item.ts';
import { copyOf, type Look } from '../look.ts';
import { askOutside, Inside, kindOf } from './outside.ts';

const LIMIT_MILLISECONDS = 5_000;
/** A picture of a person is drawn at 480 px: more than this is a visitor's time. */
const LARGE_BYTES = 3 * 1024 * 1024;
/** What says that a page is gone for good. Others (403, 429, 999) are told to programs alone. */
const GONE = [404, 410];

type Asked = { text: Text; url: string };

/** What the look for other sites gives: items, or why nobody looked. */
export type Answer = { items: Item[]; note?: string };

/** The links of the content that leave the site. */
export function linksOut(look: Look): Asked[] {
  return copyOf(look).flatMap((text) =>
    [...text.value.matchAll(/https:\/\/[^\s"'<>)\]]+/g)].map(([url]) => ({
      text,
      url: url.replace(/[.,;:!?]+$/, ''),
    })),
  );
}

/** What is wrong with an address, if it surely is. */
async function faultOf(url: string, isPicture: boolean): Promise<string | undefined> {
  const signal = AbortSignal.timeout(LIMIT_MILLISECONDS);
  try {
    const head = await askOutside(url, 'HEAD', signal);
    // Some answer only whoever reads the page.
    const answer = head.ok ? head : await askOutside(url, 'GET', signal);
    await answer.body?.cancel();
    if (GONE.includes(answer.status)) return `The page is not there: it answers ${answer.status}.`;
    const type = answer.headers.get('Content-Type') ?? '';
    if (isPicture && answer.ok && type && !type.startsWith('image/'))
      return `What is there is no picture, but ${type}.`;
    const size = Number(answer.headers.get('Content-Length'));
    if (isPicture && size > LARGE_BYTES)
      return `The picture has ${(size / 1024 / 1024).toFixed(1)} MB, which visitors wait for.`;
    return isPicture && [401, 403].includes(answer.status)
      ? `The picture is refused: ${answer.status}.`
      : undefined;
  } catch (error) {
    if (error instanceof Inside) return error.message;
    const { code } = Object((error as Error).cause) as { code?: string };
    return code?.includes('CERT') ? `The certificate of that site is not in order (${code}).` : undefined;
  }
}

/** Asks for each address once, all side by side. Without a network it says so, and fails nothing. */
export async function externalLinks(links: readonly Asked[]): Promise<Answer> {
  const urls = [...new Set(links.map(({ url }) => url))].filter((url) => URL.canParse(url));
  const hosts = new Map(urls.map((url) => [new URL(url).hostname, new URL(url)]));
  const known = new Map(
    await Promise.all([...hosts].map(async ([host, url]) => [host, await kindOf(url)] as const)),
  );
  if (urls.length > 0 && ![...known.values()].includes('public'))
    return {
      items: [],
      note: `There is no network here: the ${urls.length} addresses of other sites were not tried.`,
    };
  const isPicture = (url: string) => links.some((link) => link.url === url && link.text.field === 'image');
  const faults = await Promise.all(
    urls.map(async (url) => {
      const kind = known.get(new URL(url).hostname);
      if (kind === undefined) return [url, undefined] as const;
      if (kind === 'private') return [url, new Inside(new URL(url)).message] as const;
      return [
        url,
        kind === 'public' ? await faultOf(url, isPicture(url)) : 'There is no site of this name.',
      ] as const;
    }),
  );
  const why = new Map(faults);
  const items = links.flatMap(({ text, url }): Item[] => {
    const fault = why.get(url);
    if (!fault) return [];
    const todo = 'Open it in a browser; correct the address, or delete it.';
    return [{ ...placeOf(text), found: quoted(url), words: url, why: fault, todo, blocks: true }];
  });
  return { items };
}
