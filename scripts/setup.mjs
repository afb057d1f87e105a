/**
 * Installs what is missing, before `npm start`, `npm test` and the like. It runs on the machine's own Node,
 * on a clone in which nothing is installed, so it uses nothing but Node. `--browser` is for the tests, which
 * also need Chromium, Java (the W3C's HTML checker) and openssl (a certificate for a stand-in server), and take Firefox,
 * WebKit, nginx and Caddy where Debian has them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findCommand } from './chromium.mjs';
import { FIREFOX_PACKAGES, findFirefox, findWebKit, WEBKIT_PACKAGES } from './engines.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE_MAJOR = 24;
const OLDEST_NODE = 20;
const HEARTBEAT_SECONDS = 10;

/** npm's warnings that the machine's Node is older than packages ask for. They run on the Node that comes with them. */
const NOISE = /^npm warn EBADENGINE.*\n/gm;

/** What nginx needs to send what is compressed already, and where Debian keeps it. */
const NGINX_MODULE = 'libnginx-mod-http-brotli-static';
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What npm says when it fails, and how to mend it. */
const CURES = [
  [/ENOSPC/, 'The disk is full. Free about 1 GB (see `df -h .`), then run the command again.'],
  [
    /EACCES|EPERM/,
    'This user may not write here. Give it the folder (see `ls -la`), then run the command again.',
  ],
  [
    /EUSAGE|in sync/,
    'package.json and package-lock.json disagree. Run `npm install`, then commit package-lock.json.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i,
    'The npm registry was not reached. Go online or set up the proxy (`npm config get registry` says ' +
      'which one is meant), then run the command again.',
  ],
];

/** @param {string} sentence */
const say = (sentence) => console.log(`setup: ${sentence}`);

/**
 * Says what failed and how to mend it, and ends.
 * @param {string} sentence
 * @returns {never}
 */
function giveUp(sentence) {
  console.error(`\nsetup failed: ${sentence}\n`);
  process.exit(1);
}

/**
 * Runs a command with its output shown, and says every few seconds that it is still going.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ ok: boolean, complaint: string }>}
 */
