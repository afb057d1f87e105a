/** The programs that serve the built site in hosts.test.ts, each configured by the files that the project writes for it. */
import { chmodSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findCommand } from '../../scripts/find-browser.mjs';
import { formatNginx, formatWranglerConfig } from '../../src/publish/hosting/host-files.ts';
import type { HostingRules } from '../../src/publish/hosting/hosting-rules.ts';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { findFreePort, makeFolder, type RunningProgram, startProgram } from './running-program.ts';

const WRANGLER = resolve('tests/all/node_modules/wrangler/bin/wrangler.js');
export type Program = {
  name: string;
  /** Set if the program itself does not compress, because a proxy of the host does. */
  leavesCompressionToHost?: true;
  /** Returns why the program cannot run on this machine, or undefined. */
  findObstacle: () => string | undefined;
  /** Starts the program on a folder with a built site. */
  start: (dir: string, rules: HostingRules) => Promise<RunningProgram>;
};

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Debian installs servers outside the PATH of ordinary users. */
const findNginx = () => findCommand('nginx') ?? ['/usr/sbin/nginx'].find((path) => existsSync(path));

const npmStart: Program = {
  name: 'npm start',
  findObstacle: () => undefined,
  start: (dir) => startServer(dir),
};

const nginx: Program = {
  name: 'nginx',
  findObstacle: () => {
    if (!findNginx()) return 'nginx is not installed: apt-get install nginx libnginx-mod-http-brotli-static';
    return existsSync(BROTLI_MODULE)
      ? undefined
      : 'nginx lacks its Brotli module: apt-get install libnginx-mod-http-brotli-static';
  },
  start: async (dir, rules) => {
    const folder = makeFolder('nginx');
    const port = await findFreePort();
    const files = formatNginx(rules, '_');
    writeFileSync(join(folder, 'maps.conf'), files['site-maps.conf'] ?? '');
    writeFileSync(join(folder, 'server.conf'), files['site-server.conf'] ?? '');
    const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      // One process, because root's worker processes run as a user who may not read the folder.
      `load_module ${BROTLI_MODULE};
      daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
      events {}
      http {
        access_log off; ${tempPaths.join(' ')}
        include ${folder}/maps.conf;
        server { listen 127.0.0.1:${port}; root ${resolve(dir)}; include ${folder}/server.conf; }
      }`,
    );
    const args = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'];
    return startProgram(folder, port, [findNginx() ?? 'nginx', ...args]);
  },
};

const APACHE = '/usr/sbin/apache2';
const APACHE_MODULES = (
  'mpm_event authz_core mime negotiation dir autoindex setenvif deflate filter rewrite headers ' +
  'expires alias'
).split(' ');

const apache: Program = {
  name: 'Apache',
  findObstacle: () =>
    existsSync(APACHE) ? undefined : 'Apache is not installed: apt-get install apache2 (on Debian or Ubuntu)',
  start: async (dir) => {
    const folder = makeFolder('apache');
    const port = await findFreePort();
    cpSync(dir, join(folder, 'site'), { recursive: true });
    // Root's worker processes run as another user.
    chmodSync(folder, 0o755);
    const modules = APACHE_MODULES.map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    writeFileSync(
      join(folder, 'apache.conf'),
      // As on shared hosting: Apache lists folders, negotiates, compresses and adds headers.
      `${modules.join('\n')}
      ServerRoot ${folder}
      ServerName localhost
      Listen 127.0.0.1:${port}
      PidFile ${folder}/pid
      ErrorLog ${folder}/errors
      User www-data
      Group www-data
      TypesConfig /etc/mime.types
      AddType application/x-gzip .gz
      AddLanguage br .br
      AddOutputFilterByType DEFLATE text/html text/plain application/json
      Header set X-Frame-Options SAMEORIGIN
      ExpiresActive On
      ExpiresDefault "access plus 1 month"
      <Files ".ht*">
        Require all denied
      </Files>
      DocumentRoot ${folder}/site
      <Directory ${folder}/site>
        Options Indexes MultiViews FollowSymLinks
        AllowOverride All
        Require all granted
      </Directory>`,
    );
    return startProgram(folder, port, [APACHE, '-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')]);
  },
};

const workers: Program = {
  name: 'Cloudflare Workers (workerd)',
  leavesCompressionToHost: true,
  findObstacle: () => {
    if (!['x64', 'arm64'].includes(process.arch)) return `there is no workerd for ${process.arch}`;
    return existsSync(WRANGLER) ? undefined : 'wrangler is not installed: npm ci in tests/all';
  },
  start: async (dir) => {
    const folder = makeFolder('workers');
    const port = await findFreePort();
    cpSync(dir, join(folder, 'site'), { recursive: true });
    const config = formatWranglerConfig('brightgrain.example', 'site');
    writeFileSync(join(folder, 'wrangler.json'), config);
    const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--local'];
    const command = [process.execPath, WRANGLER, ...args, '--show-interactive-dev-session=false'];
    // The last variable stops wrangler from asking Cloudflare where this machine is.
    const env = { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };
    return startProgram(folder, port, command, env);
  },
};

export const PROGRAMS: readonly Program[] = [workers, nginx, apache, npmStart];
