import { readFileSync } from 'node:fs';
import { check, LinkState } from 'linkinator';
import { pagesOf } from './site.ts';

/** A text as a pattern that means just that text. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Follows every link inside a site that is served, from every page, fragments and assets included. The site's own
 * absolute addresses (canonical, social pictures) are followed here too; other sites are not.
 * @param base the path under which the site stands
 * @returns how many addresses were followed and how many left alone, and what is wrong
 */
export async function followLinks(site: { dir: string; url: string }, base = '') {
  const pages = pagesOf(site.dir);
  const home = pages.find(({ route }) => route === '/');
  const canonical = home && /<link[^>]+rel="?canonical"?[^>]*>/.exec(readFileSync(home.file, 'utf8'))?.[0];
  const origin = canonical && /https?:\/\/[^/">\s]+/.exec(canonical)?.[0];

  const hosts = ['http://localhost', 'http://127.0.0.1', ...(origin ? [origin] : [])];
  const elsewhere = `^(?!(${hosts.map(escaped).join('|')})([:/]|$))https?:`;
  const own = origin ? [{ pattern: new RegExp(`^${escaped(origin)}`), replacement: site.url }] : [];

  const { links } = await check({
    path: `${site.url}${base}/`,
    recurse: true,
    checkCss: true,
    checkFragments: true,
    // A link of ours that is redirected is one that wasn't kept up to date.
    redirects: 'error',
    concurrency: 20,
    linksToSkip: [elsewhere],
    urlRewriteExpressions: own,
  });

  const withState = (state: LinkState) => links.filter((link) => link.state === state);
  const followed = withState(LinkState.OK);
  const failures = withState(LinkState.BROKEN).map(({ url, status, parent, displayText }) => {
    const on = parent?.replace(site.url, '') || 'The check';
    const text = displayText ? ` ("${displayText}")` : '';
    const answer =
      status === 200 ? 'which has no such fragment' : `which is answered ${status || 'not at all'}`;
    return `${on} links to ${url.replace(site.url, '')}${text}, ${answer}`;
  });
  // Linkinator passes when it follows nothing. Every page has to be reached from the home page.
  const reached = new Set(followed.map(({ url }) => new URL(url).pathname));
  for (const { route } of pages) {
    if (!reached.has(base + route)) failures.push(`${route} can't be reached by links from the home page`);
  }
  if (followed.length === 0 || pages.length === 0)
    failures.push('No link was followed: the check itself is broken');
  const skipped = withState(LinkState.SKIPPED).length;
  return { followed: followed.length, pages: pages.length, skipped, failures };
}
