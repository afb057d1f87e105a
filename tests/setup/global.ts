import { startServer } from '../../src/publish/hosting/serve.ts';
import { buildFixtureSite, chooseFixtures } from './site.ts';

/** Builds the site that the tests look at, if need be, and serves it; what it gives back ends that. */
export default async function setup(): Promise<() => Promise<void>> {
  chooseFixtures();
  buildFixtureSite();
  const server = await startServer(process.env.SITE_DIR ?? '');
  process.env.SITE_URL = server.url;
  return server.close;
}
