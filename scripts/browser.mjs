import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium, findCommand, findShell } from './chromium.mjs';
import { giveUp, say } from './say.mjs';

/** Whether the system is Debian itself, which has Chromium's shell as a package; Ubuntu has not. */
function isDebian() {
  const told = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID=debian$/m.test(told);
}

/**
 * Installs a browser, without which there is no test of a page: on Debian Chromium's shell, which the tests are quickest
 * in, even where there is another. Only root does so unasked; whoever else works here is told the command.
 */
export function installBrowser() {
  const another = findChromium();
  if (findShell() || (another && !isDebian())) return;
  if (process.env.CHROMIUM)
    giveUp(`CHROMIUM says ${process.env.CHROMIUM}, which can't be run. Fix or unset it.`);
  const packages = [isDebian() ? 'chromium-headless-shell' : 'chromium', 'fonts-liberation'];
  const list = packages.join(' ');
  if (process.getuid?.() === 0 && findCommand('apt-get')) {
    say(`installing ${list} from the system's packages`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      spawnSync('apt-get', ['-q', ...args], { env, stdio: 'inherit' });
    if (findShell() || findChromium()) return;
  }
  if (another) say(`The tests run in ${another}; in ${packages[0]} they would take a third less time.`);
  else
    giveUp(
      `The tests need Chromium, Chrome or Edge. On Debian and Ubuntu: \`sudo apt-get update && sudo apt-get install ${list}\`; ` +
        'elsewhere install one of them your usual way. One in an unusual place is named by the variable CHROMIUM.',
    );
}
