import type { IncomingHttpHeaders } from 'node:http';
import type { Ability, Topic } from './answers.ts';

/** A kind of host, as `npm run verify` knows it. */
export type KnownHost = {
  name: string;
  /** Its page in `hosting/`. */
  page: string;
  /** What it isn't asked, for it can't do it. */
  cannot: readonly Ability[];
  /** Whether an answer came from it. */
  isIt: (headers: IncomingHttpHeaders) => boolean;
  /** How to mend there what is wrong. */
  mend: Partial<Record<Topic, string>>;
};

const servedBy = (pattern: RegExp) => (headers: IncomingHttpHeaders) => pattern.test(String(headers.server));
const FOLLOW = 'Publish once more, all of it, as its page says.';

export const KNOWN_HOSTS: Readonly<Record<string, KnownHost>> = {
  cloudflare: {
    name: 'Cloudflare Workers',
    page: 'hosting/cloudflare.md',
    cannot: ['zstd', 'range'],
    isIt: servedBy(/^cloudflare/i),
    mend: {
      body: 'Cloudflare may have changed the pages: switch off Email Address Obfuscation, Rocket Loader and the automatic setup of Web Analytics for this domain, then purge its cache.',
      headers:
        '`_headers` must stand in the folder that wrangler sends. A header that is wrong though it does may come from the domain: look at Rules, and at HSTS under SSL/TLS, in the dashboard.',
      added:
        'A cookie comes from Bot Fight Mode, from load balancing or from a challenge (Security), other headers from Rules, Transform Rules: switch it off for this domain.',
      caching:
        'Set Browser Cache TTL to "Respect Existing Headers" for this domain (Caching, Configuration).',
      br: 'Switch on Brotli for this domain (Speed, Optimization).',
      'not found':
        '`wrangler.json` must say "not_found_handling": "404-page", as dist.hosts/wrangler.json does.',
      redirect: '`_redirects` must stand in the folder that wrangler sends.',
    },
  },
  netlify: {
    name: 'Netlify',
    page: 'hosting/netlify.md',
    cannot: ['zstd', 'hidden'],
    isIt: servedBy(/^netlify/i),
    mend: {
      body: 'Switch off Post processing (asset optimisation, snippet injection) for this site.',
      headers:
        '`_headers` must stand in the folder that is published; the log of the deploy says how many rules it found.',
      redirect:
        'Switch on Pretty URLs for this site (Build & deploy, Post processing). Where an address that ends in .html stays there all the same, that is all Netlify does.',
    },
  },
  vercel: {
    name: 'Vercel',
    page: 'hosting/vercel.md',
    cannot: ['zstd'],
    isIt: (headers) => servedBy(/^vercel/i)(headers) || 'x-vercel-id' in headers,
    mend: {
      headers: '`.vercel/output/config.json` must be the dist.hosts/vercel.json of the same build.',
      redirect: '`.vercel/output/config.json` must be the dist.hosts/vercel.json of the same build.',
    },
  },
  github: {
    name: 'GitHub Pages',
    page: 'hosting/github-pages.md',
    cannot: ['br', 'zstd', 'redirect', 'hidden'],
    isIt: servedBy(/^github\.com/i),
    mend: {
      headers:
        'GitHub Pages sends no headers of ours, whatever is done: for these, take another host. Built with POLICY_IN=document the pages hold their policy themselves.',
      added:
        'GitHub Pages lets every site read its files (access-control-allow-origin: *), whatever is done: for this, take another host.',
      caching:
        'GitHub Pages keeps everything for ten minutes, whatever is done: for this, take another host.',
      type: 'GitHub Pages chooses types by itself. A name with another ending may help.',
    },
  },
  nginx: {
    name: 'nginx',
    page: 'hosting/nginx.md',
    cannot: ['zstd'],
    isIt: servedBy(/^nginx/i),
    mend: {
      headers:
        'Copy site-maps.conf and site-server.conf of this build, then `nginx -t && systemctl reload nginx`. An `add_header` of your own within a location hides those of the server.',
      added:
        'Look for `add_header`, and for `proxy_pass` or `fastcgi_pass` to a program that sends it, in `nginx -T`.',
      caching: 'Copy site-maps.conf and site-server.conf of this build, then reload nginx.',
      br: 'Install libnginx-mod-http-brotli-static, and publish the .br files with the pages.',
      gzip: 'Publish the .gz files with the pages; nginx needs http_gzip_static_module (Debian has it).',
      'not found':
        'site-server.conf must be included in `server { }`, without an `error_page` of your own beside it.',
      redirect: 'site-maps.conf must be the one of this build and stand in conf.d/, then reload nginx.',
    },
  },
  caddy: {
    name: 'Caddy',
    page: 'hosting/caddy.md',
    cannot: [],
    isIt: servedBy(/^caddy/i),
    mend: {
      headers: 'Copy site.caddy of this build, then `systemctl reload caddy`.',
      added: 'Look for `header` and `reverse_proxy` in /etc/caddy/Caddyfile beside `import site.caddy`.',
      caching: 'Copy site.caddy of this build, then `systemctl reload caddy`.',
      br: 'Publish the .br files with the pages.',
      gzip: 'Publish the .gz files with the pages.',
      zstd: 'Publish the .zst files with the pages.',
      redirect: 'Copy site.caddy of this build, then `systemctl reload caddy`.',
    },
  },
  other: {
    name: 'one that is not known here',
    page: 'hosting/README.md',
    cannot: [],
    isIt: () => true,
    mend: {},
  },
};

/** What mends a fault on any host. */
export const MEND_ANYWHERE: Readonly<Record<Topic, string>> = {
  page: FOLLOW,
  body: `The live site is another build than dist/, or was changed on its way. ${FOLLOW} A cache in front of it may have to be emptied.`,
  headers: 'The host has to send the headers of this build: its page says how.',
  added:
    'Something on the way adds it: a proxy, a firewall, a counter of visitors, a setting of the host. Switch it off there: the site needs none of it.',
  caching:
    'The host, or a cache in front of it, has its own mind about keeping: its page says how to set it.',
  type: 'The host has to send the types of this build: its page says how.',
  expired:
    'Make a commit, build, and publish: security.txt holds for 364 days from the commit that is built.',
  'not found': 'The host has to answer 404.html with status 404 wherever nothing is.',
  br: 'The host has to send brotli to those who take it.',
  gzip: 'The host has to send gzip to those who take it.',
  zstd: 'The host has to send zstd to those who take it.',
  range: 'The host has to send parts of files to those who ask for them.',
  redirect: 'The host has to move the addresses that _redirects names.',
  hidden: 'Leave the compressed files and the files for hosts where visitors cannot fetch them.',
};
