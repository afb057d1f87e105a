import { existsSync, readFileSync } from 'node:fs';
import { findChromium, findCommand, findShell } from './chromium.mjs';
import { FIREFOX_PACKAGES, findFirefox, findWebKit, WEBKIT_PACKAGES } from './engines.mjs';
import { giveUp, run, say } from './run.mjs';

/** What nginx needs to send what is compressed already, and where Debian keeps it. */
const NGINX_MODULE = 'libnginx-mod-http-brotli-static';
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Runs apt-get without questions. Only root does so unasked; whoever else works here is told the command. */
const APT_GET = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q'];
const mayInstall = () => process.getuid?.() === 0 && findCommand('apt-get') !== undefined;

/**
 * Installs Debian packages, where that can be done unasked.
 * @param {string[]} packages
 */
async function aptInstall(packages) {
  if (!mayInstall()) return false;
  say(`installing ${packages.join(' ')} from the system's packages`);
  /** @param {string[]} args */
  const aptGet = (args) => run(`with apt-get ${args[0]}`, 'env', [...APT_GET, ...args]);
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
  if ((await aptInstall(packages)) && (findShell() || findChromium())) return;
  if (another) say(`The tests run in ${another}; in ${packages[0]} they would take a third less time.`);
  else if (mayInstall())
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
  if (missing.length > 0 && !(await aptInstall(missing)))
    say(`the tests that want one of these are left out: \`sudo apt-get install ${missing.join(' ')}\`.`);
}
