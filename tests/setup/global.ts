import { startServer } from '../../src/publish/hosting/serve.ts';
import { buildFixtureSite, setTestEnv } from './site.ts';

/** Builds the tests' site if it is stale, and serves it. @returns a function that stops the server */
export default async function setup(): Promise<() => Promise<void>> {
  setTestEnv();
  buildFixtureSite();
  const server = await startServer(process.env.SITE_DIR ?? '');
  process.env.SITE_URL = server.url;
  return server.close;
}
