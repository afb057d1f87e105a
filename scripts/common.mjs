import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} sentence */
export const log = (sentence) => console.log(`setup: ${sentence}`);

/**
 * Says what failed and how to fix it, and exits.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\nsetup failed: ${sentence}\n`);
  process.exit(1);
}

/**
 * Runs npm, on npm's own Node: `node` in PATH may be one that `npm ci` is about to delete.
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {number} [timeout] in milliseconds
 */
function npm(args, stdio, timeout) {
  const { npm_execpath: program, npm_node_execpath: node } = process.env;
  const [command, ...npmScript] = program && node ? [node, program] : ['npm'];
  // On Windows npm is a shell script.
  const shell = process.platform === 'win32' && command === 'npm';
  return spawnSync(command ?? '', [...npmScript, ...args], {
    cwd: ROOT,
    shell,
    stdio,
    timeout,
    encoding: 'utf8',
  });
}

/** npm's codes for a registry or a proxy that it cannot reach. */
const UNREACHED =
  /\bcode (E(?:CONN|NOTFOUND|AI_AGAIN|HOSTUN|NETUN|TIMEDOUT)\w*|ERR_SOCKET_TIMEOUT|FETCH_ERROR|E407)$/m;

/** @type {string | undefined} */
let faultCode;

/** Returns npm's error code if it cannot reach its registry, else ''. Any answer counts: a registry may not know `ping`. */
function connectionFault() {
  if (faultCode !== undefined) return faultCode;
  const ping = ['ping', '--loglevel=error', '--fetch-retries=0'];
  const { stderr, error } = npm(ping, ['ignore', 'ignore', 'pipe'], 15_000);
  // A proxy may accept the connection and never answer.
  faultCode = error ? 'no answer in 15 seconds' : (UNREACHED.exec(stderr)?.[1] ?? '');
  return faultCode;
}

/**
 * Installs the packages of a folder's lock file. Returns whether npm succeeded, as it does without optional packages too.
 * Without a connection npm would be silent for minutes, so only its cache is tried.
 * @param {string} folder
 * @param {...string} flags
 */
export function npmCi(folder, ...flags) {
  if (connectionFault()) log(`no connection to the npm registry (${faultCode}): trying npm's cache`);
  // Hides npm's warnings that the machine's Node is too old: packages run on that of `node.mjs`.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const source = [...(faultCode ? ['--offline'] : []), '--prefix', join(ROOT, folder)];
  return npm(['ci', ...quiet, ...source, ...flags], 'inherit').status === 0;
}

/**
 * Says why packages could not be installed, and exits.
 * @param {string} reason the reason if there is a connection
 * @returns {never}
 */
export function failInstall(reason) {
  return fail(
    connectionFault()
      ? `There is no connection to the npm registry (${faultCode}), and npm's cache lacks what is needed. Go online. Behind a ` +
          'proxy, `npm config set proxy http://host:port` and `npm config set https-proxy http://host:port` name it; ' +
          '`npm config get proxy` and `npm config get registry` say what is set now. Then run the command again.'
      : reason,
  );
}