function run(what, command, args, env = process.env) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const heartbeat = setInterval(() => say(`still ${what}, ${seconds()} s`), HEARTBEAT_SECONDS * 1000);
  return new Promise((resolve) => {
    let complaint = '';
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'pipe'] });
    child.stderr.on('data', (text) => {
      complaint += text;
      process.stderr.write(String(text).replace(NOISE, ''));
    });
    /** @param {boolean} ok */
    const end = (ok) => {
      clearInterval(heartbeat);
      if (ok) say(`done ${what}, ${seconds()} s`);
      resolve({ ok, complaint });
    };
    child.on('error', (error) => {
      complaint += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/**
 * The packages of a lock file, or none.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Whether node_modules holds what the lock file asks for. npm itself leaves a list of what it installed there,
 * so that a CI that has already run `npm ci` doesn't do so twice. Optional packages are for other machines.
 */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/** The major version of the Node in node_modules, or 0. */
function projectNode() {
  const node = join(ROOT, 'node_modules/.bin/node');
  if (!existsSync(node)) return 0;
  return Number.parseInt(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.slice(1) ?? '0', 10);
}

async function installPackages() {
  const node = projectNode();
  if (node === NODE_MAJOR && isInstalled()) return;
  say(`installing the packages of package-lock.json and Node ${NODE_MAJOR}; this takes about a minute`);
  // The Node that npm itself runs on: `node` in PATH may be the one that `npm ci` is about to delete.
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env;
  const args = ['ci', '--no-audit', '--no-fund'];
  const result =
    npm && npmNode
      ? await run('installing packages', npmNode, [npm, ...args])
      : await run('installing packages', 'npm', args);
  if (!result.ok) {
    const cure = CURES.find(([sign]) => /** @type {RegExp} */ (sign).test(result.complaint))?.[1];
    giveUp(/** @type {string} */ (cure) ?? 'npm ci did not succeed; its own words are above.');
  }
  if (projectNode() !== NODE_MAJOR) {
    giveUp(
      `Node ${NODE_MAJOR} did not arrive in node_modules. Its install script has to run: ` +
        '`npm config set ignore-scripts false`, `rm -rf node_modules`, then the command again.',
    );
  }
}

/** The Debian packages of the tools that the tests need and this machine lacks. */
function missingTools() {
  /** @type {string[]} */
  const missing = [];
  if (!findChromium()) {
    if (process.env.CHROMIUM)
      giveUp(`CHROMIUM says ${process.env.CHROMIUM}, which can't be run. Mend or unset it.`);
    missing.push('chromium', 'fonts-liberation');
  }
  if (!findCommand('java')) missing.push('default-jre-headless');
  if (!findCommand('openssl')) missing.push('openssl');
  return missing;
}

/** The Debian packages of the servers that the built site is tried on and this machine lacks. */
function missingServers() {
  const missing = existsSync('/usr/sbin/nginx') && existsSync(NGINX_BROTLI) ? [] : ['nginx', NGINX_MODULE];
  if (!findCommand('caddy')) missing.push('caddy');
  return missing;
}

/** Installs the servers where that can be done in passing. Where not, `test:hosts` leaves them out and says so. */
async function installServers() {
  const missing = missingServers();
  const command = aptGetCommand();
  // On a machine with a service manager Debian would start them at once, on port 80.
  if (missing.length === 0 || !command || existsSync('/run/systemd/system')) return;
  await aptInstall(command, missing);
}

/** How this user may run apt-get, as the beginning of a command; nothing where there is none, or no right to. */
function aptGetCommand() {
  if (!findCommand('apt-get')) return undefined;
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q'];
  if (process.getuid?.() === 0) return command;
  return findCommand('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0
    ? ['sudo', '-n', ...command]
    : undefined;
}

/**
 * Installs Debian packages.
 * @param {string[]} command
 * @param {string[]} packages
 */
async function aptInstall(command, packages) {
  say(`installing ${packages.join(' ')} from the system's packages`);
  /** @param {string[]} args */
  const aptGet = (args) => {
    const [program = 'env', ...rest] = [...command, ...args];
    return run(`with apt-get ${args[0]}`, program, rest);
  };
  return (
    (await aptGet(['update'])).ok &&
    (await aptGet(['install', '-y', '--no-install-recommends', ...packages])).ok
  );
}

async function installTools() {
  const missing = missingTools();
  if (missing.length === 0) return;
  const list = missing.join(' ');
  const byHand = `\`sudo apt-get update && sudo apt-get install --no-install-recommends ${list}\``;
  if (!findCommand('apt-get')) {
    giveUp(
      `The tests need ${list} (the names of Debian's packages), and there is no apt-get here. Install them your ` +
        "system's way; a Chromium or Chrome in an unusual place is named by the variable CHROMIUM.",
    );
  }
  const command = aptGetCommand();
  if (!command) giveUp(`The tests need ${list}. Install them by hand: ${byHand}`);
  const done = await aptInstall(command, missing);
  if (!done || missingTools().length > 0) {
    giveUp(`apt-get could not install ${list}; its own words are above. By hand: ${byHand}`);
  }
}

/** The other browsers' engines: where they can't be had, the tests that want them say so and are left out. */
async function installEngines() {
  const missing = [...(findFirefox() ? [] : FIREFOX_PACKAGES), ...(findWebKit() ? [] : WEBKIT_PACKAGES)];
  const command = missing.length > 0 && aptGetCommand();
  if (command && !(await aptInstall(command, missing)))
    say(`apt-get could not install ${missing.join(' ')}; the tests go on without.`);
}

const major = Number.parseInt(process.versions.node, 10);
if (major < OLDEST_NODE) {
  giveUp(
    `This machine's Node is ${process.versions.node}; installing needs ${OLDEST_NODE} or newer ` +
      `(the project then brings its own Node ${NODE_MAJOR}). Install a newer one, then run the command again.`,
  );
}
await installPackages();
if (process.argv.includes('--browser')) {
  await installTools();
  await installServers();
  await installEngines();
}
