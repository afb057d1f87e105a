import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium, findCommand, findShell } from './chromium.mjs';
import { FIREFOX_PACKAGES, findFirefox, findWebKit, WEBKIT_PACKAGES } from './engines.mjs';
import { giveUp, run, say } from './run.mjs';

/** What nginx needs to send what is compressed already, and where Debian keeps it. */
const NGINX_MODULE = 'libnginx-mod-http-brotli-static';
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

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

/** Whether the system is Debian itself, which has Chromium's shell as a package; Ubuntu has not. */
function isDebian() {
  const told = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID=debian$/m.test(told);
}

/**
 * Installs a browser, without which there is no test of a page: on Debian Chromium's shell, which the tests are quickest
 * in, even where there is another.
 * @returns {Promise<void>}
 */
export async function installBrowser() {
  const another = findChromium();
  if (findShell() || (another && !isDebian())) return;
  if (process.env.CHROMIUM)
    giveUp(`CHROMIUM says ${process.env.CHROMIUM}, which can't be run. Fix or unset it.`);
  const packages = [isDebian() ? 'chromium-headless-shell' : 'chromium', 'fonts-liberation'];
  const list = packages.join(' ');
  const command = aptGetCommand();
  if (command && (await aptInstall(command, packages)) && (findShell() || findChromium())) return;
  if (another) say(`${list} could not be installed: the tests run in ${another}, which takes longer.`);
  else if (command)
    giveUp(`apt-get could not install ${list}; its own words are above. Install them by hand.`);
  else
    giveUp(
      `The tests need Chromium, Chrome or Edge. On Debian and Ubuntu: \`sudo apt-get update && sudo apt-get install ${list}\`; ` +
        'elsewhere install one of them your usual way. One in an unusual place is named by the variable CHROMIUM.',
    );
}

/** The Debian packages that `npm run test:all` has a use for and this machine lacks. */
function missingForAll() {
  const hasNginx = existsSync('/usr/sbin/nginx') && existsSync(NGINX_BROTLI);
  // On a machine with a service manager Debian would start the servers at once, on port 80.
  const servers = existsSync('/run/systemd/system')
    ? []
    : [...(hasNginx ? [] : ['nginx', NGINX_MODULE]), ...(findCommand('caddy') ? [] : ['caddy'])];
  return [
    ...(findChromium() ? [] : ['chromium']),
    ...(findCommand('java') ? [] : ['default-jre-headless']),
    ...(findCommand('openssl') ? [] : ['openssl']),
    ...servers,
    ...(findFirefox() ? [] : FIREFOX_PACKAGES),
    ...(findWebKit() ? [] : WEBKIT_PACKAGES),
  ];
}

/** Installs the W3C's checker's Java, other browsers and servers. Where that can't be done, tests say what they leave out. */
export async function installForAll() {
  const missing = missingForAll();
  const command = aptGetCommand();
  if (missing.length === 0) return;
  if (!command || !(await aptInstall(command, missing)))
    say(`${missing.join(' ')} could not be installed; the tests that want them are left out by name.`);
}
