import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deliveryOf } from '../delivery.ts';
import { caddySite } from './caddy.ts';
import { nginxMaps, nginxServer } from './nginx.ts';
import { vercelConfig } from './vercel.ts';
import { ASSETS_IGNORE, headersFile, redirectsFile, wranglerConfig } from './workers.ts';

/** Puts beside the pages what hosts look for there: Cloudflare, Netlify and GitHub. They don't serve it. */
export async function writeHostFiles(dir: string): Promise<void> {
  const delivery = deliveryOf(dir);
  writeFileSync(join(dir, '_headers'), headersFile(delivery));
  writeFileSync(join(dir, '_redirects'), redirectsFile(delivery));
  writeFileSync(join(dir, '.assetsignore'), ASSETS_IGNORE);
  // GitHub would leave out folders that begin with an underscore.
  writeFileSync(join(dir, '.nojekyll'), '');
}

/** The folder with the configurations of servers, beside the built site's. */
export const configFolderOf = (out: string): string => `${out}.hosts`;

/**
 * Writes the configurations of servers into a folder beside the built site.
 * @param out the folder of the built site
 * @param address the site's own, `https://brightgrain.example`
 */
export function writeConfigs(out: string, address: string): void {
  const delivery = deliveryOf(out);
  const host = new URL(address).host;
  const folder = configFolderOf(out);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const caddyfile = `${host} {\n\troot * /var/www/site\n\timport site.caddy\n}\n`;
  const nginx = [
    '# Made by npm run build once for the start: certbot writes into it.',
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    `    server_name ${host};`,
    '    root /var/www/site;',
    '    include /etc/nginx/snippets/site-server.conf;',
    '}',
    '',
  ].join('\n');
  const files = {
    'nginx.conf': nginx,
    'site-maps.conf': nginxMaps(delivery),
    'site-server.conf': nginxServer(delivery),
    Caddyfile: caddyfile,
    'site.caddy': caddySite(delivery),
    'wrangler.json': wranglerConfig(host, `../${basename(out)}`),
    'vercel.json': vercelConfig(delivery),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
