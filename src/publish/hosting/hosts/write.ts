import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { configFolderOf, filesOf } from '../files.ts';
import { type StrictTransport, siteHeaders } from '../headers.ts';
import { listOwnRedirects, readHostingRules } from '../hosting-rules.ts';
import { createPolicy } from '../policy.ts';
import { formatHeadersFile, formatRedirectsFile } from './cloudflare.ts';
import { formatHtaccess, formatNginxFiles, formatWranglerFiles } from './servers.ts';

type Settings = {
  strictTransport: StrictTransport;
  /** New addresses by old ones. */
  redirects?: Readonly<Record<string, string>> | undefined;
};

/** Encodes a target as browsers do, and `$`, which nginx would take for a variable. */
const encodeTarget = (to: string) => (to.startsWith('/') ? to : new URL(to).href.replaceAll('$', '%24'));

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * Writes the files that Cloudflare, Netlify and Apache read beside the finished pages. Every other host and `npm start` send
 * the headers of `_headers` too.
 * @param settings of `content/site.yaml`
 * @throws when a document holds what the content policy would have to forbid
 */
export function writeHostFiles(dir: string, pictureHosts: readonly string[], settings: Settings): void {
  const { strictTransport, redirects = {} } = settings;
  const files = filesOf(dir);
  const documents = files.filter((file) => /\.(html|svg)$/.test(file));
  const texts = documents.map((file) => [file, readFileSync(join(dir, file), 'utf8')]);
  const policy = createPolicy(Object.fromEntries(texts), pictureHosts);
  const moved = Object.entries(redirects).map(([from, to]) => [from, encodeTarget(to)] as const);
  const rules = readHostingRules(dir, siteHeaders(policy, strictTransport), [
    ...listOwnRedirects(files),
    ...moved,
  ]);
  const [headers, moves] = [formatHeadersFile(rules), formatRedirectsFile(rules)];
  writeFiles(dir, { _headers: headers, _redirects: moves, ...formatHtaccess(rules) });
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
  writeFiles(folder, {
    ...formatNginxFiles(readHostingRules(out), host),
    ...formatWranglerFiles(host, `../${basename(out)}`),
  });
}
