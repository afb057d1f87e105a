import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} sentence */
export const log = (sentence) => console.log(`setup: ${sentence}`);

/**
 * Prints what failed and how to fix it, and exits.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\nsetup failed: ${sentence}\n`);
  process.exit(1);
}

/**
 * Runs npm with the Node of the `npm run` that started this, if any: the `node` in PATH may be a link that `npm ci` deletes.
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {number} [timeout] in milliseconds
 */
function npm(args, stdio, timeout) {
  const { npm_execpath: program, npm_node_execpath: node } = process.env;
  const [command = '', ...npmScript] = program && node ? [node, program] : ['npm'];
  // On Windows npm is a shell script.
  const shell = process.platform === 'win32' && command === 'npm';
  return spawnSync(command, [...npmScript, ...args], {
    cwd: ROOT,
    shell,
    stdio,
    timeout,
    encoding: 'utf8',
  });
}

/** npm's codes for a registry or a proxy that it cannot reach. */
const UNREACHABLE_CODE =
  /\bcode (E(?:CONN|NOTFOUND|AI_AGAIN|HOSTUN|NETUN|TIMEDOUT)\w*|ERR_SOCKET_TIMEOUT|FETCH_ERROR|E407)$/m;

/** @type {string | undefined} the result of `findConnectionFault`, undefined before its first call */
let fault;

/** Returns why npm cannot reach its registry, or '' if it can. Registries may lack `ping`: any response will do. */
function findConnectionFault() {
  if (fault !== undefined) return fault;
  const ping = ['ping', '--loglevel=error', '--fetch-retries=0'];
  const { stderr, error } = npm(ping, ['ignore', 'ignore', 'pipe'], 15_000);
  // A proxy may accept the connection and never answer.
  fault = error ? 'no answer in 15 seconds' : (UNREACHABLE_CODE.exec(stderr)?.[1] ?? '');
  return fault;
}

/**
 * Installs a folder's locked packages. Without a connection it tries only npm's cache: npm would be silent for minutes.
 * @returns whether npm succeeded, which it does even if optional packages are missing
 * @param {string} folder
 * @param {...string} flags
 */
export function npmCi(folder, ...flags) {
  if (findConnectionFault()) log(`no connection to the npm registry (${fault}): trying npm's cache`);
  // At this log level npm does not warn that the machine's Node is too old: packages run on the Node of `findOrInstallNode`.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const locationFlags = [...(fault ? ['--offline'] : []), '--prefix', join(ROOT, folder)];
  return npm(['ci', ...options, ...locationFlags, ...flags], 'inherit').status === 0;
}

/**
 * Prints why packages could not be installed, and exits.
 * @param {string} reason to print if there is a connection
 * @returns {never}
 */
export function failInstall(reason) {
  return fail(
    findConnectionFault()
      ? `There is no connection to the npm registry (${fault}), and npm's cache lacks what is needed. Go online. Behind a ` +
          'proxy, `npm config set proxy http://host:port` and `npm config set https-proxy http://host:port` name it; ' +
          '`npm config get proxy` and `npm config get registry` say what is set now. Then run the command again.'
      : reason,
  );
}
