import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deliveryOf } from '../delivery.ts';
import { configFolderOf, filesOf } from '../files.ts';
import { type StrictTransport, siteHeaders } from '../headers.ts';
import { policyOf } from '../policy.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { nginxFiles, wranglerFiles } from './servers.ts';

/**
 * Puts beside the finished pages what hosts look for there: Cloudflare and Netlify. They don't serve it. The
 * headers that `_headers` names are those that every other host and `npm start` send too.
 * @param secure `strictTransport` in content/site.yaml
 * @throws when a document holds what the content policy would have to forbid
 */
export function writeHostFiles(
  dir: string,
  pictureHosts: readonly string[] = [],
  secure: StrictTransport = 'host',
): void {
  const documents = filesOf(dir).filter((file) => /\.(html|svg)$/.test(file));
  const texts = documents.map((file) => [file, readFileSync(join(dir, file), 'utf8')]);
  const policy = policyOf(Object.fromEntries(texts), pictureHosts);
  const delivery = deliveryOf(dir, siteHeaders(policy, secure));
  writeFileSync(join(dir, '_headers'), headersFile(delivery));
  writeFileSync(join(dir, '_redirects'), redirectsFile(delivery));
}

/**
 * Writes the configurations of servers into a folder beside the built site.
 * @param out the folder of the built site
 * @param address the site's own, `https://brightgrain.example`
 */
export function writeConfigs(out: string, address: string): void {
  const { host } = new URL(address);
  const folder = configFolderOf(out);
  mkdirSync(folder, { recursive: true });
  const files = {
    ...nginxFiles(deliveryOf(out).everywhere, host),
    ...wranglerFiles(host, `../${basename(out)}`),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
