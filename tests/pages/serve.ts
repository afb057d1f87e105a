import { openSite } from '../site.ts';

/** Serves the built site for all browser tests, unless `npm test` does so already. */
export default async function serve(): Promise<() => Promise<void>> {
  const site = await openSite();
  process.env.SITE_URL = site.url;
  return site.close;
}
