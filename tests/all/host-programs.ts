/** The programs that serve the built site in hosts.test.ts, each as the files for it tell it to. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findCommand } from '../../scripts/chromium.mjs';
import type { Delivery } from '../../src/hosting/delivery.ts';
import { caddyFiles, nginxFiles, wranglerFiles } from '../../src/hosting/hosts/servers.ts';
import type { Ability } from '../../src/hosting/questions.ts';
import { startServer } from '../../src/hosting/serve.ts';

export type Running = { url: string; close: () => Promise<void> };

export type Program = {
  name: string;
  /** What it isn't asked, being unable to do it. */
  cannot: readonly Ability[];
  /** Why it can't be run here, if so. */
  absent: () => string | undefined;
  /** Starts it on a folder with a built site. */
  start: (dir: string, delivery: Delivery) => Promise<Running>;
};

/** wrangler takes three seconds on a quiet machine; one that has not come by then will not come. */
const START_LIMIT_MILLISECONDS = 60_000;
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Debian keeps servers where an ordinary user's PATH does not look. */
const nginxProgram = () => findCommand('nginx') ?? ['/usr/sbin/nginx'].find((path) => existsSync(path));

/** A port that nobody uses now. */
const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** What is still running, and its folder: both end with the test, however that ends. */
const children = new Map<ChildProcess, string>();
/** Ends a program with all that it started, which is in its process group. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}
process.on('exit', () => {
  for (const [child, folder] of children) {
    end(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Runs a program in a folder of its own until it answers at a port. @throws with its words when it doesn't */
async function run(
  folder: string,
  port: number,
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  let said = '';
  let isOver = false;
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, ...env },
  });
  children.set(child, folder);
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const over = new Promise<void>((done) => {
    const leave = () => {
      isOver = true;
      children.delete(child);
      done();
    };
    child.on('error', (error) => {
      said += error.message;
      leave();
    });
    child.on('close', leave);
  });
  const close = async () => {
    end(child, 'SIGTERM');
    await Promise.race([over, pause(2000, undefined, { ref: false })]);
    end(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_LIMIT_MILLISECONDS;
  while (!isOver && Date.now() < until) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    if (answer) return { url, close };
    await pause(100);
  }
  await close();
  throw new Error(`${command} ${isOver ? 'ended at once' : 'did not answer'}. It said:\n${said.trim()}`);
}

const folderFor = (name: string) => mkdtempSync(join(tmpdir(), `site-${name}-`));

const npmStart: Program = {
  name: 'npm start',
  cannot: [],
  absent: () => undefined,
  start: (dir) => startServer(dir),
};

const nginx: Program = {
  name: 'nginx',
  cannot: [],
  absent: () => {
    if (!nginxProgram())
      return 'nginx is not installed: apt-get install nginx libnginx-mod-http-brotli-static';
    return existsSync(BROTLI)
      ? undefined
      : 'its module is missing: apt-get install libnginx-mod-http-brotli-static';
  },
  start: async (dir, { everywhere }) => {
    const folder = folderFor('nginx');
    const port = await freePort();
    const made = nginxFiles(everywhere, '_');
    writeFileSync(join(folder, 'maps.conf'), made['site-maps.conf'] ?? '');
    writeFileSync(join(folder, 'server.conf'), made['site-server.conf'] ?? '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      // One process, for root's workers would be somebody who may not read the folder.
      `load_module ${BROTLI};
      daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
      events {}
      http {
        access_log off; ${temporary.join(' ')}
        include ${folder}/maps.conf;
        server { listen 127.0.0.1:${port}; root ${resolve(dir)}; include ${folder}/server.conf; }
      }`,
    );
    return run(folder, port, [
      nginxProgram() ?? 'nginx',
      '-e',
      'stderr',
      '-p',
      folder,
      '-c',
      join(folder, 'nginx.conf'),
    ]);
  },
};

const caddy: Program = {
  name: 'Caddy',
  cannot: [],
  absent: () => (findCommand('caddy') ? undefined : 'Caddy is not installed: apt-get install caddy'),
  start: async (dir, { everywhere }) => {
    const folder = folderFor('caddy');
    const port = await freePort();
    writeFileSync(join(folder, 'site.caddy'), caddyFiles(everywhere, '_')['site.caddy'] ?? '');
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n` +
        `\troot * ${resolve(dir)}\n\timport site.caddy\n}\n`,
    );
    return run(folder, port, ['caddy', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile']);
  },
};

const workers: Program = {
  name: 'Cloudflare Workers (workerd)',
  // It is compressed by the network in front of it.
  cannot: ['br', 'gzip'],
  absent: () => {
    if (!['x64', 'arm64'].includes(process.arch)) return `there is no workerd for ${process.arch}`;
    return existsSync('node_modules/wrangler') ? undefined : 'wrangler is not installed: npm ci';
  },
  start: async (dir) => {
    const folder = folderFor('workers');
    const port = await freePort();
    cpSync(dir, join(folder, 'site'), { recursive: true });
    const made = wranglerFiles('brightgrain.example', 'site');
    writeFileSync(join(folder, 'wrangler.json'), made['wrangler.json'] ?? '');
    const wrangler = resolve('node_modules/wrangler/bin/wrangler.js');
    const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--local'];
    return run(folder, port, [process.execPath, wrangler, ...args, '--show-interactive-dev-session=false'], {
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      // It would ask Cloudflare where it is.
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    });
  },
};

export const PROGRAMS: readonly Program[] = [workers, nginx, caddy, npmStart];
